#include "editor/viewport/paint/audit_painter.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/viewport/display/label_places.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/pair_painter.h"
#include "editor/viewport/viewport_messages.h"
#include "editor/widgets/words/cause_words.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace broadside {
namespace {

constexpr std::size_t kMost = 1'000;    // More links would cover the picture.
constexpr std::size_t kMostLabels = 12; // More labels cannot be read.
constexpr std::size_t kMostClear = 400; // Boxes that no label covers.
constexpr double kPassageHead = 11.0;   // Logical pixels.
constexpr double kPairKnot = 4.0;
constexpr float kFindingSize = 12.0F;
constexpr Vec2 kFindingInset{4.0, 2.0}; // From the corner of a label's plate to its text.
constexpr double kMostOfView = 0.6;     // Share of each side of the view.

/// Paints links and paths, and then labels next to the objects that they are about.
class FindingPainter {
public:
    FindingPainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_seen(view.camera.visibleWorld())
        , m_stroke(view.theme[Mark::MissedPair].stroke)
        , m_places(view.camera)
    {}

    void paint(const Audit::Miss& miss)
    {
        const auto a = m_view.objects.indexOf(miss.pair.a);
        const auto b = m_view.objects.indexOf(miss.pair.b);
        if (!a || !b)
            return;
        const Vec2 from = m_view.objects.boundsOf(*a).center();
        const Vec2 to = m_view.objects.boundsOf(*b).center();
        const Aabb met = intersection(m_view.objects.boundsOf(*a), m_view.objects.boundsOf(*b));
        if (!overlaps(united(Aabb{from, from}, united(Aabb{to, to}, met)), m_seen))
            return;
        m_items.lines.push_back({from, to, m_stroke});
        for (const Vec2 end : {from, to})
            m_items.discs.push_back({end, m_view.metres(kPairKnot), Fill{m_stroke.color}, {}});
        keepClear({m_view.objects.boundsOf(*a), m_view.objects.boundsOf(*b)});
        countAt(miss, {united(Aabb{from, from}, to), united(m_view.objects.boundsOf(*a), m_view.objects.boundsOf(*b)),
                       (from + to) * 0.5});
    }

    void paint(const FoundPassage& passage)
    {
        const Passage& found = passage.passage;
        paintPath(found.object, found.objectPath, found.place);
        if (found.throughPath.from != found.throughPath.to)
            paintPath(found.through, found.throughPath, std::nullopt);
        else if (const auto through = m_view.objects.indexOf(found.through))
            keepClear({m_view.objects.boundsOf(*through)});
        m_labels.push_back({{Aabb{found.place, found.place}, touchedBox(found), found.place},
                            translatedUtf8(texts::tunnelledLabel({found.pathLength, 3}))});
    }

    /// For missed pairs, one label for each cause, at its first link, with the number of links: a label at each link
    /// would hide the links. `written`: layers with texts that no label covers.
    void paintLabels(std::initializer_list<const DisplayLayerItems*> written)
    {
        keepMarksClear();
        for (const DisplayLayerItems* items : written)
            for (const DisplayText& text : items->texts)
                keepClear({placeOfText(m_view, text)});
        for (const Counted& counted : m_causes) {
            // What a game's missed pairs have in common, a diagnosis of all frames finds: here only where they were
            // lost.
            const Message cause =
                isOfGame() ? wordsOf(counted.stage) : Message(causeText(nameOf(counted.cause)).toStdString());
            m_labels.push_back(
                {counted.at, translatedUtf8(counted.count == 1 ? texts::missedLabel(cause)
                                                               : texts::missedPairsLabel(counted.count, cause))});
        }
        std::size_t painted = 0;
        for (const Label& label : m_labels)
            if (painted < kMostLabels && contains(m_seen, label.at.point)) {
                paintLabel(label);
                ++painted;
            }
    }

private:
    /// What a label is about.
    struct Subject {
        Aabb mark;    ///< The link, or the place of a passage.
        Aabb objects; ///< Everything that the label should be next to.
        Vec2 point;   ///< Where its line ends.
    };
    struct Label {
        Subject at;
        std::string words;
    };
    struct Counted {
        MissCause cause;
        PairStage stage;
        Subject at;
        std::uint64_t count = 0;
    };
    void keepMarksClear()
    {
        for (const PinLetter& pin : pinLetters(m_view)) {
            m_places.keepClear(pin.object);
            m_places.keepClear(pin.place.box);
        }
        for (const Aabb& hidden : m_view.hidden)
            m_places.keepClear(hidden);
        for (const Aabb& handle : placesOfHandles(m_view))
            m_places.keepClear(handle);
        if (const auto legend = legendBox(m_view))
            m_places.keepClear(*legend);
    }
    void keepClear(std::initializer_list<Aabb> boxes)
    {
        for (const Aabb& box : boxes)
            if (m_clear < kMostClear && overlaps(box, m_seen)) {
                m_places.keepClear(box);
                ++m_clear;
            }
    }
    [[nodiscard]] bool isOfGame() const
    {
        const RecordedBroadPhase* record = recordOf(m_view.broadPhase);
        return record && !record->published();
    }
    void countAt(const Audit::Miss& miss, const Subject& at)
    {
        auto found = std::ranges::find_if(m_causes, [&](const Counted& counted) {
            return isOfGame() ? counted.stage == miss.stage : counted.cause == miss.cause;
        });
        if (found == m_causes.end())
            found = m_causes.insert(m_causes.end(), {miss.cause, miss.stage, at});
        ++found->count;
    }

