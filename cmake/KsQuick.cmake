# SPDX-License-Identifier: Apache-2.0
# g++ spends more than half of its time on optimisation. KS_COMPILE_QUICKLY is for code that does not compute for long: the
# window, the pictures, the runner's commands, documents. -O1 saves a quarter of the time of -O2. A release takes -Os: a tenth
# slower to compile, a third smaller. Sanitizers set a level of their own.
set(KS_COMPILE_QUICKLY "")
if(NOT KS_SANITIZE)
    set(KS_COMPILE_QUICKLY $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:$<IF:$<CONFIG:Release>,-Os,-O1>>
        $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-stringop-overflow>) # g++ 12 takes "text" + std::string for a copy without an end (GCC bug 105651)
endif()
# g++ collects its garbage at 30 % growth, although a file needs no more than 1 GB without collecting any. That costs a tenth of its time.
add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:--param ggc-min-expand=300 --param ggc-min-heapsize=1000000>")
# A release leaves out the functions that a program does not call: files that are compiled together are linked together.
add_compile_options("$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release>>:-ffunction-sections;-fdata-sections>")
add_link_options($<$<CONFIG:Release>:LINKER:--gc-sections>)
