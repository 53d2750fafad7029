// Every key of an object in a scene file: nothing that an object holds is lost by saving it.

#include "core/io/scene/object_json.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/support/test.h"

#include <map>
#include <string>
#include <vector>

namespace broadside::test::tst_object_keys {

namespace {

using Change = void (*)(SceneObject& object);

/// For each key, a change to a value that is not the default. The scene has a template "Crate".
const std::map<std::string_view, Change>& changes()
{
    static const std::map<std::string_view, Change> kChanges{
        {"id", [](SceneObject& o) { o.id = {77}; }},
        {"name", [](SceneObject& o) { o.name = "Wall"; }},
        {"kind", [](SceneObject& o) { o.kind = ObjectKind::Dynamic; }},
        {"position",
         [](SceneObject& o) {
             o.pose.position = {1.5, -2.25};
         }},
        {"angle", [](SceneObject& o) { o.pose.angle = 30.0; }},
        {"scale",
         [](SceneObject& o) {
             o.pose.scale = Vec2{2.0, 0.5};
         }},
        {"velocity",
         [](SceneObject& o) {
             o.velocity = {3.0, 4.0};
         }},
        {"acceleration",
         [](SceneObject& o) {
             o.acceleration = {0.5, -0.5};
         }},
        {"mass", [](SceneObject& o) { o.mass = 2.5; }},
        {"force",
         [](SceneObject& o) {
             o.force = {0.0, 8.0};
         }},
        {"gravityScale", [](SceneObject& o) { o.gravityScale = 0.25; }},
        {"shape", [](SceneObject& o) { o.shape = Circle{0.75}; }},
        {"category", [](SceneObject& o) { o.category = 4; }},
        {"mask", [](SceneObject& o) { o.mask = 6; }},
        {"onHit", [](SceneObject& o) { o.onHit = HitResponse::Stop; }},
        {"restitution", [](SceneObject& o) { o.restitution = 0.5; }},
        {"layer", [](SceneObject& o) { o.layer = std::string("Walls"); }},
        {"group", [](SceneObject& o) { o.group = std::string("Level/Left"); }},
        {"template", [](SceneObject& o) { o.instanceOf = TemplateLink{"Crate"}; }},
        {"overrides",
         [](SceneObject& o) {
             TemplateLink link{"Crate"};
             link.overrides = TemplateField::Mass;
             o.instanceOf = link;
             o.mass = 3.5;
         }},
        {"locked", [](SceneObject& o) { o.locked = true; }},
        {"visible", [](SceneObject& o) { o.visible = false; }},
        {"sprite",
         [](SceneObject& o) {
             Sprite sprite;
             sprite.region = "crate";
             sprite.offset = {0.5, 0.25};
             o.sprite = sprite;
         }},
        {"components", [](SceneObject& o) { o.components.emplace_back(Score{}); }},
        {"properties",
         [](SceneObject& o) {
             o.properties = Properties{{"hp", PropertyValue(3.0)}};
         }},
    };
    return kChanges;
}

SceneObject plainObject()
{
    SceneObject object;
    object.id = {1};
    return object;
}

/// A scene with a template, a layer, and the object.
Scene sceneOf(const SceneObject& object)
{
    Scene scene;
    scene.layers.push_back({"Walls", true, false, 1.0, {}, {}});
    scene.templates.push_back(templateFrom(plainObject(), "Crate"));
    scene.append(edited(object, [](SceneObject&) {}));
    return scene;
}

/// The line of the object in the file.
std::string lineOf(const SceneObject& object)
{
    JsonWriter writer;
    writeObject(writer, object);
    return writer.text();
}

} // namespace

class TestObjectKeys : public QObject {
    Q_OBJECT
private slots:
    void everyMemberHasAKey();
    void nothingIsLost_data();
    void nothingIsLost();
};

/// Does not compile when a member is added to an object: give it a key and a row above, so that a test shows that it
/// is saved. `layer` to `components` also keep invalid values of the file in `extra`.
void TestObjectKeys::everyMemberHasAKey()
{
    SceneObject plain = plainObject();
    [[maybe_unused]] const auto& [id, name, kind, onHit, locked, visible, category, mask, pose, velocity, acceleration,
                                  mass, force, gravityScale, restitution, shape, layer, group, instanceOf, sprite,
                                  properties, components, extra, source] = plain;
    QCOMPARE(changes().size(), objectKeys().size());
}

void TestObjectKeys::nothingIsLost_data()
{
    QTest::addColumn<QByteArray>("key");
    for (const std::string_view key : objectKeys())
        QTest::newRow(key.data()) << QByteArray(key.data(), qsizetype(key.size()));
}

void TestObjectKeys::nothingIsLost()
{
    QFETCH(const QByteArray, key);
    const auto change = changes().find(key.toStdString());
    QVERIFY2(change != changes().end(), "a new key: say in changes() what it can hold");
    SceneObject object = plainObject();
    change->second(object);
    QVERIFY2(!sameContent(object, plainObject()), key.constData());
    const std::string line = lineOf(object);
    QVERIFY2(line.find('"' + key.toStdString() + "\":") != std::string::npos, line.c_str());

    const std::string text = writeScene(sceneOf(object));
    const SceneReading reading = readScene(text, "test.broadside");
    QVERIFY2(reading.scene && reading.problems.empty(),
             reading.problems.empty() ? "" : describe(reading.problems.front()).c_str());
    const SceneObject* const again = reading.scene->find(object.id);
    QVERIFY(again);
    QVERIFY2(sameContent(*again, object), text.c_str());
    QCOMPARE(lineOf(*again), line);
}

BROADSIDE_TEST(TestObjectKeys)

} // namespace broadside::test::tst_object_keys

#include "tst_object_keys.moc"
