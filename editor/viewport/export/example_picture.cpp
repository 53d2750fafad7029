#include "editor/viewport/export/example_picture.h"

#include "core/base/message/name_messages.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/session/registrations.h"
#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/paint/audit_painter.h"
#include "editor/viewport/paint/focus_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/pair_painter.h"
#include "editor/viewport/paint/registration_painter.h"
#include "editor/viewport/paint/scene_painter.h"
#include "editor/viewport/viewport_messages.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace broadside {
namespace {

constexpr double kMostLarger = 12.0; // Sizes of the smaller object of the pair.
constexpr double kAroundPath = 0.4;  // Lengths of the path of a passage.
constexpr double kFarthest = 2.5;    // Sizes of the pair. Places farther away would make the pair too small to see.
constexpr double kAround = 0.25;     // Share of the shown part that is added on each side, for the neighbours.
constexpr double kNameRoom = 26.0;   // Logical pixels above and below the two boxes.
constexpr double kNameGap = 13.0;    // Logical pixels from the box to the middle of the name.
constexpr double kEdge = 8.0;        // Logical pixels.
constexpr float kNameSize = 12.0F;
constexpr float kCellIdSize = 10.0F;
constexpr double kSample = 22.0;         // Logical pixels of the line that shows a mark.
constexpr double kLowestWithKey = 110.0; // Logical pixels: the names need the room of a lower picture.

struct ExamplePair {
    std::array<ObjectIndex, 2> rows{};
    std::optional<FoundPassage> passage;
    std::optional<Aabb> view;
};

Problem absent(ObjectId id, std::uint64_t step)
{
    Problem problem;
    problem.object = id;
    problem.message = texts::exampleGone(step);
    problem.remedy = texts::exampleGoneRemedy();
    return problem;
}

double sideOf(const Aabb& box) { return std::max(box.width(), box.height()); }

/// The whole text, or the name, or a part of the name: as much as `room` logical pixels have room for.
std::string fittedTo(double room, std::string name, const std::string& whole)
{
    constexpr const char* kMore = "\xE2\x80\xA6"; // An ellipsis.
    const auto fits = [room](const std::string& text) { return approximateTextWidth(text, kNameSize) <= room; };
    const auto isLead = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    if (fits(whole))
        return whole;
    if (fits(name))
        return name;
    while (!name.empty() && !fits(name + kMore)) {
        const auto last = std::find_if(name.rbegin(), name.rend(), isLead);
        name.erase(last == name.rend() ? name.begin() : std::prev(last.base()), name.end());
    }
    return name + kMore;
}

class ExamplePainter {
public:
    ExamplePainter(const Frame& frame, const ExamplePair& pair, Vec2 size, const Theme& theme)
        : m_frame(frame)
        , m_pair(pair)
        , m_ids{frame.objects().idOf(pair.rows[0]), frame.objects().idOf(pair.rows[1])}
        , m_theme(theme)
    {
        if (frame.broadPhase() && !pair.passage) { // A passage has nothing to do with registrations.
            m_answer = why(frame, pair.rows[0], pair.rows[1]);
            m_registrations = registrationsOf(frame.objects(), recordOf(frame.broadPhase()), m_ids);
            for (Registration& registration : m_registrations)
                registration.cells.clear(); // They are marked as the cells of one of the two.
        }
        m_picture.camera = Camera2D(pairBox().center(), {1.0, 1.0}, size);
        if (pair.view)
            frameBox(m_picture.camera, *pair.view, {});
        else
            placeCamera();
    }

    ScenePicture paint()
    {
        const std::vector<ObjectIndex> visible = visibleRows();
        const HoverInfo noHover;
        const ToolOverlay noTool;
        ShowFlags show;
        show.axes = false;
        show.faults = false;
        show.focus = true;
        SceneView view{m_frame.objects(), m_frame.world(), m_picture.camera, m_theme, visible, m_frame.broadPhase(),
                       noHover,           m_ids,           noTool,           show};
        view.pair = m_answer ? &*m_answer : nullptr;
        view.pins = {m_ids[0], m_ids[1]}; // for the link of a missed pair
        view.registrations = m_registrations;
        if (m_pair.passage)
            view.passages = {&*m_pair.passage, 1};
        paintAll(view);
        return std::move(m_picture);
    }

private:
    /// Twice, because the room for the names is in pixels.
    void placeCamera()
    {
        const Aabb shown = shownBox();
        const Aabb pair = pairBox();
        frameBox(m_picture.camera, shown, {});
        for (int i = 0; i < 2; ++i) {
            const Vec2 names{0.0, kNameRoom / m_picture.camera.pixelsPerMetre()};
            frameBox(m_picture.camera, united(shown, Aabb{pair.lo - names, pair.hi + names}), {});
        }
    }

