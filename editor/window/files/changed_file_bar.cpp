#include "editor/window/files/changed_file_bar.h"

#include "editor/document/message_text.h"
#include "editor/window/files/file_bar.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/scene_comparison.h"

#include <QPushButton>

namespace broadside {

ChangedFileBar::ChangedFileBar(const Parts& parts)
    : m_changes(parts.changes)
    , m_document(parts.document)
    , m_bar(parts.bar)
    , m_reload(m_bar.addButton(QStringLiteral("changedFileReload"), tr("Reload"),
                               tr("Replace the open scene with the one in the file; undo restores it")))
    , m_keep(m_bar.addButton(QStringLiteral("changedFileKeep"), tr("Keep mine"),
                             tr("Keep the open scene; the next save replaces the file")))
    , m_compare(m_bar.addButton(QStringLiteral("changedFileCompare"), tr("Compare"),
                                tr("List the objects that differ between the open scene and the file")))
    , m_save(m_bar.addButton(QStringLiteral("changedFileSave"), tr("Save again"),
                             tr("Save the open scene to a new file of the same name")))
{
    connect(&m_reload, &QPushButton::clicked, &m_changes, &FileChanges::reload);
    connect(&m_keep, &QPushButton::clicked, &m_changes, &FileChanges::keepMine);
    connect(&m_compare, &QPushButton::clicked, &m_changes, &FileChanges::compare);
    connect(&m_save, &QPushButton::clicked, this, [save = parts.saveAgain] { save(); });
    connect(&m_changes, &FileChanges::changed, this, &ChangedFileBar::follow);
    connect(&m_changes, &FileChanges::compared, this, &ChangedFileBar::showComparison);
    follow();
}

ChangedFileBar::~ChangedFileBar() = default;

QString ChangedFileBar::text() const
{
    const QString name = m_document.displayName();
    switch (m_changes.state()) {
    case FileChanges::State::Same:
        return {};
    case FileChanges::State::Changed:
        return tr("%1 was changed by another program, and the open scene differs from it.").arg(name);
    case FileChanges::State::Missing:
        return tr("%1 was deleted or renamed by another program. Saving creates the file again.").arg(name);
    case FileChanges::State::Unreadable:
        return tr("%1 was changed by another program and cannot be read. The open scene is kept, and the file is read "
                  "again after its next change. %2")
            .arg(name, described(m_changes.problem()));
    }
    return {};
}

void ChangedFileBar::follow()
{
    const FileChanges::State state = m_changes.state();
    const bool isChanged = state == FileChanges::State::Changed;
    for (QPushButton* button : {&m_reload, &m_keep, &m_compare})
        button->setVisible(isChanged);
    m_save.setVisible(state == FileChanges::State::Missing);
    if (!isChanged && m_comparison)
        m_comparison->close(); // it is about another content of the file
    if (state == FileChanges::State::Same)
        m_bar.withdraw();
    else
        m_bar.showText(text());
}

void ChangedFileBar::showComparison()
{
    m_comparison =
        std::make_unique<SceneComparison>(SceneComparison::Contents{m_document.displayName(), m_document.scene(),
                                                                    m_changes.sceneOnDisk(), m_changes.difference()},
                                          SceneComparison::Purpose::Look, m_bar.window());
    m_comparison->show();
    showDifferences(*m_comparison);
}

void ChangedFileBar::showDifferences(SceneComparison& comparison)
{
    connect(&comparison, &SceneComparison::chosen, this, &ChangedFileBar::chosen);
    connect(&comparison, &SceneComparison::finished, this, [this, &comparison] {
        if (m_comparison.get() == &comparison)
            m_comparison.release()->deleteLater(); // it is the sender
        emit marked(m_comparison ? m_comparison->marks() : std::vector<ShownRegion>());
    });
    emit marked(comparison.marks());
}

} // namespace broadside
