#include "editor/session/jobs/run_diagnosis.h"

#include "core/debug/history/recorded_run.h"
#include "core/debug/waste/waste_explanation.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/cell_size_tuner.h"

#include <QElapsedTimer>

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

constexpr qint64 kBetweenProgress = 50;     // Milliseconds.
constexpr double kShareOfMakingSteps = 0.4; // Share of the work for an authored scene, for progress.

/// The first steps of a scene. After a stop they mean nothing.
Result<std::shared_ptr<const StepSource>> stepsOf(const Scene& scene, const std::stop_token& stop,
                                                  const std::function<void(double)>& tell)
{
    Result<World> world = World::fromScene(scene);
    if (!world)
        return world.problem();
    History history(*world);
    while (world->stepCount() < RunDiagnosis::kStepsOfScene && !stop.stop_requested()) {
        const StepReport report = world->step();
        history.record(*world, report, {});
        tell(static_cast<double>(report.step) / static_cast<double>(RunDiagnosis::kStepsOfScene));
    }
    return std::shared_ptr<const StepSource>(std::make_shared<const RecordedRun>(scene, std::move(history)));
}

} // namespace

RunDiagnosis::RunDiagnosis(const SceneDocument& document, const StepSession& session, const CellSizeTuner* tuner,
                           QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
    , m_tuner(tuner)
{
    if (tuner)
        connect(tuner, &CellSizeTuner::ended, this, [this] {
            const std::size_t before = m_done ? m_done->diagnosis.explanations.size() : 0;
            judgeCells();
            if (m_done && m_done->diagnosis.explanations.size() != before)
                emit changed();
        });
    connect(&document, &SceneDocument::changed, this, &RunDiagnosis::onDocumentChanged);
    connect(&session, &StepSession::recordedChanged, this, &RunDiagnosis::onStepsChanged);
    connect(&session, &StepSession::worldChanged, this, [this] {
        if (m_session.capabilities().canMakeSteps)
            onStepsChanged();
        else
            forget(); // Another recording was opened.
    });
}

// --- in the background thread --------------------------------------------------------------------------------------

namespace {

std::optional<AskedSettings> lastSettings(const StepSource& source)
{
    if (source.frameCount() == 0 || !source.rerun())
        return std::nullopt;
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk || (*walk)->goTo(source.frameCount() - 1))
        return std::nullopt;
    return AskedSettings::of((*walk)->scene());
}

} // namespace

Result<RunDiagnosis::Done> RunDiagnosis::diagnosed(std::shared_ptr<const StepSource> source,
                                                   const std::optional<Scene>& authored, const std::stop_token& stop,
                                                   const std::function<void(double)>& tell)
{
    double before = 0.0;
    if (authored) {
        auto made = stepsOf(*authored, stop, [&](double share) { tell(kShareOfMakingSteps * share); });
        if (!made)
            return made.problem();
        source = *std::move(made);
        before = kShareOfMakingSteps;
    }
    DiagnosisOptions options;
    options.tell = [&](double share) { tell(before + (1.0 - before) * share); };
    Result<Diagnosis> found = diagnose(*source, source->steps(), options, stop);
    if (!found)
        return found.problem();
    if (const auto waste = findWaste(*source, source->steps(), {}, stop))
        for (const WasteFinding& finding : waste->findings)
            found->explanations.push_back(explanationOf(finding, *waste));
    std::vector<Explanation> all = found->explanations;
    const std::optional<AskedSettings> last = lastSettings(*source);
    return Done{*std::move(found), authored.has_value(), std::move(source), last, std::move(all)};
}

// --- on the GUI thread ---------------------------------------------------------------------------------------------