    /// Cells are painted above the veil, which dims only the other objects.
    void paintAll(const SceneView& view)
    {
        DisplayList& list = m_picture.list;
        paintWorld(view, list);
        paintFocusMask(view, list);
        DisplayLayerItems& marks = list[DisplayLayer::Highlights];
        DisplayLayerItems& labels = list[DisplayLayer::Labels];
        paintRegistrations(view, marks);
        marks.texts.clear(); // The names are at the objects: paintKey() says what the dotted boxes are.
        DisplayLayerItems& findings =
            m_pair.passage ? labels : marks; // A link must not hide the box of a small object.
        paintFindingLinks(view, findings);   // The explanation says the cause, and there is no room here.
        paintCellsOfBoth(view, marks);
        paintPinnedBox(view, m_ids[0], Mark::PinA, labels);
        paintPinnedBox(view, m_ids[1], Mark::PinB, labels);
        paintKey(view, labels);
        paintExampleNames(view, labels);
    }

    /// Without the other cells, and without hatching: both would hide the objects.
    void paintCellsOfBoth(const SceneView& view, DisplayLayerItems& marks) const
    {
        const std::optional<CellTable> table = view.cellTable();
        if (!m_answer || !table || table->isEmpty())
            return;
        DisplayLayerItems cells;
        paintPairCells(view, cells);
        for (DisplayBox& cell : cells.boxes) {
            if (cell.fill.hatched)
                cell.fill = {};
            marks.boxes.push_back(cell);
        }
        std::vector<std::uint64_t> ids;
        std::ranges::set_union(m_answer->registeredA, m_answer->registeredB, std::back_inserter(ids));
        const Aabb seen = grown(view.camera.visibleWorld(), -view.metres(kEdge));
        for (const std::uint64_t id : ids)
            paintCellId(view, intersection(table->boundsOf(table->cellOfId(id)), seen), std::to_string(id), marks);
    }

    /// At the lower left of the part that can be seen, if that has room for it. Below the boxes, and without a plate
    /// that would hide a small object.
    void paintCellId(const SceneView& view, const Aabb& part, std::string words, DisplayLayerItems& marks) const
    {
        if (part.isEmpty() || view.pixels(part.height()) < 2.0 * kCellIdSize ||
            view.pixels(part.width()) < approximateTextWidth(words, kCellIdSize) + kEdge)
            return;
        DisplayText text;
        text.text = std::move(words);
        text.position = part.lo;
        text.offset = {3.0, 3.0};
        text.size = kCellIdSize;
        text.color = m_theme.text;
        text.anchor = TextAnchor::BottomLeft;
        marks.texts.push_back(std::move(text));
    }

    /// What the dotted boxes are, in the lower left corner, if there are any and if there is room.
    void paintKey(const SceneView& view, DisplayLayerItems& labels) const
    {
        const auto isElsewhere = [&](const Registration& registration) {
            const auto row = m_frame.objects().indexOf(registration.object);
            return row && registration.box && *registration.box != m_frame.objects().boundsOf(*row);
        };
        const Meaning& look = m_theme[Mark::Registered];
        DisplayText text;
        text.text = QCoreApplication::translate("Legend", look.name).toStdString();
        const double room = m_picture.camera.viewSize().x - 2.0 * kEdge - kSample;
        if (std::ranges::none_of(m_registrations, isElsewhere) || approximateTextWidth(text.text, kCellIdSize) > room ||
            m_picture.camera.viewSize().y < kLowestWithKey)
            return;
        const Vec2 corner = m_picture.camera.visibleWorld().lo + Vec2{view.metres(kEdge), view.metres(kEdge)};
        const Vec2 middle = corner + Vec2{0.0, view.metres(0.5 * kCellIdSize)};
        labels.lines.push_back({middle, middle + Vec2{view.metres(kSample - 4.0), 0.0}, look.stroke});
        text.position = corner;
        text.offset = {kSample, 0.0};
        text.size = kCellIdSize;
        text.color = m_theme.text;
        text.background = m_theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        labels.texts.push_back(std::move(text));
    }

