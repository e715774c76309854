#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy on our sources (except tests and generated ones): tests/tidy.sh [FILE...]
set -euo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh

install_missing "${packages_build[@]}" clang-tidy ccache
configure tidy -DCMAKE_CXX_CLANG_TIDY=
# Our sources include the output of moc and rcc, so it must exist.
cmake --build build/tidy --parallel "$(nproc)" --target ks_visual_autogen ks_charts_autogen ks_ui_autogen >/dev/null ||
    die "the generated sources could not be made"

files=("$@")
[ $# -gt 0 ] || mapfile -t files < <(git ls-files 'solvers/*.cpp' 'visual/*.cpp' 'ui/*.cpp' 'app/*.cpp' | grep -v '^solvers/gpu/')
export files_unread=$PWD/build/tidy/unread.txt
: >"$files_unread"

# Version 14 cannot parse some of libstdc++ 12's ranges; such files are listed at the end instead of checked.
tidy_one() {
    local said
    said=$(clang-tidy --quiet -p build/tidy "$1" 2>/dev/null) && return
    if grep -q 'clang-diagnostic-error' <<<"$said"; then
        printf '%s\n' "$1" >>"$files_unread"
    else
        printf '%s\n' "$said"
        return 1
    fi
}
export -f tidy_one

say "clang-tidy reads ${#files[@]} files"
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one "$1"' tidy_one ||
    die "clang-tidy found something, see above"
say "clang-tidy is clean on what it reads; $(wc -l <"$files_unread") of ${#files[@]} files it could not parse"
cat "$files_unread" >&2
