# SPDX-License-Identifier: Apache-2.0
# Compiles through ccache where it is installed. Its settings are part of the command, so the scripts, ninja by itself and an editor
# share what is stored, and a build in another folder is served too.
option(KS_COMPILER_CACHE "Compile through ccache where it is installed" ON)
find_program(KS_CCACHE ccache)
if(KS_COMPILER_CACHE AND KS_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros # without these, ccache ignores files that use a precompiled header
        CCACHE_COMMENTS=1 # without this, ccache returns a precompiled header made of other comments, which g++ refuses
        ${KS_CCACHE})
    set(CMAKE_CUDA_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
