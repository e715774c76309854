# SPDX-License-Identifier: Apache-2.0
# Most of a file's compile time goes into headers and templates that its neighbours need as well. Therefore:
#
# ks_compile_together: the files of a folder are compiled KS_TOGETHER_FILES at a time, in the order of their names. So a name in
# an anonymous namespace is visible in its whole folder. Figures of lessons are compiled one by one. CMake's own unity build
# would name
# the files by their absolute paths, so that a compiler cache could not serve another clone.
#
# KS_STD_HEADERS, KS_QT_HEADERS: the precompiled headers: parts of the standard library (and the declarations of libfmt) that
# nearly every file includes, and parts of Qt that most files of the window include. They contain none of our own headers: a
# change would recompile files that do not include it. A precompiled header takes the time that it saves in four or five
# compilations.
# -DKS_TOGETHER=OFF compiles each file separately and without precompiled headers, which reveals missing includes.
set(KS_TOGETHER_FILES 16 CACHE STRING "How many files of a folder are compiled together")
option(KS_TOGETHER "Compile files together, with precompiled headers" ON)
if(NOT KS_TOGETHER)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

set(KS_STD_HEADERS <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstring> <filesystem>
    <functional> <limits> <map> <memory> <mutex> <optional> <span> <stop_token> <string> <string_view> <thread>
    <unordered_map> <utility> <variant> <vector> <fmt/core.h>)

set(KS_QT_HEADERS <QAbstractTableModel> <QAction> <QApplication> <QComboBox> <QDir> <QElapsedTimer> <QFileInfo>
    <QFormLayout> <QGridLayout> <QHBoxLayout> <QHeaderView> <QJsonArray> <QJsonDocument> <QJsonObject> <QLabel>
    <QLineEdit> <QMouseEvent> <QPainter> <QPointer> <QProgressBar> <QPushButton> <QRegularExpression> <QScrollArea>
    <QSettings> <QSplitter> <QStackedLayout> <QStyle> <QTableView> <QTimer> <QToolButton> <QVBoxLayout> <QWidget>)

# ks_write_together(TARGET NAME FILE...): writes a file NAME that includes the given files, and adds it to the target instead of
# them.
function(ks_write_together target name)
    set(text "")
    foreach(source IN LISTS ARGN)
        get_filename_component(path ${source} ABSOLUTE)
        string(REPLACE "${CMAKE_BINARY_DIR}/" "../../" path "${path}")
        string(REPLACE "${CMAKE_SOURCE_DIR}/" "" path "${path}")
        string(APPEND text "#include \"${path}\"\n")
    endforeach()
    set(together ${CMAKE_BINARY_DIR}/together/${target}/${name})
    file(CONFIGURE OUTPUT ${together} CONTENT "${text}" @ONLY)
    target_sources(${target} PRIVATE ${together})
    set_source_files_properties(${ARGN} PROPERTIES HEADER_FILE_ONLY ON)
endfunction()

# ks_compile_together(TARGET [EXCEPT FILE...])
function(ks_compile_together target)
    if(NOT KS_TOGETHER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" EXCEPT)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(REMOVE_ITEM sources ${arg_EXCEPT})
    set(groups "")
    # A path may contain special characters of regular expressions, such as a plus.
    foreach(source IN LISTS sources)
        set(place ${source})
        if(place MATCHES "/moc_[^/]*$") # next to the source of its header
            string(REPLACE "/moc_" "/" place ${place})
            string(REPLACE "${CMAKE_BINARY_DIR}/" "${CMAKE_SOURCE_DIR}/" place ${place})
        endif()
        get_filename_component(place ${place} ABSOLUTE)
        file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${place})
        list(APPEND entries "${place}|${source}")
    endforeach()
    list(SORT entries)
    foreach(entry IN LISTS entries)
        string(REGEX MATCH "^(.*)/[^/]*\\|(.*)$" entry "${entry}")
        set(source ${CMAKE_MATCH_2})
        string(REPLACE "/" "." folder "${CMAKE_MATCH_1}")
        if(NOT DEFINED count_${folder})
            set(count_${folder} 0)
        endif()
        math(EXPR part "${count_${folder}} / ${KS_TOGETHER_FILES} + 1")
        if(NOT source MATCHES "/moc_[^/]*$")
            math(EXPR count_${folder} "${count_${folder}} + 1")
        endif()
        list(APPEND groups ${folder}.${part})
        list(APPEND files_${folder}.${part} ${source})
    endforeach()
    list(REMOVE_DUPLICATES groups)
    foreach(group IN LISTS groups)
        ks_write_together(${target} ${group}.cpp ${files_${group}})
    endforeach()
    # g++ treats the anonymous namespace of an included .cpp file as if it were in a header.
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-subobject-linkage>)
endfunction()
