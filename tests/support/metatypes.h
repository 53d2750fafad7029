#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"
#include "core/math/vec2.h"

#include <QMetaType>

#include <vector>

/// @file
/// Types in the rows of test data.

Q_DECLARE_METATYPE(broadside::Aabb)
Q_DECLARE_METATYPE(broadside::Pose)
Q_DECLARE_METATYPE(broadside::Shape)
Q_DECLARE_METATYPE(broadside::Vec2)
Q_DECLARE_METATYPE(std::vector<broadside::Vec2>)
