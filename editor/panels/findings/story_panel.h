#pragma once

#include "editor/document/focus.h"
#include "editor/session/jobs/selection_story.h"
#include "editor/widgets/panel_widget.h"

class QLabel;
class QPushButton;
class QTreeView;

namespace broadside {

class LazyRefresh;
class StoryModel;

/// What happened to the selected object in the recorded steps, and why: one row for each event. A click on a row goes
/// to its step.
class StoryPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    StoryPanel(StepSession& session, SelectionStory& story, const Focus& focus, QWidget* parent = nullptr);
    ~StoryPanel() override;

private:
    QWidget* makeBody();
    void refresh();
    void showStory();
    void goTo(const QModelIndex& index);
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString reasonForNoStory() const;

    StepSession& m_session;
    SelectionStory& m_story;
    const Focus& m_focus;
    StoryModel* m_model;
    QLabel* m_headline;
    QLabel* m_note;
    QPushButton* m_cancel; // also starts a cancelled search again
    QTreeView* m_list;
    LazyRefresh* m_refresh;
};

} // namespace broadside
