# SPDX-License-Identifier: Apache-2.0
# ks_moc(TARGET): runs Qt's moc on each header of a target. moc reads only our headers, because they declare the slots of a
# class. AUTOMOC also reads Qt's headers, which took 17 s of the build, and compiles its output in a unit of 11 s.
function(ks_moc target)
    get_target_property(headers ${target} SOURCES)
    list(FILTER headers INCLUDE REGEX "\\.h$")
    qt_wrap_cpp(mocs ${headers} OPTIONS --no-notes)
    target_sources(${target} PRIVATE ${mocs})
endfunction()
