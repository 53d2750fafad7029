#include "editor/viewport/paint/audit_painter.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"
#include "editor/widgets/words/cause_words.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace broadside {
namespace {

constexpr std::size_t kMost = 1'000;    // More links would cover the picture.
constexpr std::size_t kMostLabels = 12; // More labels cannot be read.
constexpr double kPassageHead = 11.0;   // Logical pixels.
constexpr double kPairKnot = 4.0;

class FindingPainter {
public:
    FindingPainter(const SceneView& view, DisplayLayerItems& items)
        : m_view(view)
        , m_items(items)
        , m_seen(view.camera.visibleWorld())
        , m_stroke(view.theme[Mark::MissedPair].stroke)
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
        countAt(miss, (from + to) * 0.5);
    }

    void paint(const FoundPassage& passage)
    {
        const Passage& found = passage.passage;
        paintPath(found.object, found.objectPath, found.place);
        if (found.throughPath.from != found.throughPath.to)
            paintPath(found.through, found.throughPath, std::nullopt);
        label(found.place, translatedUtf8(texts::tunnelledLabel({found.pathLength, 3})));
    }

    /// One label for each cause, at its first link, with the number of links: a label at each link would hide the
    /// links.
    void paintCauses()
    {
        for (const Counted& counted : m_causes) {
            // What a game's missed pairs have in common, a diagnosis of all frames finds: here only where they were
            // lost.
            const Message cause =
                isOfGame() ? wordsOf(counted.stage) : Message(causeText(nameOf(counted.cause)).toStdString());
            label(counted.at, translatedUtf8(counted.count == 1 ? texts::missedLabel(cause)
                                                                : texts::missedPairsLabel(counted.count, cause)));
        }
    }

private:
    struct Counted {
        MissCause cause;
        PairStage stage;
        Vec2 at;
        std::uint64_t count = 0;
    };
    [[nodiscard]] bool isOfGame() const
    {
        const RecordedBroadPhase* record = recordOf(m_view.broadPhase);
        return record && !record->published();
    }
    void countAt(const Audit::Miss& miss, Vec2 at)
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

    void label(Vec2 at, std::string words)
    {
        if (m_labels == kMostLabels || !contains(m_seen, at))
            return;
        ++m_labels;
        DisplayText text;
        text.position = at;
        text.offset = {0.0, -22.0}; // Below, because the letters of pinned objects are above.
        text.text = std::move(words);
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        m_items.texts.push_back(std::move(text));
    }

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    Aabb m_seen;
    Stroke m_stroke;
    std::vector<Counted> m_causes;
    std::size_t m_labels = 0;
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

} // namespace

void paintFindings(const SceneView& view, DisplayLayerItems& items)
{
    FindingPainter painter(view, items);
    for (const FoundPassage& passage : view.passages.first(std::min(kMost, view.passages.size())))
        painter.paint(passage);
    for (const Audit::Miss& miss : view.missed.first(std::min(kMost, view.missed.size())))
        painter.paint(miss);
    if (const auto pinned = pinnedMiss(view); pinned && !isListed(view, pinned->pair))
        painter.paint(*pinned);
    painter.paintCauses();
}

} // namespace broadside
