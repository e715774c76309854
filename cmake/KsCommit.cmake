# SPDX-License-Identifier: Apache-2.0
# cmake -DSOURCE=FOLDER -DOTHERWISE=COMMIT -DOUT=FILE.cpp -P KsCommit.cmake: writes the commit that is being built, for
# recorded figures; empty when nobody knows. "-dirty" behind it: with changes that are not committed.
set(commit "${OTHERWISE}")
find_program(git git)
if(git)
    execute_process(COMMAND ${git} -C ${SOURCE} rev-parse --show-toplevel
        OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(top STREQUAL SOURCE) # not some other repository that the sources were unpacked in
        execute_process(COMMAND ${git} -C ${SOURCE} describe --always --dirty --abbrev=40 --exclude=*
            OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        if(described)
            set(commit "${described}")
        endif()
    endif()
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
#include "app/runner/host.h"
std::string_view ks::runner::built_commit() { return "@commit@"; }
]])
