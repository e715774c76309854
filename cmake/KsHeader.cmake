# SPDX-License-Identifier: Apache-2.0
# ks_header(VARIABLE HEADER PACKAGE): the folder from which to include a library's header, which is all that is used of it.
# A machine without the package can be given the header: -DCMAKE_PREFIX_PATH=... with an include folder below it, or CPATH.
function(ks_header variable header package)
    find_path(${variable} ${header} HINTS ENV CPATH)
    if(NOT ${variable})
        message(FATAL_ERROR "${header} was not found: install ${package}, or name the folder that holds include/${header} with "
            "-DCMAKE_PREFIX_PATH")
    endif()
endfunction()
