# SPDX-License-Identifier: Apache-2.0
# g++ spends more than half of its time on optimisation. KS_COMPILE_QUICKLY is for code without long computations: the window,
# the pictures, the runner's commands, documents. -O1 saves a quarter of the time of -O2. A release uses -Os: a tenth slower to
# compile, a third smaller. Sanitizers set their own level.
set(KS_COMPILE_QUICKLY "")
if(NOT KS_SANITIZE)
    set(KS_COMPILE_QUICKLY $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:$<IF:$<CONFIG:Release>,-Os,-O1>>
        $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-stringop-overflow>) # g++ 12 falsely warns of an overflow in "text" + std::string (GCC bug 105651)
endif()
# By default g++ collects garbage at 30 % growth, which takes a tenth of its time. Without collection a file needs at most 1 GB.
add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:--param ggc-min-expand=300 --param ggc-min-heapsize=1000000>")
# Files that are compiled together are linked together. A release removes the functions that a program does not call.
add_compile_options("$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release>>:-ffunction-sections;-fdata-sections>")
add_link_options($<$<CONFIG:Release>:LINKER:--gc-sections>)
