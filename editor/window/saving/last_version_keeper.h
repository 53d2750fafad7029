#pragma once

#include "core/base/problem.h"
#include "editor/session/jobs/background.h"

#include <QObject>

namespace broadside {

class FileChanges;
class SceneDocument;
class VersionStore;

/// Keeps the last saved version of a scene's file as an earlier version when the file was deleted, or cannot be read
/// any more, or was changed by another program while the open scene has unsaved changes. The bytes come from memory,
/// and are written in the background.
class LastVersionKeeper final : public QObject {
    Q_OBJECT
public:
    /// @pre the parts outlive this
    LastVersionKeeper(const SceneDocument& document, FileChanges& changes, const VersionStore& versions);

    /// Looks at the file now, and waits until its last version is kept, if there is a need. The window is drawn
    /// meanwhile, but takes no input.
    void settle();

signals:
    void failed(const broadside::Problem& problem);
    void settled();

private:
    void follow();

    const SceneDocument& m_document;
    FileChanges& m_changes;
    const VersionStore& m_versions;
    Background m_background; // its destructor waits: the version is kept also when the window closes
};

} // namespace broadside
