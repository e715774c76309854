# SPDX-License-Identifier: Apache-2.0
# ks_moc(TARGET): runs Qt's moc on each header of a target. moc reads our headers alone, because the slots of a class are
# there; AUTOMOC reads Qt's, too, which took 17 of the build's seconds, and compiles what comes of it in a unit of 11 s.
function(ks_moc target)
    get_target_property(headers ${target} SOURCES)
    list(FILTER headers INCLUDE REGEX "\\.h$")
    qt_wrap_cpp(mocs ${headers} OPTIONS --no-notes)
    target_sources(${target} PRIVATE ${mocs})
endfunction()
