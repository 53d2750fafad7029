#include "app/commands/formats_command.h"

#include "app/help/command_help_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "core/io/formats/format_reference.h"
#include "core/trace/layout/trace_reference.h"
#include "core/trace/lines/lines_reference.h"
#include "core/trace/trace_format.h"

#include <algorithm>

namespace broadside {
namespace {

/// The chapter of a format, and what is known of it.
struct Chapter {
    std::string name;
    std::string suffix;
    int version = 1;
    std::string text;
};

// Formats that are not JSON documents.
constexpr std::string_view kTraceChapter = "trace";
constexpr std::string_view kLinesChapter = "lines";

std::vector<Chapter> chapters()
{
    std::vector<Chapter> list;
    for (const FileFormat& format : fileFormats())
        list.push_back({std::string(format.document.noun), std::string(format.suffix), format.document.version,
                        referenceOf(format)});
    list.push_back(
        {std::string(kTraceChapter), ".bstrace", static_cast<int>(trace::kVersion), trace::traceReference()});
    list.push_back({std::string(kLinesChapter), ".jsonl", 1, trace::linesReference()});
    return list;
}

constexpr const char* kTitle =
    "# File formats, key by key\n\n"
    "Made by `broadside formats` from the tables with which Broadside reads and writes its files.\n\n"
    "- **required**: a file without the key is not opened. A dash as the default: without the key there is no value.\n"
    "- (or kept): another value is no error. It is kept as it is, and has no effect.\n"
    "- A name in italics has a table of its own on this page.\n"
    "- Keys that are not listed are allowed. Scenes and projects keep them.\n\n"
    "[Files and versions](files.md) says what files of older and newer versions do, and how VS Code checks a file.\n";

void printChapters(const std::vector<Chapter>& list, Console& console)
{
    JsonWriter json;
    json.beginObject().key("formats").beginArray();
    for (const Chapter& chapter : list)
        json.beginObject()
            .member("name", chapter.name)
            .member("suffix", chapter.suffix)
            .member("version", chapter.version)
            .member("text", chapter.text)
            .endObject();
    json.endArray().endObject();
    print(console.out, json);
}

Result<ExitCode> formats(const Arguments& arguments, Console& console)
{
    std::vector<Chapter> list = chapters();
    const bool isOne = !arguments.operands().empty();
    if (isOne) {
        const std::string& name = arguments.operands().front();
        const auto found = std::ranges::find(list, name, &Chapter::name);
        if (found == list.end())
            return usageProblem(texts::cliNoFormat(name), texts::cliWriteFormat());
        list = {*found};
    }
    if (arguments.has("--json")) {
        printChapters(list, console);
        return ExitCode::Done;
    }
    if (!isOne)
        console.out << kTitle;
    for (const Chapter& chapter : list)
        console.out << (isOne ? "" : "\n") << chapter.text;
    return ExitCode::Done;
}

std::vector<std::string_view> chapterNames()
{
    std::vector<std::string_view> names;
    for (const FileFormat& format : fileFormats())
        names.push_back(format.document.noun);
    names.insert(names.end(), {kTraceChapter, kLinesChapter});
    return names;
}

} // namespace

Command formatsCommand()
{
    return {{"formats", "[FORMAT]", {}, chapterNames()},
            texts::helpFormats(),
            texts::helpFormatsDetails(),
            "broadside formats project",
            formats};
}

} // namespace broadside
