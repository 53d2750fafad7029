#pragma once

#include "core/trace/log_search.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/background.h"
#include "editor/session/shown_world.h"
#include "editor/session/trace_session.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace broadside {

class LazyRefresh;

/// The data of the selected objects of a recording in the shown step, and the log of the game in that step. It replaces
/// the properties, because a recording cannot be edited. It also searches the whole log.
class RecordedObjects final : public QWidget {
    Q_OBJECT
public:
    /// @pre all outlive it.
    RecordedObjects(const Focus& focus, const ShownWorld& shownWorld, TraceSession& recording,
                    QWidget* parent = nullptr);
    ~RecordedObjects() override;

private:
    [[nodiscard]] QWidget* makeSearchRow();
    void connectSearch();
    void search(trace::LogDirection direction);
    void showFound(const std::optional<trace::LoggedLine>& line, trace::LogDirection direction);
    void showButtons();
    void refresh();
    [[nodiscard]] QString textOf(ObjectId id) const;
    [[nodiscard]] QString logText() const;

    const Focus& m_focus;
    const ShownWorld& m_shownWorld;
    TraceSession& m_recording;
    QLabel* m_text;
    QLabel* m_log;
    QLineEdit* m_search;
    QToolButton* m_earlier;
    QToolButton* m_later;
    QLabel* m_found;
    LazyRefresh* m_refresh;
    Background m_background; // last member: its destructor waits for the thread
};

} // namespace broadside
