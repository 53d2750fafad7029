#include "app/commands/diagnose_command.h"

#include "app/commands/check_output.h"
#include "app/commands/diagnosis_output.h"
#include "app/file_answers.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/merge/diagnosis_shard.h"
#include "app/messages/answer_messages.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "app/reports/diagnosis_report.h"
#include "core/debug/diagnosis/diagnosis_audit.h"
#include "core/debug/waste/waste.h"

#include <algorithm>
#include <array>
#include <utility>

namespace broadside {
namespace {

/// Options that do not change what the JSON object says about some steps.
constexpr std::array<std::string_view, 8> kOptionsOfOutput{"--steps", "--json",  "--mergeable",      "--jobs",
                                                           "--junit", "--sarif", "--write-baseline", "--config"};

/// The words of the options that were given, and that another diagnosis of the file needs to say the same.
std::vector<std::string> optionWords(const Arguments& arguments)
{
    std::vector<std::string> words;
    for (const OptionInfo& option : diagnoseCommand().syntax.options) {
        const std::string name(option.name);
        if (std::ranges::find(kOptionsOfOutput, name) != kOptionsOfOutput.end() || !arguments.has(name))
            continue;
        if (option.value.empty())
            words.push_back(name);
        for (const std::string& value : arguments.values(name)) {
            words.push_back(name);
            words.push_back(value);
        }
    }
    return words;
}

StepsWanted wantedSteps()
{
    StepsWanted wanted;
    wanted.allowsNoSteps = true;
    return wanted;
}

/// The answer about opened steps, with an audit of them that was made before, or made now.
Result<FileAnswer> answerAbout(const OpenedSteps& opened, const std::string& file, DiagnosisAudit audit,
                               Console& console)
{
    auto found = explainAudit(std::move(audit), *opened.source);
    if (!found)
        return found.problem();
    if (found->problem && found->missed == 0)
        return *found->problem; // that nothing is missed in the other frames says nothing of these
    if (found->problem)
        console.say(*found->problem);
    for (const Message& sentence : sentencesOf(found->faults))
        console.note(sentence);
    auto wasted = findWaste(*opened.source, opened.steps);
    if (!wasted)
        return wasted.problem();
    const auto rerun = opened.source->rerun();
    return diagnosisAnswer(file, answeredSteps(opened), std::move(*found), std::move(*wasted),
                           rerun ? &rerun->scene : nullptr);
}

Result<FileAnswer> diagnoseFile(const Arguments& arguments, Console& console)
{
    const auto opened = openSteps(arguments, console, wantedSteps());
    if (!opened)
        return opened.problem();
    if (opened->noSteps)
        return answerWithoutSteps(*opened);
    if (opened->noCandidates)
        return *opened->noCandidates;
    const std::string& file = arguments.operands().front();
    DiagnosisAudit audit = auditForDiagnosis(*opened->source, opened->steps);
    std::string mergeable;
    if (arguments.has("--json") && isMergeable(arguments)) {
        DiagnosisShard shard{markOf(file), optionWords(arguments), true, std::move(audit)};
        mergeable = jsonOf(shard);
        audit = std::move(shard.audit);
    }
    auto answer = answerAbout(*opened, file, std::move(audit), console);
    if (answer)
        answer->mergeable = std::move(mergeable);
    return answer;
}

AnswerKind kindOfDiagnoses()
{
    return {"missed", texts::cliFieldMissedPairs, false, diagnoseFile, unreadableDiagnosis};
}

Result<ExitCode> runDiagnose(const Arguments& arguments, Console& console)
{
    return answerFiles(arguments, console, kindOfDiagnoses());
}

} // namespace

Result<std::string> explainedReport(const std::string& file, const std::string& path, DiagnosisShard shard,
                                    bool isMergeable)
{
    std::ostream silence(nullptr); // each shard has said its notes
    Console console{silence, silence};
    std::vector<std::string> words = shard.options;
    const StepRange steps = shard.audit.steps;
    for (const std::string& word :
         {std::string("--steps"), std::to_string(steps.first) + ".." + std::to_string(steps.last), std::string("--"),
          path})
        words.push_back(word);
    const auto arguments = Arguments::read(diagnoseCommand().syntax, words);
    if (!arguments)
        return arguments.problem();
    const auto opened = openSteps(*arguments, console, wantedSteps());
    if (!opened)
        return opened.problem();
    for (const auto& problem : {opened->noSteps, opened->noCandidates})
        if (problem)
            return *problem;
    if (shard.audit.isOwn)
        shard.audit = auditForDiagnosis(*opened->source, opened->steps);
    shard.isExplained = true;
    std::string mergeable = isMergeable ? jsonOf(shard) : "";
    auto answer = answerAbout(*opened, file, std::move(shard.audit), console);
    if (!answer)
        return answer.problem();
    answer->mergeable = std::move(mergeable);
    return jsonOfAnswer(*arguments, console, kindOfDiagnoses(), file, std::move(*answer));
}

Command diagnoseCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "A..B", "1..120", texts::optionStepsOfDiagnose()};
    addTableOptions(options);
    addCheckOptions(options);
    addFileOptions(options);
    return {{"diagnose", "FILE...", options},
            texts::helpDiagnose(),
            texts::helpDiagnoseDetails(),
            "broadside diagnose resources/scenes/mixed.broadside --algorithm corner-grid --steps 1..10",
            runDiagnose};
}

} // namespace broadside
