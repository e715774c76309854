# SPDX-License-Identifier: Apache-2.0
# What ptxas says of every kernel (registers, static shared memory) for the architectures that
# assets/kernel-resources.json lists. The suite solvers.gpu.recorded_resources holds the file against it; the target
# `kernel-resources` writes the file anew.
set(reports ${CMAKE_BINARY_DIR}/kernel-resources)
file(MAKE_DIRECTORY ${reports})
file(GLOB old ${reports}/*.ptxas.txt) # of variants that are gone
set(KS_PTXAS_REPORTS "")
foreach(source IN LISTS KS_DEVICE_SOURCES)
    get_filename_component(name ${source} NAME_WE)
    set(report ${reports}/${name}.ptxas.txt)
    add_custom_command(OUTPUT ${report} DEPFILE ${report}.d
        COMMAND ${CMAKE_CUDA_COMPILER} -std=c++20 -O3 -I${CMAKE_SOURCE_DIR} -fatbin -MMD -MF ${report}.d -MT ${report}
            -gencode=arch=compute_75,code=sm_75 -gencode=arch=compute_86,code=sm_86 -gencode=arch=compute_90,code=sm_90
            -Xptxas=-v -o ${report}.fatbin ${source} 2> ${report} || (cat ${report} && false)
        DEPENDS ${source} COMMENT "Resources of ${name}")
    list(APPEND KS_PTXAS_REPORTS ${report})
    list(REMOVE_ITEM old ${report})
endforeach()
if(old)
    file(REMOVE ${old})
endif()
add_custom_target(kernel-resources-reports DEPENDS ${KS_PTXAS_REPORTS})
add_dependencies(solvers_gpu_tests kernel-resources-reports) # it reads them
target_compile_definitions(solvers_gpu_tests PRIVATE
    KS_PTXAS_REPORTS="${reports}" KS_NVCC_VERSION="${CMAKE_CUDA_COMPILER_VERSION}")
add_custom_target(kernel-resources COMMAND ${CMAKE_COMMAND} -E env KS_REFRESH=1 $<TARGET_FILE:solvers_gpu_tests> recorded_resources
    DEPENDS kernel-resources-reports VERBATIM)
