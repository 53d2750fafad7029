#include "app/command_line.h"

#include "app/build_facts.h"
#include "app/commands/audit_command.h"
#include "app/commands/check_command.h"
#include "app/commands/compare_command.h"
#include "app/commands/convert_command.h"
#include "app/commands/diagnose_command.h"
#include "app/commands/expect_command.h"
#include "app/commands/formats_command.h"
#include "app/commands/generate_command.h"
#include "app/commands/messages_command.h"
#include "app/commands/pairs_command.h"
#include "app/commands/query_command.h"
#include "app/commands/recorder_command.h"
#include "app/commands/reduce_command.h"
#include "app/commands/run_command.h"
#include "app/commands/schema_command.h"
#include "app/commands/story_command.h"
#include "app/commands/tune_command.h"
#include "app/commands/validate_command.h"
#include "app/commands/why_command.h"
#include "app/help/help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/merge/merge_command.h"
#include "app/messages/usage_messages.h"
#include "app/option_file.h"
#include "app/printable_stream.h"
#include "app/report/report_command.h"
#include "app/shell/completion_command.h"
#include "app/shell/manual_page_command.h"
#include "app/window/window_part.h"
#include "core/base/memory_limit.h"
#include "core/base/suggestion.h"
#include "core/base/system/file_path.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kHelp = "--help";
constexpr std::string_view kVersionOption = "--version";
constexpr std::string_view kScriptCommand = "--script";

bool asksFor(std::string_view what, std::span<const std::string> words)
{
    for (const std::string& word : words) {
        if (word == "--" || (words.front() == kScriptCommand && word.ends_with(".js")))
            return false; // what follows a script is for the script
        if (word == what || (what == kHelp && word == "-h"))
            return true;
    }
    return false;
}

/// Prints `left` in a column, and `right` next to it on as many lines as it needs.
void printRow(std::ostream& out, std::string left, std::string_view right)
{
    constexpr std::size_t kColumn = 26;
    constexpr std::size_t kWidth = 84;
    left.resize(std::max(kColumn, left.size() + 2), ' ');
    out << "  " << left;
    while (right.size() > kWidth) {
        const std::size_t end = right.rfind(' ', kWidth);
        if (end == std::string_view::npos)
            break;
        out << right.substr(0, end) << '\n' << std::string(kColumn + 2, ' ');
        right.remove_prefix(end + 1);
    }
    out << right << '\n';
}

void printHelp(std::ostream& out)
{
    out << texts::helpProgram().text() << "\n\n" << texts::helpCommands().text() << '\n';
    for (const Command& command : commands())
        printRow(out, std::string(command.syntax.command), command.summary.text());
    out << '\n' << texts::helpOptions().text() << '\n';
    printRow(out, "COMMAND --help", texts::helpOfCommand().text());
    printRow(out, std::string(kHelp), texts::helpThisText().text());
    printRow(out, std::string(kVersionOption), texts::helpVersion().text());
    out << '\n' << texts::helpExitCodes().text() << '\n';
    for (const ExitCodeMeaning& code : kExitCodeMeanings)
        printRow(out, std::to_string(static_cast<int>(code.code)), code.meaning.message().text());
}

void printHelp(std::ostream& out, const Command& command)
{
    out << texts::helpUsage(usageText(command.syntax)).text() << "\n\n"
        << command.details.text() << "\n\n"
        << texts::helpOptions().text() << '\n';
    for (const OptionInfo& option : command.syntax.options) {
        std::string left(option.name);
        if (!option.value.empty())
            left += " " + std::string(option.value);
        printRow(out, left, helpOf(option).text());
    }
    printRow(out, std::string(kHelp), texts::helpThisText().text());
    out << '\n' << texts::helpExample().text() << "\n  " << command.example << '\n';
}

std::vector<std::string_view> commandNames()
{
    std::vector<std::string_view> names;
    for (const Command& command : commands())
        names.push_back(command.syntax.command);
    return names;
}

Problem unknownWord(const std::string& word)
{
    const bool isOption = word.starts_with('-');
    std::vector<std::string_view> names = commandNames();
    if (isOption) { // some commands are written like options
        std::erase_if(names, [](std::string_view name) { return !name.starts_with('-'); });
        names.insert(names.end(), {kHelp, kVersionOption});
    }
    const auto meant = nearestWord(word, names);
    if (isOption)
        return usageProblem(texts::cliOptionUnknown(word),
                            meant ? texts::cliWriteOrSeeAll(*meant) : texts::cliSeeAll());
    return usageProblem(texts::cliNoCommand(word), meant ? texts::cliWriteOrChoose(*meant, commaList(names))
                                                         : texts::cliChooseOneOf(commaList(names)));
}

