#include "editor/window/pages/recording_limits.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/pages/recording_bar.h"

#include <QDockWidget>

namespace broadside {

RecordingLimits::RecordingLimits(const ActionRegistry& actions, const Panels& panels, const TraceSession& session,
                                 QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_panels(panels)
    , m_session(session)
{
    closePanels();
    connect(&session, &TraceSession::opened, this, &RecordingLimits::followContents);
    followContents();
}

void RecordingLimits::closePanels()
{
    const QString why = tr("Not now: a recording can only be looked at; convert a step to a scene to edit it");
    for (const Panel panel :
         {Panel::Place, Panel::Templates, Panel::Checks, Panel::History, Panel::Assets, Panel::PictureShape}) {
        m_panels[panel].widget()->setEnabled(false);
        m_panels[panel].setToolTip(why);
    }
}

void RecordingLimits::followContents()
{
    const QString noCells = noCellsReason(m_session.info());
    ActionRegistry::setAvailable(m_actions["showHeat"], noCells.isEmpty(), noCells);
}

} // namespace broadside
