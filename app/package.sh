#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs missing packages, builds, and makes a Debian package of each program and a source archive, in build/packages.
# usage: app/package.sh [PRESET]      default: release; another preset uses an existing build
set -euo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh

preset=${1:-release}
install_missing "${packages_build[@]}" "${packages_package[@]}"
configure "$preset"
build "$preset" knapscope knapscope-run
packages=$PWD/build/packages
rm -rf "$packages"
mkdir -p "$packages"
say "packaging"
log=$(cd "build/$preset" && cpack -G DEB -B "$packages" 2>&1) || { printf '%s\n' "$log" >&2; die "cpack failed; the reason is above"; }
rm -rf "$packages/_CPack_Packages"
# The archive is made from the commit, because files on the disk may differ from it.
if git rev-parse --git-dir >/dev/null 2>&1; then
    version=$(sed -n 's/^project(knapscope VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    git archive --prefix="knapscope-$version/" -o "$packages/knapscope-$version.tar.gz" HEAD
fi
# The two programs are small, so that a package installs and a program starts quickly. A development build is a little larger.
most=21000000
[ "$preset" = release ] || most=26000000
unpacked=$(mktemp -d)
for each in "$packages"/*.deb; do dpkg-deb -x "$each" "$unpacked"; done
bytes=$(stat -c %s "$unpacked"/usr/bin/knapscope* | awk '{ sum += $1 } END { print sum }')
rm -rf "$unpacked"
[ "$bytes" -le "$most" ] || die "the programs take $bytes bytes together; the limit is $most"
say "the programs take $bytes bytes together, of at most $most"
lintian --fail-on error "$packages"/*.deb >&2 || die "lintian found errors; they are above"
say "$(ls -sh1 "$packages" | tail -n +2)"
