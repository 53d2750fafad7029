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
/// Layers order what is drawn, and hide and lock it together. The simulation does not care about them.
///
/// An object names its layer; without a name it lies on the base layer, which always exists and has the empty name. The
/// list of a scene says what layers are like, bottom to top. The base layer lies under all others unless the list has
/// it. A layer that only objects name is there, too: on top, several of them by name.

namespace broadside {

class ObjectTable;

/// An entry of the list.
struct Layer {
    std::string name; ///< No two of a scene have the same. Empty: the base layer.
    bool visible = true;
    bool locked = false;
    double opacity = 1.0; ///< 0 .. 1
    std::optional<Rgb> color;
    ExtraMembers extra; ///< What else the file says of it; path "".

    friend bool operator==(const Layer&, const Layer&) = default;
};

/// What a layer does to its objects.
struct LayerState {
    bool visible = true;
    bool locked = false;
    double opacity = 1.0;
};

/// Whether objects are seen and can be moved, they and their layers together. Each question costs O(1), to make it
/// O(layers). A snapshot: it does not follow the scene.
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

/// The same by the rows of a table, which resolved the names once: a question is two looks into arrays. To make it
/// costs O(layers). Good until the table changes.
class TableLayers {
public:
    TableLayers(const ObjectTable& objects, std::span<const Layer> layers);

    [[nodiscard]] const LayerState& of(std::uint32_t row) const noexcept;
    [[nodiscard]] bool isVisible(std::uint32_t row) const noexcept;
    [[nodiscard]] bool isLocked(std::uint32_t row) const noexcept;
    /// The place of the row's layer among those of the table, 0 for the lowest.
    [[nodiscard]] std::size_t rankOf(std::uint32_t row) const noexcept;
    [[nodiscard]] double opacityAt(std::size_t rank) const noexcept { return m_opacities[rank]; }
    [[nodiscard]] std::size_t count() const noexcept { return m_states.size(); } ///< At least 1.

private:
    const ObjectTable* m_objects;
    std::vector<LayerState> m_states; // by the table's number of a layer
    std::vector<std::size_t> m_ranks;
    std::vector<double> m_opacities; // by rank
};

/// `names`, which need not be in the list, from the bottom to the top, each once.
[[nodiscard]] std::vector<std::string> bottomToTop(std::span<const Layer> layers, std::vector<std::string> names);

} // namespace broadside
