# SPDX-License-Identifier: Apache-2.0
# Compiles through ccache if it is installed. Its settings are in the command (ccache.sh), so that the scripts, ninja and an
# editor share one cache.
option(KS_COMPILER_CACHE "Compile through ccache where it is installed" ON)
find_program(KS_CCACHE ccache)
if(KS_COMPILER_CACHE AND KS_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_SOURCE_DIR}/cmake/ccache.sh)
    set(CMAKE_CUDA_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
