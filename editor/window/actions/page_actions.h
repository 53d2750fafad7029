#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace broadside {

class ActionRegistry;
class PageHost;

/// Actions for tabs, and for attaching a tab to a game.
class PageActions final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    PageActions(ActionRegistry& actions, PageHost& host);

    void showPageCount(int count);

private:
    QList<QAction*> m_needOthers;
};

} // namespace broadside
