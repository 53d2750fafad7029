#include "app/shell/completion_command.h"

#include "app/command_line.h"
#include "app/help/command_help_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "app/shell/completions.h"
#include "core/base/suggestion.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

struct Shell {
    std::string_view name;
    std::string (*completion)(std::span<const Command> commands);
};
constexpr std::array kShells{Shell{"bash", bashCompletion}, Shell{"zsh", zshCompletion}, Shell{"fish", fishCompletion}};

std::vector<std::string_view> shellNames()
{
    std::vector<std::string_view> names;
    names.reserve(kShells.size());
    for (const Shell& shell : kShells)
        names.push_back(shell.name);
    return names;
}

Result<ExitCode> completion(const Arguments& arguments, Console& console)
{
    const std::string& name = arguments.operands().front();
    const auto* const shell = std::ranges::find(kShells, name, &Shell::name);
    if (shell == kShells.end()) {
        const auto names = shellNames();
        const auto meant = nearestWord(name, names);
        return usageProblem(texts::cliNoCompletion(name),
                            meant ? texts::cliWrite(*meant) : texts::cliWriteOneOf(commaList(names)));
    }
    const std::string text = shell->completion(commands());
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().member("shell", name).member("text", text).endObject();
        print(console.out, json);
    } else {
        console.out << text;
    }
    return ExitCode::Done;
}

} // namespace

Command completionCommand()
{
    return {{"completion", "SHELL", {}, shellNames()},
            texts::helpCompletion(),
            texts::helpCompletionDetails(),
            "broadside completion bash",
            completion};
}

} // namespace broadside
