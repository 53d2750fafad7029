# Writes OUTPUT, the source of allMessages(): every `inline constexpr Form<...>` of the tables *_messages.h in the
# folders of ROOT, sorted by file.
file(GLOB_RECURSE tables RELATIVE ${ROOT} ${ROOT}/core/*_messages.h ${ROOT}/editor/*_messages.h ${ROOT}/app/*_messages.h)
list(SORT tables)
set(includes "")
set(rows "")
foreach(table IN LISTS tables)
    file(READ "${ROOT}/${table}" text)
    # Brackets and semicolons would split or join what CMake takes for a list.
    string(REGEX REPLACE "[][;]" " " text "${text}")
    string(REGEX MATCHALL "inline constexpr Form<[^{}]*>[ \n]+[A-Za-z0-9]+{" forms "${text}")
    if(NOT forms)
        continue()
    endif()
    string(APPEND includes "#include \"${table}\"\n")
    foreach(form IN LISTS forms)
        string(REGEX REPLACE ".*>[ \n]+([A-Za-z0-9]+){" "\\1" name "${form}")
        string(APPEND rows "        &texts::${name},\n")
    endforeach()
endforeach()
file(WRITE ${OUTPUT} "#include \"app/commands/message_tables.h\"

${includes}
namespace broadside {

std::vector<const MessageForm*> allMessages()
{
    return {
${rows}    };
}

} // namespace broadside
")
