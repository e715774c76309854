# SPDX-License-Identifier: Apache-2.0
# Compiles the recorded ceilings of GPUs, assets/ceilings/*.json, into ks_core, because the runner has no other assets; the
# desktop program reads them in the same way. The folder may be empty.
file(GLOB ks_ceilings CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/ceilings/*.json)
set(ks_ceiling_texts "")
foreach(file IN LISTS ks_ceilings)
    set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(READ ${file} text)
    get_filename_component(name ${file} NAME)
    string(APPEND ks_ceiling_texts "    {\"${name}\", R\"KS(${text})KS\"},\n")
endforeach()
set(KS_CEILINGS_SOURCE ${KS_WRAPPERS}/recorded_ceilings.cpp)
ks_generate(${KS_CEILINGS_SOURCE}
    "// Generated from assets/ceilings.\n#include \"solvers/roofline/ceilings.h\"\n#include <vector>\nnamespace ks::roofline {\nstd::span<const RecordedCeilings> recorded_ceiling_files() {\n    static const std::vector<RecordedCeilings> all = {\n${ks_ceiling_texts}    };\n    return all;\n}\n} // namespace ks::roofline\n")
