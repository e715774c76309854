# SPDX-License-Identifier: Apache-2.0
# Most of a file's time to compile goes into headers and templates that its neighbours need as well. Hence two things:
#
# ks_compile_together: the files of a folder are compiled eight at a time, in the order of their names (CMake's unity
# build). So a name in an anonymous namespace belongs to its folder. Not for files that anybody may add without knowing
# the others: variants, kernels, pictures.
#
# KS_STD_HEADERS, KS_QT_HEADERS: what nearly every file reads of the standard library (and of libfmt) and what most of the window's read of
# Qt, for precompiled headers. None of our own headers is among them: changing one would compile files anew that do not
# read it. A precompiled header costs what it saves in four or five compilations.
#
# -DKS_TOGETHER=OFF compiles each file by itself and without precompiled headers, which shows an include that is missing.
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

# ks_compile_together(TARGET [EXCEPT FILE...])
function(ks_compile_together target)
    if(NOT KS_TOGETHER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" EXCEPT)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(REMOVE_ITEM sources ${arg_EXCEPT})
    list(SORT sources)
    set(before "")
    foreach(source IN LISTS sources)
        get_filename_component(folder ${source} ABSOLUTE)
        get_filename_component(folder ${folder} DIRECTORY)
        if(NOT folder STREQUAL before)
            set(count 0)
            set(before ${folder})
        endif()
        file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${folder})
        math(EXPR part "${count} / 8 + 1")
        math(EXPR count "${count} + 1")
        string(REPLACE "/" "_" name "${name}_${part}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name})
    endforeach()
    # g++ takes what a file keeps to itself for something in a header.
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-subobject-linkage>)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
