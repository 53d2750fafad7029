#include "editor/window/tool_box.h"

#include "core/base/overloaded.h"

namespace broadside {

PlaceSettings placeSettingsFrom(const SceneObject& prototype)
{
    PlaceSettings settings;
    settings.kind = prototype.kind;
    settings.onHit = prototype.onHit;
    settings.angle = prototype.pose.angle;
    std::visit(Overloaded{
                   [&](const Circle& circle) {
                       settings.form = PlaceSettings::Form::Circle;
                       settings.size = {2.0 * circle.radius, 2.0 * circle.radius};
                   },
                   [&](const OrientedBox& box) {
                       settings.form = PlaceSettings::Form::OrientedBox;
                       settings.size = {box.width, box.height};
                   },
                   [&](const Box& box) {
                       settings.size = {box.width, box.height};
                   },
                   [](const auto&) {}, // the panel offers none of these
               },
               prototype.shape);
    return settings;
}

} // namespace broadside
