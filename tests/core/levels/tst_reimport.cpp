#include "core/levels/reimport.h"
#include "tests/core/levels/ldtk_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_reimport {

/// A level whose source changed is imported again into a scene that was edited.
class ReimportTest : public QObject {
    Q_OBJECT

private slots:
    void nothingChangesWithoutAChange();
    void editsStayAndTheSourceIsFollowed();
    void bothChangedIsAConflict();
    void objectsAppearAndDisappear();
    void removalsAreKept();
    void aRenamedObjectKeepsItsIdInTiled();
    void referencesFollowTheIds();
    void componentsOfTheSceneStay();
    void anInstanceOverridesWhatFollowsTheLevel();
    void layersAndAtlasesFollow();
    void settingsFollowUnlessBothChanged();
};

namespace {

struct EntityText {
    std::string iid;
    std::string x = "0";
    std::string fields = {};
};

Scene levelWith(const std::vector<EntityText>& entities)
{
    std::string text;
    for (const EntityText& entity : entities)
        text += std::string(text.empty() ? "" : ",") + R"({"__identifier": "E)" + entity.iid + R"(", "iid": ")" +
                entity.iid + R"(", "px": [)" + entity.x + R"(, 0], "width": 8, "height": 8, "fieldInstances": [)" +
                entity.fields + "]}";
    auto reading = readLdtk({{"maps/world.ldtk", projectWith(entityLayer(text))}}, {8.0, "level"});
    if (!reading.scene)
        qFatal("%s", describeAll(reading).c_str());
    return std::move(*reading.scene);
}

std::string field(const char* name, const char* value)
{
    return std::string(R"({"__identifier": ")") + name + R"(", "__type": "Int", "__value": )" + value + "}";
}

Layer layerNamed(const char* name)
{
    Layer layer;
    layer.name = name;
    return layer;
}

template<class Edit>
void change(Scene& scene, ObjectId id, Edit edit)
{
    scene.replace(broadside::edited(*scene.find(id), edit));
}

constexpr auto kCounted = levels::SourceIds::AreCounted;

} // namespace

void ReimportTest::nothingChangesWithoutAChange()
{
    const Scene before = levelWith({{"a"}, {"b"}});
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) { object.mass = 7; });
    const auto result = levels::reimported(before, edited, before, kCounted);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.changed + result.added + result.removed, std::size_t{0});
    QCOMPARE(result.scene.find({1})->mass, 7.0);
    QVERIFY(result.scene.pointerTo({2}) == before.pointerTo({2})); // not even copied
}

void ReimportTest::editsStayAndTheSourceIsFollowed()
{
    const Scene before = levelWith({{"a", "0", field("lives", "3")}, {"b"}});
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) { object.mass = 7; });
    const Scene after = levelWith({{"b"}, {"a", "16", field("lives", "5")}}); // in another order, too
    const auto result = levels::reimported(before, edited, after, kCounted);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.changed, std::size_t{1});
    const SceneObject& a = *result.scene.find({1});
    QCOMPARE(a.name, std::string("Ea"));
    QCOMPARE(a.mass, 7.0);
    QCOMPARE(a.pose.position.x, 2.5);
    QVERIFY(a.properties->front() == (Property{"lives", 5.0}));
}

void ReimportTest::bothChangedIsAConflict()
{
    const Scene before = levelWith({{"a", "0", field("mass", "1") + "," + field("lives", "3")}});
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) {
        object.mass = 7;
        object.properties = Properties{{"lives", 4.0}, {"iid", std::string("a")}};
    });
    const Scene after = levelWith({{"a", "8", field("mass", "2") + "," + field("lives", "5")}});
    const auto result = levels::reimported(before, edited, after, kCounted);
    QCOMPARE(result.conflicts.size(), std::size_t{2});
    QCOMPARE(result.conflicts[0].subject, std::string("mass"));
    QCOMPARE(result.conflicts[1].subject, std::string("property \"lives\""));
    QCOMPARE(result.scene.find({1})->mass, 7.0);
    QCOMPARE(result.scene.find({1})->pose.position.x, 1.5); // the rest follows
}

void ReimportTest::objectsAppearAndDisappear()
{
    const Scene before = levelWith({{"a"}, {"b"}});
    Scene edited = before;
    SceneObject own;
    own.id = {3};
    own.name = "Own";
    edited.append(std::make_shared<SceneObject>(own));
    const Scene after = levelWith({{"b"}, {"c"}});
    const auto result = levels::reimported(before, edited, after, kCounted);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.added, std::size_t{1});
    QCOMPARE(result.removed, std::size_t{1});
    QVERIFY(!result.scene.find({1}));
    QCOMPARE(result.scene.find({2})->name, std::string("Eb"));
    QCOMPARE(result.scene.find({3})->name, std::string("Own"));
    QCOMPARE(result.scene.find({4})->name, std::string("Ec"));
}

void ReimportTest::removalsAreKept()
{
    const Scene before = levelWith({{"a"}, {"b"}, {"c"}});
    Scene edited = before;
    const std::vector<ObjectId> gone{{1}, {2}};
    static_cast<void>(edited.remove(gone));
    change(edited, {3}, [](SceneObject& object) { object.mass = 7; });
    const auto result = levels::reimported(before, edited, levelWith({{"a"}, {"b", "8"}}), kCounted);
    QVERIFY(!result.scene.find({1}) && !result.scene.find({2}) && result.scene.find({3}));
    QCOMPARE(result.conflicts.size(), std::size_t{2}); // b was moved in the level, and c was removed from it
    QCOMPARE(result.conflicts[0].object, ObjectId{2});
    QCOMPARE(result.conflicts[1].object, ObjectId{3});
}

