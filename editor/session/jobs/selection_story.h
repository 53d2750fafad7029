#pragma once

#include "core/debug/story/object_story.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"
#include "editor/session/steps/examined_steps.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace broadside {

/// The story of the selected object over the recorded steps: what happened to it, and why. Examined in a background
/// thread when a view asks for it with update(), and a moment after the last change of what is recorded: a drag in a
/// simulation changes it many times. Of a simulation, later searches cover only new steps, and only while
/// it does not run. The story of a recording is made again when more was recorded, because its events are inferred from
/// the steps before and after.
class SelectionStory final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    SelectionStory(const StepSession& session, const Focus& focus, QObject* parent = nullptr);

    /// Starts a search if the story is not complete. changed() is emitted when more is known. Views call it whenever
    /// they show the story.
    void update();
    void cancel(); ///< No search until the selection changes, or restart() is called.
    void restart();

    /// Null unless exactly one object is selected.
    [[nodiscard]] ObjectId object() const noexcept { return m_object; }
    /// The examined steps; nothing before the first search is done.
    [[nodiscard]] const std::optional<ObjectStory>& story() const noexcept { return m_story; }
    [[nodiscard]] std::optional<StepRange> steps() const;
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double share() const noexcept { return m_share; } ///< Share of the search that is done, 0..1.
    [[nodiscard]] bool wasCancelled() const noexcept { return m_isCancelled; }

signals:
    void changed(); ///< Another object, more of the story, or progress.

private:
    void onSelectionChanged();
    void onRecordChanged();
    void settle();
    void forget();
    void forgetDroppedSteps();
    void take(ObjectStory more, const ExaminedSteps& examined);

    const StepSession& m_session;
    const Focus& m_focus;
    ObjectId m_object;
    std::optional<ObjectStory> m_story;
    std::optional<ExaminedSteps> m_examined; // The steps that m_story is about.
    double m_share = 0.0;
    bool m_isCancelled = false;
    QTimer m_settle;         // A search waits for it.
    QElapsedTimer m_waiting; // Since it was started first.
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
