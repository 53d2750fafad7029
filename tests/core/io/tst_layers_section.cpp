#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_layers_section {

namespace {

const std::string kHead = "{\n  \"format\": \"broadside-scene\",\n  \"version\": 1,\n  ";

std::string sceneWith(const std::string& layers, const std::string& object = "")
{
    return kHead + "\"layers\": " + layers + ",\n  \"objects\": [" + object + "]\n}\n";
}

std::string propertiesOf(const Scene& scene)
{
    const std::string line = writeObject(*scene.objects().front());
    const std::size_t at = line.find("\"properties\": ");
    return at == std::string::npos ? std::string() : line.substr(at + 14, line.size() - at - 15);
}

} // namespace

class TestLayersSection : public QObject {
    Q_OBJECT
private slots:
    void listIsReadBottomToTop();
    void listErrors_data();
    void listErrors();
    void namesThatAreNoTextStayAsTheyAre();
    void objectsOfALayerShareItsName();
    void layersThatOnlyObjectsNameAreWarnedAboutOnce();

    void uneditedListKeepsItsBytes();
    void editedListIsCanonical();
    void newListStandsBeforeTheObjects();
    void layersMayComeBehindTheObjects();

    void propertiesHaveTypes();
    void otherPropertiesStayAsTheyAre_data();
    void otherPropertiesStayAsTheyAre();
    void propertiesThatNameNoObjectAreWarnedAbout();
};

