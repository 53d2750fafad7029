# What build servers read: reports, the recipes of the manual, and the workflows of this project.

find_program(BROADSIDE_FOUND_python3 python3)
find_program(BROADSIDE_FOUND_xmllint xmllint)

# broadside_test_reports(NAME KIND): the reports of this kind are valid.
function(broadside_test_reports name kind)
    add_test(NAME ${name} COMMAND ${BROADSIDE_FOUND_python3} ${CMAKE_CURRENT_SOURCE_DIR}/ci/reports/check ${kind}
        ${CMAKE_CURRENT_BINARY_DIR}/reports/${kind} $<TARGET_FILE:broadside> $<TARGET_FILE:check_example_faulty>
        ${ARGN})
    broadside_test_environment(${name} broadside_commands)
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 SKIP_RETURN_CODE 77)
endfunction()

if(BROADSIDE_FOUND_python3)
    if(BROADSIDE_FOUND_xmllint)
        broadside_test_reports(junit_reports junit)
    else()
        message(STATUS "without xmllint: JUnit reports are not judged by a schema")
    endif()
    find_program(BROADSIDE_FOUND_jq jq)
    if(BROADSIDE_FOUND_jq)
        add_test(NAME server_recipes COMMAND ${BROADSIDE_FOUND_python3} ${CMAKE_CURRENT_SOURCE_DIR}/ci/recipes/check
            ${CMAKE_CURRENT_BINARY_DIR}/recipes $<TARGET_FILE:broadside>)
        broadside_test_environment(server_recipes broadside_commands)
        set_tests_properties(server_recipes PROPERTIES TIMEOUT 300)
    else()
        message(STATUS "without jq: the recipes for build servers are not run")
    endif()
    add_test(NAME workflows COMMAND ${BROADSIDE_FOUND_python3} ${CMAKE_CURRENT_SOURCE_DIR}/ci/workflows/check
        ${CMAKE_CURRENT_BINARY_DIR}/workflows $<TARGET_FILE:broadside>)
    broadside_test_environment(workflows broadside_commands)
    set_tests_properties(workflows PROPERTIES TIMEOUT 300)
    # Installs a package of npm, so it runs only when asked for, with the stage engines.
    broadside_test_reports(engine_sarif sarif CONFIGURATIONS engines)
endif()
