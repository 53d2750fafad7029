# Writes OUTPUT, the source of recorderText(), from the files of FOLDER and from HEADER.
file(GLOB files ${FOLDER}/*)
list(APPEND files ${HEADER})
set(rows "")
foreach(file IN LISTS files)
    if(IS_DIRECTORY ${file})
        continue()
    endif()
    cmake_path(GET file FILENAME name)
    file(READ "${file}" text)
    string(APPEND rows "    Row{\"${name}\", R\"recorder(${text})recorder\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"app/commands/recorder_texts.h\"

#include <cassert>
#include <iterator>

namespace broadside {
namespace {

struct Row {
    std::string_view file;
    std::string_view text;
};
constexpr Row kRows[]{
${rows}};

} // namespace

std::string_view recorderText(std::string_view file)
{
    for (const Row& row : kRows)
        if (row.file == file)
            return row.text;
    assert(false);
    return {};
}

} // namespace broadside
")
