#include "core/base/random.h"
#include "core/scene/drawing_order.h"
#include "core/scene/layers.h"
#include "core/scene/scene.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_layers {

namespace {

ObjectPtr objectOn(const std::string& layer, std::uint64_t id)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->layer = layer;
    return object;
}

Layer layerNamed(const std::string& name) { return {.name = name, .color = {}, .extra = {}}; }

/// By definition: a search through the list.
LayerState stateByBruteForce(const std::vector<Layer>& layers, const std::string& name)
{
    for (const Layer& layer : layers)
        if (layer.name == name)
            return {layer.visible, layer.locked, layer.opacity};
    return {};
}

bool isBelowByBruteForce(const std::vector<Layer>& layers, const std::string& a, const std::string& b)
{
    const auto placeOf = [&](const std::string& name) {
        const auto found = std::ranges::find(layers, name, &Layer::name);
        if (found != layers.end())
            return static_cast<int>(found - layers.begin());
        return name.empty() ? -1 : static_cast<int>(layers.size());
    };
    return placeOf(a) != placeOf(b) ? placeOf(a) < placeOf(b) : a < b;
}

} // namespace

class TestLayers : public QObject {
    Q_OBJECT
private slots:
    void baseLayerLiesUnderAllUnlessTheListHasIt();
    void layersThatOnlyObjectsNameLieOnTop();
    void layerOrderComesBeforeKindAndPlace();
    void placesInTheFileDecideAmongEquals();
    void rowsFollowTheirObjects();
    void tableAndNamesAgreeWithTheDefinition();
};

void TestLayers::baseLayerLiesUnderAllUnlessTheListHasIt()
{
    const std::vector<Layer> unlisted{layerNamed("walls"), layerNamed("air")};
    QCOMPARE(bottomToTop(unlisted, {"air", "", "walls", "air"}), (std::vector<std::string>{"", "walls", "air"}));
    const std::vector<Layer> listed{layerNamed("walls"), layerNamed(""), layerNamed("air")};
    QCOMPARE(bottomToTop(listed, {"air", "", "walls"}), (std::vector<std::string>{"walls", "", "air"}));
}

void TestLayers::layersThatOnlyObjectsNameLieOnTop()
{
    const std::vector<Layer> layers{layerNamed("zoo")};
    QCOMPARE(bottomToTop(layers, {"b", "a", "", "zoo"}), (std::vector<std::string>{"", "zoo", "a", "b"}));
    const LayerStates states(layers);
    QVERIFY(states.isVisible(*objectOn("b", 1)) && !states.isLocked(*objectOn("b", 1)));
}

void TestLayers::layerOrderComesBeforeKindAndPlace()
{
    Scene scene;
    scene.layers = {layerNamed("low"), layerNamed("high")};
    auto ball = std::make_shared<SceneObject>(*objectOn("low", 2));
    ball->kind = ObjectKind::Dynamic;
    scene.append(objectOn("high", 1));
    scene.append(ball);
    scene.append(objectOn("low", 3));
    const ObjectTable objects(scene);
    const TableLayers layers(objects, scene.layers);
    QVERIFY(isDrawnBefore(objects, layers, 1, 0)); // by layer
    QVERIFY(isDrawnBefore(objects, layers, 2, 1)); // by kind
}

void TestLayers::placesInTheFileDecideAmongEquals()
{
    Scene scene;
    for (const std::uint64_t id : std::vector<std::uint64_t>{3, 1, 2})
        scene.append(objectOn("", id));
    ObjectTable objects(scene);
    const TableLayers layers(objects, {});
    QVERIFY(!objects.isInFileOrder());
    QVERIFY(isDrawnBefore(objects, layers, 2, 0) && isDrawnBefore(objects, layers, 0, 1)); // order 3, 1, 2
    const ObjectIndex added = objects.add(objectOn("", 4));
    QVERIFY(isDrawnBefore(objects, layers, 1, added));
    scene.insert(scene.remove(std::vector<ObjectId>{{3}}));
    scene.append(objectOn("", 4));
    const std::vector<Scene::Placed> taken = scene.remove(std::vector<ObjectId>{{3}});
    scene.append(taken.front().object);
    objects.takePlaces(scene); // order 1, 2, 4, 3
    QVERIFY(isDrawnBefore(objects, layers, added, 2));
}

void TestLayers::rowsFollowTheirObjects()
{
    Scene scene;
    scene.append(objectOn("", 1));
    scene.append(objectOn("", 2));
    ObjectTable objects(scene);
    QCOMPARE(objects.layerNames().size(), std::size_t{1});
    objects.replace(0, objectOn("up", 1));
    QCOMPARE(objects.layerNames()[objects.layerOf(0)], std::string("up"));
    QCOMPARE(objects.layerNames()[objects.layerOf(1)], std::string());
    const ObjectIndex third = objects.add(objectOn("up", 3));
    QCOMPARE(objects.layerOf(third), objects.layerOf(0));
    objects.replace(0, objectOn("", 1));
    QCOMPARE(objects.layerOf(0), 0U);
    objects.truncate(2);
    objects.add(objectOn("up", 5));
    QCOMPARE(objects.layerNames()[objects.layerOf(2)], std::string("up"));
}

void TestLayers::tableAndNamesAgreeWithTheDefinition()
{
    Random random{7};
    const std::vector<std::string> names{"", "a", "b", "c", "d", "e"};
    for (int round = 0; round < 200; ++round) {
        Scene scene;
        for (const std::string& name : names) {
            if (random.below(2) == 0)
                continue;
            Layer layer = layerNamed(name);
            layer.visible = random.below(2) == 0;
            layer.locked = random.below(2) == 0;
            layer.opacity = random.between(0.0, 1.0);
            scene.layers.insert(
                scene.layers.begin() + static_cast<std::ptrdiff_t>(random.below(scene.layers.size() + 1)), layer);
        }
        for (std::uint64_t id = 1; id <= 20; ++id) {
            auto object = std::make_shared<SceneObject>(*objectOn(names[random.below(names.size())], id));
            object->visible = random.below(3) != 0;
            object->locked = random.below(3) == 0;
            scene.append(std::move(object));
        }
        const ObjectTable objects(scene);
        const TableLayers layers(objects, scene.layers);
        const LayerStates states(scene.layers);
        for (ObjectIndex row = 0; row < objects.rowCount(); ++row) {
            const SceneObject& object = objects.objectOf(row);
            const LayerState expected = stateByBruteForce(scene.layers, *object.layer);
            QCOMPARE(layers.isVisible(row), object.visible && expected.visible);
            QCOMPARE(states.isVisible(object), object.visible && expected.visible);
            QCOMPARE(layers.isLocked(row), object.locked || expected.locked);
            QCOMPARE(states.isLocked(object), object.locked || expected.locked);
            QCOMPARE(layers.opacityAt(layers.rankOf(row)), expected.opacity);
            for (ObjectIndex other = 0; other < objects.rowCount(); ++other)
                QCOMPARE(layers.rankOf(row) < layers.rankOf(other),
                         isBelowByBruteForce(scene.layers, *object.layer, *objects.objectOf(other).layer));
        }
    }
}

BROADSIDE_TEST(TestLayers)

} // namespace broadside::test::tst_layers

#include "tst_layers.moc"
