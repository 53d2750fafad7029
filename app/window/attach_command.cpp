#include "app/window/attach_command.h"

#include "app/help/command_help_messages.h"
#include "app/messages/usage_messages.h"
#include "editor/session/live/live_socket.h"

namespace broadside {
namespace {

Result<ExitCode> attach(const Arguments& arguments, Console& /*console*/)
{
    const std::string& name = arguments.operands().front();
    if (const auto problem = liveNameProblem(name))
        return usageProblem(texts::cliLiveName(problem->message, name), problem->remedy);
    const auto socket = LiveSocket::claim(name); // Only tests the name: the window claims it again.
    if (!socket)
        return socket.problem();
    return ExitCode::Done;
}

} // namespace

Command attachCommand()
{
    return {
        {"attach", "NAME", {}}, texts::helpAttach(), texts::helpAttachDetails(), "broadside attach my-game", attach};
}

std::optional<std::string> attachName(std::span<const std::string> words)
{
    if (words.empty() || words.front() != "attach")
        return std::nullopt;
    for (const std::string& word : words)
        if (word == "--help" || word == "-h" || word == "--version")
            return std::nullopt;
    const Command command = attachCommand();
    Syntax syntax = command.syntax;
    syntax.options.push_back({"--json", "", "", ""});
    const auto arguments = Arguments::read(syntax, words.subspan(1));
    return arguments ? std::optional(arguments->operands().front()) : std::nullopt;
}

} // namespace broadside
