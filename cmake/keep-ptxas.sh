#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# keep-ptxas.sh NVCC...: runs a compilation and saves the output of ptxas in OBJECT.ptxas.txt.
for word; do
    [ "$before" = -o ] && object=$word
    before=$word
done
if ! "$@" 2>"$object.ptxas.txt"; then
    cat "$object.ptxas.txt" >&2
    exit 1
fi
