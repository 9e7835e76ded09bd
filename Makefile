# make play: build and start.  make test: everything that CI checks.  make bench: how fast it is.

CARGO ?= cargo
PYTHON ?= python3
# Not `npm ci`: it wants the optional binaries of every platform to be in the registry. A registry that
# does not answer for a moment is asked again, and an error is told.
NPM = npm install --no-audit --no-fund --loglevel=error
NPM_INSTALL = ($(NPM) || (sleep 5; $(NPM)) || (sleep 30; $(NPM)))

.PHONY: play page pocket test test-page test-program test-together test-contract tools lint wire coverage bench soak help

help:
	@echo "make play    build Grognard and start it"
	@echo "make test    run every test"
	@echo "make bench   measure it, against its peers where there are any"
	@echo "make soak    play for ten minutes while everything goes wrong that may"

# Not quiet: the first build takes minutes, and cargo tells how far it has come.
play: page
	@echo "Building the program: minutes the first time, later only what has changed"
	$(CARGO) run --release -p grognard -- play

# The umpire as WebAssembly goes into the page, so that a phone has it without a network. Rust needs the
# target for it; where that cannot be had, the page asks the server, as it does for a whole battle.
WASM = wasm32-unknown-unknown
HAS_WASM = test -d "$$(rustc --print target-libdir --target $(WASM) 2>/dev/null)"

pocket:
	@$(HAS_WASM) || (command -v rustup >/dev/null && rustup --quiet target add $(WASM)) || true
	@if $(HAS_WASM); then echo "Building the umpire for phones without a network" && \
		$(CARGO) build --quiet --profile pocket -p pocket --target $(WASM); \
	else rm -f target/$(WASM)/pocket/pocket.wasm; \
		echo "Rust has no target $(WASM) (rustup target add $(WASM)): the umpire will need the server"; fi

# The page goes into the program. Without npm the program says how to get it.
page: pocket
	@if command -v npm >/dev/null; then cd web && \
		echo "Fetching what the page is built from (npm install)" && \
		$(NPM_INSTALL) && \
		echo "Building the page" && npm run build --silent; \
	else echo "npm is not installed: the program is built without its page"; fi

# The types of the page, from those of the server, and the dice that it must reckon as we do.
wire:
	GROGNARD_WRITE_WIRE=1 $(CARGO) test --quiet -p server -p games --test wire --test vectors

# Which rules stories, golden games and tests show and guard: rules/*/coverage.toml. Tests tell only of
# what the others do not guard, so they come last.
coverage:
	GROGNARD_BLESS=1 $(CARGO) nextest run -p games --test coverage
	GROGNARD_BLESS=1 $(CARGO) nextest run -p brigades-de-fer -p puissance-de-feu -p orel-tsaritsyne --test game coverage::

# The sources are formatted, the lints are silent, and every test passes: those of the page's own
# reckoning, of the program with a real SQLite and a real PostgreSQL, and of both together in a real
# Chromium. What the server answers is held against its description.
test: tools test-page lint test-program test-contract test-together

test-page: pocket
	cd web && $(NPM_INSTALL) && npm run check --silent && npm test --silent && npm run build --silent

test-program:
	$(CARGO) test --workspace --doc --quiet
	$(CARGO) nextest run --workspace --no-fail-fast

test-together:
	$(CARGO) build --workspace --all-targets --quiet
	cd web && GROGNARD_BIN=$(CURDIR)/target/debug/grognard npm run e2e --silent

test-contract: target/schemathesis
	$(CARGO) build --workspace --all-targets --quiet
	crates/server/tests/contract/run.sh target/debug/grognard target/schemathesis/bin/st

target/schemathesis:
	$(PYTHON) -m venv $@
	$@/bin/pip install --quiet schemathesis==4.32.5

# What the tests need and a machine may lack.
tools:
	@command -v cargo-nextest >/dev/null || $(CARGO) install --locked cargo-nextest
	@missing=""; \
	command -v npm >/dev/null || missing="$$missing nodejs npm"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then echo "installing$$missing"; apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $$missing >/dev/null; fi

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings

# Together, so that they share what they are built from.
MEASURED = -p grognard -p bench -p server

bench: bench/.venv
	$(CARGO) build --release --quiet $(MEASURED) --bins --bench load
	target/release/bench
	$(CARGO) bench --quiet $(MEASURED) --bench load

# Ten minutes of play while everything goes wrong that may, on this machine only; nothing that was
# acknowledged may be lost. GROGNARD_SOAK_SECONDS sets another time.
soak: tools
	$(CARGO) bench --profile dev --quiet --workspace --bench soak

# icepool is the peer of the dice library.
bench/.venv:
	$(PYTHON) -m venv $@
	$@/bin/pip install --quiet icepool==2.1.3
