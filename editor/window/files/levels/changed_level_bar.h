#pragma once

#include <QObject>

class QAction;
class QPushButton;

namespace broadside {

class FileBar;
class LevelChanges;

/// The bar that says that another editor has changed the level of the open scene. It offers to import it again; this is
/// never done without the user.
class ChangedLevelBar final : public QObject {
    Q_OBJECT
public:
    /// `importAgain` imports the level again. @pre all outlive this
    ChangedLevelBar(LevelChanges& changes, FileBar& bar, QAction& importAgain);

private:
    void follow();
    void followAction();

    LevelChanges& m_changes;
    FileBar& m_bar;
    QAction& m_action;
    QPushButton& m_import;
};

} // namespace broadside
