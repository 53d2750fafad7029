#include "core/base/random.h"
#include "core/geometry/shape_kinds.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::test::tst_scene_round_trip {

namespace {

double anyNumber(Random& random)
{
    switch (random.below(4)) {
    case 0:
        return static_cast<double>(random.below(21)) - 10.0;
    case 1:
        return random.between(-10, 10);
    case 2:
        return random.between(-1e9, 1e9);
    default:
        return std::ldexp(random.between(-1, 1), static_cast<int>(random.below(60)) - 40);
    }
}

double anySize(Random& random) { return std::abs(anyNumber(random)) * 0.5 + 1e-9; }
Vec2 anyVector(Random& random) { return {anyNumber(random), anyNumber(random)}; }

std::string anyText(Random& random)
{
    static const std::array<std::string, 9> kParts{"a", "Z", "\"", "\\", "\n", "\x01", "\xc3\xa9", "\xf0\x9f\x98\x80",
                                                   " "};
    std::string text;
    for (std::uint64_t i = random.below(8); i > 0; --i)
        text += kParts[random.below(kParts.size())];
    return text;
}

Polygon anyPolygon(Random& random)
{
    Polygon polygon; // a star around the origin is a simple polygon
    const std::uint64_t count = 3 + random.below(9);
    for (std::uint64_t i = 0; i < count; ++i) {
        const double angle = 6.28 * static_cast<double>(i) / static_cast<double>(count);
        const double radius = random.between(1, 2);
        polygon.points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return polygon;
}

Mesh anyMesh(Random& random)
{
    Mesh mesh;
    mesh.asTriangles = random.below(2) == 0;
    const std::uint32_t count = 3 * (1 + static_cast<std::uint32_t>(random.below(4)));
    for (std::uint32_t i = 0; i < count; ++i) {
        mesh.vertices.push_back(anyVector(random));
        mesh.indices.push_back(mesh.asTriangles ? i : static_cast<std::uint32_t>(random.below(3)));
    }
    return mesh;
}

Shape anyShape(Random& random, int depth = 0)
{
    switch (random.below(depth < 3 ? 7 : 6)) {
    case 0:
        return Circle{anySize(random)};
    case 1:
        return Box{anySize(random), anySize(random)};
    case 2:
        return OrientedBox{anySize(random), anySize(random)};
    case 3:
        return anyMesh(random);
    case 4:
        return anyPolygon(random);
    case 5:
        return Capsule{anyVector(random), anyVector(random), anySize(random)};
    default: {
        Compound compound;
        for (std::uint64_t i = 0; i <= random.below(3); ++i)
            compound.parts.push_back({anyVector(random), anyNumber(random), anyShape(random, depth + 1)});
        return compound;
    }
    }
}

PropertyValue anyValue(Random& random)
{
    switch (random.below(6)) {
    case 0:
        return anyText(random);
    case 1:
        return anyNumber(random);
    case 2:
        return random.below(2) == 0;
    case 3:
        return Rgb{static_cast<std::uint8_t>(random.below(256)), static_cast<std::uint8_t>(random.below(256)), 0};
    case 4:
        return ObjectId{1 + random.below(9)};
    default:
        return RawJson{R"([1.50, {"x": null}])"};
    }
}

Properties anyProperties(Random& random)
{
    Properties properties;
    for (std::uint64_t i = random.below(4); i > 0; --i)
        properties.push_back({std::to_string(i) + anyText(random), anyValue(random)});
    return properties;
}

std::vector<Layer> anyLayers(Random& random)
{
    std::vector<Layer> layers;
    for (std::uint64_t i = random.below(4); i > 0; --i) {
        Layer& layer = layers.emplace_back();
        layer.name = i == 3 ? std::string() : std::to_string(i) + anyText(random);
        layer.visible = random.below(2) == 0;
        layer.locked = random.below(2) == 0;
        layer.opacity = random.below(2) == 0 ? 1.0 : random.between(0.0, 1.0);
        if (random.below(2) == 0)
            layer.color = Rgb{static_cast<std::uint8_t>(random.below(256)), 0, 255};
        if (random.below(2) == 0)
            layer.extra.add({"", "fog", "[1e0]"});
    }
    return layers;
}

TemplateLink anyLink(Random& random)
{
    TemplateLink link{"t" + anyText(random)};
    for (std::uint64_t i = random.below(4); i > 0; --i)
        link.overrides = link.overrides | static_cast<TemplateField>(random.below(kTemplateFields));
    if (random.below(4) == 0)
        link.others.push_back(" " + anyText(random));
    return link;
}

void decorate(Random& random, SceneObject& object)
{
    object.components = {};
    for (std::uint64_t i = random.below(3); i > 0; --i) {
        if (random.below(2) == 0)
            object.components.emplace_back(Launcher{{1 + random.below(5)}, anySize(random)});
        else
            object.components.emplace_back(UnknownComponent{"odd", R"({"type": "odd", "x": [1.0, {}]})"});
    }
    if (random.below(2) == 0)
        object.extra.add({"shape", "hint", "[1e0, null]"});
    if (random.below(4) == 0)
        object.extra.add({"", "layer", "7.50"});
    else if (random.below(2) == 0)
        object.layer = anyText(random);
    if (random.below(2) == 0)
        object.group = "g/" + anyText(random);
    if (random.below(4) == 0)
        object.extra.add({"", "template", "[7]"});
    else if (random.below(2) == 0)
        object.instanceOf = anyLink(random);
    if (random.below(4) == 0)
        object.extra.add({"", "properties", R"([{"a": "\u0041"}])"});
    else
        object.properties = anyProperties(random);
    if (random.below(2) == 0)
        object.extra.add({"", "zz \"top\"", "{}"});
}

ObjectPtr anyObject(Random& random, std::uint64_t id)
{
    auto object = std::make_shared<SceneObject>();
    object->id = ObjectId{id};
    object->name = anyText(random);
    object->kind = static_cast<ObjectKind>(random.below(2));
    object->shape = anyShape(random);
    object->pose = {anyVector(random), anyNumber(random), {1, 1}};
    if (random.below(2) == 0)
        object->pose.scale = needsUniformScale(object->shape) ? Vec2{0.5, 0.5} : Vec2{0.5, 0.25};
    object->velocity = random.below(2) == 0 ? Vec2{} : anyVector(random);
    object->acceleration = random.below(2) == 0 ? Vec2{} : anyVector(random);
    object->mass = random.below(2) == 0 ? 1.0 : anySize(random);
    object->force = random.below(2) == 0 ? Vec2{} : anyVector(random);
    object->gravityScale = random.below(2) == 0 ? 1.0 : anyNumber(random);
    object->category = static_cast<std::uint32_t>(random.next());
    object->mask = random.below(2) == 0 ? 0xffff'ffff : static_cast<std::uint32_t>(random.next());
    object->onHit = static_cast<HitResponse>(random.below(4));
    object->restitution = random.below(2) == 0 ? 1.0 : anySize(random);
    object->locked = random.below(2) == 0;
    object->visible = random.below(2) == 0;
    decorate(random, *object);
    return object;
}

std::vector<Template> anyTemplates(Random& random)
{
    std::vector<Template> templates;
    for (std::uint64_t i = random.below(4); i > 0; --i) {
        templates.push_back(templateFrom(*anyObject(random, 1), std::to_string(i) + anyText(random)));
        if (random.below(2) == 0)
            templates.back().object = edited(*templates.back().object, [](SceneObject& o) {
                o.extra.add({"", "author", "\"me\""});
            });
    }
    return templates;
}

Guides anyGuides(Random& random)
{
    Guides guides;
    for (std::uint64_t i = random.below(6); i > 0; --i)
        guides.add({random.below(2) == 0 ? GuideAxis::X : GuideAxis::Y, anyNumber(random)});
    return guides;
}

Scene anyScene(Random& random)
{
    Scene scene;
    scene.world = {anySize(random),   anySize(random), anyVector(random),
                   anyVector(random), std::nullopt,    static_cast<EdgeRule>(random.below(4))};
    if (random.below(2) == 0)
        scene.world.terminalSpeed = anySize(random);
    scene.broadPhase = {algorithms()[random.below(algorithms().size())].algorithm, anySize(random)};
    scene.step = {anySize(random), static_cast<Integrator>(random.below(3)), random.below(2) == 0};
    scene.layers = anyLayers(random);
    scene.guides = anyGuides(random);
    scene.templates = anyTemplates(random);
    scene.extra.add({"world", "sky", "\"blue\""});
    if (random.below(3) == 0)
        scene.extra.add({"guides", "hue", "[1, 2.50]"});
    scene.extra.add({"", "editor", R"({"zoom": 1.50})"});
    for (std::uint64_t i = random.below(6); i > 0; --i)
        scene.append(anyObject(random, scene.nextId().value + random.below(1'000'000)));
    return scene;
}

} // namespace

class TestSceneRoundTrip : public QObject {
    Q_OBJECT
private slots:
    void randomScenesSurviveARoundTrip();
};

void TestSceneRoundTrip::randomScenesSurviveARoundTrip()
{
    Random random{20261121};
    for (int round = 0; round < 2000; ++round) {
        const Scene scene = anyScene(random);
        const std::string text = writeScene(scene);
        const SceneReading reading = readScene(text, "test.broadside");
        QVERIFY2(reading.scene, (describeAll(reading) + text).c_str());
        QVERIFY2(sameContent(scene, *reading.scene), text.c_str());
        QCOMPARE(writeScene(*reading.scene), text);

        Scene other = *reading.scene;
        if (!other.templates.empty()) {
            Template& chosen = other.templates[random.below(other.templates.size())];
            const std::string_view bytes = chosen.object->source.view();
            chosen.object = templateFrom(*anyObject(random, 1), "x").object;
            const std::string saved = writeScene(other);
            QVERIFY2(sameContent(sceneIn(saved), other), saved.c_str());
            QVERIFY(saved.starts_with(text.substr(0, text.find(bytes))));
            const std::size_t behind = text.find(bytes) + bytes.size();
            QVERIFY(saved.ends_with(text.substr(behind)));
        }

        Scene changed = *reading.scene;
        if (changed.size() == 0)
            continue;
        const ObjectPtr victim = changed.objects()[random.below(changed.size())];
        auto replacement = std::make_shared<SceneObject>(*anyObject(random, victim->id.value));
        changed.replace(replacement);
        const std::string saved = writeScene(changed);
        QVERIFY2(sameContent(sceneIn(saved), changed), saved.c_str());
        QCOMPARE(saved, replacedIn(text, victim->source.view(), writeObject(*replacement)));
    }
}

BROADSIDE_TEST(TestSceneRoundTrip)

} // namespace broadside::test::tst_scene_round_trip

#include "tst_scene_round_trip.moc"
