#include "app/commands/audit_command.h"

#include "app/audit_output.h"
#include "app/commands/check_output.h"
#include "app/file_answers.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/open_recording.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/why/remedy_trial.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace broadside {
namespace {

void writeTrial(JsonWriter& json, const RemedyTrial& trial)
{
    json.key("tried").beginArray();
    json.beginObject();
    json.member("remedy", "swept");
    json.member("left", trial.leftWhenSwept);
    json.endObject();
    if (trial.shorter) {
        json.beginObject();
        json.member("remedy", "shorter-steps");
        json.member("dt", trial.shorter->dt);
        json.member("left", trial.shorter->left);
        json.endObject();
    }
    json.endArray();
}

/// What the audit of all steps found, and how much was audited.
struct WholeAudit {
    AuditedSteps found;
    std::uint64_t frames = 0;
    std::uint64_t candidates = 0;
    std::uint64_t falsePositives = 0;
    bool isRecording = false;
    bool knowsRegistrations = false;  ///< The recording has registrations; false for a scene.
    std::optional<RemedyTrial> trial; ///< Only for a scene in which something passed through something.

    [[nodiscard]] AuditFindings findings() const
    {
        return {found.missed, found.passages, found.hidden, knowsRegistrations};
    }
    [[nodiscard]] std::string nameOf(std::uint64_t step, ObjectId id) const { return found.names.nameAndId(step, id); }
};

void writeMembers(JsonWriter& json, const WholeAudit& audit, const AuditVerdict& verdict)
{
    writeMissed(json, audit.found.missed);
    if (audit.found.bothAsleep > 0)
        json.member("bothAsleep", audit.found.bothAsleep);
    json.member("falsePositives", audit.falsePositives);
    writePassages(json, audit.found.passages);
    if (audit.trial)
        writeTrial(json, *audit.trial);
    writeHidden(json, audit.found.hidden);
    json.member("findings", audit.findings().count());
    writeVerdict(json, verdict);
}

/// "12 larger-than-cells, 3 rounding".
Message causesText(std::span<const Audit::Miss> missed)
{
    Message list;
    for (const auto& [cause, count] : causesOf(missed)) {
        Message next = texts::cliAuditCause(count, broadside::nameOf(cause));
        list = list.empty() ? std::move(next) : texts::listed(std::move(list), std::move(next));
    }
    return list;
}

/// The remedy of each cause, for the author of the game.
void printOwnRemedies(std::ostream& out, const WholeAudit& audit)
{
    out << '\n';
    const auto meet = [&](MissCause cause) { // most of these pairs
        std::size_t meeting = 0;
        std::size_t all = 0;
        for (const Audit::Miss& miss : audit.found.missed.listed) {
            all += miss.cause == cause ? 1U : 0U;
            meeting += miss.cause == cause && miss.stage == PairStage::AfterStructure ? 1U : 0U;
        }
        return 2 * meeting >= all;
    };
    for (const auto& [cause, count] : causesOf(audit.found.missed.listed)) {
        const Message remedy = ownRemedyOf(cause, audit.knowsRegistrations, meet(cause));
        out << texts::cliAuditCauseRemedy(count, broadside::nameOf(cause), remedy).text() << '\n';
    }
}

void printText(std::ostream& out, const WholeAudit& audit, const AuditVerdict& verdict)
{
    const AuditedSteps& found = audit.found;
    const FoundName nameOf = [&](std::uint64_t step, ObjectId id) { return audit.nameOf(step, id); };
    printField(out, texts::cliFieldFrames(), groupedNumber(audit.frames));
    printField(out, texts::cliFieldMissedPairs(), groupedNumber(found.missed.count()));
    printAsleep(out, found.bothAsleep);
    printField(out, texts::cliFieldCandidates(), groupedNumber(audit.candidates));
    printField(out, texts::cliFieldFalsePositives(), groupedNumber(audit.falsePositives));
    printField(out, texts::cliFieldTunnelled(), groupedNumber(found.passages.size()));
    if (!found.hidden.empty())
        printField(out, texts::cliFieldBoxesTooSmall(), groupedNumber(found.hidden.size()));
    printVerdict(out, verdict);
    if (!found.missed.listed.empty()) {
        if (audit.isRecording)
            printOwnRemedies(out, audit);
        else
            printField(out, texts::cliFieldCauses(), causesText(found.missed.listed));
        printMissed(out, found.missed, nameOf);
    }
    const PassageRemedy tried = [&](const Passage& passed, double dt, const std::string& object,
                                    const std::string& through) {
        return triedRemedyFor(passed, dt, object, through, *audit.trial);
    };
    if (!found.passages.empty())
        printPassages(out, found.passages, nameOf, audit.trial ? tried : remedyInGame);
    printHidden(out, found.hidden, nameOf);
}

/// Tries remedies for passages in a scene; nothing if there are none.
Result<std::optional<RemedyTrial>> trialFor(const OpenedSteps& opened, std::span<const FoundPassage> passages)
{
    if (!opened.plan || passages.empty())
        return std::optional<RemedyTrial>{};
    auto trial = tryRemedies(opened.plan->scene, {opened.plan->steps, opened.plan->shots}, passages);
    if (!trial)
        return trial.problem();
    return std::optional{*trial};
}

WholeAudit auditAll(const OpenedSteps& opened, Console& console)
{
    WholeAudit audit;
    InvalidDataNote invalid;
    AuditOptions options;
    options.most = std::numeric_limits<std::size_t>::max();
    options.asked = opened.asked;
    options.notesNames = true;
    options.look = [&](std::uint64_t, const Frame&, const FrameAudit& one) {
        ++audit.frames;
        audit.candidates += one.candidates;
        audit.falsePositives += one.falsePositives;
    };
    if (opened.isRecording)
        options.visit = [&](std::uint64_t step, StepWalk& walk) { invalid.look(step, walk.invalidData()); };
    audit.found = auditSteps(*opened.source, opened.steps, options);
    audit.isRecording = opened.isRecording;
    audit.knowsRegistrations = opened.knowsRegistrations;
    invalid.say(console);
    return audit;
}

/// The findings for the reports, if any is wanted.
CheckReport reportOf(const Arguments& arguments, const WholeAudit& audit, const Scene* scene)
{
    if (!needsFindings(arguments))
        return {};
    const FoundName nameOf = [&](std::uint64_t step, ObjectId id) { return audit.nameOf(step, id); };
    return auditReport(arguments.operands().front(), audit.findings(), nameOf, scene);
}

Result<FileAnswer> auditFile(const Arguments& arguments, Console& console)
{
    StepsWanted wanted;
    wanted.goesThroughOnce = true;
    wanted.allowsNoSteps = true;
    wanted.allowsOtherBroadPhase = true;
    const auto opened = openSteps(arguments, console, wanted);
    if (!opened)
        return opened.problem();
    if (opened->noSteps)
        return answerWithoutSteps(*opened);
    if (opened->noCandidates && !opened->asked)
        return *opened->noCandidates;
    const auto audit = std::make_shared<WholeAudit>(auditAll(*opened, console));
    if (audit->found.problem)
        return *audit->found.problem;
    const auto trial = trialFor(*opened, audit->found.passages);
    if (!trial)
        return trial.problem();
    audit->trial = *trial;
    FileAnswer answer;
    answer.steps = answeredSteps(*opened);
    answer.report = reportOf(arguments, *audit, opened->plan ? &opened->plan->authored : nullptr);
    answer.found = audit->findings().count();
    answer.missed = audit->found.missed.count();
    answer.sum = answer.found;
    answer.unreported = audit->found.missed.unlisted;
    answer.write = [audit](JsonWriter& json, const AuditVerdict& verdict) { writeMembers(json, *audit, verdict); };
    answer.print = [audit](std::ostream& out, const AuditVerdict& verdict) { printText(out, *audit, verdict); };
    return answer;
}

Result<ExitCode> audit(const Arguments& arguments, Console& console)
{
    return answerFiles(arguments, console, {"findings", texts::cliFieldFindings, true, auditFile, unreadableAudit});
}

} // namespace

Command auditCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "A..B", "1..120", texts::optionStepsOfAudit()};
    addTableOptions(options);
    addCheckOptions(options);
    addFileOptions(options);
    return {{"audit", "FILE...", options},
            texts::helpAudit(),
            texts::helpAuditDetails(),
            "broadside audit resources/scenes/mixed.broadside --algorithm corner-grid --steps 10",
            audit};
}

} // namespace broadside
