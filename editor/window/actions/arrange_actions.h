#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/document/focus.h"

#include <QObject>

class QWidget;

namespace broadside {

class ActionRegistry;
class MessageBar;

/// Actions that arrange the selected objects. The message bar reports objects that were left alone, and why.
class ArrangeActions final : public QObject {
    Q_OBJECT
public:
    /// The arrow keys work in `world` only. @pre all outlive this.
    ArrangeActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, const Focus& focus,
                   QWidget& world);

private:
    void addPlaces(ActionRegistry& actions, QWidget& world);
    void addNudges(ActionRegistry& actions, QWidget& world);
    void say(const Arranged& arranged, const QString& nothing);

    MessageBar& m_messages;
    ObjectEdits& m_edits;
    const Focus& m_focus;
    Nudger m_nudger;
    QString m_said; // the last text in the message bar from here
};

} // namespace broadside
