#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QList>
#include <QObject>

class QAction;

namespace broadside {

class ActionRegistry;
class MessageBar;

/// Turning and flipping what is selected, and going on to what lies below it, as actions: says in the message bar what
/// was left alone, and why.
class TransformActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    TransformActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, Focus& focus,
                     const Stage& stage);

    void showAvailable(); ///< To be called when the selection, or who is there, may be another.

private:
    void say(const Arranged& arranged);
    void selectBelow();

    QList<QAction*> m_turns;
    MessageBar& m_messages;
    ObjectEdits& m_edits;
    Focus& m_focus;
    const Stage& m_stage;
};

} // namespace broadside
