#include "editor/commands/fix_run.h"

#include "core/base/count_text.h"
#include "core/debug/waste/waste_explanation.h"
#include "core/debug/why/fix_trial.h"
#include "editor/commands/apply_fix.h"
#include "editor/commands/command_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/session/made_steps.h"

#include <QTimer>

#include <algorithm>

namespace broadside {
namespace {

/// The first step that shows what the explanation is about.
std::uint64_t firstStepOf(const Diagnosis& diagnosis, const Explanation& explanation)
{
    std::uint64_t first = explanation.example ? explanation.example->step : diagnosis.steps.first;
    for (const DiagnosedGroup& group : diagnosis.groups)
        if (group.rule == explanation.rule)
            first = std::min(first, group.first);
    return first;
}

QString number(std::uint64_t value) { return localized(QString::fromStdString(groupedNumber(value))); }

} // namespace

Fix fixOf(const Explanation& explanation, const Scene& scene)
{
    switch (explanation.symptom) {
    case Symptom::MissedPair:
        return UseAlgorithm{correctAlgorithmFor(scene.size(), scene.world, scene.broadPhase.cellSize)};
    case Symptom::Passage:
        return UseSweptCollision{};
    case Symptom::Cost:
        if (const auto size = betterCellSize(explanation))
            return UseCellSize{*size};
        break;
    case Symptom::MaskedPair: {
        const SceneObject* a = scene.find(explanation.example->a);
        const SceneObject* b = scene.find(explanation.example->b);
        return a && b ? Fix{filtersThatMatch(*a, *b)} : Fix{};
    }
    }
    return {};
}

FixRun::FixRun(SceneDocument& document, ObjectEdits& edits, StepSession& session, RunDiagnosis& diagnosis,
               const CellSizeTuner* tuner, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_edits(edits)
    , m_session(session)
    , m_diagnosis(diagnosis)
    , m_tuner(tuner)
{
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            m_countedSize.reset();
        if (m_phase != Phase::Applying)
            forget(); // Another edit, or the fix was undone.
    });
    connect(&session, &StepSession::aboutToStep, this, &FixRun::onAboutToStep);
    connect(&session, &StepSession::stepped, this, &FixRun::onStepped);
    connect(&session, &StepSession::stateChanged, this, &FixRun::onStateChanged);
    connect(&diagnosis, &RunDiagnosis::changed, this, &FixRun::judge);
    if (tuner)
        connect(tuner, &CellSizeTuner::ended, this, &FixRun::fixesChanged);
}

std::optional<double> FixRun::measuredSizeFor(const Explanation& explanation) const
{
    const Scene& scene = m_document.scene();
    return m_tuner && std::holds_alternative<UseCellSize>(fixOf(explanation, scene))
               ? m_tuner->bestFor(scene.broadPhase.algorithm)
               : std::nullopt;
}

Fix FixRun::fixFor(const Explanation& explanation) const
{
    const auto measured = measuredSizeFor(explanation);
    return measured ? Fix{UseCellSize{*measured}} : fixOf(explanation, m_document.scene());
}

void FixRun::apply(const Explanation& explanation)
{
    const Fix fix = fixFor(explanation);
    if (std::holds_alternative<std::monostate>(fix) || !m_diagnosis.diagnosis())
        return;
    if (const auto* size = std::get_if<UseCellSize>(&fix); size && !measuredSizeFor(explanation))
        m_countedSize = {size->metres, m_document.scene().broadPhase.algorithm};
    forget();
    m_explanation = explanation; // A copy, because the diagnosis is dropped below.
    m_verdict = Verdict::Trying;
    m_phase = Phase::Applying;
    m_first = firstStepOf(*m_diagnosis.diagnosis(), explanation);
    m_last = m_diagnosis.diagnosis()->steps.last;
    const bool makesSteps = m_session.objects() != nullptr;
    if (makesSteps) {
        const bool isOfSettings = canBeTried(fix) && explanation.symptom != Symptom::Cost;
        const StepRange recorded = m_session.recorded();
        m_last = std::max(m_last, recorded.last);
        if (!isOfSettings || m_first <= recorded.first || m_first > recorded.last)
            m_first = 0;
        takeInputs(m_first);
        if (m_first == 0)
            m_session.stop();
        else
            m_session.seek(m_first - 1);
    } else {
        m_first = m_diagnosis.diagnosis()->steps.first;
    }
    applyFix(m_document, m_edits, fix);
    m_done = m_document.undoStack().undoText();
    emit changed();
    if (makesSteps && m_last > 0)
        makeSteps();
    else
        diagnose();
}

