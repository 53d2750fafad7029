#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QObject>

#include <optional>

class QMenu;

namespace broadside {

class Actions;

/// Groups, layers, and what is hidden, locked and on top, as actions on what is selected.
class LevelActions final : public QObject {
    Q_OBJECT
public:
    /// `layers` is filled whenever it opens. @pre all outlive this.
    LevelActions(const Actions& actions, SceneDocument& document, ObjectEdits& edits, Focus& focus, QMenu& layers);

    void showAvailable(); ///< To be called when the selection, or who is there, may be another.

private:
    void connectActions();
    void fillLayers();
    void addNewLayer(std::size_t listed);
    void moveToNewLayer();
    void toggleVisible();
    void toggleLocked();

    const Actions& m_actions;
    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    QMenu& m_layers;
    struct Shown {
        std::size_t there = 0; ///< 2 stands for more, too.
        bool live = false;
        bool grouped = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> m_shown; // what the actions were last enabled for
};

} // namespace broadside
