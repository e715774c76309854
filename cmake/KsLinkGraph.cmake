# SPDX-License-Identifier: Apache-2.0
# Writes the libraries of every target, one target per line, to link-graph.txt: `name TYPE library;library`. tests/layers reads
# it.
function(ks_targets_below directory result)
    get_property(all DIRECTORY ${directory} PROPERTY BUILDSYSTEM_TARGETS)
    get_property(children DIRECTORY ${directory} PROPERTY SUBDIRECTORIES)
    foreach(child IN LISTS children)
        ks_targets_below(${child} below)
        list(APPEND all ${below})
    endforeach()
    set(${result} ${all} PARENT_SCOPE)
endfunction()

ks_targets_below(${CMAKE_SOURCE_DIR} ks_targets)
set(ks_graph "")
foreach(target IN LISTS ks_targets)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
        string(APPEND ks_graph "${target} ${type} $<TARGET_PROPERTY:${target},INTERFACE_LINK_LIBRARIES>\n")
    elseif(NOT type STREQUAL "UTILITY")
        string(APPEND ks_graph "${target} ${type} $<TARGET_PROPERTY:${target},LINK_LIBRARIES>\n")
    endif()
endforeach()
file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/link-graph.txt CONTENT "${ks_graph}")
