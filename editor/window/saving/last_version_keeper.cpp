#include "editor/window/saving/last_version_keeper.h"

#include "editor/document/scene_document.h"
#include "editor/document/version_store.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/scene_loader.h"

#include <QEventLoop>

namespace broadside {

LastVersionKeeper::LastVersionKeeper(const SceneDocument& document, FileChanges& changes, const VersionStore& versions)
    : m_document(document)
    , m_changes(changes)
    , m_versions(versions)
{
    connect(&m_changes, &FileChanges::changed, this, &LastVersionKeeper::follow);
    m_background.setIdle([this] { emit settled(); });
}

void LastVersionKeeper::follow()
{
    if (m_changes.state() == FileChanges::State::Same || !m_changes.lastSaved().text)
        return;
    m_background.start(
        [keep = m_versions.keeping(m_document.path(), m_changes.lastSaved().text, m_changes.lastSaved().when)](
            const std::stop_token&, const Background::Post&) { return keep(); },
        [this](const std::optional<Problem>& problem) {
            if (problem)
                emit failed(*problem);
            emit settled();
        },
        [this] {
            emit failed(noMemoryFor(m_document.path()));
            emit settled();
        });
}

void LastVersionKeeper::settle()
{
    m_changes.settle();
    QEventLoop waiting;
    connect(this, &LastVersionKeeper::settled, &waiting, &QEventLoop::quit);
    while (!m_background.isIdle())
        waiting.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace broadside
