#!/usr/bin/env bash
# run.sh PROGRAM SCHEMATHESIS: starts the program and holds its answers against the description that
# it gives of them: as a stranger, and with the tokens of a game and of a shared table.
set -euo pipefail
program=$(realpath "$1") schemathesis=$(realpath --no-symlinks "$2")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
server=
# What it remembers between runs would change what is tried.
cd "$work"
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi; rm -rf "$work"' EXIT

GROGNARD_RATE=1000000 GROGNARD_GAMES_PER_HOUR=0 GROGNARD_TABLES_PER_HOUR=0 \
    GROGNARD_KIB_PER_MINUTE=0 GROGNARD_KIB_PER_MINUTE_IN_ALL=0 \
    "$program" serve --bind 127.0.0.1:0 --data "$work" --lang en >"$work/out" 2>"$work/err" &
server=$!
url=
for _ in $(seq 600); do
    url=$(grep -o 'http://[0-9.:]*' "$work/out" || true)
    [ -n "$url" ] && break
    sleep 0.1
done
[ -n "$url" ] || { cat "$work/err"; exit 1; }

hold() { # CONFIG ARGUMENTS…
    local config=$1
    shift
    if ! "$schemathesis" --config-file "$config" run "$url/api/openapi.json" --checks all \
        --seed 1862 --generation-deterministic --continue-on-failure --no-color "$@" \
        >"$work/told" 2>&1; then
        cat "$work/told"
        exit 1
    fi
    grep -E '^ *[0-9]+ generated' "$work/told" || true
}

hold "$here/../../../../schemathesis.toml" --max-examples 25

post() { # PATH BODY
    curl --silent --fail --header 'Content-Type: application/json' --data "$2" "$url$1"
}
field() { # NAME: the first text of that name
    grep -o "\"$1\":\"[^\"]*\"" | head -1 | cut -d'"' -f4
}
game=$(post /api/games '{"scenario": "brigades-de-fer/millers-cornfield",
    "seats": [{"player": "human"}, {"player": "human"}]}')
table=$(post /api/tables '{"book": "marie-louise"}')
export GAME=$(field game <<<"$game") SEAT_TOKEN=$(field token <<<"$game")
export TABLE=$(field table <<<"$table") TABLE_TOKEN=$(field token <<<"$table")
hold "$here/seated.toml" --max-examples 15 --include-path-regex '\{game\}|\{table\}'
