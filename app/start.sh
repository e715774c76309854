#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs missing packages, builds, and opens Knapscope on the first lesson. Arguments are passed to the program
# instead.
# Without a display it solves the lesson's example in the emulator, writes a picture and prints its path.
set -euo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh

install_missing "${packages_build[@]}"
[ -z "${WAYLAND_DISPLAY:-}" ] || install_missing "${packages_wayland[@]}"
read -ra gpus < <(gpu_options) || true
configure release "${gpus[@]}"
[ -x build/release/bin/knapscope ] || say "the first time takes some minutes"
build release knapscope knapscope-run

bin=build/release/bin
example=assets/examples/thesis-2.2.knapscope.json
if [ $# -gt 0 ]; then
    exec "$bin/knapscope" "$@"
elif [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/knapscope" --page lessons
fi

say "no display here: solving $example in the emulator"
"$bin/knapscope-run" solve "$example" --variant mckp.shared --on emulator || die "the example could not be solved"
picture=$PWD/build/thesis-2.2.png
"$bin/knapscope" "$example" --page step --step end --export "$picture" || die "the picture could not be written"
say "a picture of it is in $picture"
