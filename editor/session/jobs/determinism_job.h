#pragma once

#include "core/base/problem.h"
#include "core/debug/history/determinism.h"
#include "core/debug/history/history.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// The result of repeating recorded steps.
struct Repetition {
    std::optional<Algorithm> other;       ///< Used instead of the recorded broad phase.
    StepRange steps;                      ///< The first one is the step after which the repetition began.
    std::uint64_t lastHash = 0;           ///< Hash of the last recorded step: shows whether the record changed since.
    std::optional<Problem> problem;       ///< Why nothing could be repeated.
    std::optional<Divergence> divergence; ///< Nothing: every bit is the same.
};

/// Repeats recorded steps in a background thread. Only the result of the last start() counts; results of earlier and
/// cancelled runs are dropped. Memory: the arguments, a world, and a state.
class DeterminismJob final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Takes copies, so that the simulation may continue. For `other` see DeterminismCheck::beginWith().
    /// @pre see DeterminismCheck::begin
    void start(Scene scene, History history, std::optional<BroadPhaseSettings> other = {});
    /// finished() is not emitted; the thread ends after its present step.
    void cancel() { m_background.cancel(); }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] std::uint64_t step() const noexcept { return m_step ? m_step->load() : 0; } ///< Last repeated step.

signals:
    void finished(const std::shared_ptr<const broadside::Repetition>& repetition);

private:
    std::shared_ptr<std::atomic<std::uint64_t>> m_step; // Shared with the last job.
    Background m_background;
};

} // namespace broadside
