#pragma once

#include "core/base/color.h"
#include "core/base/object_id.h"

#include <string>
#include <variant>
#include <vector>

/// @file
/// Custom properties: named values that users attach to objects. The simulation ignores them.

namespace broadside {

/// A value of a kind that has no type here: its JSON on one line, as from onOneLine() of io/json/json_value.h.
struct RawJson {
    std::string json;
    friend bool operator==(const RawJson&, const RawJson&) = default;
};

using PropertyValue = std::variant<std::string, double, bool, Rgb, ObjectId, RawJson>;

struct Property {
    std::string name; ///< Unique in an object.
    PropertyValue value;
    friend bool operator==(const Property&, const Property&) = default;
};

using Properties = std::vector<Property>; ///< The order is that of the file.

} // namespace broadside
