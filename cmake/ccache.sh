#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# ccache.sh COMPILER ARGUMENT...: compiles through ccache, with settings that let it serve a build in another folder.
export CCACHE_BASEDIR="${0%/cmake/*}" CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros # without these, ccache ignores files that use a precompiled header
export CCACHE_COMMENTS=1 # without this, ccache returns a precompiled header with other comments, which g++ refuses
# The old precompiled header must not exist when it is compiled again: ccache would use another key than for a first build.
output="" before=""
for argument; do
    [ "$before" != -o ] || output=$argument
    before=$argument
done
case $output in *.gch | *.pch) rm -f "$output" ;; esac
exec ccache "$@"
