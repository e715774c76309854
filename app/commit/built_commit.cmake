# SPDX-License-Identifier: Apache-2.0
# cmake -DSOURCE=FOLDER -DOTHERWISE=COMMIT -DOUT=FILE.cpp -P built_commit.cmake: writes the commit that is being built, for
# recorded figures and --version; empty when nobody knows. "-dirty" behind it: with changes that are not committed.
set(commit "${OTHERWISE}")
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/archived.txt archived) # git writes the commit here when it makes a source archive
if(archived MATCHES "^[0-9a-f]+$")
    set(commit "${archived}")
endif()
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
#include "app/commit/built_commit.h"
std::string_view ks::built_commit() { return "@commit@"; }
]])