void TestLayersSection::listIsReadBottomToTop()
{
    const Scene scene = sceneIn(sceneWith(
        R"([{"name": "walls"}, {"name": "", "visible": false, "locked": true, "opacity": 0.5, "color": "#E69F00", "fog": [1]}])"));
    QCOMPARE(scene.layers.size(), std::size_t{2});
    QVERIFY((scene.layers[0] == Layer{.name = "walls", .color = {}, .extra = {}}));
    Layer base{.name = "", .visible = false, .locked = true, .opacity = 0.5, .color = Rgb{0xe6, 0x9f, 0}, .extra = {}};
    base.extra.add({"", "fog", "[1]"});
    QVERIFY(scene.layers[1] == base);
}

void TestLayersSection::listErrors_data()
{
    QTest::addColumn<QByteArray>("layers");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* layers, const char* message) {
        QTest::newRow(name) << QByteArray(layers) << QByteArray(message);
    };
    row("no array", "{}", R"("layers" is an object, not an array of layers)");
    row("no object", R"(["walls"])", R"("layers" is "walls", not an object such as {"name": "Walls"})");
    row("no name", R"([{"visible": true}])", R"(The layer has no "name")");
    row("name", R"([{"name": 1}])", R"("name" is 1, not a text in double quotes)");
    row("opacity", R"([{"name": "a", "opacity": 1.5}])", R"("opacity" is 1.5, not a number from 0 to 1)");
    row("color", R"([{"name": "a", "color": "red"}])", R"("color" is "red", not a colour such as "#e69f00")");
    row("twice", R"([{"name": "a"}, {"name": "a"}])", R"(The layer "a" is given twice)");
}

void TestLayersSection::listErrors()
{
    QFETCH(QByteArray, layers);
    QFETCH(QByteArray, message);
    const SceneReading reading = readScene(sceneWith(layers.toStdString()), "test.broadside");
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty());
    QCOMPARE(problem.line, 4);

    std::string many = "[";
    for (int i = 0; i < 1025; ++i)
        many += (i > 0 ? ",{\"name\":\"" : "{\"name\":\"") + std::to_string(i) + "\"}";
    const SceneReading full = readScene(sceneWith(many + "]"), "test.broadside");
    QVERIFY(!full.scene);
    QVERIFY2(full.firstError().message.text().ends_with(groupedNumber(limits::kLayers)),
             full.firstError().message.text().c_str());
}

void TestLayersSection::namesThatAreNoTextStayAsTheyAre()
{
    const std::string box = boxWith(R"("layer": 3, "group": ["a"], "properties": [1])");
    const Scene scene = sceneIn(sceneOf({box}));
    const SceneObject& object = *scene.objects().front();
    QVERIFY(object.layer.isEmpty() && object.group.isEmpty() && object.properties.isEmpty());
    QCOMPARE(writeObject(object), box);
}

void TestLayersSection::objectsOfALayerShareItsName()
{
    const Scene scene =
        sceneIn(sceneOf({boxWith(R"("layer": "a", "group": "g/h")"), boxWith(R"("layer": "a", "group": "g/h")", 2)}));
    const SceneObject& a = *scene.objects()[0];
    const SceneObject& b = *scene.objects()[1];
    QCOMPARE(*a.layer, std::string("a"));
    QCOMPARE(*a.group, std::string("g/h"));
    QCOMPARE(&*a.layer, &*b.layer);
    QCOMPARE(&*a.group, &*b.group);
}

void TestLayersSection::layersThatOnlyObjectsNameAreWarnedAboutOnce()
{
    const std::string objects =
        boxWith(R"("layer": "b")") + ",\n" + boxWith(R"("layer": "b")", 2) + "," + boxWith(R"("layer": "a")", 3);
    const SceneReading reading = readScene(sceneWith(R"([{"name": "a"}])", objects), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.problems.front();
    QCOMPARE(problem.severity, Severity::Warning);
    QCOMPARE(problem.object, ObjectId{1});
    QCOMPARE(problem.line, 5);
    QVERIFY2(problem.message.text().find("\"b\"") != std::string::npos, problem.message.text().c_str());
}

void TestLayersSection::uneditedListKeepsItsBytes()
{
    const std::string text =
        sceneWith("[ {\"locked\":false ,\n\t\"name\": \"w\\u0041lls\"} ]", boxWith(R"("layer": "wAlls")"));
    QCOMPARE(writeScene(sceneIn(text)), text);
    const Scene changed = withEdited(sceneIn(text), 1, [](SceneObject& o) { o.group = std::string("g"); });
    QCOMPARE(writeScene(changed), replacedIn(text, R"("layer": "wAlls")", R"("layer": "wAlls", "group": "g")"));
}

void TestLayersSection::editedListIsCanonical()
{
    Scene scene = sceneIn(sceneWith(R"([{"fog": 1, "name": "walls"}])"));
    scene.layers.front().opacity = 0.25;
    scene.layers.push_back({.name = "air", .visible = false, .locked = true, .color = Rgb{1, 2, 3}, .extra = {}});
    QCOMPARE(writeScene(scene), sceneWith("[\n    {\"name\": \"walls\", \"opacity\": 0.25, \"fog\": 1},\n"
                                          "    {\"name\": \"air\", \"visible\": false, \"locked\": true, \"color\": "
                                          "\"#010203\"}\n  ]"));
    QVERIFY(sceneIn(writeScene(scene)).layers == scene.layers);
}

void TestLayersSection::newListStandsBeforeTheObjects()
{
    Scene scene = sceneIn(kExample);
    scene.layers = {{.name = "air", .color = {}, .extra = {}}};
    const std::string expected =
        replacedIn(kExample, "  \"objects\"", "  \"layers\": [\n    {\"name\": \"air\"}\n  ],\n  \"objects\"");
    QCOMPARE(writeScene(scene), expected);
    QCOMPARE(writeSceneCanonically(scene), expected);
}

void TestLayersSection::layersMayComeBehindTheObjects()
{
    const std::string text =
        kHead + "\"objects\": [" + boxWith(R"("layer": "a")") + "], \"layers\": [{\"name\": \"a\"}]}";
    const SceneReading reading = readScene(text, "test.broadside");
    QVERIFY2(reading.scene && reading.problems.empty(), describeAll(reading).c_str());
    QCOMPARE(writeScene(*reading.scene), text);
}

void TestLayersSection::propertiesHaveTypes()
{
    const std::string text = R"({"hp": 3, "name": "Bob", "wise": true, "hue": {"type": "color", "value": "#0a0b0c"}, )"
                             R"("friend": {"type": "object", "value": 1}, "a": -0.5})";
    const Scene scene = sceneIn(sceneOf({boxWith("\"properties\": " + text)}));
    const Properties expected{
        {"hp", 3.0}, {"name", std::string("Bob")}, {"wise", true}, {"hue", Rgb{10, 11, 12}}, {"friend", ObjectId{1}},
        {"a", -0.5}};
    QVERIFY(*scene.objects().front()->properties == expected);
    QCOMPARE(propertiesOf(scene), text);
}

void TestLayersSection::otherPropertiesStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char* value :
         {"null", "[1.50, {}]", R"({"type": "color", "value": "red"})", R"({"type": "object", "value": 0})",
          R"({"type": "color", "value": "#000000", "note": 1})", "12345678901234567890", R"({"type": "vector"})"})
        QTest::newRow(value) << QByteArray(value);
}

void TestLayersSection::otherPropertiesStayAsTheyAre()
{
    QFETCH(QByteArray, value);
    const std::string text = "{\"p\": " + value.toStdString() + "}";
    const Scene scene = sceneIn(sceneOf({boxWith("\"properties\": " + text)}));
    const Properties& properties = *scene.objects().front()->properties;
    QCOMPARE(properties.size(), std::size_t{1});
    QVERIFY((properties.front().value == PropertyValue{RawJson{value.toStdString()}}));
    QCOMPARE(propertiesOf(scene), text);
}

void TestLayersSection::propertiesThatNameNoObjectAreWarnedAbout()
{
    const SceneReading reading =
        readScene(sceneOf({boxWith(R"("properties": {"friend": {"type": "object", "value": 7}})")}), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    QCOMPARE(reading.problems.front().severity, Severity::Warning);
    QCOMPARE(reading.problems.front().object, ObjectId{1});
}

BROADSIDE_TEST(TestLayersSection)

} // namespace broadside::test::tst_layers_section

#include "tst_layers_section.moc"
