#include "editor/panels/history_panel.h"

#include "editor/widgets/icons.h"
#include "editor/widgets/panel_form.h"

#include <QLabel>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

namespace broadside {

HistoryPanel::HistoryPanel(QUndoStack& scene, QUndoStack& world, QWidget* parent)
    : PanelWidget(parent)
    , m_world(world)
    , m_sceneView(new QUndoView(&scene))
    , m_worldView(new QUndoView(&world))
{
    setObjectName(QStringLiteral("HistoryPanel"));
    setWidget(makeBody());
}

QWidget* HistoryPanel::makeBody()
{
    m_sceneView->setObjectName(QStringLiteral("sceneHistory"));
    m_sceneView->setAccessibleName(tr("Edits of the scene"));
    m_sceneView->setEmptyLabel(tr("As opened"));
    m_sceneView->setCleanIcon(themedIcon(QStringLiteral("save")));
    m_sceneView->setToolTip(tr("Click an edit to go to the state after it. Later edits are kept until you edit "
                               "something there. The disk marks the saved state."));
    m_worldView->setObjectName(QStringLiteral("worldHistory"));
    m_worldView->setAccessibleName(tr("Edits of the simulation"));
    m_worldView->setEmptyLabel(tr("As simulated"));
    m_worldView->setToolTip(tr("Edits of this simulation, which are not in the scene. To undo an edit that a step has "
                               "used, a new edit reverts it."));
    auto* worldPart = new QWidget;
    auto* worldLayout = new QVBoxLayout(worldPart);
    worldLayout->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(tr("In this simulation"));
    title->setBuddy(m_worldView);
    worldLayout->addWidget(title);
    worldLayout->addWidget(m_worldView);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_sceneView, 2);
    layout->addWidget(worldPart, 1);
    const auto showWorld = [this, worldPart] { worldPart->setVisible(m_world.count() > 0); };
    connect(&m_world, &QUndoStack::indexChanged, worldPart, showWorld);
    showWorld();
    return body;
}

} // namespace broadside
