#pragma once

#include "editor/session/stage.h"

#include <QAction>
#include <QObject>

#include <optional>

class QMenu;

namespace broadside {

class ActionRegistry;
class ViewportWidget;

/// Whether the viewport shows the structure of the algorithm: by itself where there are no cells to be seen instead
/// (showsStructureUnasked), until the user chooses with the action; from then on as the user chose, for every
/// algorithm. The action always says what is.
class StructureSwitch final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    StructureSwitch(ActionRegistry& actions, QMenu& menu, ViewportWidget& viewport, const Stage& stage);

private:
    void follow();

    QAction& m_action;
    const Stage& m_stage;
    std::optional<bool> m_chosen;
};

} // namespace broadside