void RunDiagnosis::start()
{
    if (!m_session.objects() && !m_session.capabilities().canMakeSteps)
        return;
    std::optional<Scene> authored;
    m_running = nullptr;
    if (m_session.objects())
        m_running = m_session.source(m_session.recorded());
    else
        authored = m_session.scene();
    m_progress = 0.0;
    m_problem.reset();
    m_background.start(
        [this, source = m_running, authored = std::move(authored)](const std::stop_token& stop,
                                                                   const Background::Post& post) {
            QElapsedTimer sinceNews;
            sinceNews.start();
            return diagnosed(source, authored, stop, [&](double share) {
                if (sinceNews.elapsed() < kBetweenProgress)
                    return;
                sinceNews.start();
                post([this, share] {
                    m_progress = share;
                    emit progressed(share);
                });
            });
        },
        [this](Result<Done> result) { take(std::move(result)); });
    emit changed();
}

void RunDiagnosis::cancel()
{
    if (!isRunning())
        return;
    m_background.cancel();
    emit changed();
}

void RunDiagnosis::take(Result<Done> result)
{
    m_running = nullptr;
    m_done.reset();
    if (result)
        m_done = *std::move(result);
    else
        m_problem = result.problem();
    judgeCells();
    m_pairCauses = m_done ? PairCauses(m_done->diagnosis) : PairCauses();
    emit changed();
}

/// Leaves out explanations that a measurement contradicts. There may be another measurement later.
void RunDiagnosis::judgeCells()
{
    if (!m_done ||
        std::ranges::none_of(m_done->all, [](const Explanation& each) { return betterCellSize(each).has_value(); }))
        return; // Others need no copy.
    std::vector<Explanation> shown;
    std::ranges::copy_if(m_done->all, std::back_inserter(shown),
                         [this](const Explanation& each) { return !isContradicted(each); });
    m_done->diagnosis.explanations = std::move(shown);
}

bool RunDiagnosis::isContradicted(const Explanation& explanation) const
{
    const auto better = betterCellSize(explanation);
    if (!better || !m_tuner)
        return false;
    const auto rerun = m_done->source->rerun();
    const auto algorithm = rerun ? std::optional(rerun->scene.broadPhase.algorithm) : std::nullopt;
    const Recommendation* measured = m_tuner->recommendedFor(algorithm);
    const auto size =
        std::ranges::find(explanation.parameters, "cellSize", &std::pair<std::string, double>::first)->second;
    const bool isSmaller = *better < size;
    return measured &&
           (m_tuner->isGood(algorithm, size) || (isSmaller ? measured->cellSize > size : measured->cellSize < size));
}

bool RunDiagnosis::isOfOtherSettings() const
{
    return m_session.capabilities().canMakeSteps && m_done->last &&
           *m_done->last != AskedSettings::of(m_document.scene());
}

void RunDiagnosis::forget()
{
    if (!m_done && !m_problem && !isRunning())
        return;
    m_background.cancel();
    m_running = nullptr;
    m_done.reset();
    m_pairCauses = {};
    m_problem.reset();
    emit changed();
}

/// Steps that the session has recorded stay as they are when the scene is edited.
void RunDiagnosis::onDocumentChanged()
{
    if (!m_session.objects() || (m_done && m_done->isOfAuthoredScene) || (isRunning() && !m_running))
        forget();
}

void RunDiagnosis::onStepsChanged()
{
    const bool isOtherRun = m_running && !isStillOfSession(*m_running, false);
    const bool isOtherDone = m_done && !isStillOfSession(*m_done->source, m_done->isOfAuthoredScene);
    if (isOtherRun || isOtherDone)
        forget();
}

/// Whether the session still has the last step of the source. Of an authored scene, the session may not have made the
/// steps yet: those that it has made must be the same.
bool RunDiagnosis::isStillOfSession(const StepSource& source, bool isOfAuthoredScene) const
{
    if (source.frameCount() == 0)
        return false;
    if (!m_session.objects())
        return isOfAuthoredScene;
    const StepRange recorded = m_session.recorded();
    const std::uint64_t last = isOfAuthoredScene ? std::min(recorded.last, source.steps().last) : source.steps().last;
    return markOf(m_session, last) == source.markOf(source.frameOf(last)) && last >= source.steps().first &&
           last <= recorded.last;
}

} // namespace broadside
