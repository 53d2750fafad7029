#pragma once

#include "editor/widgets/panel_widget.h"

class QUndoStack;
class QUndoView;

namespace broadside {

/// All edits since the scene was opened and, while a simulation has its own edits, also those. A click on an edit
/// undoes or redoes to the state just after it. The saved state is marked.
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
