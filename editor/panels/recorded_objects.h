#pragma once

#include "editor/document/focus.h"
#include "editor/session/stage.h"
#include "editor/session/trace_session.h"

#include <QWidget>

class QLabel;

namespace broadside {

class LazyRefresh;

/// What is known of the selected objects of a recording at the moment that is shown, and what the game logged then: in
/// the place of properties that could be edited.
class RecordedObjects final : public QWidget {
    Q_OBJECT
public:
    /// @pre all outlive it.
    RecordedObjects(const Focus& focus, const Stage& stage, const TraceSession& recording, QWidget* parent = nullptr);

private:
    void refresh();
    [[nodiscard]] QString textOf(ObjectId id) const;
    [[nodiscard]] QString logText() const;

    const Focus& m_focus;
    const Stage& m_stage;
    const TraceSession& m_recording;
    QLabel* m_text;
    QLabel* m_log;
    LazyRefresh* m_refresh;
};

} // namespace broadside
