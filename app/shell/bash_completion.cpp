#include "app/shell/completions.h"
#include "app/shell/expected_values.h"

namespace broadside {
namespace {

/// What a value of an option is completed to, as a statement of bash.
std::string bashStatement(const OptionInfo& option)
{
    const ValueKind kind = valueKindOf(option);
    if (kind == ValueKind::Choice)
        return "choices='" + joinedWords(choicesOf(option)) + "'";
    return kind == ValueKind::File ? "return" : "compopt +o default && return";
}

/// One command: its options, and what follows those that have a value.
std::string bashCase(const Command& command)
{
    std::string options = "--help";
    std::string values;
    for (const OptionInfo& option : command.syntax.options) {
        options += " " + std::string(option.name);
        if (valueKindOf(option) != ValueKind::None)
            values += "        " + std::string(option.name) + ") " + bashStatement(option) + " ;;\n";
    }
    std::string text = "    " + std::string(command.syntax.command) + ")\n        options='" + options + "'\n";
    if (const auto choices = choicesOf(command.syntax); !choices.empty())
        text += "        ((COMP_CWORD > 2)) || choices='" + joinedWords(choices) + "'\n";
    if (!values.empty())
        text += "        case $before in\n" + values + "        esac\n";
    return text + "        ;;\n";
}

} // namespace

std::string bashCompletion(std::span<const Command> commands)
{
    std::string names;
    std::string cases;
    for (const Command& command : commands) {
        names += std::string(command.syntax.command) + " ";
        cases += bashCase(command);
    }
    return "# Completes command lines of broadside in bash. Made by \"broadside completion bash\".\n"
           "_broadside() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options= choices=\n"
           "    COMPREPLY=()\n"
           "    if ((COMP_CWORD == 1)); then\n"
           "        mapfile -t COMPREPLY < <(compgen -W '" +
           names +
           "--help --version' -- \"$word\")\n"
           "        return\n"
           "    fi\n"
           "    # An equals sign is a word of its own.\n"
           "    if [[ $word == = ]]; then\n"
           "        word=\n"
           "    elif [[ $before == = ]]; then\n"
           "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n" +
           cases +
           "    esac\n"
           "    if [[ $choices ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$word\")\n"
           "    elif [[ $word == -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
           "    fi\n"
           "}\n"
           "complete -o default -F _broadside broadside\n";
}

} // namespace broadside
