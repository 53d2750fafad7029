# Installs the build in BUILD, then configures, builds and runs the consumer beside this file against the result.
# Run by ctest as: cmake -D BUILD=... -D WORK=... -D COMPILER=... -D FLAGS=... -D PROGRAM=... -P check.cmake
file(REMOVE_RECURSE ${WORK})
set(prefix ${WORK}/prefix)

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/consumer -G Ninja -D CMAKE_PREFIX_PATH=${prefix}
    -D CMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}")
run(${CMAKE_COMMAND} --build ${WORK}/consumer)
run(${WORK}/consumer/consumer)
if(NOT EXISTS ${prefix}/include/broadside_trace.h)
    message(FATAL_ERROR "include/broadside_trace.h was not installed")
endif()
if(PROGRAM)
    run(${prefix}/bin/broadside --version)
    foreach(file applications/broadside.desktop icons/hicolor/scalable/apps/broadside.svg)
        if(NOT EXISTS ${prefix}/share/${file})
            message(FATAL_ERROR "share/${file} was not installed")
        endif()
    endforeach()
endif()
