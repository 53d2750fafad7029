#include "core/report/attachment.h"

#include "core/base/text.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/history/streamed_run.h"
#include "core/debug/reduction/step_reduction.h"
#include "core/io/scene/scene_writer.h"
#include "core/report/recording_cut.h"
#include "core/report/report_messages.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace broadside::report {
namespace {

constexpr std::size_t kFewestAround = 24; // Frames before and after the step: enough to play what led to it.
constexpr std::uint64_t kMostObjects = kMostAttached / 64; // An object takes more bytes than that as text.
constexpr std::size_t kMostRuns = 2'000;                   // A reduction takes seconds with so many, not minutes.
constexpr std::size_t kMoreAround = 4;                     // Times as many in the next try.
constexpr std::uint64_t kMostTried = 60'000; // Objects in all frames of a try: then its diagnosis takes seconds.

Attachment nothing(Message reason)
{
    Attachment attachment;
    attachment.notes.push_back(texts::reportNothingAttached(std::move(reason)));
    return attachment;
}

Attachment tooLarge() { return nothing(texts::reportTooLargeToAttach(kMostAttached >> 20U)); }

Attachment limited(Attachment attachment) { return attachment.bytes.size() > kMostAttached ? tooLarge() : attachment; }

/// "1,6,3@1".
std::string shotText(const ShootInput& shot, std::uint64_t step)
{
    return std::to_string(shot.cannon.value) + ',' + shortestNumber(shot.pointer.x) + ',' +
           shortestNumber(shot.pointer.y) + '@' + std::to_string(step);
}

Attachment ofReduced(const ReducedFinding& found)
{
    const RecordedReduction& reduced = *found.reduced;
    Attachment attachment;
    attachment.name = "finding.broadside";
    attachment.bytes = writeSceneCanonically(reduced.reduction.scene);
    attachment.step = reduced.reduction.finding.step;
    attachment.a = reduced.reduction.finding.a;
    attachment.b = reduced.reduction.finding.b;
    attachment.hasSameFinding = true; // the reduction keeps it
    attachment.notes.push_back(texts::reportReducedScene(reduced.reduction.scene.size(), found.objectsBefore));
    for (const TimedInput& input : reduced.inputs)
        if (const auto* shot = std::get_if<ShootInput>(&input.input); shot && input.step <= attachment.step)
            attachment.shots.push_back(shotText(*shot, input.step));
    if (!attachment.shots.empty())
        attachment.notes.push_back(texts::reportNeedsInputs());
    return limited(std::move(attachment));
}

/// Whether a diagnosis of all steps gives the same rule, as sure of it as before.
bool hasExplanation(const StepSource& steps, const FindingReport& report, const std::stop_token& stop)
{
    const auto diagnosis = diagnose(steps, steps.steps(), {}, stop);
    return diagnosis && std::ranges::any_of(diagnosis->explanations, [&](const Explanation& explanation) {
               return explanation.rule == report.rule && explanation.isCause == report.isCause;
           });
}

/// Whether "why" gives the same answer about the pair in that step of other steps.
bool hasSameAnswer(const StepSource& steps, const FindingReport& report, std::uint64_t step,
                   const std::stop_token& stop)
{
    const Explanation::Example& pair = report.example->pair;
    const auto again = answerReportOf(steps, {step, pair.a, pair.b}, stop);
    return again && again->rule == report.rule && again->sentence == report.sentence;
}

/// The objects of the step as a scene: for findings that cannot be reduced.
Attachment ofWorld(const StepSource& source, const FindingReport& report, const std::stop_token& stop)
{
    const Explanation::Example& pair = report.example->pair;
    const auto walk = source.walk();
    if (!walk)
        return nothing(walk.problem().message);
    if (const auto problem = (*walk)->goTo(source.frameOf(pair.step)))
        return nothing(problem->message);
    if ((*walk)->objects().presentCount() > kMostObjects)
        return tooLarge();
    const Scene scene = (*walk)->scene();
    Attachment attachment;
    attachment.name = "finding.broadside";
    attachment.bytes = writeSceneCanonically(scene);
    attachment.a = pair.a;
    attachment.b = pair.b;
    attachment.notes.push_back(texts::reportWorldOfStep(pair.step));
    const StreamedRun again(scene, 0, {});
    attachment.hasSameFinding = report.isExplanation ? hasExplanation(again, report, stop)
                                                     : !report.finding && hasSameAnswer(again, report, 0, stop);
    return limited(std::move(attachment));
}

/// Whether a diagnosis of these bytes gives the same; for a finding of an audit the audit, for an answer "why".
bool showsTheSame(const std::string& bytes, const FindingReport& report, const std::stop_token& stop)
{
    auto reader = trace::TraceReader::open(trace::byteSourceOf(bytes), {});
    if (!reader)
        return false;
    const trace::Recording part(std::move(*reader));
    if (!report.isExplanation && !report.finding)
        return hasSameAnswer(part, report, report.example->pair.step, stop);
    if (!report.isExplanation) {
        const AuditedSteps audited = auditSteps(part, part.steps(), {}, stop);
        const Finding& finding = *report.finding;
        const auto isMiss = [&](const Audit::Miss& miss) {
            return miss.step == finding.step && miss.pair == IdPair{finding.a, finding.b};
        };
        const auto isPassage = [&](const FoundPassage& found) {
            return found.step == finding.step && found.passage.object == finding.a &&
                   found.passage.through == finding.b;
        };
        const auto isHidden = [&](const Audit::Hidden& hidden) {
            return hidden.step == finding.step && hidden.pair == IdPair{finding.a, finding.b};
        };
        return std::ranges::any_of(audited.missed.listed, isMiss) || std::ranges::any_of(audited.passages, isPassage) ||
               std::ranges::any_of(audited.hidden, isHidden);
    }
    return hasExplanation(part, report, stop);
}

/// Frames around the step: more and more of them, until they show the same as the whole recording.
Attachment ofRecording(const trace::Recording& recording, const FindingReport& report, const std::stop_token& stop)
{
    const Explanation::Example& pair = report.example->pair;
    const std::size_t middle = recording.frameOf(pair.step);
    const std::size_t end = recording.frameCount() - 1;
    Attachment best;
    for (std::size_t around = kFewestAround; !stop.stop_requested(); around *= kMoreAround) {
        const std::size_t first = middle - std::min(middle, around);
        const std::size_t last = std::min(end, middle + around);
        auto cut = cutOf(recording, first, last);
        if (!cut)
            return best.isEmpty() ? nothing(cut.problem().message) : best;
        if (cut->bytes.size() > kMostAttached)
            return best.isEmpty() ? tooLarge() : best;
        if (cut->states > kMostTried && !best.isEmpty())
            return best;
        Attachment part{AttachedKind::Recording, "finding.bstrace", std::move(cut->bytes), pair.step, pair.a, pair.b};
        part.hasSameFinding = cut->states <= kMostTried && showsTheSame(part.bytes, report, stop);
        part.notes.push_back(
            texts::reportCutRecording(recording.stepOf(first), recording.stepOf(last), recording.frameCount()));
        part.notes.push_back(part.hasSameFinding ? texts::reportSameFinding() : texts::reportOtherFinding());
        if (part.hasSameFinding || (first == 0 && last == end) || cut->states > kMostTried)
            return part;
        if (best.isEmpty()) // the shortest one, if none shows the same
            best = std::move(part);
    }
    return best;
}

} // namespace

Attachment attachmentFor(const StepSource& source, const FindingReport& report, const std::stop_token& stop)
{
    if (!report.example)
        return nothing(texts::reportNoExample());
    if (const auto* recording = dynamic_cast<const trace::Recording*>(&source))
        return ofRecording(*recording, report, stop);
    if (report.finding && report.finding->kind != Finding::Kind::BoxSmallerThanShape) {
        ReduceOptions options;
        options.finding = report.finding;
        options.stop = stop;
        options.mostRuns = kMostRuns;
        const ReducedFinding reduced = reduceFinding(source, options);
        if (reduced.reduced)
            return ofReduced(reduced);
    }
    return ofWorld(source, report, stop);
}

} // namespace broadside::report
