#pragma once

#include "editor/widgets/panel_widget.h"

class QUndoStack;
class QUndoView;

namespace broadside {

/// Every edit since the scene was opened, and, while a simulation has edits of its own, those: a click on one goes
/// back, or forward, to just after it. The state that is saved is marked.
class HistoryPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre both outlive the panel.
    HistoryPanel(QUndoStack& scene, QUndoStack& world, QWidget* parent = nullptr);

private:
    QWidget* makeBody();

    QUndoStack& m_world;
    QUndoView* m_sceneView;
    QUndoView* m_worldView;
};

} // namespace broadside
