# The list of the public headers, and the script that writes them as they are installed: in each, "core/x/y.h" becomes
# <broadside/y.h>, and its example from core/library/examples/y.txt is put at the top.
#
# cmake -D SOURCE=top of the sources -D VERSION=1.2.3 -D DESTINATION=folder -P public_headers.cmake
cmake_minimum_required(VERSION 3.22)

set(most_public_headers 40) # with version.h
set(public_headers
    # Values that all others use.
    core/math/vec2.h core/math/aabb.h core/math/angle.h core/math/pose.h
    core/base/object_id.h core/base/problem.h core/base/message/message.h core/base/color.h
    core/base/shared_value.h
    # Shapes.
    core/geometry/shape.h core/geometry/bounds.h core/collision/overlap.h core/collision/queries.h
    # Broad phases.
    core/broadphase/algorithm.h core/broadphase/broad_phase.h core/broadphase/filter.h
    core/broadphase/cell_table.h core/broadphase/grid_layout.h
    # Scenes.
    core/scene/scene.h core/scene/scene_object.h core/scene/scene_settings.h core/scene/component.h
    core/scene/property.h core/scene/layers.h core/scene/guides.h core/scene/templates.h core/scene/template_link.h
    core/scene/extra_members.h core/scene/object_table.h core/sprites/sprite.h
    core/io/scene/scene_reader.h core/io/scene/scene_writer.h
    # Worlds.
    core/library/simulation.h core/dynamics/step_report.h core/dynamics/funnel.h
    # Debugging.
    core/library/audit.h core/debug/why/miss_cause.h core/library/history.h core/library/trace.h)

# Stops when a public header includes a private one: it could not be compiled where it is installed.
function(broadside_check_closure header content)
    string(REGEX MATCHALL "#include \"[^\"\n]*\"" includes "${content}")
    foreach(include IN LISTS includes)
        string(REGEX REPLACE "#include \"(.*)\"" "\\1" path "${include}")
        if(NOT path IN_LIST public_headers)
            message(FATAL_ERROR "${header} is public and includes ${path}, which is not. Declare its classes forward, "
                "or add it to core/library/public_headers.cmake.")
        endif()
    endforeach()
endfunction()

# Sets `result` to the example of a header, as a comment for Doxygen.
function(broadside_read_example name result)
    file(READ ${SOURCE}/core/library/examples/${name}.txt example)
    string(REGEX REPLACE "\n$" "" example "${example}")
    string(REGEX REPLACE "(^|\n)([^\n]+)" "\\1///     \\2" example "${example}")
    string(REPLACE "\n\n" "\n///\n" example "${example}")
    set(${result} "/// @file\n/// Example:\n/// @code\n///     #include <broadside/${name}.h>\n///\n${example}\n/// @endcode\n" PARENT_SCOPE)
endfunction()

function(broadside_write_version_header)
    string(REGEX MATCH "^([0-9]+)\\.([0-9]+)\\.([0-9]+)$" matched "${VERSION}")
    set(major ${CMAKE_MATCH_1})
    set(minor ${CMAKE_MATCH_2})
    set(patch ${CMAKE_MATCH_3})
    broadside_read_example(version example)
    configure_file(${SOURCE}/core/library/version.h.in ${DESTINATION}/version.h @ONLY)
endfunction()

file(REMOVE_RECURSE ${DESTINATION})
file(MAKE_DIRECTORY ${DESTINATION})
set(names version)
foreach(header IN LISTS public_headers)
    cmake_path(GET header STEM name)
    if(name IN_LIST names)
        message(FATAL_ERROR "two public headers are called ${name}.h")
    endif()
    list(APPEND names ${name})
    file(READ ${SOURCE}/${header} content)
    broadside_check_closure(${header} "${content}")
    broadside_read_example(${name} example)
    string(REGEX REPLACE "#include \"core/[^\"\n]*/([a-z0-9_]+\\.h)\"" "#include <broadside/\\1>" content "${content}")
    string(REPLACE "#pragma once\n" "#pragma once\n\n${example}" content "${content}")
    file(WRITE ${DESTINATION}/${name}.h "${content}")
endforeach()
broadside_write_version_header()
list(LENGTH names count)
if(count GREATER most_public_headers)
    message(FATAL_ERROR "${count} public headers, more than ${most_public_headers}")
endif()
file(GLOB examples RELATIVE ${SOURCE}/core/library/examples ${SOURCE}/core/library/examples/*.txt)
foreach(example IN LISTS examples)
    cmake_path(GET example STEM name)
    if(NOT name IN_LIST names)
        message(FATAL_ERROR "core/library/examples/${example} belongs to no public header")
    endif()
endforeach()
message(STATUS "${count} public headers in ${DESTINATION}")