    /// The name of the upper object is above it and the other one below, so that names never overlap.
    void paintExampleNames(const SceneView& view, DisplayLayerItems& items) const
    {
        const bool isFirstAbove = box(0).center().y >= box(1).center().y;
        paintExampleName(view, 0, isFirstAbove, items);
        paintExampleName(view, 1, !isFirstAbove, items);
    }

    void paintExampleName(const SceneView& view, std::size_t of, bool isAbove, DisplayLayerItems& items) const
    {
        const double room = m_picture.camera.viewSize().x - 2.0 * kEdge;
        DisplayText text;
        const std::string name = nameOf(of);
        text.text = fittedTo(room, name, isNowhere(of) ? translatedUtf8(texts::objectInNoCell(name)) : name);
        const double inset = view.metres(kEdge + 0.5 * std::min(room, approximateTextWidth(text.text, kNameSize)));
        const Aabb seen = m_picture.camera.visibleWorld();
        const double x =
            std::clamp(box(of).center().x, seen.lo.x + inset, std::max(seen.lo.x + inset, seen.hi.x - inset));
        const double lowest = seen.lo.y + view.metres(kNameRoom);
        const double y = std::clamp(isAbove ? box(of).hi.y : box(of).lo.y, lowest,
                                    std::max(lowest, seen.hi.y - view.metres(kNameRoom)));
        text.position = {x, y};
        text.offset = {0.0, isAbove ? kNameGap : -kNameGap};
        text.size = kNameSize;
        text.color = m_theme.text;
        text.background = m_theme.plate;
        items.texts.push_back(std::move(text));
    }

    /// The name has the id behind it if other objects have the same name, as in most games.
    [[nodiscard]] std::string nameOf(std::size_t of) const
    {
        const ObjectTable& objects = m_frame.objects();
        const SceneObject& object = objects.objectOf(m_pair.rows[of]);
        bool repeats = false;
        objects.forEach([&](ObjectIndex row) {
            repeats = repeats || (row != m_pair.rows[of] && objects.objectOf(row).name == object.name);
        });
        const bool needsId = repeats && !object.name.empty();
        return needsId ? translatedUtf8(texts::nameWithId(displayName(object), object.id.value))
                       : shownName(object).toStdString();
    }

    [[nodiscard]] bool isNowhere(std::size_t of) const
    {
        const std::optional<CellTable> table = m_frame.cellTable();
        return m_answer && table && (of == 0 ? m_answer->registeredA : m_answer->registeredB).empty();
    }

    [[nodiscard]] const Aabb& box(std::size_t of) const { return m_frame.objects().boundsOf(m_pair.rows[of]); }

    /// The boxes of both. Of a much larger object, only the part near the other one: else that one could not be seen.
    [[nodiscard]] Aabb pairBox() const
    {
        const std::array boxes{boxOnPath(0), boxOnPath(1)};
        const std::size_t small = sideOf(boxes[0]) <= sideOf(boxes[1]) ? 0 : 1;
        const double reach = (m_pair.passage ? kAroundPath : kMostLarger) * sideOf(boxes[small]);
        return united(boxes[small], intersection(boxes[1 - small], grown(boxes[small], reach)));
    }

    /// The box of the whole path in the step if one object passed the other, else the box at the time of the frame.
    [[nodiscard]] Aabb boxOnPath(std::size_t of) const
    {
        if (!m_pair.passage)
            return box(of);
        const Passage& found = m_pair.passage->passage;
        const StepPath& path = found.object == m_ids[of] ? found.objectPath : found.throughPath;
        return united(box(of), translated(box(of), path.from - path.to));
    }

    [[nodiscard]] Aabb believedBox() const
    {
        Aabb all;
        for (const Registration& registration : m_registrations)
            if (registration.box)
                all = united(all, *registration.box);
        const std::optional<CellTable> table = m_frame.cellTable();
        if (m_answer && table)
            for (const auto* ids : {&m_answer->registeredA, &m_answer->registeredB, &m_answer->sharedCells})
                for (const std::uint64_t id : *ids)
                    all = united(all, table->boundsOf(table->cellOfId(id)));
        return all;
    }

