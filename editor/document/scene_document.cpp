#include "editor/document/scene_document.h"

#include "core/io/atomic_file.h"
#include "core/io/scene/scene_stream.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"

#include <QFileInfo>

#include <utility>

namespace broadside {

SceneDocument::SceneDocument(QObject* parent)
    : QObject(parent)
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

void SceneDocument::reset(Scene scene, const QString& path)
{
    m_scene = std::move(scene);
    setPath(path);
    ++m_revision;
    m_undoStack.clear();
    emit changed({SceneChange::Kind::Reset, {}});
}

void SceneDocument::push(std::unique_ptr<QUndoCommand> command)
{
    if (!command->isObsolete() && !m_isReadOnly)
        m_undoStack.push(command.release());
}

QString SceneDocument::displayName() const { return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName(); }

std::optional<Problem> SceneDocument::saveTo(const QString& path)
{
    auto file = AtomicFile::create(encodedPath(path));
    if (!file)
        return file.problem();
    streamScene(m_scene, [&](std::string_view piece) { (*file)->write(piece); });
    if (auto problem = (*file)->commit())
        return problem;
    m_lossOfSave = translatedLoss(path, (*file)->losses());
    setPath(path);
    m_undoStack.setClean();
    return std::nullopt;
}

void SceneDocument::setPath(const QString& path)
{
    const QString absolute = path.isEmpty() ? QString() : absolutePath(path);
    if (std::exchange(m_path, absolute) != absolute)
        emit pathChanged(m_path);
}

void SceneDocument::apply(const SceneChange& change, const std::function<void(Scene&)>& edit)
{
    edit(m_scene);
    ++m_revision;
    emit changed(change);
}

} // namespace broadside
