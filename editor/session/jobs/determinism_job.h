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

/// What came of repeating recorded steps.
struct Repetition {
    std::optional<Algorithm> other;       ///< Instead of the recorded broad phase.
    StepRange steps;                      ///< That were to be repeated: the first is the one after which it began.
    std::uint64_t lastHash = 0;           ///< Of the last recorded step: tells a record that went another way since.
    std::optional<Problem> problem;       ///< Why nothing could be repeated.
    std::optional<Divergence> divergence; ///< Nothing: every bit is the same.
};

/// Repeats recorded steps beside the GUI thread. One result counts: that of the last start(); earlier and cancelled
/// ones are dropped when they come in. Memory: what it is given, a world, and a state.
class DeterminismJob final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Values, so that the simulation may go on meanwhile. With `other` as with DeterminismCheck::beginWith().
    /// @pre see DeterminismCheck::begin
    void start(Scene scene, History history, std::optional<BroadPhaseSettings> other = {});
    /// finished() will not come; the thread ends after its step.
    void cancel() { m_background.cancel(); }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] std::uint64_t step() const noexcept { return m_step ? m_step->load() : 0; } ///< Repeated so far.

signals:
    void finished(const std::shared_ptr<const broadside::Repetition>& repetition);

private:
    std::shared_ptr<std::atomic<std::uint64_t>> m_step; // of the last job
    Background m_background;
};

} // namespace broadside
