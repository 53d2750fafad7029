#pragma once

#include "editor/session/shown_world.h"

#include <QAction>
#include <QObject>

#include <functional>
#include <optional>

class QMenu;

namespace broadside {

class ActionRegistry;
class ViewportWidget;

/// Whether the viewport shows the structure of the algorithm. Until the user chooses, it is shown only for algorithms
/// without visible cells (showsStructureByDefault). Then the user's choice holds for every algorithm. The action always
/// shows the current state.
class StructureSwitch final : public QObject {
    Q_OBJECT
public:
    /// `noStructureReason`: why there is no structure to show; empty: there is one. @pre all outlive it.
    StructureSwitch(ActionRegistry& actions, QMenu& menu, ViewportWidget& viewport, const ShownWorld& shownWorld,
                    std::function<QString()> noStructureReason);

private:
    void follow();

    QAction& m_action;
    const ShownWorld& m_shownWorld;
    std::optional<bool> m_chosen;
};

} // namespace broadside
