#include "app/commands/recorder_command.h"

#include "app/commands/recorder_texts.h"
#include "app/help/command_help_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "core/base/suggestion.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

struct RecorderFile {
    std::string_view language;
    std::string_view file;
};

constexpr std::array kRecorderFiles{
    RecorderFile{"c", "broadside_trace.h"},           RecorderFile{"cpp", "broadside_trace.h"},
    RecorderFile{"csharp", "BroadsideTrace.cs"},      RecorderFile{"java", "BroadsideTrace.java"},
    RecorderFile{"lua", "broadside_trace.lua"},       RecorderFile{"python", "broadside_trace.py"},
    RecorderFile{"javascript", "broadside_trace.js"}, RecorderFile{"gdscript", "broadside_trace.gd"},
    RecorderFile{"rust", "broadside_trace.rs"},
};

std::vector<std::string_view> recorderLanguages()
{
    std::vector<std::string_view> names;
    names.reserve(kRecorderFiles.size());
    for (const RecorderFile& row : kRecorderFiles)
        names.push_back(row.language);
    return names;
}

Result<ExitCode> recorder(const Arguments& arguments, Console& console)
{
    const std::string& language = arguments.operands().front();
    const auto* const found = std::ranges::find(kRecorderFiles, language, &RecorderFile::language);
    if (found == kRecorderFiles.end()) {
        const std::vector<std::string_view> names = recorderLanguages();
        const auto meant = nearestWord(language, names);
        return usageProblem(texts::cliNoRecorder(language),
                            meant ? texts::cliWrite(*meant) : texts::cliWriteOneOf(commaList(names)));
    }
    const std::string_view text = recorderText(found->file);
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject()
            .member("language", language)
            .member("file", std::string(found->file))
            .member("text", text)
            .endObject();
        print(console.out, json);
    } else {
        console.out << text;
    }
    return ExitCode::Done;
}

} // namespace

Command recorderCommand()
{
    return {{"recorder", "LANGUAGE", {}, recorderLanguages()},
            texts::helpRecorder(),
            texts::helpRecorderDetails(),
            "broadside recorder python",
            recorder};
}

} // namespace broadside
