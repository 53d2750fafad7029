#pragma once

#include "core/base/enumerators.h"
#include "core/scene/template_link.h"

/// @file
/// The keys of the fields of a template, in scene files and in lists of overrides.

namespace broadside {

inline constexpr EnumWord<TemplateField> kTemplateKeyRows[] = {{TemplateField::Kind, "kind"},
                                                               {TemplateField::Angle, "angle"},
                                                               {TemplateField::Scale, "scale"},
                                                               {TemplateField::Velocity, "velocity"},
                                                               {TemplateField::Acceleration, "acceleration"},
                                                               {TemplateField::Mass, "mass"},
                                                               {TemplateField::Force, "force"},
                                                               {TemplateField::GravityScale, "gravityScale"},
                                                               {TemplateField::BoundingShape, "shape"},
                                                               {TemplateField::Category, "category"},
                                                               {TemplateField::Mask, "mask"},
                                                               {TemplateField::OnHit, "onHit"},
                                                               {TemplateField::Restitution, "restitution"},
                                                               {TemplateField::Sprite, "sprite"},
                                                               {TemplateField::Components, "components"},
                                                               {TemplateField::CustomProperties, "properties"}};
/// The file's keys, by the value of TemplateField.
inline constexpr auto kTemplateKeys = wordsOfRows<kTemplateKeyRows>();
static_assert(kTemplateKeys.size() == kTemplateFields);

} // namespace broadside
