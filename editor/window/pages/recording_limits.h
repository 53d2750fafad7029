#pragma once

#include "editor/session/trace_session.h"
#include "editor/window/layout/dock_layouts.h"

#include <QObject>

namespace broadside {

class Actions;

/// Greys what makes no sense for a recording, for good, and what this one does not say, as long as it does not; each
/// with its reason.
class RecordingLimits final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    RecordingLimits(const Actions& actions, const Docks& docks, const TraceSession& session, QObject* parent);

private:
    void forbidEditing();
    void closePanels();
    void followContents();

    const Actions& m_actions;
    const Docks& m_docks;
    const TraceSession& m_session;
};

} // namespace broadside
