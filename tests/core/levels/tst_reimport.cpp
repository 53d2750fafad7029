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
    void theLevelDecidesWhereItIsChosen_data();
    void theLevelDecidesWhereItIsChosen();
    void removalsCanFollowTheLevel();
    void longValuesAreShortened();
    void objectsAppearAndDisappear();
    void removalsAreKept();
    void aRenamedObjectKeepsItsIdInTiled();
    void referencesFollowTheIds();
    void componentsOfTheSceneStay();
    void anInstanceOverridesWhatFollowsTheLevel();
    void layersAndAtlasesFollow();
    void settingsFollowUnlessBothChanged();
    void eachSettingIsMergedForItself();
    void laterImportsFindObjectsWithOtherIds();
    void whatTiledRoundsIsNoChange();
    void aMoveInTiledIsAChange_data();
    void aMoveInTiledIsAChange();
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

const levels::ReimportOptions kCounted{};
const levels::ReimportOptions kKept{levels::SourceIds::AreKept};

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
    QCOMPARE(result.conflicts[0].field.text(), std::string("mass"));
    QCOMPARE(result.conflicts[1].field.text(), std::string("property \"lives\""));
    QCOMPARE(result.scene.find({1})->mass, 7.0);
    QCOMPARE(result.scene.find({1})->pose.position.x, 1.5); // the rest follows
    const levels::ReimportConflict& lives = result.conflicts[1];
    QCOMPARE(lives.here.text() + " " + lives.there.text() + " " + lives.before.text(), std::string("4 5 3"));
    QCOMPARE(result.conflicts[0].line().text(),
             std::string("The mass of Ea was changed here and in the level: the scene keeps its value. Here: 7. In the "
                         "level: 2. At the last import: 1"));
}

void ReimportTest::theLevelDecidesWhereItIsChosen_data()
{
    QTest::addColumn<bool>("mass");
    QTest::addColumn<bool>("lives");
    for (const int bits : {0, 1, 2, 3})
        QTest::addRow("choice %d", bits) << ((bits & 1) != 0) << ((bits & 2) != 0);
}

void ReimportTest::theLevelDecidesWhereItIsChosen()
{
    QFETCH(const bool, mass);
    QFETCH(const bool, lives);
    const Scene before = levelWith({{"a", "0", field("mass", "1") + "," + field("lives", "3")}});
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) {
        object.mass = 7;
        object.properties = Properties{{"lives", 4.0}, {"iid", std::string("a")}};
    });
    const Scene after = levelWith({{"a", "8", field("mass", "2") + "," + field("lives", "5")}});
    levels::ReimportOptions options;
    if (mass)
        options.fromLevel.push_back(0);
    if (lives)
        options.fromLevel.push_back(1);
    const auto result = levels::reimported(before, edited, after, options);
    QCOMPARE(result.conflicts.size(), std::size_t{2}); // the list does not depend on the choice
    QCOMPARE(result.conflicts[0].followsLevel, mass);
    QCOMPARE(result.conflicts[1].followsLevel, lives);
    QCOMPARE(result.conflicts[0].here.text(), std::string("7"));
    const SceneObject& a = *result.scene.find({1});
    QCOMPARE(a.mass, mass ? 2.0 : 7.0);
    QCOMPARE(std::get<double>(a.properties->front().value), lives ? 5.0 : 4.0);
}

void ReimportTest::removalsCanFollowTheLevel()
{
    const Scene before = levelWith({{"a"}, {"b"}});
    Scene edited = before;
    const std::vector<ObjectId> gone{{1}};
    static_cast<void>(edited.remove(gone));
    change(edited, {2}, [](SceneObject& object) { object.mass = 7; });
    levels::ReimportOptions options;
    options.fromLevel = {0, 1};
    const auto result = levels::reimported(before, edited, levelWith({{"a", "8"}}), options);
    QCOMPARE(result.conflicts.size(), std::size_t{2});
    QCOMPARE(result.conflicts[0].here.text(), std::string("not there"));
    QVERIFY(result.conflicts[0].there.text().starts_with("{\"id\": 1, "));
    QCOMPARE(result.conflicts[1].there.text(), std::string("not there"));
    QCOMPARE(result.scene.size(), std::size_t{1});
    QCOMPARE(result.scene.find({1})->pose.position.x, 1.5); // it is there again, as in the level
    QCOMPARE(result.added, std::size_t{1});
    QCOMPARE(result.removed, std::size_t{1});
}

void ReimportTest::longValuesAreShortened()
{
    const auto withText = [](const std::string& text) {
        return levelWith({{"a", "0", R"({"__identifier": "t", "__type": "String", "__value": ")" + text + R"("})"}});
    };
    std::string letters;
    for (std::size_t i = 0; i < levels::kLongestValue; ++i)
        letters += "\xc3\xa4";
    const Scene before = withText("old");
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) {
        object.properties = Properties{{"t", std::string("mine")}, {"iid", std::string("a")}};
    });
    const auto result = levels::reimported(before, edited, withText(letters), kCounted);
    QCOMPARE(result.conflicts.size(), std::size_t{1});
    const std::string there = result.conflicts[0].there.text();
    QVERIFY(there.ends_with("\xc3\xa4...")); // whole characters
    QVERIFY(there.size() <= levels::kLongestValue + 3 && there.size() + 5 > levels::kLongestValue);
    QVERIFY(result.conflicts[0].line().text().size() < 500);
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
    const auto result = levels::reimported(before, before, map("New"), kKept);
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

