# Packages of what is installed: Debian packages, one for each component, and one archive that runs from any folder.
#     cpack --config .build/dev/CPackConfig.cmake -B .build/packages
# The components are program, library (what a program that is linked to it needs), development and documentation.

set(CPACK_PACKAGE_NAME broadside)
set(CPACK_PACKAGE_VENDOR "the authors of Broadside")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "edit and debug 2D worlds and their broad phases")
set(CPACK_PACKAGE_FILE_NAME broadside-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_GENERATOR TGZ DEB)
set(CPACK_SOURCE_GENERATOR "")
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)

# The archive: bin/broadside finds share/broadside from its own place, so it runs from any folder.
set(CPACK_ARCHIVE_THREADS 0)

# Debian. The version of the soname is in the name of the library's package, as the policy asks for.
set(soname_version ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
# There is no address to write to: no address ends in .invalid.
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The authors of Broadside <authors@broadside.invalid>")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME broadside)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS fonts-dejavu-core)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "libgl1-mesa-dri, qt6-image-formats-plugins, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "broadside-doc, libbroadside-dev")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Broadside lays out 2D worlds, and shows what the collision broad phase of
such a world really does: which pairs it reports and why, which it misses,
what that costs, and what other cells would cost. It reads recordings of any
game. All answers are also given on the command line, without a display.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libbroadside-core${soname_version})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/triggers)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "The library of Broadside: broad phases, a world that steps, and audits that
explain missed pairs. Programs that were linked to it need this package.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libbroadside-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libbroadside-core${soname_version} (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}), libzstd-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "What programs and games of your own need: the headers of the library, its
CMake package, the recorders for games in C, C++ and other languages, the
hooks for Box2D and Chipmunk, and the JSON schemas of the files.")

set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_NAME broadside-doc)
set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOCUMENTATION_DESCRIPTION "The manual of Broadside with its examples, and the sample worlds.")

# What Debian wants to have in each package: copyright and changelog, and compressed manual pages.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_BROADSIDE_TOP ${PROJECT_SOURCE_DIR})

include(CPack)
