# Writes OUTPUT, the source of buildFacts(), for the commit of the repository TOP. An archive without a repository has its
# commit in app/archived_commit.txt.
set(commit "")
find_program(GIT git)
if(GIT AND EXISTS ${TOP}/.git)
    # The repository may belong to another user than the one who builds.
    execute_process(COMMAND ${GIT} -c safe.directory=${TOP} log -1 --format=%H\ %cs WORKING_DIRECTORY ${TOP}
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
else()
    file(STRINGS ${TOP}/app/archived_commit.txt commit)
endif()
if(commit MATCHES "^([0-9a-f]+) ([0-9-]+)$")
    string(SUBSTRING ${CMAKE_MATCH_1} 0 12 commit)
    string(APPEND commit " of ${CMAKE_MATCH_2}")
else()
    set(commit "unknown")
endif()
file(WRITE ${OUTPUT} "#include \"app/build_facts.h\"

namespace broadside {
namespace {

#ifdef __clang__
constexpr std::string_view kCompiler = __VERSION__;
#else
constexpr std::string_view kCompiler = \"GCC \" __VERSION__;
#endif

} // namespace

BuildFacts buildFacts() { return {\"${commit}\", kCompiler, BROADSIDE_BUILD_KIND}; }

} // namespace broadside
")
