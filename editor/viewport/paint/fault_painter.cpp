#include "editor/viewport/paint/fault_painter.h"

#include "editor/document/message_text.h"
#include "editor/viewport/display/label_places.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/pair_painter.h"
#include "editor/viewport/viewport_messages.h"

#include <string>
#include <utility>
#include <vector>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kFaultGap = 3.0; // The gap around the object.
constexpr double kSmallestFault = 8.0;
constexpr double kSmallestNamedFault = 24.0;
constexpr float kFaultTextSize = 10.0F;
constexpr Vec2 kFaultInset{4.0, 2.0}; // From the corner of the plate to the word.

/// Writes the word next to marked objects, where it covers none of them.
class FaultWords {
public:
    FaultWords(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_word(translatedUtf8(texts::faultLabel()))
        , m_places(view.camera)
    {}

    void keepClear(const Aabb& box)
    {
        if (m_clear < kMostClear)
            m_places.keepClear(box);
        ++m_clear;
    }

    void write(const Aabb& box)
    {
        const Vec2 size{approximateTextWidth(m_word, kFaultTextSize) + 2.0 * kFaultInset.x,
                        kFaultTextSize + 3.0 * kFaultInset.y};
        if (m_clear > kMostClear || m_written == kMost)
            return;
        ++m_written;
        const LabelPlaces::Place place = m_places.take(box, size, LabelPlaces::Side::Below);
        if (place.isApart)
            return; // the frame alone says the same
        DisplayText text;
        text.text = m_word;
        text.position = place.box.lo;
        text.offset = kFaultInset;
        text.size = kFaultTextSize;
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        m_items.texts.push_back(std::move(text));
    }

private:
    static constexpr std::size_t kMost = 50;       // More words cannot be read.
    static constexpr std::size_t kMostClear = 200; // Among more objects there is no room for words.
    const SceneView& m_view;
    DisplayLayerItems& m_items;
    std::string m_word;
    LabelPlaces m_places;
    std::size_t m_clear = 0;
    std::size_t m_written = 0;
};

} // namespace

void paintFaults(const SceneView& view, DisplayLayerItems& items)
{
    const Stroke& stroke = view.theme[Mark::Fault].stroke;
    const Aabb seen = view.camera.visibleWorld();
    FaultWords words(view, items);
    std::vector<Aabb> named;
    for (const ObjectIndex row : view.faulty) {
        const Aabb& bounds = view.objects.boundsOf(row);
        if (!overlaps(bounds, seen))
            continue;
        const Aabb box = atLeast(grown(bounds, view.metres(kFaultGap)), view.metres(kSmallestFault));
        items.boxes.push_back({box, {}, stroke});
        words.keepClear(box);
        if (view.pixels(box.width()) >= kSmallestNamedFault)
            named.push_back(box);
    }
    for (const PinLetter& pin : pinLetters(view)) {
        words.keepClear(pin.object);
        words.keepClear(pin.place.box);
    }
    for (const Aabb& box : named)
        words.write(box);
}

} // namespace broadside
