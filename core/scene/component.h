#pragma once

#include "core/base/object_id.h"

#include <string>
#include <variant>

namespace broadside {

/// A cannon: turns to the pointer and, on release, starts its projectile with speed = distance to the pointer * power.
struct Launcher {
    ObjectId projectile;
    double power = 1.0; ///< 1/s, > 0.
    friend bool operator==(const Launcher&, const Launcher&) = default;
};

/// A component of a type that this version does not know: kept and written back, reported once, does nothing.
struct UnknownComponent {
    std::string type;
    std::string json; ///< The whole component on one line, type included.
    friend bool operator==(const UnknownComponent&, const UnknownComponent&) = default;
};

using Component = std::variant<Launcher, UnknownComponent>;

} // namespace broadside