    [[nodiscard]] Aabb shownBox() const
    {
        const Aabb pair = pairBox();
        const Aabb all = united(pair, intersection(believedBox(), grown(pair, kFarthest * sideOf(pair))));
        return grown(all, kAround * sideOf(all));
    }

    [[nodiscard]] std::vector<ObjectIndex> visibleRows() const
    {
        const Aabb seen = m_picture.camera.visibleWorld();
        std::vector<ObjectIndex> rows;
        m_frame.objects().forEach([&](ObjectIndex row) {
            if (overlaps(m_frame.objects().boundsOf(row), seen))
                rows.push_back(row);
        });
        return rows;
    }

    const Frame& m_frame;
    const ExamplePair& m_pair;
    std::array<ObjectId, 2> m_ids;
    const Theme& m_theme;
    std::vector<Registration> m_registrations;
    std::optional<WhyAnswer> m_answer;
    ScenePicture m_picture;
};

Result<ScenePicture> pictureOfPair(const Frame& frame, const PicturedExample& example,
                                   const std::optional<FoundPassage>& passage, Vec2 size, const Theme& theme)
{
    const auto a = frame.objects().indexOf(example.pair.a);
    const auto b = frame.objects().indexOf(example.pair.b);
    if (!a || !b)
        return absent(a ? example.pair.b : example.pair.a, example.pair.step);
    return ExamplePainter(frame, {{*a, *b}, passage, example.view}, size, theme).paint();
}

std::optional<FoundPassage> passageOf(const std::vector<Passage>& passages, const Explanation::Example& pair, double dt)
{
    const auto isOfPair = [&](const Passage& one) {
        return (one.object == pair.a && one.through == pair.b) || (one.object == pair.b && one.through == pair.a);
    };
    const auto found = std::ranges::find_if(passages, isOfPair);
    return found == passages.end() ? std::nullopt : std::optional(FoundPassage{pair.step, dt, *found});
}

/// Paths end where the objects are after the step.
Result<ScenePicture> pictureOfPassage(const StepSource& steps, StepWalk& walk, std::size_t frame,
                                      const PicturedExample& example, Vec2 size, const Theme& theme)
{
    walk.followPassages(frame);
    if (auto problem = walk.goTo(frame))
        return *std::move(problem);
    const auto passage = passageOf(walk.passages(), example.pair, steps.dtOf(frame));
    return pictureOfPair(walk.frame(), example, passage, size, theme);
}

} // namespace

Result<ScenePicture> pictureOf(const StepSource& steps, const PicturedExample& example, Vec2 size, const Theme& theme,
                               const std::stop_token& stop)
{
    auto walk = steps.walk();
    if (!walk)
        return walk.problem();
    const std::size_t frame = steps.frameOf(example.pair.step);
    if (example.symptom == Symptom::Passage)
        return pictureOfPassage(steps, **walk, frame, example, size, theme);
    Result<ScenePicture> picture = absent(example.pair.a, example.pair.step);
    const auto take = [&](const Frame& tested) { picture = pictureOfPair(tested, example, {}, size, theme); };
    if (auto problem = (*walk)->look(frame, take, {}, stop))
        return *std::move(problem);
    return picture;
}

Result<ScenePicture> pictureOf(const Frame& frame, const PicturedExample& example, Vec2 size, const Theme& theme)
{
    return pictureOfPair(frame, example, {}, size, theme);
}

Result<QImage> drawnExample(const StepSource& steps, const PicturedExample& example, QSize size, double pixelRatio,
                            const Theme& theme, const std::stop_token& stop)
{
    const Vec2 logical{static_cast<double>(size.width()), static_cast<double>(size.height())};
    const auto picture = pictureOf(steps, example, logical, theme, stop);
    if (!picture)
        return picture.problem();
    QImage image((QSizeF(size) * pixelRatio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    GlyphAtlas glyphs; // an atlas belongs to one thread
    drawWithPainter(painter, picture->list, picture->camera, glyphs, pixelRatio);
    painter.end();
    return image;
}

} // namespace broadside
