#include "core/geometry/validation.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/properties.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <iostream>

namespace broadside::test::tst_scene_properties {

namespace {

rc::Gen<double> anyNumber()
{
    return rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange(-100, 100), [](int number) { return static_cast<double>(number); }),
        rc::gen::map(rc::gen::pair(rc::gen::arbitrary<double>(), rc::gen::inRange(-60, 30)),
                     [](const std::pair<double, int>& drawn) {
                         const double number = std::ldexp(std::remainder(drawn.first, 1.0), drawn.second);
                         return std::isfinite(number) ? number : 0.0;
                     }));
}

rc::Gen<double> anySize()
{
    return rc::gen::map(anyNumber(), [](double number) { return number == 0.0 ? 1.0 : 0.5 * std::abs(number); });
}

rc::Gen<Vec2> anyVector()
{
    return rc::gen::build<Vec2>(rc::gen::set(&Vec2::x, anyNumber()), rc::gen::set(&Vec2::y, anyNumber()));
}

/// ASCII with control characters; other characters are never split.
rc::Gen<std::string> anyText()
{
    using Pieces = std::vector<std::string>;
    const auto piece = rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange<int>(1, 127), [](int c) { return std::string(1, static_cast<char>(c)); }),
        rc::gen::element<std::string>("\"", "\\", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\\u0041"));
    return rc::gen::map(rc::gen::container<Pieces>(piece), [](const Pieces& pieces) {
        std::string text;
        for (const std::string& part : pieces)
            text += part;
        return text;
    });
}

rc::Gen<Shape> anyMesh()
{
    return rc::gen::map(
        rc::gen::pair(rc::gen::nonEmpty<std::vector<Vec2>>(rc::gen::container<std::vector<Vec2>>(anyVector())),
                      rc::gen::arbitrary<bool>()),
        [](const std::pair<std::vector<Vec2>, bool>& drawn) -> Shape {
            Mesh mesh{drawn.first, {}, drawn.second};
            mesh.vertices.resize(3 * ((mesh.vertices.size() + 2) / 3));
            for (std::uint32_t i = 0; i < mesh.vertices.size(); ++i)
                mesh.indices.push_back(i);
            if (!mesh.asTriangles)
                std::ranges::reverse(mesh.indices.edit());
            return mesh;
        });
}

rc::Gen<Shape> anyPolygon()
{
    // Points on a parabola are convex, so the polygon is simple.
    return rc::gen::map(rc::gen::inRange(3, 12), [](int count) -> Shape {
        Polygon polygon;
        for (int i = 0; i < count; ++i)
            polygon.points.push_back({0.25 * i, 0.125 * i * i});
        return polygon;
    });
}

rc::Gen<Shape> anyShape(int depth)
{
    const auto box = [](double width, double height) -> Shape { return Box{width, height}; };
    const auto orientedBox = [](double width, double height) -> Shape { return OrientedBox{width, height}; };
    const auto capsule = [](Vec2 from, Vec2 to, double radius) -> Shape { return Capsule{from, to, radius}; };
    const auto circle = rc::gen::map(anySize(), [](double radius) -> Shape { return Circle{radius}; });
    if (depth == 0)
        return rc::gen::oneOf(circle, rc::gen::apply(box, anySize(), anySize()),
                              rc::gen::apply(orientedBox, anySize(), anySize()),
                              rc::gen::apply(capsule, anyVector(), anyVector(), anySize()), anyMesh(), anyPolygon());
    const auto part = [](Vec2 offset, double angle, const Shape& shape) { return CompoundPart{offset, angle, shape}; };
    const auto parts = rc::gen::container<std::vector<CompoundPart>>(
        rc::gen::apply(part, anyVector(), anyNumber(), anyShape(depth - 1)));
    const auto compound = rc::gen::map(parts, [](const std::vector<CompoundPart>& drawn) -> Shape {
        return drawn.empty() ? Shape{Compound{{{{}, 0.0, Circle{1.0}}}}} : Shape{Compound{drawn}};
    });
    return rc::gen::oneOf(anyShape(0), anyShape(0), compound);
}

rc::Gen<Sprite> anySprite()
{
    using rc::gen::set;
    const auto share = rc::gen::map(rc::gen::inRange(0, 9), [](int eighths) { return 0.125 * eighths; });
    const auto size = rc::gen::map(rc::gen::pair(anySize(), anySize()), [](const std::pair<double, double>& drawn) {
        return Vec2{drawn.first, drawn.second};
    });
    return rc::gen::build<Sprite>(
        set(&Sprite::atlas, anyText()), set(&Sprite::animation, anyText()), set(&Sprite::region, anyText()),
        set(&Sprite::text, anyText()), set(&Sprite::size, rc::gen::oneOf(rc::gen::just(Vec2{}), size)),
        set(&Sprite::offset, anyVector()), set(&Sprite::mirrorX), set(&Sprite::mirrorY),
        set(&Sprite::faces, rc::gen::element(Sprite::Facing::None, Sprite::Facing::Left, Sprite::Facing::Right)),
        set(&Sprite::tint, rc::gen::build<Rgb>(set(&Rgb::r), set(&Rgb::g), set(&Rgb::b))), set(&Sprite::opacity, share),
        set(&Sprite::order), set(&Sprite::startTime, anySize()));
}

