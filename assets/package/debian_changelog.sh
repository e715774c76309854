#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints CHANGELOG.md as Debian's packages have it. usage: debian_changelog.sh PACKAGE CHANGELOG.md
set -eu
author="The Knapscope developers <developers@knapscope.invalid>"
signed() { printf '\n -- %s  %s\n\n' "$author" "$(LC_ALL=C date -u -d "$1" '+%a, %d %b %Y %H:%M:%S +0000')"; }
date=
while IFS= read -r line; do
    case $line in
        "## "*)
            [ -z "$date" ] || signed "$date"
            version=${line#"## "}
            date=${version#*\(}
            date=${date%\)}
            printf '%s (%s) stable; urgency=medium\n\n' "$1" "${version%% *}"
            ;;
        "- "*) [ -z "$date" ] || printf '* %s\n' "${line#"- "}" | fold -s -w 74 | sed 's/ *$//; 1s/^/  /; 2,$s/^/    /' ;;
    esac
done <"$2"
signed "$date"
