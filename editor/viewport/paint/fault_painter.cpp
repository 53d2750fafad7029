#include "editor/viewport/paint/fault_painter.h"

#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>
#include <string>
#include <vector>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kFaultGap = 3.0; // The gap around the object.
constexpr double kSmallestFault = 8.0;
constexpr double kSmallestNamedFault = 24.0;
constexpr float kFaultTextSize = 10.0F;

/// Writes the word at lower left corners, unless it would cover another one.
class Words {
public:
    Words(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_word(translatedUtf8(texts::faultLabel()))
        , m_size{view.metres(approximateTextWidth(m_word, kFaultTextSize) + 4.0), view.metres(kFaultTextSize + 4.0)}
    {}

    void write(const Aabb& box)
    {
        const Aabb seen = intersection(box, m_view.camera.visibleWorld());
        const Aabb place{seen.lo, seen.lo + m_size};
        if (m_taken.size() == kMost ||
            std::ranges::any_of(m_taken, [&](const Aabb& other) { return overlaps(place, other); }))
            return;
        m_taken.push_back(place);
        DisplayText text;
        text.text = m_word;
        text.position = seen.lo;
        text.offset = {2.0, 2.0};
        text.size = kFaultTextSize;
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        m_items.texts.push_back(std::move(text));
    }

private:
    static constexpr std::size_t kMost = 100; // More words cannot be read.
    const SceneView& m_view;
    DisplayLayerItems& m_items;
    std::string m_word;
    Vec2 m_size; // Metres.
    std::vector<Aabb> m_taken;
};

} // namespace

void paintFaults(const SceneView& view, DisplayLayerItems& items)
{
    const Stroke& stroke = view.theme[Mark::Fault].stroke;
    const Aabb seen = view.camera.visibleWorld();
    Words words(view, items);
    for (const ObjectIndex row : view.faulty) {
        const Aabb& bounds = view.objects.boundsOf(row);
        if (!overlaps(bounds, seen))
            continue;
        const Aabb box = atLeast(grown(bounds, view.metres(kFaultGap)), view.metres(kSmallestFault));
        items.boxes.push_back({box, {}, stroke});
        if (view.pixels(box.width()) >= kSmallestNamedFault)
            words.write(box);
    }
}

} // namespace broadside