void ReimportTest::aRenamedObjectKeepsItsIdInTiled()
{
    const auto map = [](const char* name) {
        return levelScene({{"maps/level.tmx", mapWith(objectLayer(R"(<object id="7" name=")" + std::string(name) +
                                                                  R"(" x="0" y="0" width="16" height="16"/>)"))}});
    };
    const Scene before = map("Old");
    const auto result = levels::reimported(before, before, map("New"), levels::SourceIds::AreKept);
    QCOMPARE(result.scene.size(), std::size_t{1});
    QCOMPARE(result.scene.find({7})->name, std::string("New"));
    const auto counted = levels::reimported(before, before, map("New"), kCounted);
    QCOMPARE(counted.added, std::size_t{1});
}

void ReimportTest::referencesFollowTheIds()
{
    const std::string wants = R"({"__identifier": "wants", "__type": "EntityRef", "__value": {"entityIid": "b"}})";
    const Scene before = levelWith({{"a", "0", wants}, {"b"}});
    const Scene after = levelWith({{"b"}, {"a", "0", wants}, {"c", "0", wants}});
    const auto result = levels::reimported(before, before, after, kCounted);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.changed, std::size_t{0});
    QVERIFY(result.scene.find({3})->properties->front() == (Property{"wants", ObjectId{2}}));
}

void ReimportTest::componentsOfTheSceneStay()
{
    const Scene before = levelWith({{"a"}, {"b"}});
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) {
        Launcher launcher;
        launcher.projectile = {2};
        object.components = {launcher};
    });
    const auto result = levels::reimported(before, edited, levelWith({{"b"}, {"a", "8"}}), kCounted);
    QVERIFY(result.conflicts.empty());
    const SceneObject& a = *result.scene.find({1});
    QCOMPARE(a.pose.position.x, 1.5);
    QVERIFY(a.components == edited.find({1})->components);
}

void ReimportTest::anInstanceOverridesWhatFollowsTheLevel()
{
    const Scene before = levelWith({{"a", "0", field("mass", "1")}});
    Scene edited = before;
    edited.templates = {templateFrom(*before.find({1}), "Crate")};
    edited.replace(linkedTo(before.pointerTo({1}), edited.templates.front()));
    const auto result = levels::reimported(before, edited, levelWith({{"a", "0", field("mass", "5")}}), kCounted);
    QVERIFY(result.conflicts.empty());
    QVERIFY(result.scene.templates == edited.templates);
    const SceneObject& a = *result.scene.find({1});
    QCOMPARE(a.mass, 5.0);
    QCOMPARE(a.instanceOf->name, std::string("Crate"));
    QVERIFY(a.instanceOf->overrides == TemplateFields(TemplateField::Mass));
}

void ReimportTest::layersAndAtlasesFollow()
{
    Scene before = levelWith({{"a"}});
    before.layers.clear();
    for (const char* name : {"Same", "Ours", "Both", "Theirs", "Gone"})
        before.layers.push_back(layerNamed(name));
    before.atlases = {"old.atlas.json"};
    Scene edited = before;
    edited.layers[1].opacity = 0.5;
    edited.layers[2].visible = false;
    edited.layers.pop_back();
    edited.atlases.push_back("own.atlas.json");
    Scene after = before;
    after.layers[2].opacity = 0.25;
    after.layers[3].opacity = 0.25;
    after.layers[4].opacity = 0.25;
    after.layers.push_back(layerNamed("New"));
    after.atlases = {"old.atlas.json", "new.atlas.json"};
    const auto result = levels::reimported(before, edited, after, kCounted);
    const std::vector<Layer>& layers = result.scene.layers;
    QCOMPARE(layers.size(), std::size_t{5});
    QVERIFY(layers[0] == before.layers[0] && layers[1] == edited.layers[1] && layers[2] == edited.layers[2] &&
            layers[3] == after.layers[3] && layers[4].name == "New");
    QVERIFY((result.scene.atlases == std::vector<std::string>{"old.atlas.json", "own.atlas.json", "new.atlas.json"}));
    QCOMPARE(result.conflicts.size(), std::size_t{2});
    QCOMPARE(result.conflicts[0].name.text(), std::string("The layer \"Both\""));
    QCOMPARE(result.conflicts[1].name.text(), std::string("The layer \"Gone\""));
}

void ReimportTest::settingsFollowUnlessBothChanged()
{
    const Scene before = levelWith({{"a"}});
    Scene edited = before;
    edited.world.gravity = {0, -5};
    Scene after = before;
    after.world.gravity = {0, -20};
    after.broadPhase.cellSize = 9;
    const auto result = levels::reimported(before, edited, after, kCounted);
    QCOMPARE(result.scene.broadPhase.cellSize, 9.0);
    QVERIFY(result.scene.world == edited.world);
    QCOMPARE(result.conflicts.size(), std::size_t{1});
    QCOMPARE(result.conflicts[0].message.text(),
             std::string("The world was changed here and in the level: the scene keeps its values"));
}

BROADSIDE_TEST(ReimportTest)

} // namespace broadside::test::tst_reimport

#include "tst_reimport.moc"
