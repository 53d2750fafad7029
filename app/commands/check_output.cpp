#include "app/commands/check_output.h"

#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/option_file.h"
#include "app/reports/baseline.h"
#include "app/reports/junit_report.h"
#include "app/reports/sarif_report.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/system/file_path.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 4> kOptions{"--junit", "--sarif", "--baseline", "--write-baseline"};
constexpr std::size_t kMostStale = 10;

void sayStale(const std::vector<Baseline::Entry>& stale, const std::string& path, Console& console)
{
    if (stale.empty())
        return;
    console.note(texts::cliNoteStale(stale.size(), path));
    for (const Baseline::Entry& entry : std::span(stale).first(std::min(stale.size(), kMostStale)))
        console.err << "  " << texts::cliFileWrong(entry.file, entry.message).text() << '\n';
    if (stale.size() > kMostStale)
        console.err << "  " << texts::cliAndMore(stale.size() - kMostStale).text() << '\n';
}

std::optional<Problem> writeBaseline(const std::string& path, CheckReport& report, Console& console)
{
    Baseline baseline(path);
    std::error_code ignored;
    if (std::filesystem::exists(toPath(path), ignored)) { // Keeps its entries for other files.
        auto before = Baseline::read(path);
        if (!before)
            return before.problem();
        baseline = std::move(*before);
    }
    baseline.take(report);
    if (auto problem = writeTextFile(path, baseline.text(), console))
        return problem;
    baseline.accept(report);
    const auto accepted = std::ranges::count_if(report.findings, &CheckFinding::isAccepted);
    console.err << texts::cliWroteBaseline(path, static_cast<std::uint64_t>(accepted)).text() << '\n';
    return std::nullopt;
}

/// The problem of a report that would replace a scene or another report; nothing if there is none.
std::optional<Problem> clashOfOutputs(const Arguments& arguments, const CheckReport& report)
{
    std::vector<std::string> taken = report.files;
    for (const std::string_view option : {"--baseline", "--config"})
        if (const auto read = arguments.value(option))
            taken.push_back(*read);
    for (const std::string_view option : {"--junit", "--sarif", "--write-baseline"}) {
        const auto path = arguments.value(option);
        if (!path)
            continue;
        const bool isUpdate = option == "--write-baseline" && arguments.value("--baseline") == path;
        for (const std::string& other : taken)
            if (!isUpdate && isSameFile(*path, other))
                return usageProblem(texts::cliOptionWritesOver(option, *path, other), texts::cliOwnFile());
        taken.push_back(*path);
    }
    return std::nullopt;
}

} // namespace

void addCheckOptions(std::vector<OptionInfo>& options)
{
    options.push_back({"--junit", "OUT", "report.xml", texts::optionJunit()});
    options.push_back({"--sarif", "OUT", "report.sarif", texts::optionSarif()});
    options.push_back({"--baseline", "FILE", "baseline.json", texts::optionBaseline()});
    options.push_back({"--write-baseline", "FILE", "baseline.json", texts::optionWriteBaseline()});
    addConfigOption(options);
}

bool wantsCheckReport(const Arguments& arguments)
{
    return std::ranges::any_of(kOptions, [&](std::string_view option) { return arguments.has(option); });
}

bool hasBaseline(const Arguments& arguments)
{
    return arguments.has("--baseline") || arguments.has("--write-baseline");
}

std::optional<Problem> acceptKnown(const Arguments& arguments, Console& console, CheckReport& report)
{
    if (auto clash = clashOfOutputs(arguments, report))
        return clash;
    const auto path = arguments.value("--baseline");
    if (!path)
        return std::nullopt;
    const auto baseline = Baseline::read(*path);
    if (!baseline)
        return baseline.problem();
    baseline->accept(report);
    sayStale(baseline->staleIn(report), *path, console);
    return std::nullopt;
}

std::optional<Problem> writeChecks(const Arguments& arguments, Console& console, CheckReport& report)
{
    if (const auto path = arguments.value("--junit"))
        if (auto problem = writeTextFile(*path, junitOf(report), console))
            return problem;
    if (const auto path = arguments.value("--sarif"))
        if (auto problem = writeTextFile(*path, sarifOf(report, arguments.has("--baseline")), console))
            return problem;
    if (const auto path = arguments.value("--write-baseline"))
        return writeBaseline(*path, report, console);
    return std::nullopt;
}

std::optional<Problem> concludeChecks(const Arguments& arguments, Console& console, CheckReport& report)
{
    if (auto problem = acceptKnown(arguments, console, report))
        return problem;
    return writeChecks(arguments, console, report);
}

} // namespace broadside
