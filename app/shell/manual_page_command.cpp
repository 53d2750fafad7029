#include "app/shell/manual_page_command.h"

#include "app/command_line.h"
#include "app/help/command_help_messages.h"
#include "app/output.h"

namespace broadside {
namespace {

/// A text for roff, in which backslashes, dashes, and dots and quotes at the start of a line have a meaning.
std::string roffText(std::string_view text)
{
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool startsLine = i == 0 || text[i - 1] == '\n';
        if (startsLine && (text[i] == '.' || text[i] == '\''))
            escaped += "\\&";
        if (text[i] == '\\')
            escaped += "\\e";
        else if (text[i] == '-')
            escaped += "\\-";
        else
            escaped += text[i];
    }
    return escaped;
}

std::string bold(std::string_view text) { return "\\fB" + roffText(text) + "\\fR"; }

std::string italic(std::string_view text) { return "\\fI" + roffText(text) + "\\fR"; }

/// "\fB--stay\fR \fIA\fR \fIX0,Y0,X1,Y1\fR".
std::string roffOption(const OptionInfo& option)
{
    std::string text = bold(option.name);
    if (!option.value.empty())
        for (const std::string_view value : splitAt(option.value, ' '))
            text += " " + italic(value);
    return text;
}

std::string synopsis(const Syntax& syntax)
{
    std::string text = bold("broadside " + std::string(syntax.command));
    if (!syntax.operands.empty())
        text += " " + italic(syntax.operands);
    for (const OptionInfo& option : syntax.options)
        if (option.isRequired)
            text += " " + roffOption(option);
    return text + " [" + italic("OPTION") + "...]\n";
}

std::string chapter(const Command& command)
{
    std::string text = ".SS " + std::string(command.syntax.command) + "\n" + synopsis(command.syntax) + ".PP\n" +
                       roffText(command.summary.text()) + ".\n.PP\n" + roffText(command.details.text()) + "\n";
    for (const OptionInfo& option : command.syntax.options)
        text += ".TP\n" + roffOption(option) + "\n" + roffText(helpOf(option).text()) + "\n";
    return text + ".PP\nExample:\n.PP\n.nf\n.RS\n" + roffText(command.example) + "\n.RE\n.fi\n";
}

constexpr std::string_view kHead =
    ".SH NAME\n"
    "broadside \\- edit and debug 2D worlds and their broad phases\n"
    ".SH SYNOPSIS\n"
    "\\fBbroadside\\fR [\\fIFILE\\fR...]\n"
    ".br\n"
    "\\fBbroadside\\fR \\fICOMMAND\\fR \\fIARGUMENT\\fR...\n"
    ".SH DESCRIPTION\n"
    "Broadside lays out 2D worlds, and shows what the collision broad phase of such a world really does.\n"
    ".PP\n"
    "Without a command it opens the editor, with a tab for each scene, or a project. The commands below answer on the\n"
    "command line and need no display; only \\fBattach\\fR opens the editor too.\n"
    ".TP\n"
    "\\fICOMMAND\\fR \\fB\\-\\-help\\fR\n"
    "Say what the command takes, with an example\n"
    ".TP\n"
    "\\fB\\-\\-help\\fR\n"
    "List the commands\n"
    ".TP\n"
    "\\fB\\-\\-version\\fR\n"
    "Show the version, the commit, the compiler and the version of Qt\n"
    ".SH COMMANDS\n";

std::string manualPage()
{
    std::string text = ".\\\" Made by \"broadside man\".\n"
                       ".TH BROADSIDE 1 \"\" \"Broadside " BROADSIDE_VERSION "\" \"User Commands\"\n";
    text += kHead;
    for (const Command& command : commands())
        text += chapter(command);
    text += ".SH \"EXIT STATUS\"\n";
    for (const ExitCodeMeaning& code : kExitCodeMeanings)
        text += ".TP\n" + std::to_string(static_cast<int>(code.code)) + "\n" + roffText(code.meaning.english()) + "\n";
    return text;
}

Result<ExitCode> printManualPage(const Arguments& arguments, Console& console)
{
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().member("text", manualPage()).endObject();
        print(console.out, json);
    } else {
        console.out << manualPage();
    }
    return ExitCode::Done;
}

} // namespace

Command manualPageCommand()
{
    return {{"man", "", {}}, texts::helpManualPage(), texts::helpManualPageDetails(), "broadside man", printManualPage};
}

} // namespace broadside
