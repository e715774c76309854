# SPDX-License-Identifier: Apache-2.0
# Warnings, sanitizers and the include root every target of ours shares: link ks_options.
add_library(ks_options INTERFACE)
target_include_directories(ks_options INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_options(ks_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor>
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-missing-field-initializers> # designated initialisers name what differs from the default
    $<$<COMPILE_LANG_AND_ID:CXX,Clang>:-Wno-sign-conversion> # of which g++'s -Wconversion says nothing either
    $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<BOOL:${KS_WERROR}>>:-Werror>)
# g++ 12 at -O3 takes "text" + std::string for a copy that overlaps, has no end or leaves its array (GCC bug 105651).
target_compile_options(ks_options INTERFACE
    "$<$<AND:$<COMPILE_LANG_AND_ID:CXX,GNU>,$<CONFIG:Release>>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds>")
if(KS_SANITIZE)
    # g++ 12 with sanitizers takes libstdc++'s own <regex> and <functional> for uninitialised.
    target_compile_options(ks_options INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-maybe-uninitialized>)
    target_compile_options(ks_options INTERFACE
        $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${KS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined>)
    target_link_options(ks_options INTERFACE -fsanitize=${KS_SANITIZE})
endif()
