#include "core/levels/tiled/drawn_piece.h"

#include "core/base/overloaded.h"
#include "core/geometry/pieces.h"
#include "core/geometry/rescale.h"
#include "core/levels/tiled/tiled_export_messages.h"
#include "core/math/angle.h"

#include <algorithm>
#include <cmath>

namespace broadside::levels::tiled {
namespace {

/// Whether the mesh is a line: triangles without area, each from the end of the one before. As chainMesh() makes it.
bool isLine(const Mesh& mesh)
{
    if (mesh.indices.size() < 3)
        return false;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const bool isSegment = mesh.indices[i + 1] == mesh.indices[i + 2];
        if (!isSegment || (i > 0 && mesh.indices[i] != mesh.indices[i - 1]))
            return false;
    }
    return true;
}

class PieceMaker {
public:
    PieceMaker(const PixelScale& scale, std::vector<Message>& notes)
        : m_scale(scale)
        , m_notes(notes)
    {}

    void add(const Shape& shape, Vec2 position, double angle)
    {
        std::visit([&](const auto& kind) { addKind(kind, position, angle); }, shape);
    }
    [[nodiscard]] std::vector<DrawnPiece> take() { return std::move(m_pieces); }

private:
    void addKind(const Circle& circle, Vec2 position, double angle)
    {
        addCentred(TiledForm::Ellipse, {2.0 * circle.radius, 2.0 * circle.radius}, position, angle);
    }
    void addKind(const Box& box, Vec2 position, double angle)
    {
        const Rotation r = rotationOf(angle);
        const double cosine = std::abs(r.cosine);
        const double sine = std::abs(r.sine);
        if (sine != 0.0)
            m_notes.push_back(texts::tiledExportRotatedBox());
        const Vec2 size{cosine * box.width + sine * box.height, sine * box.width + cosine * box.height};
        addCentred(TiledForm::Rectangle, size, position, 0.0);
    }
    void addKind(const OrientedBox& box, Vec2 position, double angle)
    {
        addCentred(TiledForm::Rectangle, {box.width, box.height}, position, angle);
    }
    void addKind(const Capsule& capsule, Vec2 position, double angle)
    {
        const Vec2 along = capsule.to - capsule.from;
        const Vec2 middle = position + rotated(0.5 * (capsule.from + capsule.to), angle);
        const double thick = 2.0 * capsule.radius;
        const double longSide = length(along) + thick;
        if (along == Vec2{})
            addCentred(TiledForm::Ellipse, {thick, thick}, middle, angle);
        else if (along.x == 0.0)
            addCentred(TiledForm::Capsule, {thick, longSide}, middle, angle);
        else
            addCentred(TiledForm::Capsule, {longSide, thick}, middle, along.y == 0.0 ? angle : angle + angleOf(along));
    }
    void addKind(const Polygon& polygon, Vec2 position, double angle)
    {
        addPoints(TiledForm::Polygon, polygon.points, position, angle);
    }
    void addKind(const Mesh& mesh, Vec2 position, double angle)
    {
        std::vector<Vec2> points;
        if (isLine(mesh)) {
            points.push_back(mesh.vertices[mesh.indices.front()]);
            for (std::size_t i = 1; i < mesh.indices.size(); i += 3)
                points.push_back(mesh.vertices[mesh.indices[i]]);
            addPoints(TiledForm::Polyline, points, position, angle);
            return;
        }
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
            points.clear();
            for (std::size_t corner = 0; corner < 3; ++corner)
                points.push_back(mesh.vertices[mesh.indices[i + corner]]);
            addPoints(TiledForm::Polygon, points, position, angle);
        }
    }
    void addKind(const Compound& compound, Vec2 position, double angle)
    {
        for (const CompoundPart& part : compound.parts)
            add(part.shape, position + rotated(part.offset, angle), angle + part.angle);
    }

    /// Any other kind: Tiled has no form for it, so its outline is drawn.
    template<class Kind>
    void addKind(const Kind& kind, Vec2 position, double angle)
    {
        std::vector<std::vector<Vec2>> loops;
        appendOutlines(Shape(kind), {{}, angle}, loops);
        for (const std::vector<Vec2>& loop : loops)
            addPoints(TiledForm::Polygon, loop, position, 0.0);
    }

    /// A shape whose rectangle is centred: Tiled places its upper left corner, and rotates about it.
    void addCentred(TiledForm form, Vec2 size, Vec2 centre, double angle)
    {
        const Vec2 corner = centre + rotated(Vec2{-0.5 * size.x, 0.5 * size.y}, angle);
        const Vec2 pixels = m_scale.pixelsPerMetre * size;
        m_pieces.push_back({form, m_scale.point(corner), pixels, angle == 0.0 ? 0.0 : -angle, {}});
    }
    void addPoints(TiledForm form, const std::vector<Vec2>& points, Vec2 position, double angle)
    {
        DrawnPiece piece{form, m_scale.point(position), {}, angle == 0.0 ? 0.0 : -angle, {}};
        for (const Vec2 point : points)
            piece.points.push_back(m_scale.vector(point));
        m_pieces.push_back(std::move(piece));
    }

    const PixelScale& m_scale;
    std::vector<Message>& m_notes;
    std::vector<DrawnPiece> m_pieces;
};

} // namespace

std::vector<DrawnPiece> piecesOf(const Shape& shape, const Pose& pose, const PixelScale& scale,
                                 std::vector<Message>& notes)
{
    PieceMaker maker(scale, notes);
    const bool isScaled = pose.scale != Vec2{1.0, 1.0};
    maker.add(isScaled ? rescaled(shape, pose.scale) : shape, pose.position, pose.angle);
    return maker.take();
}

} // namespace broadside::levels::tiled
