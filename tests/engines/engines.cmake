# Games with real engines, recorded: tests/engines/check. They install packages of npm, so they run only when asked for:
# `ctest -C engines`, as `tests/run --stage engines` does. Where a program is missing they are left out.

# What the manual's page "Which moment to record" shows; python3 is there for other tests, too.
find_program(BROADSIDE_FOUND_python3 python3)
if(BROADSIDE_FOUND_python3)
    foreach(made beads draw)
        add_test(NAME moment_${made} COMMAND ${BROADSIDE_FOUND_python3} ${CMAKE_CURRENT_SOURCE_DIR}/engines/moment/${made}.py
            --check ${PROJECT_SOURCE_DIR}/resources/manual/moment)
        set_tests_properties(moment_${made} PROPERTIES TIMEOUT 60)
    endforeach()
endif()

# broadside_test_engine(NAME PROGRAM...): if all programs that it takes are found.
function(broadside_test_engine name)
    foreach(program IN LISTS ARGN)
        find_program(BROADSIDE_FOUND_${program} ${program})
        if(NOT BROADSIDE_FOUND_${program})
            message(STATUS "without ${program}: the engine ${name} is not tested")
            return()
        endif()
    endforeach()
    add_test(NAME engine_${name} CONFIGURATIONS engines COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/support/on-a-screen
        ${CMAKE_CURRENT_SOURCE_DIR}/engines/check ${name} ${CMAKE_CURRENT_BINARY_DIR}/engines/${name} $<TARGET_FILE:broadside>)
    broadside_test_environment(engine_${name} broadside_commands)
    set_tests_properties(engine_${name} PROPERTIES TIMEOUT 900 SKIP_RETURN_CODE 77)
endfunction()

set(engines matter matter_grid matter_bounds planck planck_joints pygame love java csharp box2d chipmunk)
foreach(engine matter matter_grid matter_bounds planck planck_joints)
    broadside_test_engine(${engine} python3 node)
endforeach()
broadside_test_engine(pygame python3)
broadside_test_engine(love python3 love)
broadside_test_engine(java python3 javac java)
broadside_test_engine(csharp python3 mcs mono)
broadside_test_engine(box2d python3 g++)
broadside_test_engine(chipmunk python3 g++)

# Its pictures are of these recordings.
list(TRANSFORM engines PREPEND engine_)
set_tests_properties(tst_gallery PROPERTIES DEPENDS "${engines}")
