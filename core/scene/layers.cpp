#include "core/scene/layers.h"

#include "core/scene/object_table.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

LayerState stateOf(const Layer& layer) noexcept { return {layer.visible, layer.locked, layer.opacity}; }

/// Sort keys for layers: first the base layer if the list does not contain it, then the list, then all other names.
class Heights {
public:
    explicit Heights(std::span<const Layer> layers)
    {
        m_places.emplace(std::string{}, 0);
        for (std::size_t i = 0; i < layers.size(); ++i)
            m_places.insert_or_assign(layers[i].name, i + 1);
        m_aboveAll = layers.size() + 1;
    }
    [[nodiscard]] std::pair<std::size_t, std::string_view> of(const std::string& name) const
    {
        const auto found = m_places.find(name);
        return {found == m_places.end() ? m_aboveAll : found->second, name};
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
    std::size_t m_aboveAll = 0;
};

} // namespace

LayerStates::LayerStates(std::span<const Layer> layers)
{
    for (const Layer& layer : layers) {
        if (layer.name.empty())
            m_base = stateOf(layer);
        else
            m_states.emplace(layer.name, stateOf(layer));
    }
}

const LayerState& LayerStates::of(const SceneObject& object) const
{
    static const LayerState kUnlisted;
    if (object.layer.isEmpty())
        return m_base;
    const auto found = m_states.find(*object.layer);
    return found == m_states.end() ? kUnlisted : found->second;
}

TableLayers::TableLayers(const ObjectTable& objects, std::span<const Layer> layers)
    : m_objects(&objects)
    , m_states(objects.layerNames().size())
    , m_ranks(objects.layerNames().size())
{
    const std::span<const std::string> names = objects.layerNames();
    const Heights heights(layers);
    std::vector<std::size_t> sorted(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        sorted[i] = i;
        if (const std::size_t place = heights.of(names[i]).first; place > 0 && place <= layers.size())
            m_states[i] = stateOf(layers[place - 1]);
    }
    std::ranges::sort(sorted, {}, [&](std::size_t i) { return heights.of(names[i]); });
    for (std::size_t rank = 0; rank < sorted.size(); ++rank) {
        m_ranks[sorted[rank]] = rank;
        m_opacities.push_back(m_states[sorted[rank]].opacity);
    }
}

const LayerState& TableLayers::of(std::uint32_t row) const noexcept { return m_states[m_objects->layerOf(row)]; }

bool TableLayers::isVisible(std::uint32_t row) const noexcept
{
    return m_objects->objectOf(row).visible && of(row).visible;
}

bool TableLayers::isLocked(std::uint32_t row) const noexcept
{
    return m_objects->objectOf(row).locked || of(row).locked;
}

std::size_t TableLayers::rankOf(std::uint32_t row) const noexcept { return m_ranks[m_objects->layerOf(row)]; }

std::vector<std::string> bottomToTop(std::span<const Layer> layers, std::vector<std::string> names)
{
    const Heights heights(layers);
    std::ranges::sort(names, {}, [&](const std::string& name) { return heights.of(name); });
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

} // namespace broadside
