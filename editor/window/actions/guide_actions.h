#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/tools/snapper.h"
#include "editor/window/layout/settings.h"

#include <QObject>

#include <optional>

class QAction;

namespace broadside {

class ActionRegistry;
class MessageBar;
class ViewportWidget;

/// Actions for guides: show or hide them (remembered), add them by number or around the selection, remove them.
class GuideActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        SceneDocument& document;
        const ObjectEdits& edits;
        const Focus& focus;
        Snapper& snapper;
        ViewportWidget& viewport;
        QWidget& window;
    };
    /// @pre all parts outlive this.
    GuideActions(const Parts& parts, Settings settings);

    void show(); ///< Shows the guides; called when a guide is added.
    /// Asks for another place of a guide. Returns the new guide when it was moved.
    std::optional<Guide> askForPlaceOf(Guide guide);

private:
    void addActions();
    void setShown(bool shown);
    void askForNew();
    void addAtSelection();
    void warn(const QString& refusal);

    Parts m_parts;
    Settings m_settings;
    QAction* m_show = nullptr;
};

} // namespace broadside
