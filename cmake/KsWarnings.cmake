# SPDX-License-Identifier: Apache-2.0
# Warnings, sanitizers and the include root of all our targets, which link ks_options.
add_library(ks_options INTERFACE)
target_include_directories(ks_options INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_options(ks_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor>
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-missing-field-initializers> # designated initialisers name only members that differ from the default
    $<$<COMPILE_LANG_AND_ID:CXX,Clang>:-Wno-sign-conversion> # g++'s -Wconversion does not include it either
    $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<BOOL:${KS_WERROR}>>:-Werror>)
# g++ 12 at -O3 falsely warns that "text" + std::string overlaps, overflows or leaves its array (GCC bug 105651).
target_compile_options(ks_options INTERFACE
    "$<$<AND:$<COMPILE_LANG_AND_ID:CXX,GNU>,$<CONFIG:Release>>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds>")
if(KS_SANITIZE)
    # g++ 12 with sanitizers falsely reports uninitialised memory in libstdc++'s <regex> and <functional>.
    target_compile_options(ks_options INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-maybe-uninitialized>)
    target_compile_options(ks_options INTERFACE
        $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${KS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined>)
    target_link_options(ks_options INTERFACE -fsanitize=${KS_SANITIZE})
endif()