    /// The boxes before the step, at the first contact and after the step, and the area between the first and the last.
    void paintPath(ObjectId id, const StepPath& path, std::optional<Vec2> touched)
    {
        const auto row = m_view.objects.indexOf(id);
        if (!row)
            return;
        const Aabb now = m_view.objects.boundsOf(*row);
        const Aabb before = translated(now, path.from - path.to);
        if (!overlaps(united(now, before), m_seen))
            return;
        keepClear({united(now, before)});
        const Stroke thin{m_stroke.color, 1.5F, LinePattern::Dashed};
        for (const Aabb& box : {before, now})
            m_items.boxes.push_back({box, {}, thin});
        if (touched)
            m_items.boxes.push_back({translated(now, *touched - path.to), Fill{faded(m_stroke.color, 0.35)}, thin});
        for (const auto& [from, to] : {std::pair{before.lo, now.lo}, std::pair{before.hi, now.hi},
                                       std::pair{Vec2{before.lo.x, before.hi.y}, Vec2{now.lo.x, now.hi.y}},
                                       std::pair{Vec2{before.hi.x, before.lo.y}, Vec2{now.hi.x, now.lo.y}}})
            m_items.lines.push_back({from, to, thin});
        paintArrow(path.from, path.to, {m_stroke.color, 2.0F, LinePattern::Solid}, m_view.metres(kPassageHead),
                   m_items);
    }

    /// The object at its first contact.
    [[nodiscard]] Aabb touchedBox(const Passage& found) const
    {
        const Aabb place{found.place, found.place};
        const auto row = m_view.objects.indexOf(found.object);
        return row ? united(place, translated(m_view.objects.boundsOf(*row), found.place - found.objectPath.to))
                   : place;
    }

    /// Large objects leave no room around them: then the label is next to the mark itself.
    void paintLabel(const Label& label)
    {
        const Aabb seen = intersection(label.at.objects, m_seen);
        const bool isLarge =
            seen.width() > kMostOfView * m_seen.width() && seen.height() > kMostOfView * m_seen.height();
        DisplayText text;
        text.size = kFindingSize;
        const Vec2 size{approximateTextWidth(label.words, kFindingSize) + 2.0 * kFindingInset.x,
                        kFindingSize + 4.0 * kFindingInset.y};
        const LabelPlaces::Place place =
            m_places.take(isLarge ? label.at.mark : label.at.objects, size, LabelPlaces::Side::Below);
        paintLeader(m_view, place.box, {label.at.point, label.at.point}, m_items);
        text.position = place.box.lo;
        text.offset = kFindingInset;
        text.text = label.words;
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        m_items.texts.push_back(std::move(text));
    }

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    Aabb m_seen;
    Stroke m_stroke;
    LabelPlaces m_places;
    std::vector<Counted> m_causes;
    std::vector<Label> m_labels;
    std::size_t m_clear = 0;
};

/// The answer about the two pins says that their pair is missed. An audit may not have looked at the step.
std::optional<Audit::Miss> pinnedMiss(const SceneView& view)
{
    if (!view.pair || !view.pair->cause || view.pins[0].isNull() || view.pins[1].isNull())
        return std::nullopt;
    const auto [a, b] = std::minmax(view.pins[0], view.pins[1]);
    return Audit::Miss{0, {a, b}, *view.pair->cause, view.pair->stage.value_or(PairStage::AfterStructure)};
}

bool isListed(const SceneView& view, IdPair pair)
{
    return std::ranges::any_of(view.missed, [pair](const Audit::Miss& miss) { return miss.pair == pair; });
}

void paintLinks(const SceneView& view, FindingPainter& painter)
{
    for (const FoundPassage& passage : view.passages.first(std::min(kMost, view.passages.size())))
        painter.paint(passage);
    for (const Audit::Miss& miss : view.missed.first(std::min(kMost, view.missed.size())))
        painter.paint(miss);
    if (const auto pinned = pinnedMiss(view); pinned && !isListed(view, pinned->pair))
        painter.paint(*pinned);
}

} // namespace

std::size_t missedCount(const SceneView& view)
{
    const auto pinned = pinnedMiss(view);
    return view.missed.size() + (pinned && !isListed(view, pinned->pair) ? 1 : 0);
}

void paintFindings(const SceneView& view, DisplayList& list)
{
    FindingPainter painter(view, list[DisplayLayer::Labels]);
    paintLinks(view, painter);
    painter.paintLabels({&list[DisplayLayer::Highlights], &list[DisplayLayer::Labels]});
}

void paintFindingLinks(const SceneView& view, DisplayLayerItems& items)
{
    FindingPainter painter(view, items);
    paintLinks(view, painter);
}

} // namespace broadside
