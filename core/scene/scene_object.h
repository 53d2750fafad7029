#pragma once

#include "core/base/object_id.h"
#include "core/base/shared_value.h"
#include "core/broadphase/filter.h"
#include "core/geometry/shape.h"
#include "core/math/pose.h"
#include "core/scene/component.h"
#include "core/scene/extra_members.h"
#include "core/scene/property.h"
#include "core/scene/template_link.h"
#include "core/sprites/sprite.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {

enum class ObjectKind : std::uint8_t { Static, Dynamic };

/// What an overlap does to the object with this response.
enum class HitResponse : std::uint8_t { None, Remove, Bounce, Stop };

/// The bytes of an object in its file. They are written back unchanged until the object is edited.
struct SourceSlice {
    /// A whole file, for all its objects; empty for an object that was made or edited in this program.
    using Text = SharedValue<std::shared_ptr<const std::string>>;

    Text text;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    SourceSlice() = default;
    /// @pre begin <= end <= limits::kFileBytes
    SourceSlice(Text file, std::size_t from, std::size_t to)
        : text(std::move(file))
        , begin(static_cast<std::uint32_t>(from))
        , end(static_cast<std::uint32_t>(to))
    {}

    [[nodiscard]] bool isNull() const noexcept { return text.isEmpty(); }
    [[nodiscard]] std::string_view view() const noexcept
    {
        return isNull() ? std::string_view{} : std::string_view{**text}.substr(begin, end - begin);
    }
};

/// One authored object: the content of the file and of the property panel. Defaults are the file's defaults.
///
/// Scenes share objects as ObjectPtr and never change one in place: an edit makes a changed copy. So a copied scene is
/// a snapshot, an undo step holds two pointers, and undoing back to what was loaded restores the exact bytes of the
/// file.
///
/// The members with few bytes are next to each other: a scene has up to two million objects.
struct SceneObject {
    ObjectId id;
    std::string name;
    ObjectKind kind = ObjectKind::Static;
    HitResponse onHit = HitResponse::None;
    bool locked = false;
    bool visible = true;
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
    Pose pose;         ///< World frame, metres, degrees.
    Vec2 velocity;     ///< m/s.
    Vec2 acceleration; ///< m/s^2, in addition to gravity and wind.
    double mass = 1.0; ///< kg, > 0.
    Vec2 force;        ///< N.
    double gravityScale = 1.0;
    double restitution = 1.0; ///< >= 0; for a pair, the product of both.
    Shape shape = Box{};
    SharedValue<std::string> layer;       ///< The layer's name, see layers.h.
    SharedValue<std::string> group;       ///< The group's path, see groups.h.
    SharedValue<TemplateLink> instanceOf; ///< See templates.h.
    SharedValue<Sprite> sprite;           ///< Separate from the shape: it takes no part in collisions.
    SharedValue<Properties> properties;
    SharedList<Component> components;
    /// Unknown members, and also invalid values that the file has under `layer`, `group`, `template`, `overrides`,
    /// `sprite` and `properties`: they are kept unchanged.
    ExtraMembers extra;

    SourceSlice source;

    [[nodiscard]] bool isDynamic() const noexcept { return kind == ObjectKind::Dynamic; }
    [[nodiscard]] CollisionFilter filter() const noexcept { return {category, mask, isDynamic()}; }
};

using ObjectPtr = std::shared_ptr<const SceneObject>;

/// Equal in everything that a file stores; the source bytes are not compared.
[[nodiscard]] bool sameContent(const SceneObject& a, const SceneObject& b);

/// The name, or "Object 7" for an object without one. For lists and sentences.
[[nodiscard]] std::string displayName(const SceneObject& object);

/// A changed copy, without the source bytes of the original: `edited(object, [](SceneObject& o) { o.mass = 2; })`.
template<class Edit>
[[nodiscard]] ObjectPtr edited(const SceneObject& object, Edit&& edit)
{
    auto copy = std::make_shared<SceneObject>(object);
    copy->source = {};
    std::forward<Edit>(edit)(*copy);
    return copy;
}

} // namespace broadside