void ReimportTest::eachSettingIsMergedForItself()
{
    const Scene before = levelWith({{"a"}});
    Scene edited = before;
    edited.world.gravity = {0, -5};
    Scene after = before;
    after.world.width = 99;
    after.step.dt = 0.01;
    const auto result = levels::reimported(before, edited, after, kCounted);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.scene.world.gravity, (Vec2{0, -5}));
    QCOMPARE(result.scene.world.width, 99.0);
    QCOMPARE(result.scene.step.dt, 0.01);
}

/// The scene takes other ids than the level when those are taken. Imports after that know it.
void ReimportTest::laterImportsFindObjectsWithOtherIds()
{
    const auto map = [](const char* second) {
        return levelScene(
            {{"maps/level.tmx", mapWith(objectLayer(R"(<object id="1" name="a" x="0" y="0" width="16" height="16"/>)" +
                                                    std::string(second)))}});
    };
    const Scene before = map("");
    Scene edited = before;
    SceneObject own;
    own.id = {2}; // as the new object of the level
    own.name = "Own";
    edited.append(std::make_shared<SceneObject>(own));
    const Scene after = map(R"(<object id="2" name="b" x="0" y="0" width="16" height="16"/>)");
    auto result = levels::reimported(before, edited, after, kKept);
    QCOMPARE(result.scene.find({3})->name, std::string("b"));
    QVERIFY((result.sourceIds == std::vector<levels::SourceId>{{{3}, {2}}}));
    QVERIFY(sameContent(*result.imported.find({3}), *result.scene.find({3})));

    levels::ReimportOptions options = kKept;
    options.sourceIds = result.sourceIds;
    const Scene last = map(R"(<object id="2" name="renamed" x="16" y="0" width="16" height="16"/>)");
    const Scene imported = result.imported;
    result = levels::reimported(imported, result.scene, last, options);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.scene.size(), std::size_t{3});
    QCOMPARE(result.scene.find({2})->name, std::string("Own"));
    QCOMPARE(result.scene.find({3})->name, std::string("renamed"));
    QCOMPARE(result.scene.find({3})->pose.position.x, 1.5);

    // LDtk has no ids of its own: they are counted in the order of the file.
    const Scene counted = levelWith({{"a"}, {"b"}});
    result = levels::reimported(counted, counted, levelWith({{"b"}, {"a"}}), kCounted);
    const Scene reordered = result.imported;
    result = levels::reimported(reordered, result.scene, levelWith({{"b"}, {"a", "8"}}), kCounted);
    QCOMPARE(result.changed, std::size_t{1});
    QCOMPARE(result.scene.find({1})->name, std::string("Ea"));
    QCOMPARE(result.scene.find({1})->pose.position.x, 1.5);
    QCOMPARE(result.scene.find({2})->pose.position.x, 0.5);
}

namespace {

constexpr const char* kExact = R"(<object id="1" name="a" x="12345.678901" y="0.123456789" width="32.123456789"
 height="16.987654321" rotation="233.333333333"/><object id="2" x="1.23456789" y="2.3456789">
 <polygon points="0,0 10.123456789,0 1000.987654321,8123.789012"/></object>
 <object id="3" x="7000.123456" y="0" width="20.0000001" height="20.0000001"><ellipse/></object>)";
/// As Tiled 1.8 writes it.
constexpr const char* kRounded = R"(<object id="1" name="a" x="12345.7" y="0.123457" width="32.1235"
 height="16.9877" rotation="233.333"/><object id="2" x="1.23457" y="2.34568">
 <polygon points="0,0 10.1235,0 1000.99,8123.79"/></object>
 <object id="3" x="7000.12" y="0" width="20" height="20"><ellipse/></object>)";

Scene mapOf(const std::string& objects) { return levelScene({{"maps/level.tmx", mapWith(objectLayer(objects))}}); }

} // namespace

void ReimportTest::whatTiledRoundsIsNoChange()
{
    const Scene before = mapOf(kExact);
    Scene edited = before;
    change(edited, {1}, [](SceneObject& object) { object.mass = 7; });
    levels::ReimportOptions options = kKept;
    const auto exact = levels::reimported(before, edited, mapOf(kRounded), options);
    QCOMPARE(exact.changed, std::size_t{3});
    options.roundedPixelsPerMetre = 16.0;
    const auto result = levels::reimported(before, edited, mapOf(kRounded), options);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.changed, std::size_t{0});
    for (const ObjectPtr& object : before.objects()) // the next import does not see the rounding either
        QVERIFY(sameContent(*object, *result.imported.find(object->id)));
}

void ReimportTest::aMoveInTiledIsAChange_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("a pixel at 12 345") << "x=\"12345.7\""
                                       << "x=\"12346.7\"";
    QTest::newRow("a tenth of a pixel") << "x=\"7000.12\""
                                        << "x=\"7000.22\"";
    QTest::newRow("width") << "width=\"20\""
                           << "width=\"20.1\"";
    QTest::newRow("angle") << "233.333"
                           << "233.343";
    QTest::newRow("point") << "8123.79"
                           << "8123.99";
    QTest::newRow("name") << "name=\"a\""
                          << "name=\"b\"";
}

void ReimportTest::aMoveInTiledIsAChange()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    levels::ReimportOptions options = kKept;
    options.roundedPixelsPerMetre = 16.0;
    const QString changed = QString::fromLatin1(kRounded).replace(from, to);
    const Scene before = mapOf(kExact);
    const auto result = levels::reimported(before, before, mapOf(changed.toStdString()), options);
    QCOMPARE(result.changed, std::size_t{1});
}

BROADSIDE_TEST(ReimportTest)

} // namespace broadside::test::tst_reimport

#include "tst_reimport.moc"
