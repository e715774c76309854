# SPDX-License-Identifier: Apache-2.0
# `cmake --install`: installs the programs into one folder, with their manual pages, shell completion and desktop files. Each
# program is a component, from which cmake/KsPackage.cmake makes a package.
include(GNUInstallDirs)

# ks_install_program(TARGET COMPONENT WORDS...): installs the program, and its output when it is run with WORDS and man, bash or
# zsh. The program runs during installation.
function(ks_install_program target component)
    install(TARGETS ${target} RUNTIME COMPONENT ${component})
    list(JOIN ARGN " " words)
    install(CODE "
        set(folder \"${CMAKE_CURRENT_BINARY_DIR}/described\")
        file(MAKE_DIRECTORY \"\${folder}\")
        foreach(form IN ITEMS man bash zsh)
            execute_process(COMMAND \"$<TARGET_FILE:${target}>\" ${words} \${form}
                OUTPUT_FILE \"\${folder}/${target}.\${form}\" COMMAND_ERROR_IS_FATAL ANY)
        endforeach()
        execute_process(COMMAND gzip -9nf \"\${folder}/${target}.man\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
    set(described ${CMAKE_CURRENT_BINARY_DIR}/described/${target})
    install(FILES ${described}.man.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 RENAME ${target}.1.gz COMPONENT ${component})
    install(FILES ${described}.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${target}
        COMPONENT ${component})
    install(FILES ${described}.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _${target}
        COMPONENT ${component})
endfunction()

# The files of a package in /usr/share/doc: licences and changes.
function(ks_install_documents package component)
    set(folder ${CMAKE_INSTALL_DATADIR}/doc/${package})
    install(FILES assets/package/copyright DESTINATION ${folder} COMPONENT ${component})
    install(CODE "
        execute_process(COMMAND sh \"${CMAKE_CURRENT_SOURCE_DIR}/assets/package/debian_changelog.sh\"
            ${package} \"${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md\"
            OUTPUT_FILE \"${CMAKE_CURRENT_BINARY_DIR}/described/${package}.changelog\" COMMAND_ERROR_IS_FATAL ANY)
        execute_process(COMMAND gzip -9nf \"${CMAKE_CURRENT_BINARY_DIR}/described/${package}.changelog\"
            COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/described/${package}.changelog.gz DESTINATION ${folder}
        RENAME changelog.gz COMPONENT ${component})
endfunction()

ks_install_program(knapscope-run runner describe)
ks_install_documents(knapscope-run runner)
install(DIRECTORY assets/campaigns assets/results DESTINATION ${CMAKE_INSTALL_DATADIR}/knapscope COMPONENT runner) # for `bench`
# Documents that the manual pages and the programs refer to.
install(FILES docs/contract.md docs/python.md docs/runner.md docs/text-output.md
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/knapscope-run COMPONENT runner)
# Examples: those of the papers, and one in each format that the program reads.
install(DIRECTORY assets/examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/knapscope-run/examples COMPONENT runner)
if(KS_DESKTOP)
    set(id io.github.knapscope.Knapscope)
    ks_install_program(knapscope desktop --describe)
    ks_install_documents(knapscope desktop)
    install(FILES assets/desktop/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT desktop)
    install(FILES assets/desktop/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT desktop)
    install(FILES assets/desktop/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml
        COMPONENT desktop)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    install(FILES assets/icons/knapscope.svg DESTINATION ${icons}/scalable/apps RENAME ${id}.svg COMPONENT desktop)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        install(FILES assets/icons/app/${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME ${id}.png
            COMPONENT desktop)
    endforeach()
endif()
