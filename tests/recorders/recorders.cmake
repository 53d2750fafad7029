# The recorders for games in other languages: each writes the same bytes as the header, so a change of the header changes
# all of them. A language that is not installed is left out.
add_executable(recorder_reference recorders/reference.cpp)
set_target_properties(recorder_reference PROPERTIES AUTOMOC OFF)
target_link_libraries(recorder_reference PRIVATE broadside_trace_header)

# broadside_test_recorder(LANGUAGE PROGRAM...): if all programs that it takes are found.
function(broadside_test_recorder language)
    foreach(program IN LISTS ARGN)
        find_program(BROADSIDE_FOUND_${program} ${program})
        if(NOT BROADSIDE_FOUND_${program})
            message(STATUS "without ${program}: the recorder for ${language} is not tested")
            return()
        endif()
    endforeach()
    add_test(NAME recorder_${language} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/recorders/check ${language}
        $<TARGET_FILE:recorder_reference> ${CMAKE_CURRENT_BINARY_DIR}/recorders/${language} $<$<TARGET_EXISTS:broadside>:$<TARGET_FILE:broadside>>)
    broadside_test_environment(recorder_${language} broadside_commands)
    set_tests_properties(recorder_${language} PROPERTIES TIMEOUT 900)
endfunction()

find_program(BROADSIDE_WINDOWS_COMPILER x86_64-w64-mingw32-g++)
if(BROADSIDE_WINDOWS_COMPILER)
    add_test(NAME trace_header_windows COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/trace/check_windows
        $<TARGET_FILE:recorder_reference> ${CMAKE_CURRENT_BINARY_DIR}/trace/windows)
    set_tests_properties(trace_header_windows PROPERTIES TIMEOUT 300)
else()
    message(STATUS "without x86_64-w64-mingw32-g++: broadside_trace.h is not compiled for Windows")
endif()

broadside_test_recorder(csharp mcs mono)
broadside_test_recorder(java javac java)
broadside_test_recorder(python python3)
broadside_test_recorder(javascript node)
foreach(lua lua5.1 lua5.2 lua5.3 lua5.4 luajit)
    broadside_test_recorder(${lua} ${lua})
endforeach()
broadside_test_recorder(gdscript godot3-server)
broadside_test_recorder(rust rustc)
# rustup keeps its compilers in the home folder, and the test has one of its own.
set(rustup_home "$ENV{RUSTUP_HOME}")
if(NOT rustup_home)
    set(rustup_home "$ENV{HOME}/.rustup")
endif()
if(TEST recorder_rust AND IS_DIRECTORY "${rustup_home}")
    set_property(TEST recorder_rust APPEND PROPERTY ENVIRONMENT "RUSTUP_HOME=${rustup_home}")
endif()
