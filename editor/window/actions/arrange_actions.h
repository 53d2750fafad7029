#pragma once

#include "editor/commands/arranging/arrange_objects.h"
#include "editor/document/focus.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace broadside {

class ActionRegistry;
class MessageBar;

/// Laying out what is selected, as actions: says in the message bar what was left alone, and why.
class ArrangeActions final : public QObject {
    Q_OBJECT
public:
    /// `world` is where the arrow keys are ours. @pre all outlive this.
    ArrangeActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, const Focus& focus,
                   QWidget& world);

    void showAvailable(); ///< To be called when the selection, or the objects, changed.

private:
    void addPlaces(ActionRegistry& actions, QWidget& world);
    void addNudges(ActionRegistry& actions, QWidget& world);
    void say(const Arranged& arranged, const QString& nothing);

    QList<QAction*> m_align;      // by Alignment
    QList<QAction*> m_distribute; // by Distribution
    QList<QAction*> m_matchSize;  // by SizeMatch
    QList<QAction*> m_nudge;
    MessageBar& m_messages;
    ObjectEdits& m_edits;
    const Focus& m_focus;
    Nudger m_nudger;
    QString m_said; // what the message bar shows by this
    struct Shown {
        std::size_t there = 0; ///< 3 stands for more, too.
        QString model;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // what the actions were last enabled for
};

} // namespace broadside
