#pragma once

#include "editor/session/trace_session.h"
#include "editor/window/layout/panel_table.h"

#include <QObject>

namespace broadside {

class ActionRegistry;

/// Disables the panels that edit, and what this recording does not say, as long as it does not; each with its reason.
class RecordingLimits final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    RecordingLimits(const ActionRegistry& actions, const Panels& panels, const TraceSession& session, QObject* parent);

private:
    void closePanels();
    void followContents();

    const ActionRegistry& m_actions;
    const Panels& m_panels;
    const TraceSession& m_session;
};

} // namespace broadside
