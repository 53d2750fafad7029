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

/// Actions that arrange the selected objects. The message bar reports objects that were left alone, and why.
class ArrangeActions final : public QObject {
    Q_OBJECT
public:
    /// The arrow keys work in `world` only. @pre all outlive this.
    ArrangeActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, const Focus& focus,
                   QWidget& world);

    void showAvailable(); ///< To be called when the selection or the objects changed.

private:
    void addPlaces(ActionRegistry& actions, QWidget& world);
    void addNudges(ActionRegistry& actions, QWidget& world);
    void say(const Arranged& arranged, const QString& nothing);

    QList<QAction*> m_align;      // indexed by Alignment
    QList<QAction*> m_distribute; // indexed by Distribution
    QList<QAction*> m_matchSize;  // indexed by SizeMatch
    QList<QAction*> m_nudge;
    MessageBar& m_messages;
    ObjectEdits& m_edits;
    const Focus& m_focus;
    Nudger m_nudger;
    QString m_said; // the last text in the message bar from here
    struct Shown {
        std::size_t there = 0; ///< At most 3, which also means more.
        QString model;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // the state for which the actions were last enabled
};

} // namespace broadside
