#include "editor/viewport/paint/query_painter.h"

#include "core/base/overloaded.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/widgets/words/length_text.h"

#include <algorithm>

namespace broadside {
namespace {

class QueryPainter {
public:
    QueryPainter(const SceneView& view, DisplayLayerItems& items, const Stroke& stroke, double fill)
        : m_view(view)
        , m_items(items)
        , m_stroke(stroke)
        , m_fill{faded(stroke.color, fill)}
    {}

    void paint(const Question& question)
    {
        std::visit(
            Overloaded{[](ObjectIndex) {}, [&](Vec2 point) { paintCross(point); },
                       [&](const Aabb& box) {
                           m_items.boxes.push_back({box, m_fill, m_stroke});
                       },
                       [&](const CircleArea& circle) {
                           m_items.discs.push_back({circle.center, circle.radius, m_fill, m_stroke});
                       },
                       [&](const Ray& ray) { paintArrow(ray.from, ray.to, m_stroke, m_view.metres(11.0), m_items); }},
            question);
    }

    /// The name is above the box around the question.
    void paintName(const Question& question, const QString& name)
    {
        const Aabb box = boundsOf(question);
        DisplayText text;
        text.position = {box.lo.x, box.hi.y};
        text.offset = {0.0, 3.0};
        text.text = name.toStdString();
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        m_items.texts.push_back(std::move(text));
    }

    void paintPath(Vec2 from, Vec2 to, double metres)
    {
        m_items.lines.push_back({from, to, Stroke{m_view.theme.text, 2.0F, LinePattern::Dotted}});
        paintDot(to, 3.0, m_view.theme.text);
        DisplayText text;
        text.position = (from + to) * 0.5;
        text.offset = {8.0, 8.0};
        text.text = lengthText(metres, m_view.coordinates, 3).toStdString();
        text.color = m_view.theme.text;
        text.background = m_view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        m_items.texts.push_back(std::move(text));
    }

    void paintHit(const RayHit& hit)
    {
        constexpr double kNormal = 22.0; // Logical pixels.
        paintDot(hit.point, 4.0, m_stroke.color);
        if (hit.normal != Vec2{}) // A ray that starts inside a shape has no normal.
            paintArrow(hit.point, hit.point + hit.normal * m_view.metres(kNormal), Stroke{m_view.theme.text, 2.0F},
                       m_view.metres(7.0), m_items);
    }

private:
    void paintCross(Vec2 point)
    {
        const double arm = m_view.metres(9.0);
        m_items.lines.push_back({point - Vec2{arm, 0.0}, point + Vec2{arm, 0.0}, m_stroke});
        m_items.lines.push_back({point - Vec2{0.0, arm}, point + Vec2{0.0, arm}, m_stroke});
    }

    void paintDot(Vec2 at, double radius, Rgba color)
    {
        m_items.discs.push_back({at, m_view.metres(radius), Fill{color}, {}});
    }

    const SceneView& m_view;
    DisplayLayerItems& m_items;
    Stroke m_stroke;
    Fill m_fill;
};

} // namespace

void paintKeptQueries(const SceneView& view, DisplayLayerItems& items)
{
    Stroke stroke = view.theme[Mark::Hovered].stroke;
    stroke.width = 1.5F;
    stroke.pattern = LinePattern::Dashed;
    QueryPainter painter(view, items, stroke, 0.0);
    const Aabb seen = view.camera.visibleWorld();
    for (const KeptQuery& kept : view.kept) {
        if (!overlaps(boundsOf(kept.question), seen))
            continue;
        painter.paint(kept.question);
        painter.paintName(kept.question, kept.name);
        if (kept.answer.query && !kept.answer.query->hits.empty())
            painter.paintHit(kept.answer.query->hits.front().hit);
    }
}

void paintQuery(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<QueryFinding>& query = view.hover.query;
    if (!query)
        return;
    constexpr std::size_t kMostHits = 1'000; // More hits would cover the picture.
    QueryPainter painter(view, items, view.theme[Mark::Hovered].stroke, 0.12);
    painter.paint(query->question);
    if (query->segmentToNearest && query->nearest)
        painter.paintPath(query->segmentToNearest->first, query->segmentToNearest->second, query->nearest->distance);
    for (std::size_t i = 0; i < std::min(kMostHits, query->hits.size()); ++i)
        painter.paintHit(query->hits[i].hit);
}

} // namespace broadside