ExitCode outOfMemory(const Command& command, Console& console)
{
    console.err << "broadside " << command.syntax.command << ": ";
    console.say(usageProblem(texts::cliNoMemory(), texts::cliSaveMemory()));
    return ExitCode::File;
}

/// The words with "--" before the script: all words after the script are its own, also those with two dashes.
std::vector<std::string> wordsWithScript(const Syntax& syntax, std::span<const std::string> words)
{
    auto script = words.begin();
    while (script != words.end() && script->starts_with("--") && *script != "--") {
        const auto option = std::ranges::find(syntax.options, *script, &OptionInfo::name);
        const bool hasValue = option != syntax.options.end() && !option->value.empty();
        ++script;
        if (hasValue && script != words.end())
            ++script;
    }
    std::vector<std::string> all(words.begin(), script);
    if (script != words.end() && *script != "--")
        all.emplace_back("--");
    all.insert(all.end(), script, words.end());
    return all;
}

/// The arguments of the command line, with those of a file.
Result<Arguments> argumentsFor(const Command& command, std::span<const std::string> words)
{
    auto arguments = command.syntax.command == kScriptCommand
                         ? Arguments::read(command.syntax, wordsWithScript(command.syntax, words))
                         : Arguments::read(command.syntax, words);
    if (!arguments)
        return arguments;
    std::vector<Syntax> all;
    for (const Command& each : commands())
        all.push_back(each.syntax);
    return withOptionFile(std::move(*arguments), all);
}

ExitCode runCommand(const Command& command, std::span<const std::string> words, Console& console)
{
    const auto arguments = argumentsFor(command, words);
    const auto outcome = arguments ? command.run(*arguments, console) : Result<ExitCode>(arguments.problem());
    if (outcome)
        return *outcome;
    const Problem& problem = outcome.problem();
    if (problem.file.empty())
        console.err << "broadside " << command.syntax.command << ": ";
    console.say(problem);
    return exitCodeOf(problem);
}

/// If a command does not fit into memory, that is an error like any other. Files are written in one piece, so none is
/// left incomplete.
ExitCode runWithinMemory(const Command& command, std::span<const std::string> words, Console& console)
{
    ExitCode code = ExitCode::Done;
    const bool fits = fitsIntoMemory([&] { code = runCommand(command, words, console); });
    return fits ? code : outOfMemory(command, console);
}

} // namespace

std::vector<Command> commands()
{
    std::vector<Command> list{runCommand(),      queryCommand(),      pairsCommand(),     whyCommand(),
                              expectCommand(),   storyCommand(),      auditCommand(),     diagnoseCommand(),
                              compareCommand(),  tuneCommand(),       reduceCommand(),    convertCommand(),
                              validateCommand(), generateCommand(),   checkCommand(),     recorderCommand(),
                              reportCommand(),   formatsCommand(),    schemaCommand(),    mergeCommand(),
                              messagesCommand(), completionCommand(), manualPageCommand()};
    for (Command& command : windowCommands())
        list.push_back(std::move(command));
    for (Command& command : list)
        command.syntax.options.push_back({"--json", "", "", texts::optionJsonOfCommandLine()});
    return list;
}

ExitCode runCommandLine(std::span<const std::string> words, Console& streams)
{
    PrintableStream out(streams.out);
    PrintableStream err(streams.err);
    Console console{out, err};
    const std::vector<Command> list = commands();
    const auto named = words.empty() ? list.end() : std::ranges::find(list, words.front(), [](const Command& command) {
        return command.syntax.command;
    });
    if (asksFor(kVersionOption, words)) {
        console.out << versionText() << '\n';
        return ExitCode::Done;
    }
    if (asksFor(kHelp, words)) {
        if (named == list.end())
            printHelp(console.out);
        else
            printHelp(console.out, *named);
        return ExitCode::Done;
    }
    if (named != list.end())
        return runWithinMemory(*named, words.subspan(1), console);
    console.err << "broadside: ";
    console.say(unknownWord(words.empty() ? std::string() : words.front()));
    return ExitCode::Usage;
}

bool isForCommandLine(std::span<const std::string> words)
{
    if (words.empty())
        return false;
    const std::string& first = words.front();
    const std::vector<std::string_view> names = commandNames();
    if (std::ranges::find(names, first) != names.end() || asksFor(kHelp, words) || asksFor(kVersionOption, words))
        return true;
    if (first == "--")
        return false; // All following words are files.
    std::error_code ignored;
    const bool looksLikeFile =
        first.find_first_of("./\\") != std::string::npos || std::filesystem::exists(toPath(first), ignored);
    return first.starts_with('-') || !looksLikeFile;
}

} // namespace broadside
