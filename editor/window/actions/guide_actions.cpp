#include "editor/window/actions/guide_actions.h"

#include "core/geometry/bounds.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/edit_guides.h"
#include "editor/commands/object_commands.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/guide_dialog.h"
#include "editor/window/message_bar.h"

#include <QMenu>

#include <cmath>

namespace broadside {

GuideActions::GuideActions(const Parts& parts, Settings settings)
    : m_parts(parts)
    , m_settings(settings)
{
    addActions();
    setShown(m_settings.shows(Settings::ViewPart::Guides));
}

void GuideActions::addActions()
{
    ActionRegistry& actions = m_parts.actions;
    QMenu& menu = actions.addMenu(MenuSection::ViewShow, tr("&Guides"));
    m_show = &actions.add(*this, menu,
                          {.name = "showGuides",
                           .text = tr("&Show guides"),
                           .keys = {QKeySequence(Qt::CTRL | Qt::Key_Semicolon)},
                           .tip = tr("Show the guides of the scene; objects do not snap to hidden guides"),
                           .isCheckable = true});
    connect(m_show, &QAction::toggled, this, &GuideActions::setShown);
    menu.addSeparator();
    actions.add(*this, menu,
                {.name = "addGuide",
                 .text = tr("&Add guide..."),
                 .tip = tr("Add a vertical or horizontal guide at a typed position"),
                 .needs = {.editing = true},
                 .perform = [this] { askForNew(); }});
    actions.add(*this, menu,
                {.name = "guidesAtSelection",
                 .text = tr("Guides at the &edges of the selection"),
                 .tip = tr("Add four guides along the box around the selected objects"),
                 .needs = {.editing = true, .selection = NeededSelection::Any},
                 .perform = [this] { addAtSelection(); }});
    const auto noGuides = [this] {
        return m_parts.document.scene().guides.isEmpty() ? tr("The scene has no guides.") : QString();
    };
    actions.add(*this, menu,
                {.name = "removeGuides",
                 .text = tr("&Remove all guides"),
                 .tip = tr("Remove every guide of the scene; objects stay"),
                 .needs = {.editing = true, .reason = noGuides},
                 .perform = [this] { removeAllGuides(m_parts.document); }});
}

void GuideActions::show() { m_show->setChecked(true); }

void GuideActions::setShown(bool shown)
{
    m_show->setChecked(shown);
    m_parts.snapper.setGuidesShown(shown);
    m_settings.setShows(Settings::ViewPart::Guides, shown);
    ShowFlags flags = m_parts.viewport.showFlags();
    flags.guides = shown;
    m_parts.viewport.setShowFlags(flags);
}

void GuideActions::warn(const QString& refusal)
{
    if (!refusal.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, refusal);
}

void GuideActions::askForNew()
{
    const Vec2 pointer = m_parts.focus.pointer().value_or(m_parts.viewport.camera().center());
    GuideDialog dialog(tr("Add guide"), {GuideAxis::X, std::round(10.0 * pointer.x) / 10.0}, &m_parts.window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    show();
    warn(addGuide(m_parts.document, dialog.entered()));
}

std::optional<Guide> GuideActions::askForPlaceOf(Guide guide)
{
    GuideDialog dialog(tr("Position of the guide"), guide, &m_parts.window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const QString refusal = moveGuide(m_parts.document, guide, dialog.entered());
    warn(refusal);
    return refusal.isEmpty() ? std::optional(dialog.entered()) : std::nullopt;
}

void GuideActions::addAtSelection()
{
    const std::vector<ObjectPtr> objects = objectsOf(m_parts.edits, m_parts.focus.selection());
    Aabb box;
    for (const ObjectPtr& object : objects)
        box = united(box, boundsOf(object->shape, object->pose));
    if (box.isEmpty())
        return;
    show();
    warn(addGuides(
        m_parts.document, commandText(tr("Add guides at the edges of %1"), objects),
        {{GuideAxis::X, box.lo.x}, {GuideAxis::X, box.hi.x}, {GuideAxis::Y, box.lo.y}, {GuideAxis::Y, box.hi.y}}));
}

} // namespace broadside
