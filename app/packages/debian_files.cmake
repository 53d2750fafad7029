# Run by CPack for each component, before its Debian package is made: adds what Debian wants to have in a package.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()

# The dates of an archive: SOURCE_DATE_EPOCH, so that two builds give the same bytes.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)

# The text of a chapter of the README, with the marks of Debian's format: one space before each line, a dot for an empty one.
file(READ ${CPACK_BROADSIDE_TOP}/README.md readme)
string(REGEX MATCH "\n## Licence\n\n(.*)$" chapter "${readme}")
string(REGEX MATCH "(Copyright [^\n]*)\n\n(.*)$" licence "${CMAKE_MATCH_1}")
set(holder "${CMAKE_MATCH_1}")
string(STRIP "${CMAKE_MATCH_2}" text)
if(NOT text)
    message(FATAL_ERROR "README.md has no chapter \"Licence\" with a copyright and a text")
endif()
string(REGEX REPLACE "^Copyright \\(c\\) " "" holder "${holder}")
string(REPLACE "\n\n" "\n.\n" text "${text}")
string(REPLACE "\n" "\n " text " ${text}")
set(copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Broadside

Files: *
Copyright: ${holder}
License: MIT
${text}
")

# The changes of all versions are in the changelog of the project; this one has the version of the package.
set(version ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})

function(compress folder name)
    execute_process(COMMAND gzip -9nf ${folder}/${name} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(component program library development documentation)
    set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component})
    if(NOT EXISTS ${root})
        continue()
    endif()
    string(TOUPPER ${component} upper)
    set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    set(folder ${root}/usr/share/doc/${package})
    file(MAKE_DIRECTORY ${folder})
    file(WRITE ${folder}/copyright "${copyright}")
    file(WRITE ${folder}/changelog.Debian "${package} (${version}) unstable; urgency=medium

  * Broadside ${CPACK_PACKAGE_VERSION}.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}
")
    compress(${folder} changelog.Debian)
    file(GLOB pages ${root}/usr/share/man/*/*)
    foreach(page IN LISTS pages)
        cmake_path(GET page PARENT_PATH page_folder)
        cmake_path(GET page FILENAME page_name)
        compress(${page_folder} ${page_name})
    endforeach()
endforeach()
