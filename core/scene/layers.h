#pragma once

#include "core/base/color.h"
#include "core/scene/extra_members.h"
#include "core/scene/scene_object.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// @file
/// Layers define the drawing order, and hide or lock many objects at once. The simulation ignores them.
///
/// An object names its layer; without a name it lies on the base layer, which always exists and has the empty name. The
/// scene has a list with the properties of layers, bottom to top. The base layer lies below all others unless the list
/// contains it. A layer that only objects name exists too: it lies on top, and several of them are sorted by name.

namespace broadside {

class ObjectTable;

/// An entry in a scene's list of layers.
struct Layer {
    std::string name; ///< Unique in a scene. Empty: the base layer.
    bool visible = true;
    bool locked = false;
    double opacity = 1.0; ///< 0 .. 1
    std::optional<Rgb> color;
    ExtraMembers extra; ///< Unknown members of the layer in the file; path "".

    friend bool operator==(const Layer&, const Layer&) = default;
};

/// The properties of a layer that apply to its objects.
struct LayerState {
    bool visible = true;
    bool locked = false;
    double opacity = 1.0;
};

/// Whether objects are visible and locked, by their own flags and their layers' flags together. A query costs O(1),
/// construction O(layers). A snapshot: it does not follow the scene.
class LayerStates {
public:
    explicit LayerStates(std::span<const Layer> layers);

    [[nodiscard]] const LayerState& of(const SceneObject& object) const;
    [[nodiscard]] bool isVisible(const SceneObject& object) const { return object.visible && of(object).visible; }
    [[nodiscard]] bool isLocked(const SceneObject& object) const { return object.locked || of(object).locked; }

private:
    std::unordered_map<std::string, LayerState> m_states;
    LayerState m_base;
};

/// The same by rows of a table. The table has resolved the names already, so a query is two array accesses.
/// Construction costs O(layers). Valid until the table changes.
class TableLayers {
public:
    TableLayers(const ObjectTable& objects, std::span<const Layer> layers);

    [[nodiscard]] const LayerState& of(std::uint32_t row) const noexcept;
    [[nodiscard]] bool isVisible(std::uint32_t row) const noexcept;
    [[nodiscard]] bool isLocked(std::uint32_t row) const noexcept;
    /// The place of the row's layer among the table's layers; 0 is the lowest.
    [[nodiscard]] std::size_t rankOf(std::uint32_t row) const noexcept;
    [[nodiscard]] double opacityAt(std::size_t rank) const noexcept { return m_opacities[rank]; }
    [[nodiscard]] std::size_t count() const noexcept { return m_states.size(); } ///< At least 1.

private:
    const ObjectTable* m_objects;
    std::vector<LayerState> m_states; // indexed by the table's layer number
    std::vector<std::size_t> m_ranks;
    std::vector<double> m_opacities; // by rank
};

/// `names`, sorted bottom to top and without duplicates. They need not be in the list.
[[nodiscard]] std::vector<std::string> bottomToTop(std::span<const Layer> layers, std::vector<std::string> names);

} // namespace broadside
