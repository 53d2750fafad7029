#pragma once

#include "core/math/vec2.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/paste_atlases.h"
#include "editor/commands/paste_objects.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

class ActionRegistry;
class MessageBar;
class SpriteAtlases;
class UndoOrder;

/// Cut, copy and paste. The clipboard gets the text of a scene (core/io/scene/scene_fragment.h), so that objects can be
/// pasted into a text editor and copied from one.
class ClipboardActions final : public QObject {
    Q_OBJECT
public:
    static constexpr const char* kMimeType = "application/x-broadside-scene+json";
    static constexpr const char* kPlacesMimeType = "application/x-broadside-places"; ///< The type of placesData().

    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        SceneDocument& document;
        const SpriteAtlases& atlases;
        TemplateEdits& templates;
        ObjectEdits& edits;
        Focus& focus;
        UndoOrder& undo;
    };
    /// Objects are pasted at `middleOfView` while the pointer is elsewhere. @pre all outlive this.
    ClipboardActions(const Parts& parts, std::function<Vec2()> middleOfView);

    void pasteAt(Vec2 middle) { paste(middle); }

signals:
    void tableFound(const QString& text); ///< Emitted instead of pasting: a table of boxes becomes a scene of its own.

private:
    void addActions(ActionRegistry& actions);
    bool copy(const std::vector<ObjectId>& ids);
    void cut();
    void paste(std::optional<Vec2> middle);
    /// The objects on the clipboard. Empty when there are none; the message bar has given the reason then.
    [[nodiscard]] std::optional<Scene> read(const QString& text);
    [[nodiscard]] std::vector<ObjectPtr> addable(std::span<const ObjectPtr> objects) const;
    /// Makes the sprites of the objects refer to the atlases of this scene.
    [[nodiscard]] PastedAtlases adopt(std::vector<ObjectPtr>& objects, Scene& from) const;
    void add(Pasted copies, const PastedAtlases& atlases);
    void say(const QString& text);
    void takeBack();

    QString m_said; // The last warning.
    MessageBar& m_messages;
    SceneDocument& m_document;
    const SpriteAtlases& m_atlases;
    TemplateEdits& m_templates;
    ObjectEdits& m_edits;
    Focus& m_focus;
    UndoOrder& m_undo;
    std::function<Vec2()> m_middleOfView;
};

} // namespace broadside
