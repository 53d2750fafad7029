#include "editor/window/pages/recording_limits.h"

#include "editor/window/actions/actions.h"
#include "editor/window/pages/recording_bar.h"

#include <QDockWidget>

namespace broadside {

RecordingLimits::RecordingLimits(const Actions& actions, const Docks& docks, const TraceSession& session,
                                 QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_docks(docks)
    , m_session(session)
{
    forbidEditing();
    closePanels();
    connect(&session, &TraceSession::opened, this, &RecordingLimits::followContents);
    followContents();
}

void RecordingLimits::forbidEditing()
{
    const Actions& a = m_actions;
    const QString edit = tr("a recording can only be looked at; convert a step to a scene to edit it");
    QList<QAction*> edits{a.save,
                          a.saveAs,
                          a.addToProject,
                          a.undo,
                          a.redo,
                          a.cut,
                          a.copy,
                          a.pasteInPlace,
                          a.duplicate,
                          a.rename,
                          a.remove,
                          a.group,
                          a.ungroup,
                          a.hideObjects,
                          a.lockObjects,
                          a.showAll,
                          a.unlockAll,
                          a.makeTemplate,
                          a.placeTemplate,
                          a.applyToTemplate,
                          a.resetToTemplate,
                          a.detachInstances,
                          a.selectInstances,
                          a.renameTemplate,
                          a.deleteTemplate,
                          a.addAssets,
                          a.placeSprite,
                          a.editOverPicture,
                          a.reloadAssets,
                          a.removeAtlas,
                          a.addGuide,
                          a.guidesAtSelection,
                          a.removeGuides,
                          a.placeTool,
                          a.vertexTool,
                          a.polygonTool,
                          a.guideTool,
                          a.worldSettings};
    for (QAction* action : a.reorder)
        edits += action;
    for (QAction* action : a.align)
        edits += action;
    for (QAction* action : a.distribute)
        edits += action;
    for (QAction* action : a.matchSize)
        edits += action;
    for (QAction* action : a.nudge)
        edits += action;
    for (QAction* action : a.turn)
        edits += action;
    for (QAction* action : edits)
        Actions::forbid(*action, edit);
    const QString steps =
        tr("the steps of a recording were made by the game; convert a step to a scene to simulate it");
    for (QAction* action : {a.cannonTool, a.otherFuture, a.checkDeterminism, a.repeatWith, a.followProjectile})
        Actions::forbid(*action, steps);
}

void RecordingLimits::closePanels()
{
    const QString why = tr("Not now: a recording can only be looked at; convert a step to a scene to edit it");
    for (QDockWidget* dock :
         {m_docks.place, m_docks.templates, m_docks.checks, m_docks.history, m_docks.assets, m_docks.pictureShape}) {
        dock->widget()->setEnabled(false);
        dock->setToolTip(why);
    }
}

void RecordingLimits::followContents()
{
    const QString noCells = noCellsReason(m_session.info());
    Actions::setAvailable(*m_actions.showHeat, noCells.isEmpty(), noCells);
}

} // namespace broadside
