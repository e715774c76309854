#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# clang-tidy over our sources (not the tests, not generated ones): tests/tidy.sh [FILE...]
set -euo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh

install_missing "${packages_build[@]}" clang-tidy
configure tidy -DCMAKE_CXX_CLANG_TIDY=
# moc and rcc output is included by our sources, so it has to be there.
cmake --build build/tidy --parallel "$(nproc)" --target ks_scene_autogen ks_visual_autogen ks_charts_autogen ks_ui_autogen >/dev/null ||
    die "the generated sources could not be made"

files=("$@")
[ $# -gt 0 ] || mapfile -t files < <(git ls-files 'solvers/*.cpp' 'visual/*.cpp' 'ui/*.cpp' 'app/*.cpp' | grep -v '^solvers/gpu/')
say "clang-tidy reads ${#files[@]} files"
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy --quiet -p build/tidy 2>/dev/null ||
    die "clang-tidy has found something; it stands above"
say "clang-tidy is clean on what it reads"
