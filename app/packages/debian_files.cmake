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

# The manual as HTML has styles and scripts of Sphinx and of its theme.
set(html_licences "
Files: usr/share/doc/broadside/html/_static/*
Copyright: the Sphinx team; Pradyun Gedam and others (Furo)
License: BSD-2-Clause and MIT
 Furo is under the licence MIT, whose text is above. Sphinx:
 .
 Redistribution and use in source and binary forms, with or without
 modification, are permitted provided that the following conditions are met:
 .
 * Redistributions of source code must retain the above copyright notice, this
   list of conditions and the following disclaimer.
 .
 * Redistributions in binary form must reproduce the above copyright notice,
   this list of conditions and the following disclaimer in the documentation
   and/or other materials provided with the distribution.
 .
 THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS \"AS IS\"
 AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
 IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
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
    if(EXISTS ${root}/usr/share/doc/broadside/html)
        file(APPEND ${folder}/copyright "${html_licences}")
    endif()
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
