# SPDX-License-Identifier: Apache-2.0
# CUDA is optional. Sets KS_HAVE_CUDA and prints the decision in one line.
set(KS_HAVE_CUDA OFF)
if(NOT KS_CUDA)
    message(STATUS "CUDA: switched off (KS_CUDA=OFF); kernels run in the emulator")
    return()
endif()

include(CheckLanguage)
if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX} AND EXISTS /usr/local/cuda/bin/nvcc)
    set(CMAKE_CUDA_COMPILER /usr/local/cuda/bin/nvcc)
endif()
if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
    set(CMAKE_CUDA_ARCHITECTURES 75-real 86-real 90-real 90-virtual)
endif()
check_language(CUDA)
if(NOT CMAKE_CUDA_COMPILER)
    message(STATUS "CUDA: nvcc not found; kernels run in the emulator")
    return()
endif()
enable_language(CUDA)
if(CMAKE_CUDA_COMPILER_VERSION VERSION_LESS 12.4)
    message(STATUS "CUDA: nvcc ${CMAKE_CUDA_COMPILER_VERSION} is older than 12.4 and counts as absent; kernels run in the emulator")
    return()
endif()
find_package(CUDAToolkit REQUIRED)
set(KS_HAVE_CUDA ON)

# Sets the options for a target's CUDA sources. CMake 3.25 does not support C++20 for nvcc 13 and would silently ignore
# CMAKE_CUDA_STANDARD 20.
function(ks_compile_cuda target)
    target_compile_options(${target} PRIVATE
        $<$<COMPILE_LANGUAGE:CUDA>:-std=c++20 -Xcompiler=-Wall,-Wextra,-Wno-unused-parameter>)
    if(NOT CMAKE_CUDA_COMPILER_VERSION VERSION_LESS 13) # compresses the kernels to a third of the size; its drivers decompress them
        target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--compress-mode=size>)
    endif()
    set_target_properties(${target} PROPERTIES CUDA_STANDARD_REQUIRED OFF)
    set_property(TARGET ${target} PROPERTY CUDA_STANDARD)
endfunction()
message(STATUS "CUDA: nvcc ${CMAKE_CUDA_COMPILER_VERSION} for ${CMAKE_CUDA_ARCHITECTURES}")
