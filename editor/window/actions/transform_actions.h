#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/document/focus.h"

#include <QList>
#include <QObject>

namespace broadside {

class ActionRegistry;
class MessageBar;

/// Actions that rotate and flip the selected objects. The message bar reports objects that were left alone, and why.
class TransformActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    TransformActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, Focus& focus);

private:
    void say(const Arranged& arranged);

    MessageBar& m_messages;
    ObjectEdits& m_edits;
    Focus& m_focus;
};

} // namespace broadside
