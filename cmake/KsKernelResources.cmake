# SPDX-License-Identifier: Apache-2.0
# Keeps the output of ptxas for every kernel (registers, static shared memory) when ks_gpu is compiled for the
# architectures in assets/kernel-resources.json. The suite solvers.gpu.recorded_resources compares the file with this
# output; the target `kernel-resources` writes the file again.
set(KS_PTXAS_REPORTS ${CMAKE_BINARY_DIR}/solvers/gpu/CMakeFiles/ks_gpu.dir/__/__/wrappers)
set_property(TARGET ks_gpu PROPERTY CUDA_ARCHITECTURES 75-real 86-real 90-real)
target_compile_options(ks_gpu PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-Xptxas=-v>)
set_property(TARGET ks_gpu PROPERTY
    CUDA_COMPILER_LAUNCHER sh ${CMAKE_SOURCE_DIR}/cmake/keep-ptxas.sh ${CMAKE_CUDA_COMPILER_LAUNCHER})

file(GLOB old ${KS_PTXAS_REPORTS}/*.ptxas.txt) # of removed variants
foreach(source IN LISTS KS_DEVICE_SOURCES)
    get_filename_component(name ${source} NAME)
    list(REMOVE_ITEM old ${KS_PTXAS_REPORTS}/${name}.o.ptxas.txt)
endforeach()
if(old)
    file(REMOVE ${old})
endif()
add_dependencies(solvers_gpu_tests ks_gpu) # it reads them
target_compile_definitions(solvers_gpu_tests PRIVATE
    KS_PTXAS_REPORTS="${KS_PTXAS_REPORTS}" KS_NVCC_VERSION="${CMAKE_CUDA_COMPILER_VERSION}")
add_custom_target(kernel-resources COMMAND ${CMAKE_COMMAND} -E env KS_REFRESH=1 $<TARGET_FILE:solvers_gpu_tests> recorded_resources
    VERBATIM)
add_dependencies(kernel-resources solvers_gpu_tests)
