#include "app/shell/completions.h"
#include "app/shell/expected_values.h"

namespace broadside {
namespace {

/// A text in single quotes of fish.
std::string fishText(std::string_view text)
{
    std::string escaped = "'";
    for (const char letter : text) {
        if (letter == '\'' || letter == '\\')
            escaped += '\\';
        escaped += letter;
    }
    return escaped + "'";
}

/// The beginning of a line that holds after a command.
std::string fishLine(const Command& command)
{
    return "complete -c broadside -n '__fish_seen_subcommand_from " + std::string(command.syntax.command) + "'";
}

std::string fishOption(const Command& command, const OptionInfo& option)
{
    std::string line = fishLine(command) + " -l " + std::string(option.name.substr(2));
    switch (valueKindOf(option)) {
    case ValueKind::None:
        break;
    case ValueKind::Choice:
        line += " -x -a '" + joinedWords(choicesOf(option)) + "'";
        break;
    case ValueKind::File:
        line += " -r -F";
        break;
    case ValueKind::Free:
        line += " -x";
        break;
    }
    return line + " -d " + fishText(option.help.text()) + "\n";
}

} // namespace

std::string fishCompletion(std::span<const Command> commands)
{
    std::string text = "# Completes command lines of broadside in fish. Made by \"broadside completion fish\".\n"
                       "complete -c broadside -l help -d 'Show a help text'\n"
                       "complete -c broadside -n __fish_use_subcommand -l version -d 'Show the version'\n";
    for (const Command& command : commands) {
        text += "complete -c broadside -n __fish_use_subcommand -a " + std::string(command.syntax.command) + " -d " +
                fishText(command.summary.text()) + "\n";
        if (const auto choices = choicesOf(command.syntax); !choices.empty())
            text += fishLine(command) + " -a '" + joinedWords(choices) + "'\n";
        for (const OptionInfo& option : command.syntax.options)
            text += fishOption(command, option);
    }
    return text;
}

} // namespace broadside