rc::Gen<SharedValue<Sprite>> optionalSprite()
{
    return rc::gen::oneOf(rc::gen::just(SharedValue<Sprite>{}),
                          rc::gen::map(anySprite(), [](const Sprite& sprite) { return SharedValue<Sprite>(sprite); }));
}

/// All but the id. Defaults are frequent, because files leave them out.
rc::Gen<SceneObject> anyObject()
{
    using rc::gen::set;
    const auto often = [](auto usual, auto other) {
        return rc::gen::oneOf(rc::gen::just(usual), rc::gen::just(usual), std::move(other));
    };
    return rc::gen::build<SceneObject>(
        set(&SceneObject::name, anyText()),
        set(&SceneObject::kind, rc::gen::element(ObjectKind::Static, ObjectKind::Dynamic)),
        set(&SceneObject::shape, rc::gen::resize(6, anyShape(2))),
        set(&SceneObject::pose,
            rc::gen::build<Pose>(set(&Pose::position, anyVector()), set(&Pose::angle, often(0.0, anyNumber())),
                                 set(&Pose::scale, often(Vec2{1.0, 1.0}, rc::gen::just(Vec2{0.5, 0.5}))))),
        set(&SceneObject::velocity, often(Vec2{}, anyVector())),
        set(&SceneObject::acceleration, often(Vec2{}, anyVector())), set(&SceneObject::mass, often(1.0, anySize())),
        set(&SceneObject::force, often(Vec2{}, anyVector())), set(&SceneObject::gravityScale, often(1.0, anyNumber())),
        set(&SceneObject::category), set(&SceneObject::mask),
        set(&SceneObject::onHit,
            rc::gen::element(HitResponse::None, HitResponse::Remove, HitResponse::Bounce, HitResponse::Stop)),
        set(&SceneObject::restitution, often(1.0, anySize())), set(&SceneObject::sprite, optionalSprite()),
        set(&SceneObject::locked), set(&SceneObject::visible));
}

rc::Gen<WorldSettings> anyWorld()
{
    using rc::gen::set;
    return rc::gen::build<WorldSettings>(
        set(&WorldSettings::width, anySize()), set(&WorldSettings::height, anySize()),
        set(&WorldSettings::gravity, anyVector()), set(&WorldSettings::wind, anyVector()),
        set(&WorldSettings::terminalSpeed,
            rc::gen::map(anySize(), [](double speed) { return speed > 10.0 ? std::nullopt : std::optional{speed}; })),
        set(&WorldSettings::edges,
            rc::gen::element(EdgeRule::Open, EdgeRule::Wrap, EdgeRule::Bounce, EdgeRule::Remove)));
}

Scene sceneOf(const WorldSettings& world, const std::vector<SceneObject>& objects)
{
    Scene scene;
    scene.world = world;
    for (SceneObject object : objects) {
        if (faultOf(object.shape) || scaleFaultOf(object.shape, object.pose.scale))
            object.shape = Box{};
        object.id = {scene.nextId().value + object.category % 3}; // not always the next one
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    }
    return scene;
}

} // namespace
} // namespace broadside::test::tst_scene_properties

namespace broadside {
void showValue(const SceneObject& object, std::ostream& out) { out << writeObject(object); }
void showValue(const WorldSettings& world, std::ostream& out)
{
    Scene scene;
    scene.world = world;
    out << writeScene(scene);
}
} // namespace broadside

namespace broadside::test::tst_scene_properties {

class TestSceneProperties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { chooseInputs(); }
    void whatIsWrittenIsReadAsItWas();
};

void TestSceneProperties::whatIsWrittenIsReadAsItWas()
{
    QVERIFY(rc::check("what is written is read as it was, and written again as the same bytes", [] {
        const auto world = *anyWorld();
        const auto objects = *rc::gen::container<std::vector<SceneObject>>(anyObject());
        const Scene scene = sceneOf(world, objects);
        const std::string text = writeScene(scene);
        const SceneReading reading = readScene(text, "test.broadside");
        if (!reading.scene)
            RC_FAIL(describeAll(reading) + text);
        RC_ASSERT(reading.scene->world == scene.world);
        RC_ASSERT(reading.scene->size() == scene.size());
        for (std::size_t i = 0; i < scene.size(); ++i)
            if (!sameContent(*scene.objects()[i], *reading.scene->objects()[i]))
                RC_FAIL(writeObject(*scene.objects()[i]) + "\nwas read as\n" +
                        writeObject(*reading.scene->objects()[i]));
        RC_ASSERT(writeScene(*reading.scene) == text);
        RC_ASSERT(writeSceneCanonically(*reading.scene) == text);
    }));
}

BROADSIDE_TEST(TestSceneProperties)

} // namespace broadside::test::tst_scene_properties

#include "tst_scene_properties.moc"
