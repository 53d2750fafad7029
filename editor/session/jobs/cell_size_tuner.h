#pragma once

#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuner.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace broadside {

/// Measures cell sizes in a background thread, on the frames of the latest recorded steps. The steps are repeated with
/// their inputs in a separate world. Without a simulation it measures the authored scene. Only the result of the last
/// start() counts.
class CellSizeTuner final : public QObject {
    Q_OBJECT
public:
    /// Most steps that are measured: enough for moving objects to have been in several cells.
    static constexpr std::uint64_t kMostSteps = 60;
    static constexpr std::size_t kSizes = 24;
    static constexpr int kRuns = 3;

    struct Outcome {
        std::optional<Tuning> tuning; ///< Nothing: see `problem`.
        std::optional<double> ruleOfThumb;
        std::optional<RuleOfThumbWithoutLarge> withoutLarge;
        std::size_t frames = 0;
        BroadPhaseSettings present; ///< Those of the world when it was measured.
        std::optional<Problem> problem;
    };

    /// @pre both outlive this object
    CellSizeTuner(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    /// The result of the last finished run; null again when another scene is opened.
    [[nodiscard]] const Outcome* outcome() const noexcept { return m_outcome.get(); }
    /// What was measured for this algorithm; no algorithm: for a game's own rule. Null if it was not measured.
    [[nodiscard]] const Recommendation* recommendedFor(std::optional<Algorithm> algorithm) const;
    /// The best of the measured sizes of this algorithm, metres. No value if it was not measured.
    [[nodiscard]] std::optional<double> bestFor(Algorithm algorithm) const;
    /// Whether cells of this size, in metres, were measured as good: at most 10 % slower than the best.
    [[nodiscard]] bool isGood(std::optional<Algorithm> algorithm, double cellSize) const;

signals:
    void started();
    void progressed(double share); ///< Share done, 0..1.
    void ended();                  ///< Finished (then outcome() is new), cancelled, or another scene was opened.

private:
    void forget();
    struct Task;
    [[nodiscard]] Task makeTask() const;
    static Outcome measured(const Task& task, const std::stop_token& stop, const std::function<void(double)>& progress);

    const StepSession& m_session;
    std::unique_ptr<const Outcome> m_outcome;
    Background m_background;
};

} // namespace broadside
