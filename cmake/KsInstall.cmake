# SPDX-License-Identifier: Apache-2.0
# `cmake --install`: the programs side by side, and what a desktop needs to know about them.
include(GNUInstallDirs)
install(TARGETS knapscope-run RUNTIME)
install(DIRECTORY LICENSES/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/licenses)
install(DIRECTORY assets/campaigns assets/results DESTINATION ${CMAKE_INSTALL_DATADIR}/knapscope) # for `bench`
if(KS_DESKTOP)
    set(id io.github.knapscope.Knapscope)
    install(TARGETS knapscope RUNTIME)
    install(FILES assets/desktop/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES assets/desktop/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES assets/desktop/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
    install(FILES assets/icons/knapscope.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${id}.svg)
endif()
