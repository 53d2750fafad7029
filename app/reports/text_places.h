#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace broadside {

/// Converts positions in the text of a file to lines and columns. Scans each text only once.
class TextPlaces {
public:
    struct Place {
        int line = 0;   ///< The first line is 1; 0 means unknown.
        int column = 0; ///< Counts bytes; the first column is 1.
    };

    TextPlaces() = default;
    /// The places of a text that was dropped: see SceneWithLines.
    explicit TextPlaces(std::vector<std::uint32_t> lines)
        : m_lines(std::move(lines))
        , m_isDropped(!m_lines.empty())
    {}

    /// The place of an object or a template in its file. Unknown for an object that does not come from a file.
    [[nodiscard]] Place of(const SourceSlice& source)
    {
        if (source.isNull() && (!m_isDropped || source.end == 0))
            return {};
        if (!source.isNull() && m_text != *source.text)
            take(*source.text);
        const auto after = std::ranges::upper_bound(m_lines, source.begin);
        return {static_cast<int>(after - m_lines.begin()), 1 + static_cast<int>(source.begin - *std::prev(after))};
    }

    /// The place of the first of these objects that is in the file. Spawned objects are not. `scene` may be null.
    [[nodiscard]] Place ofFirst(const Scene* scene, std::initializer_list<ObjectId> ids)
    {
        for (const ObjectId id : ids)
            if (const SceneObject* object = scene ? scene->find(id) : nullptr)
                if (const Place place = of(object->source); place.line > 0)
                    return place;
        return {};
    }

private:
    void take(const std::shared_ptr<const std::string>& text)
    {
        m_text = text;
        m_isDropped = false;
        m_lines.assign(1, 0);
        for (std::size_t at = text->find('\n'); at != std::string::npos; at = text->find('\n', at + 1))
            m_lines.push_back(static_cast<std::uint32_t>(at + 1));
    }

    std::shared_ptr<const std::string> m_text;
    std::vector<std::uint32_t> m_lines; // Offsets of the beginnings of lines.
    bool m_isDropped = false;           // There is no text, only its lines.
};

} // namespace broadside
