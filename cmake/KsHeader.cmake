# SPDX-License-Identifier: Apache-2.0
# ks_header(VARIABLE HEADER PACKAGE): sets the include folder of a library of which only the header is used. Without the
# package, the header can be found through -DCMAKE_PREFIX_PATH=... with an include folder below it, or CPATH.
function(ks_header variable header package)
    find_path(${variable} ${header} HINTS ENV CPATH)
    if(NOT ${variable})
        message(FATAL_ERROR "${header} was not found: install ${package}, or name the folder that holds include/${header} with "
            "-DCMAKE_PREFIX_PATH")
    endif()
endfunction()
