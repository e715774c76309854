# SPDX-License-Identifier: Apache-2.0
# Read by ctest, not at configure time: a test for every suite of every program, with what the suite asks for.

# ks_discover(FOLDER PROGRAM)
function(ks_discover folder program)
    string(REPLACE "/" "." prefix ${folder})
    set(rc "it is not built")
    if(EXISTS ${program})
        execute_process(COMMAND ${program} --list OUTPUT_VARIABLE listed RESULT_VARIABLE rc)
    endif()
    if(NOT rc EQUAL 0 OR NOT listed)
        add_test(${prefix} ${program} --list) # fails with the reason
        return()
    endif()
    string(REPLACE "\n" ";" listed "${listed}")
    foreach(line IN LISTS listed)
        if(line MATCHES "^([^ ]+) (.*)$")
            set(test ${prefix}.${CMAKE_MATCH_1})
            set(serial OFF)
            if(CMAKE_MATCH_2 STREQUAL "alone")
                set(serial ON)
            endif()
            add_test(${test} ${program} ${CMAKE_MATCH_1})
            set_tests_properties(${test} PROPERTIES LABELS ${folder} TIMEOUT 600
                ENVIRONMENT "${KS_TEST_ENVIRONMENT}" RUN_SERIAL ${serial})
        endif()
    endforeach()
endfunction()
