#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/asset_import.h"
#include "editor/session/jobs/background.h"
#include "editor/session/sprite_atlases.h"

#include <QObject>

#include <optional>
#include <string>

class QAction;

namespace broadside {

class ActionRegistry;
class MessageBar;
class Panels;
class PlaceTool;

/// Actions of the Assets panel: add files, remove an atlas, place objects that show a picture.
class AssetActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        SceneDocument& document;
        SpriteAtlases& atlases;
        Panels& panels;
        PlaceTool& tool;
        QWidget& window;
    };
    /// @pre all outlive this
    explicit AssetActions(const Parts& parts);

    /// Makes assets of the files in the background. One undo step lists them in the scene.
    void add(const QStringList& files);
    [[nodiscard]] bool isAdding() const noexcept { return m_import.isRunning(); }
    /// Makes the Place tool place objects that show the sprite, with a box that fits it. Returns false when there is no
    /// such picture.
    bool place(const Sprite& sprite);

signals:
    void placeToolWanted();
    void shapePanelWanted(); ///< The user wants to edit the bounding shape of the selected object over its picture.

private:
    void addActions();
    void askForFiles();
    void take(const AssetImport& import, const QString& scene);
    void removeCurrent();
    [[nodiscard]] Sprite
    currentSprite() const; ///< Sprite that is chosen in the Assets panel; blank before the panel is made.
    [[nodiscard]] std::string currentAtlas() const; ///< Likewise; empty.
    void say(const QString& refusal);               ///< Does nothing when the text is empty.

    Parts m_parts;
    QAction* m_place = nullptr;
    QAction* m_remove = nullptr;
    QStringList m_waiting; // files to be added after the current import
    Background m_import;
};

/// An object that shows a picture of the atlases: its sprite, and a box around the opaque part of the picture. Empty
/// when there is no such picture.
[[nodiscard]] std::optional<SceneObject> objectShowing(const AtlasSet& set, const Sprite& sprite);

} // namespace broadside
