#include "editor/window/files/levels/changed_level_bar.h"

#include "editor/window/files/file_bar.h"
#include "editor/window/files/levels/level_changes.h"

#include <QAction>
#include <QFileInfo>
#include <QPushButton>

namespace broadside {

ChangedLevelBar::ChangedLevelBar(LevelChanges& changes, FileBar& bar, QAction& importAgain)
    : m_changes(changes)
    , m_bar(bar)
    , m_action(importAgain)
    , m_import(bar.addButton(QStringLiteral("changedLevelImport"), tr("Import again..."), {}))
{
    QPushButton& later = m_bar.addButton(QStringLiteral("changedLevelLater"), tr("Not now"),
                                         tr("Keep the scene as it is until the level changes once more"));
    connect(&m_import, &QPushButton::clicked, &m_action, &QAction::trigger);
    connect(&later, &QPushButton::clicked, &m_changes, &LevelChanges::dismiss);
    connect(&m_bar, &FileBar::closed, &m_changes, &LevelChanges::dismiss);
    connect(&m_changes, &LevelChanges::changed, this, &ChangedLevelBar::follow);
    connect(&m_action, &QAction::changed, this, &ChangedLevelBar::followAction);
    followAction();
    follow();
}

void ChangedLevelBar::followAction()
{
    m_import.setEnabled(m_action.isEnabled());
    m_import.setToolTip(m_action.toolTip());
}

void ChangedLevelBar::follow()
{
    const QString file = m_changes.changedFile();
    if (file.isEmpty()) {
        m_bar.withdraw();
        return;
    }
    const QString name = QFileInfo(file).fileName();
    m_bar.showText(file == m_changes.level()
                       ? tr("%1 has changed since this scene was imported from it.").arg(name)
                       : tr("%1 has changed since this scene was imported from %2, which uses it.")
                             .arg(name, QFileInfo(m_changes.level()).fileName()));
}

} // namespace broadside
