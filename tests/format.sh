#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the format of every source with .clang-format and Debian 12's clang-format (14); other versions differ in details.
# Kernels (.inl) are excluded, because traces, recorded counts and lessons refer to their lines. The last line is `N passed, N
# failed`. To correct a file: clang-format-14 -i FILE.
# usage: tests/format.sh
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
. app/packages.sh
install_missing clang-format-14

if git ls-files '*.h' '*.cpp' '*.cu' '*.cuh' | grep -v '^tests/data/' | xargs -n 64 clang-format-14 --dry-run --Werror; then
    echo "1 passed, 0 failed"
else
    echo "0 passed, 1 failed"
    exit 1
fi
