# SPDX-License-Identifier: Apache-2.0
# Reads solvers/variants.def, the list of variants, and generates for each kernel variant the g++ wrapper (emulator and host
# side, with the family's kernels/host.h) and two nvcc wrappers (GPU side, without and with the probe of a watched run). A
# listed variant without its file is a configure error.
set(KS_VARIANTS_DEF ${CMAKE_SOURCE_DIR}/solvers/variants.def)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${KS_VARIANTS_DEF})
set(KS_WRAPPERS ${CMAKE_BINARY_DIR}/wrappers)

function(ks_generate path text)
    file(GENERATE OUTPUT ${path} CONTENT "${text}")
endfunction()

set(KS_EMULATED_SOURCES "")
set(KS_DEVICE_SOURCES "")
set(KS_PROBED_SOURCES "")
set(ks_kernel_texts "")
file(STRINGS ${KS_VARIANTS_DEF} ks_lines REGEX "^KS_VARIANT\\(")
foreach(line IN LISTS ks_lines)
    if(NOT line MATCHES "^KS_VARIANT\\(([a-z0-9_]+), *([a-z0-9_]+), *(cpu|kernels)\\)")
        message(FATAL_ERROR "solvers/variants.def: cannot read '${line}'; write KS_VARIANT(name, family, cpu|kernels)")
    endif()
    set(name ${CMAKE_MATCH_1})
    set(place ${CMAKE_MATCH_3})
    set(folder solvers/problems/${CMAKE_MATCH_2}/${place})
    if(place STREQUAL "cpu")
        set(file ${CMAKE_SOURCE_DIR}/${folder}/${name}.cpp)
    else()
        set(kernel ${folder}/${name}.inl)
        set(file ${CMAKE_SOURCE_DIR}/${kernel})
        set(head "// Generated from solvers/variants.def.\n")
        ks_generate(${KS_WRAPPERS}/${name}.emulated.cpp
            "${head}#include \"solvers/emulator/engine/emulated_prelude.h\"\n#include \"${folder}/host.h\"\nnamespace ks::emulated {\n#include \"${kernel}\"\n}\n")
        ks_generate(${KS_WRAPPERS}/${name}.device.cu
            "${head}#include \"solvers/kernels/device_prelude.h\"\nnamespace ks::device {\n#include \"${kernel}\"\n}\n")
        ks_generate(${KS_WRAPPERS}/${name}.probed.cu
            "${head}#include \"solvers/kernels/probed_prelude.h\"\nnamespace ks::device::with_probe {\n#include \"${kernel}\"\n}\n")
        list(APPEND KS_EMULATED_SOURCES ${KS_WRAPPERS}/${name}.emulated.cpp)
        list(APPEND KS_FAMILIES_WITH_KERNELS ${CMAKE_MATCH_2})
        list(APPEND KS_KERNELS_OF_${CMAKE_MATCH_2} ${name})
        list(APPEND KS_DEVICE_SOURCES ${KS_WRAPPERS}/${name}.device.cu)
        list(APPEND KS_PROBED_SOURCES ${KS_WRAPPERS}/${name}.probed.cu)
        if(EXISTS ${file})
            # Traces name their sources, and an installed program shows them, so the text is compiled in.
            set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
            file(READ ${file} text)
            string(APPEND ks_kernel_texts "    {\"${name}\", \"${kernel}\", R\"KS(${text})KS\"},\n")
        endif()
    endif()
    if(NOT EXISTS ${file})
        message(FATAL_ERROR "solvers/variants.def lists ${name}, but ${file} is missing")
    endif()
endforeach()
ks_generate(${KS_WRAPPERS}/kernel_sources.cpp
    "// Generated from solvers/variants.def.\n#include \"solvers/kernels/kernel_sources.h\"\nnamespace ks {\nstd::span<const KernelSource> kernel_sources() {\n    static const KernelSource all[] = {\n${ks_kernel_texts}    };\n    return all;\n}\n} // namespace ks\n")
list(APPEND KS_EMULATED_SOURCES ${KS_WRAPPERS}/kernel_sources.cpp)

# The resources of each kernel as nvcc reports them; the emulator and builds without nvcc use them, too.
set(ks_resources ${CMAKE_SOURCE_DIR}/assets/kernel-resources.json)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ks_resources})
file(READ ${ks_resources} text)
ks_generate(${KS_WRAPPERS}/kernel_resources.cpp
    "// Generated from assets/kernel-resources.json.\n#include <string_view>\nnamespace ks {\nstd::string_view kernel_resources_text();\nstd::string_view kernel_resources_text() {\n    return R\"KS(${text})KS\";\n}\n} // namespace ks\n")
list(APPEND KS_EMULATED_SOURCES ${KS_WRAPPERS}/kernel_resources.cpp)

# ks_compile_kernels_together(TARGET FAMILY...): compiles the emulator wrappers of a family together. They share a prelude, and
# five of them take a third of the time. So a kernel's names are visible in its whole family.
list(REMOVE_DUPLICATES KS_FAMILIES_WITH_KERNELS)
function(ks_compile_kernels_together target)
    if(NOT KS_TOGETHER)
        return()
    endif()
    foreach(family IN LISTS ARGN)
        set(wrappers ${KS_KERNELS_OF_${family}})
        list(TRANSFORM wrappers REPLACE "(.+)" "${KS_WRAPPERS}/\\1.emulated.cpp")
        list(LENGTH wrappers count)
        math(EXPR last "${count} - 1")
        foreach(first RANGE 0 ${last} 8)
            list(SUBLIST wrappers ${first} 8 some)
            ks_write_together(${target} ${family}.${first}.emulated.cpp ${some})
        endforeach()
    endforeach()
endfunction()
