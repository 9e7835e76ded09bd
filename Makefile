# make play: build and start.  make test: everything that CI checks.  make bench: how fast it is.

CARGO ?= cargo
PYTHON ?= python3

.PHONY: play page test lint wire bench help

help:
	@echo "make play    build Grognard and start it"
	@echo "make test    run every test"
	@echo "make bench   measure it, against its peers where there are any"

play: page
	$(CARGO) run --release --quiet -p grognard -- play

# The page goes into the program. Without npm the program says how to get it.
page:
	@if command -v npm >/dev/null && [ -f web/package.json ]; then \
		cd web && npm ci --no-audit --no-fund --silent && npm run build --silent; fi

# The types of the page, from those of the server.
wire:
	GROGNARD_WRITE_WIRE=1 $(CARGO) test --quiet -p server --test wire

# The sources are formatted, the lints are silent, and every test passes.
test: lint
	@command -v cargo-nextest >/dev/null || $(CARGO) install --locked cargo-nextest
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql; }
	$(CARGO) test --workspace --doc --quiet
	$(CARGO) nextest run --workspace --no-fail-fast

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings

bench: bench/.venv
	$(CARGO) build --release --quiet -p grognard -p bench
	target/release/bench

# icepool is the peer of the dice library.
bench/.venv:
	$(PYTHON) -m venv $@
	$@/bin/pip install --quiet icepool==2.1.3
