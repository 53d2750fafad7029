#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace broadside {

class ActionRegistry;
class PageHost;

/// The tabs, and the game to which a tab can be attached.
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
