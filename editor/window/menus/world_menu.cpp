#include "editor/window/menus/world_menu.h"

#include "core/base/message/common_messages.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/object_icon.h"
#include "editor/window/actions/action_registry.h"

#include <QMenu>

#include <algorithm>

namespace broadside {

WorldMenu::WorldMenu(const ActionRegistry& actions, const ObjectEdits& edits, const ShownWorld& shownWorld,
                     Focus& focus, QWidget& world)
    : m_actions(actions)
    , m_edits(edits)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_world(world)
{}

void WorldMenu::show(QPoint at, const std::vector<ObjectId>& underneath)
{
    selectUnderneath(underneath);
    auto* menu = new QMenu(&m_world);
    menu->setObjectName(QStringLiteral("worldMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true); // a disabled action gives the reason there
    addObjects(*menu, underneath);
    menu->addSeparator();
    menu->addActions(m_actions.all({"selectBelow", "frameSelection"}));
    menu->addSeparator();
    addClipboard(*menu);
    menu->addSeparator();
    menu->addActions(m_actions.all({"duplicate", "rename", "delete"}));
    addProperties(*menu);
    menu->addSeparator();
    menu->addActions(m_actions.all({"group", "ungroup", "hideObjects", "lockObjects"}));
    addArranging(*menu);
    menu->addSeparator();
    QMenu* expect = menu->addMenu(tr("&Expect"));
    expect->setToolTipsVisible(true);
    expect->addActions(m_actions.all({"expectHit", "expectInWorld", "expectHere", "expectUntouched"}));
    menu->addSeparator();
    menu->addActions(m_actions.all({"turnLeft", "turnRight", "flipHorizontally", "flipVertically"}));
    menu->popup(at);
}

void WorldMenu::addArranging(QMenu& menu)
{
    if (QMenu* layers = m_actions.findMenu(QStringLiteral("moveToLayer")))
        menu.addMenu(layers);
    const auto addMenu = [&](const QString& title, std::initializer_list<const char*> entries) {
        QMenu* part = menu.addMenu(title);
        part->setToolTipsVisible(true);
        part->addActions(m_actions.all(entries));
    };
    addMenu(tr("&Order"), {"orderToFront", "orderRaise", "orderLower", "orderToBack"});
    addMenu(tr("Ali&gn"), {"alignLeft", "alignCentreX", "alignRight", "alignTop", "alignCentreY", "alignBottom"});
}

void WorldMenu::addProperties(QMenu& menu)
{
    QAction* properties = menu.addAction(tr("Propert&ies"), this, &WorldMenu::propertiesWanted);
    properties->setObjectName(QStringLiteral("menuProperties"));
    properties->setEnabled(!m_focus.selection().empty());
    properties->setToolTip(m_focus.selection().empty() ? tr("Select an object first.")
                                                       : tr("Show the panel Properties, with the focus in it"));
}

/// The entries act on the selection. If nothing under the pointer is selected, the topmost object becomes selected.
void WorldMenu::selectUnderneath(const std::vector<ObjectId>& underneath)
{
    const auto isSelected = [this](ObjectId id) { return m_focus.isSelected(id); };
    if (!underneath.empty() && std::ranges::none_of(underneath, isSelected))
        m_focus.select(expandedToGroups(m_edits, {underneath.front()}));
}

/// The pointer leaves the world for the menu, so its position is kept for pasting.
void WorldMenu::addClipboard(QMenu& menu)
{
    menu.addActions(m_actions.all({"cut", "copy"}));
    const std::optional<Vec2> pointer = m_focus.pointer();
    if (pointer) {
        QAction* here = menu.addAction(m_actions["paste"].icon(), tr("&Paste here"));
        here->setToolTip(tr("Place the objects of the clipboard where you clicked"));
        connect(here, &QAction::triggered, this, [this, place = *pointer] { emit pasteWanted(place); });
    } else {
        menu.addAction(&m_actions["paste"]);
    }
    menu.addAction(&m_actions["pasteInPlace"]);
}

void WorldMenu::addObjects(QMenu& menu, const std::vector<ObjectId>& underneath)
{
    const ObjectTable& objects = m_shownWorld.objects();
    menu.addSection(underneath.empty() ? tr("No object here") : tr("Select"));
    for (std::size_t i = 0; i < std::min(underneath.size(), kMostEntries); ++i) {
        const ObjectId id = underneath[i];
        const auto row = objects.indexOf(id);
        if (!row)
            continue;
        const SceneObject& object = objects.objectOf(*row);
        QString name = shownName(object);
        QAction* entry = menu.addAction(objectIcon(object), name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setToolTip(i == 0 ? tr("Select the topmost object here") : tr("Select this object, which is covered"));
        entry->setCheckable(true);
        entry->setChecked(m_focus.isSelected(id));
        connect(entry, &QAction::hovered, this, [this, id] { m_focus.setHovered(id); });
        connect(entry, &QAction::triggered, this, [this, id] { m_focus.select(id); });
    }
    if (underneath.size() > kMostEntries)
        menu.addAction(tr("and %1 below").arg(translated(texts::objectCount(underneath.size() - kMostEntries))))
            ->setEnabled(false);
    connect(&menu, &QMenu::aboutToHide, this, [this] { m_focus.setHovered({}); });
}

} // namespace broadside
