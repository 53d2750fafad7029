#pragma once

#include "core/debug/tuning/tuner.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace broadside {

/// Measures cell sizes beside the GUI thread, on the frames of the latest recorded steps: they are stepped again, from
/// where they began and with their inputs, in a world of their own. Without a simulation on the scene as authored.
/// One result counts, that of the last start().
class CellSizeTuner final : public QObject {
    Q_OBJECT
public:
    /// So many steps at most are measured: enough for what moves to have been in several cells.
    static constexpr std::uint64_t kMostSteps = 60;
    static constexpr std::size_t kSizes = 24;
    static constexpr int kRuns = 3;

    struct Outcome {
        std::optional<Tuning> tuning; ///< Nothing: see problem.
        std::optional<double> ruleOfThumb;
        std::size_t frames = 0;
        std::optional<Problem> problem;
    };

    /// @pre both outlive this object
    CellSizeTuner(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    /// Of the last that ended; null again once another scene is opened.
    [[nodiscard]] const Outcome* outcome() const noexcept { return m_outcome.get(); }

signals:
    void started();
    void progressed(double share); ///< 0..1
    void ended();                  ///< Finished (then outcome() is new), cancelled, or about another scene.

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
