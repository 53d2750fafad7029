#include "editor/session/jobs/finding_reduction.h"

#include "core/trace/miss_reduction.h"
#include "core/trace/recording.h"

#include <QElapsedTimer>

#include <utility>

namespace broadside {
namespace {

constexpr qint64 kBetweenReports = 50; // milliseconds

/// With the recorded steps where there are any.
Result<std::optional<RecordedReduction>> reduceWith(const Scene& scene, std::optional<History> history,
                                                    const ReduceOptions& options)
{
    if (history)
        return reduceRecorded(scene, std::move(*history), options);
    auto reduction = reduce(scene, options);
    if (!reduction)
        return reduction.problem();
    if (!*reduction)
        return std::optional<RecordedReduction>{};
    return std::optional{RecordedReduction{std::move(**reduction), {}}};
}

Problem notShownAnyMore()
{
    Problem problem;
    problem.message = "The finding does not show in a world made of that moment, nor from the start of the simulation";
    problem.remedy = "Audit the step again, or run the simulation from its start with the present settings";
    return problem;
}

Problem shownByNoAlgorithm()
{
    Problem problem;
    problem.message = "No scene shows it: no textbook grid with the game's cells misses this pair for the same cause";
    problem.remedy = "Convert this step to a scene to look at the whole frame";
    return problem;
}

ReducedFinding reducedFinding(const Scene& scene, std::optional<History> history, const ReduceOptions& options)
{
    ReducedFinding result;
    result.objectsBefore = scene.size();
    auto reduced = reduceWith(scene, std::move(history), options);
    if (!reduced)
        result.problem = reduced.problem();
    else if (!*reduced)
        result.problem = notShownAnyMore();
    else
        result.reduced = std::move(**reduced);
    return result;
}

/// Nobody can ask the game's own broad phase about other objects: see reduceMiss().
ReducedFinding reducedMoment(const trace::Recording& recording, const Finding& finding, const ReduceOptions& options)
{
    ReducedFinding result;
    trace::RecordingWalk walk(recording);
    result.problem = walk.goTo(recording.frameOf(finding.step));
    if (result.problem)
        return result;
    const Frame frame = walk.frame();
    const ObjectTable& objects = frame.objects();
    result.objectsBefore = objects.presentCount();
    const std::optional<ObjectIndex> a = objects.rowOf(finding.a);
    const std::optional<ObjectIndex> b = objects.rowOf(finding.b);
    if (!a || !b) {
        result.problem = notShownAnyMore();
        return result;
    }
    const MissedPair miss{{*a, *b}, finding.cause};
    auto reduction = trace::reduceMiss(walk.world(), frame, miss, std::nullopt, options);
    if (!reduction) {
        result.problem = reduction.problem();
        return result;
    }
    if (!*reduction) {
        result.problem = shownByNoAlgorithm();
        return result;
    }
    trace::MissReduction& made = **reduction;
    Finding kept = finding;
    kept.step = 0;
    result.reduced = RecordedReduction{Reduction{std::move(made.scene), kept, made.runs, made.complete}, {}};
    return result;
}

} // namespace

FindingReduction::FindingReduction(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void FindingReduction::start(const Finding& finding)
{
    const History* history = m_session.history();
    m_background.start(
        [this, finding, scene = m_session.scene(), record = history ? std::optional(*history) : std::nullopt,
         recording = m_session.recording()](const std::stop_token& stop, const Background::Post& post) mutable {
            QElapsedTimer sinceNews;
            ReduceOptions options;
            options.finding = finding;
            options.stop = stop;
            options.progress = [&](std::size_t runs, std::size_t objects) {
                if (sinceNews.isValid() && sinceNews.elapsed() < kBetweenReports)
                    return;
                sinceNews.start();
                post([this, runs, objects] { emit progressed(runs, objects); });
            };
            if (recording)
                return std::make_shared<const ReducedFinding>(reducedMoment(*recording, finding, options));
            return std::make_shared<const ReducedFinding>(reducedFinding(scene, std::move(record), options));
        },
        [this](const std::shared_ptr<const ReducedFinding>& result) { emit finished(result); });
}

void FindingReduction::cancel() { m_background.cancel(); }

} // namespace broadside
