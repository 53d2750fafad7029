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

class QAction;

namespace broadside {

class ActionRegistry;
class MessageBar;
class SpriteAtlases;
class UndoOrder;

/// Cut, copy and paste, as actions. The clipboard has the text of a scene (core/io/scene/scene_fragment.h), which a
/// text editor can paste; what it pastes can come from one.
class ClipboardActions final : public QObject {
    Q_OBJECT
public:
    static constexpr const char* kMimeType = "application/x-broadside-scene+json";
    static constexpr const char* kPlacesMimeType = "application/x-broadside-places"; ///< placesData()

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
    /// `middleOfView` is where to paste while the pointer is elsewhere. @pre all outlive this.
    ClipboardActions(const Parts& parts, std::function<Vec2()> middleOfView);

    void pasteAt(Vec2 middle) { paste(middle); }
    void showAvailable(); ///< To be called when the selection, or the objects, changed.

signals:
    void tableFound(const QString& text); ///< Instead of pasting it: a table of boxes becomes a scene of its own.

private:
    void addActions(ActionRegistry& actions);
    bool copy();
    void cut();
    void paste(std::optional<Vec2> middle);
    /// The objects that the clipboard has; nothing: there are none, and it was said why.
    [[nodiscard]] std::optional<Scene> read(const QString& text);
    /// Their sprites find their atlases in this scene from now on.
    [[nodiscard]] PastedAtlases adopt(std::vector<ObjectPtr>& objects, Scene& from) const;
    void add(Pasted copies, const PastedAtlases& atlases);
    void say(const QString& text);

    QList<QAction*> m_needSelection;
    MessageBar& m_messages;
    SceneDocument& m_document;
    const SpriteAtlases& m_atlases;
    TemplateEdits& m_templates;
    ObjectEdits& m_edits;
    Focus& m_focus;
    UndoOrder& m_undo;
    std::function<Vec2()> m_middleOfView;
    std::optional<bool> m_shown; // what cut and copy were last enabled for
};

} // namespace broadside
