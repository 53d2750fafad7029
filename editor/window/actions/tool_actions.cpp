#include "editor/window/actions/tool_actions.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/menus/command_list.h"
#include "editor/window/tool_box.h"

#include <QActionGroup>

namespace broadside {

ToolActions::ToolActions(ActionRegistry& actions, ToolBox& tools)
    : m_actions(actions)
    , m_group(new QActionGroup(this))
{
    add(tools.select, {.name = "selectTool",
                       .text = tr("&Select"),
                       .icon = "select",
                       .keys = {QKeySequence(Qt::Key_V)},
                       .tip = tr("Select objects with a click or a rubber band, drag them to move them")});
    add(tools.place, {.name = "placeTool",
                      .text = tr("&Place"),
                      .icon = "place",
                      .keys = {QKeySequence(Qt::Key_P)},
                      .tip = tr("Place objects with a click; choose their shape and size in the panel Place"),
                      .needs = {.editing = true}});
    add(tools.polygon,
        {.name = "polygonTool",
         .text = tr("&Draw a polygon"),
         .icon = "polygon",
         .keys = {QKeySequence(Qt::Key_D)},
         .tip = tr("Draw a polygon vertex by vertex; a click on the first vertex, a double click or Enter closes it"),
         .needs = {.editing = true}});
    add(tools.vertices, {.name = "vertexTool",
                         .text = tr("Edit &vertices"),
                         .icon = "vertices",
                         .keys = {QKeySequence(Qt::Key_E)},
                         .tip = tr("Move, add and remove vertices of the selected polygon or mesh; a double click on "
                                   "the object starts this, too"),
                         .needs = {.editing = true}});
    add(tools.measure, {.name = "measureTool",
                        .text = tr("&Measure"),
                        .icon = "measure",
                        .keys = {QKeySequence(Qt::Key_M)},
                        .tip = tr("Drag to measure a distance, an angle and the cells in between; with two objects "
                                  "selected, their distance")});
    add(tools.guides, {.name = "guideTool",
                       .text = tr("&Guides"),
                       .icon = "guides",
                       .keys = {QKeySequence(Qt::Key_G)},
                       .tip = tr("Click to add a vertical guide, Shift+click for a horizontal one, drag guides to move "
                                 "them: objects snap to guides"),
                       .needs = {.editing = true}});
    add(tools.cannon, {.name = "cannonTool",
                       .text = tr("&Cannon"),
                       .icon = "cannon",
                       .keys = {QKeySequence(Qt::Key_C)},
                       .tip = tr("Press in the world to aim, release to shoot; a longer drag is a faster shot; or use "
                                 "the arrows and Enter"),
                       .needs = {.ownSteps = true}});
    add(tools.query, {.name = "queryTool",
                      .text = tr("&Query"),
                      .icon = "query",
                      .keys = {QKeySequence(Qt::Key_Q)},
                      .tip = tr("Query the broad phase: click for a point, drag for a box, Shift+drag for a circle, "
                                "Ctrl+drag for a ray")});
    add(tools.region, {.name = "regionTool",
                       .text = tr("&Breakpoint region"),
                       .icon = "region",
                       .keys = {QKeySequence(Qt::Key_B)},
                       .tip = tr("Drag a region: the simulation stops when an object enters it")});
    add(tools.expect,
        {.name = "expectTool",
         .text = tr("E&xpect"),
         .icon = "expect",
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_E)},
         .tip = tr("Drag from one object to another that it should hit, or draw the region in which the selected "
                   "object should stay")});
}

void ToolActions::add(Tool& tool, ActionSpec spec)
{
    spec.isCheckable = true;
    spec.perform = [this, &tool] { emit chosen(tool); };
    QAction& action = m_actions.add(*this, MenuSection::Tools, spec);
    m_group->addAction(&action);
    m_ofTool[&tool] = &action;
}

QString ToolActions::nameOf(const Tool& tool) const { return plainText(m_ofTool.at(&tool)->text()); }

void ToolActions::check(const Tool& tool) { m_ofTool.at(&tool)->setChecked(true); }

void ToolActions::choose(const Tool& tool) { m_ofTool.at(&tool)->trigger(); }

} // namespace broadside
