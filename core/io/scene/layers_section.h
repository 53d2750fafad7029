#pragma once

#include "core/io/json/field_table.h"
#include "core/scene/layers.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Reads the list of layers, and the layers and groups of objects. All objects of a layer or group share its name.
class LayersReader {
public:
    /// The scene's member "layers".
    void readList(const FieldContext& context, const JsonValue& value, std::vector<Layer>& layers);
    /// An object's member "layer" or "group". A value that is not a text is kept unchanged in `context.extra`.
    void readName(const FieldContext& context, const JsonValue& value, SharedValue<std::string>& name);

    /// Warns about layers that only objects name, once for each layer. Call it when all objects are known.
    void checkNames(const Scene& scene, ProblemLog& log) const;

private:
    struct Use {
        SharedValue<std::string> name;
        std::size_t offset = 0; ///< Place of its first use in the file.
        ObjectId object;
    };
    std::unordered_map<std::string, Use> m_layers;
    std::unordered_map<std::string, SharedValue<std::string>> m_groups;
};

/// Canonical, on one line, without default values.
[[nodiscard]] std::string writeLayer(const Layer& layer);

[[nodiscard]] KeyTable layerKeyTable();

} // namespace broadside
