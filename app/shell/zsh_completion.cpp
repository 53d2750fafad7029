#include "app/shell/completions.h"
#include "app/shell/expected_values.h"

namespace broadside {
namespace {

/// A text within single quotes of zsh, in which _arguments reads brackets and colons as signs of its own.
std::string zshText(std::string_view text)
{
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\'')
            escaped += "'\\''";
        else if (letter == '[' || letter == ']' || letter == ':' || letter == '\\')
            escaped += std::string("\\") + letter;
        else
            escaped += letter;
    }
    return escaped;
}

/// What completes a value, after its name and a colon.
std::string zshAction(ValueKind kind, const std::vector<std::string_view>& choices)
{
    if (kind == ValueKind::Choice)
        return "(" + joinedWords(choices) + ")";
    return kind == ValueKind::File ? "_files" : "";
}

std::string zshOption(const OptionInfo& option)
{
    std::string text = std::string(" \\\n            '") + (option.isRepeatable ? "*" : "") + std::string(option.name) +
                       "[" + zshText(option.help.text()) + "]";
    if (!option.value.empty())
        for (const std::string_view value : splitAt(option.value, ' '))
            text += ":" + zshText(value) + ":" + zshAction(valueKindOf(option), choicesOf(option));
    return text + "'";
}

std::string zshCase(const Command& command)
{
    std::string text = "    " + std::string(command.syntax.command) + ")\n        _arguments -s";
    for (const OptionInfo& option : command.syntax.options)
        text += zshOption(option);
    text += " \\\n            '--help[Show what the command takes]'";
    if (const auto choices = choicesOf(command.syntax); !choices.empty())
        text += " \\\n            '1:" + zshText(command.syntax.operands) + ":(" + joinedWords(choices) + ")'";
    return text + " \\\n            '*:file:_files'\n        ;;\n";
}

} // namespace

std::string zshCompletion(std::span<const Command> commands)
{
    std::string names;
    std::string cases;
    for (const Command& command : commands) {
        names += "        '" + std::string(command.syntax.command) + ":" + zshText(command.summary.text()) + "'\n";
        cases += zshCase(command);
    }
    return "#compdef broadside\n"
           "# Completes command lines of broadside in zsh. Made by \"broadside completion zsh\".\n"
           "_broadside() {\n"
           "    local -a commands=(\n" +
           names +
           "    )\n"
           "    if ((CURRENT == 2)); then\n"
           "        _describe command commands\n"
           "        _files\n"
           "        return\n"
           "    fi\n"
           "    shift words\n"
           "    ((CURRENT--))\n"
           "    case $words[1] in\n" +
           cases +
           "    *) _files ;;\n"
           "    esac\n"
           "}\n"
           "_broadside \"$@\"\n";
}

} // namespace broadside
