# Installs the build in BUILD, then configures, builds and runs the programs beside this file against the result.
# Run by ctest as: cmake -D BUILD=... -D WORK=... -D COMPILER=... -D FLAGS=... -D PROGRAM=... -P check.cmake
cmake_minimum_required(VERSION 3.22)
file(REMOVE_RECURSE ${WORK})
set(prefix ${WORK}/prefix)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH tests)
cmake_path(GET tests PARENT_PATH top)

function(run)
    execute_process(COMMAND ${ARGV} WORKING_DIRECTORY ${WORK} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# The programs, with the CMake package.
file(MAKE_DIRECTORY ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/consumer -G Ninja -D CMAKE_PREFIX_PATH=${prefix}
    -D CMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}" -D EXAMPLES=${top}/core/library/examples)
run(${CMAKE_COMMAND} --build ${WORK}/consumer)
foreach(program broad_phase world audit)
    run(${WORK}/consumer/${program}_shared)
    run(${WORK}/consumer/${program}_static)
endforeach()

# One of them with pkg-config alone.
find_program(PKG_CONFIG pkg-config)
if(PKG_CONFIG)
    file(GLOB_RECURSE pc ${prefix}/broadside.pc)
    cmake_path(GET pc PARENT_PATH pc_folder)
    cmake_path(GET pc_folder PARENT_PATH lib_folder)
    set(ENV{PKG_CONFIG_PATH} ${pc_folder})
    execute_process(COMMAND ${PKG_CONFIG} --cflags --libs broadside OUTPUT_VARIABLE options COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(options UNIX_COMMAND "${options} ${FLAGS}")
    run(${COMPILER} -std=c++20 ${CMAKE_CURRENT_LIST_DIR}/audit.cpp -o ${WORK}/audit ${options} -Wl,-rpath,${lib_folder})
    run(${WORK}/audit)
else()
    message(STATUS "without pkg-config: broadside.pc is not tried")
endif()

# The reference has no warning: core/Doxyfile makes one an error.
find_program(DOXYGEN doxygen)
if(DOXYGEN)
    file(MAKE_DIRECTORY ${WORK}/reference)
    set(ENV{BROADSIDE_PUBLIC_HEADERS} ${prefix}/include/broadside)
    set(ENV{BROADSIDE_REFERENCE} ${WORK}/reference)
    run(${DOXYGEN} ${top}/core/Doxyfile)
else()
    message(STATUS "without doxygen: the reference is not tried")
endif()

if(NOT EXISTS ${prefix}/include/broadside_trace.h)
    message(FATAL_ERROR "include/broadside_trace.h was not installed")
endif()
foreach(recorder BroadsideTrace.cs BroadsideTrace.java broadside_trace.lua broadside_trace.py broadside_trace.js
        broadside_trace.gd broadside_trace.rs)
    if(NOT EXISTS ${prefix}/share/broadside/recorders/${recorder})
        message(FATAL_ERROR "share/broadside/recorders/${recorder} was not installed")
    endif()
endforeach()
# The hooks of engines, as a game includes them.
find_path(box2d_folder box2d/box2d.h)
find_path(chipmunk_folder chipmunk/chipmunk.h)
foreach(engine box2d chipmunk)
    foreach(hook ${engine}_hook ${engine}_small_hook)
        if(${engine}_folder)
            file(WRITE ${WORK}/${hook}.cpp "#include <${hook}.h>\nint main() {}\n")
            run(${COMPILER} -std=c++17 -Wall -Wextra -Werror -fsyntax-only -I${prefix}/share/broadside/hooks
                -I${prefix}/include -isystem ${${engine}_folder} ${WORK}/${hook}.cpp)
        elseif(NOT EXISTS ${prefix}/share/broadside/hooks/${hook}.h)
            message(FATAL_ERROR "share/broadside/hooks/${hook}.h was not installed")
        endif()
    endforeach()
endforeach()
# That of Box2D 3 is compiled by tests/trace/check_box2d_3.
if(NOT EXISTS ${prefix}/share/broadside/hooks/box2d_3_hook.h)
    message(FATAL_ERROR "share/broadside/hooks/box2d_3_hook.h was not installed")
endif()
if(PROGRAM)
    run(${prefix}/bin/broadside --version)
    foreach(file applications/broadside.desktop icons/hicolor/scalable/apps/broadside.svg
            icons/hicolor/48x48/apps/broadside.png icons/hicolor/48x48/mimetypes/application-x-broadside-trace.png
            mime/packages/broadside.xml metainfo/invalid.broadside.broadside.metainfo.xml man/man1/broadside.1
            bash-completion/completions/broadside zsh/site-functions/_broadside fish/vendor_completions.d/broadside.fish
            doc/broadside/README.md doc/broadside/resources/manual/traces.md
            broadside/schema/scene.schema.json broadside/schema/project.schema.json broadside/broadside.rcc)
        if(NOT EXISTS ${prefix}/share/${file})
            message(FATAL_ERROR "share/${file} was not installed")
        endif()
    endforeach()
endif()
