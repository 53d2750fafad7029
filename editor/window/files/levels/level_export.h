#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QObject>

class QWidget;

namespace broadside {

class ActionRegistry;
class MessageBar;
struct WrittenLevel;

/// File > Export Tiled map: writes the scene as a map that Tiled opens, and lists what the map does not have. The scene
/// stays in its own file.
class LevelExport final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        const SceneDocument& document;
        QWidget& window; ///< The parent of dialogs.
    };
    /// @pre all outlive this
    explicit LevelExport(const Parts& parts);
    ~LevelExport() override;

    /// Writes the map in the background. A message follows. The name may be that of no existing file.
    void write(const QString& path);

private:
    void ask();
    void show(const QString& path, const WrittenLevel& written);

    Parts m_parts;
    Background m_work;
};

} // namespace broadside
