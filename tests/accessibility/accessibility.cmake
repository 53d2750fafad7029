# The window as a screen reader finds it, through the real bus. Without what it takes, the test is left out; the stage
# `languages` of tests/run installs that.
find_program(BROADSIDE_FOUND_xdotool xdotool)
find_program(BROADSIDE_FOUND_dbus-run-session dbus-run-session)
execute_process(COMMAND /usr/bin/python3 -c "import gi; gi.require_version('Atspi', '2.0')"
    RESULT_VARIABLE without_atspi OUTPUT_QUIET ERROR_QUIET)
if(BROADSIDE_FOUND_xdotool AND BROADSIDE_FOUND_dbus-run-session AND without_atspi STREQUAL "0")
    add_test(NAME accessibility_bus COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/support/on-a-screen
        ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/check $<TARGET_FILE:broadside>
        ${CMAKE_CURRENT_BINARY_DIR}/accessibility)
    broadside_test_environment(accessibility_bus broadside_commands)
    set_tests_properties(accessibility_bus PROPERTIES TIMEOUT 900)
else()
    message(STATUS "without gir1.2-atspi-2.0, dbus or xdotool: the window is not read through the bus of accessibility")
endif()