void FixRun::forget()
{
    m_phase = Phase::Idle;
    m_inputs.clear();
    if (!m_explanation)
        return;
    m_explanation.reset();
    emit changed();
}

void FixRun::repeat()
{
    if (!m_session.objects() || !m_session.capabilities().canMakeSteps)
        return;
    forget();
    m_first = 0;
    m_last = m_session.recorded().last;
    takeInputs(m_first);
    m_session.stop();
    makeSteps();
}

void FixRun::takeInputs(std::uint64_t first)
{
    m_inputs.clear();
    for (std::uint64_t step = std::max(first, m_session.recorded().first); step <= m_last; ++step)
        if (const auto recorded = m_session.at(step); recorded && recorded->record && !recorded->record->inputs.empty())
            m_inputs.emplace(step, recorded->record->inputs);
}

void FixRun::makeSteps()
{
    m_phase = Phase::Making;
    const std::uint64_t count = m_last - m_session.step();
    if (count == 0)
        return diagnose();
    m_session.stepMany(count); // Continues in onStepped().
    if (m_phase == Phase::Making && !m_session.objects())
        forget(); // No world could be made with the fix; the session says why.
}

/// A step can be announced again: its inputs are added once.
void FixRun::onAboutToStep()
{
    if (m_phase != Phase::Making || !m_session.made())
        return;
    const auto found = m_inputs.find(m_session.step() + 1);
    if (found == m_inputs.end())
        return;
    const std::vector<Input> inputs = std::move(found->second);
    m_inputs.erase(found);
    for (const Input& input : inputs)
        m_session.made()->addInput(input);
}

void FixRun::onStepped()
{
    if (m_phase == Phase::Making && m_session.step() >= m_last)
        QTimer::singleShot(0, this, [this] { // After all other slots have received the step.
            if (m_phase == Phase::Making)
                diagnose();
        });
}

/// A breakpoint or the user may have paused on the way: the steps until then are diagnosed.
void FixRun::onStateChanged()
{
    if (m_phase != Phase::Making || m_session.state() == StepSession::State::Running)
        return;
    if (!m_session.objects())
        return forget();
    QTimer::singleShot(0, this, [this] {
        if (m_phase == Phase::Making && m_session.state() == StepSession::State::Paused && !m_session.isMaking())
            diagnose();
    });
}

void FixRun::diagnose()
{
    m_phase = Phase::Diagnosing;
    m_diagnosis.start();
}

void FixRun::judge()
{
    if (m_phase != Phase::Diagnosing || m_diagnosis.isRunning())
        return;
    const Diagnosis* found = m_diagnosis.diagnosis();
    if (!found)
        return forget(); // It was cancelled, or something else happened meanwhile.
    m_phase = Phase::Idle;
    if (!m_explanation)
        return; // repeat()
    m_last = found->steps.last;
    const auto again = std::ranges::find(found->explanations, m_explanation->rule, &Explanation::rule);
    m_verdict = again == found->explanations.end() ? Verdict::Gone : Verdict::StillThere;
    m_stillExplains = m_verdict == Verdict::Gone ? 0 : again->explains;
    emit changed();
}

QString FixRun::text() const
{
    const QString first = number(m_first);
    const QString last = number(m_last);
    switch (m_verdict) {
    case Verdict::Trying:
        return tr("The fix is applied (%1). Steps %2 to %3 are simulated again.").arg(m_done, first, last);
    case Verdict::Gone:
        return tr("Fixed (%1): steps %2 to %3 were simulated again, and no step shows the finding.")
            .arg(m_done, first, last);
    case Verdict::StillThere:
        return tr("Not fixed: steps %1 to %2 were simulated again and show the finding %3, before the fix %4.")
            .arg(first, last, translated(texts::foundTimes(m_stillExplains)),
                 translated(texts::foundTimes(m_explanation->explains)));
    }
    return {};
}

} // namespace broadside
