#pragma once

#include "editor/document/focus.h"
#include "editor/panels/findings/events_model.h"
#include "editor/session/event_log.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/panel_widget.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace broadside {

class LazyRefresh;

/// The events of the simulation, step by step: hits, removals and their causes, launches, spawns, limited speeds. A
/// click on a row goes to its step and selects its object.
class EventsPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    EventsPanel(StepSession& session, const ShownWorld& shownWorld, Focus& focus, QWidget* parent = nullptr);
    ~EventsPanel() override;

    void show(EventsModel::Show show); ///< Shows only these kinds.
    using PanelWidget::show;

signals:
    void frameRequested(); ///< Asks to show the selection in the viewport.

private:
    QWidget* makeBody();
    void refresh();
    void goTo(const QModelIndex& index);
    [[nodiscard]] QString nameOf(ObjectId id) const;

    StepSession& m_session;
    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    EventLog m_log;
    EventsModel m_model;
    QComboBox* m_show;
    QLineEdit* m_search;
    QLabel* m_count;
    std::unique_ptr<QTreeView> m_list; // after the model, whose rows it shows
    LazyRefresh* m_refresh;
};

} // namespace broadside
