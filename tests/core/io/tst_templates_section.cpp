#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_templates_section {

namespace {

/// Formatted as if typed by hand.
const std::string kByHand = R"({
    "format": "broadside-scene", "version": 1,
    "templates": [
      { "name":"Crate", "kind":"dynamic", "shape":{"type":"box","width":1.0,"height":1,"wood":true}, "mass":2.50,
        "sprite":{"atlas":"a.png"}, "author":"me" },

      {"kind": "static", "name": "Wall", "shape": {"type": "box", "width": 2, "height": 0.5}}
    ],
    "objects": [
      {"id":1, "kind":"dynamic", "position":[0,0], "shape":{"type":"box","width":1.0,"height":1,"wood":true}, "mass":3,
       "sprite":{"atlas":"a.png"}, "overrides":["mass"], "template":"Crate"}
    ]
}
)";

std::string sceneWith(const std::string& templates, const std::string& object = "")
{
    return "{\n  \"format\": \"broadside-scene\",\n  \"version\": 1,\n  \"templates\": " + templates +
           ",\n  \"objects\": [" + object + "]\n}\n";
}

const std::string kCrate = R"({"name": "Crate", "kind": "static", "shape": {"type": "box", "width": 1, "height": 1}})";

} // namespace

class TestTemplatesSection : public QObject {
    Q_OBJECT
private slots:
    void templateIsReadWithItsFields();
    void errors_data();
    void errors();
    void secondOfANameIsToldWhereTheFirstStands();
    void linkIsRead();
    void otherLinksStayAsTheyAre_data();
    void otherLinksStayAsTheyAre();
    void instancesWithTheSameOverridesShareTheirLink();
    void idsThatNameNoObjectAreWarnedAbout();

    void uneditedListKeepsItsBytes();
    void editedTemplateIsCanonicalAndTheOthersKeepTheirBytes();
    void renamedTemplateKeepsItsPlace();
    void templatesComeAndGo();
    void templatesMayComeBehindTheObjects();
    void newListStandsBeforeTheObjects();
};

void TestTemplatesSection::templateIsReadWithItsFields()
{
    const Scene scene = sceneIn(kByHand);
    QCOMPARE(scene.templates.size(), std::size_t{2});
    const SceneObject& crate = *scene.templates[0].object;
    QCOMPARE(scene.templates[0].name, std::string("Crate"));
    QVERIFY(crate.isDynamic() && crate.mass == 2.5 && crate.shape == Shape(Box{1, 1}));
    QVERIFY(crate.id.isNull() && crate.name.empty());
    QCOMPARE(crate.extra.members().size(), std::size_t{2});
    QCOMPARE(crate.extra.members()[0].path, std::string("shape"));
    QCOMPARE(crate.sprite->atlas, std::string("a.png"));
    QCOMPARE(crate.extra.members()[1].key, std::string("author"));
    QCOMPARE(scene.templates[1].name, std::string("Wall"));
}

void TestTemplatesSection::errors_data()
{
    QTest::addColumn<QByteArray>("templates");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* templates, const char* message) {
        QTest::newRow(name) << QByteArray(templates) << QByteArray(message);
    };
    row("no array", "{}", R"("templates" is an object, not an array of templates)");
    row("no object", R"(["Crate"])", R"("templates" is "Crate", not an object such as {"name": "Crate")");
    row("no name", R"([{"kind": "static", "shape": {"type": "circle", "radius": 1}}])",
        R"(The template has no "name")");
    row("empty name", R"([{"name": "", "kind": "static", "shape": {"type": "circle", "radius": 1}}])",
        "The template has an empty name");
    row("name", R"([{"name": 1, "kind": "static", "shape": {"type": "circle", "radius": 1}}])",
        R"("name" is 1, not a text in double quotes)");
    row("no kind", R"([{"name": "a", "shape": {"type": "circle", "radius": 1}}])", R"(The template has no "kind")");
    row("no shape", R"([{"name": "a", "kind": "static"}])", R"(The template has no "shape")");
    row("mass", R"([{"name": "a", "kind": "static", "shape": {"type": "circle", "radius": 1}, "mass": 0}])",
        R"("mass" is 0, not a number above 0)");
    row("scale", R"([{"name": "a", "kind": "static", "scale": [1, 2], "shape": {"type": "circle", "radius": 1}}])",
        R"("scale" cannot be used)");
}

void TestTemplatesSection::errors()
{
    QFETCH(QByteArray, templates);
    QFETCH(QByteArray, message);
    const SceneReading reading = readScene(sceneWith(templates.toStdString()), "test.broadside");
    QVERIFY(!reading.scene);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty());
    QCOMPARE(problem.line, 4);
    QVERIFY(problem.column > 14);

    std::string many = "[";
    for (std::size_t i = 0; i <= limits::kTemplates; ++i)
        many += (i > 0 ? ",{}" : "{}");
    const SceneReading full = readScene(sceneWith(many + "]"), "test.broadside");
    QVERIFY(!full.scene);
    QVERIFY(full.firstError().message.text().ends_with(groupedNumber(limits::kTemplates)));
}

void TestTemplatesSection::secondOfANameIsToldWhereTheFirstStands()
{
    const SceneReading reading = readScene(sceneWith("[" + kCrate + ",\n    " + kCrate + "]"), "test.broadside");
    QVERIFY(!reading.scene);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().starts_with(R"(The template "Crate" is given twice)"),
             problem.message.text().c_str());
    QVERIFY2(problem.message.text().find("line 4") != std::string::npos, problem.message.text().c_str());
    QCOMPARE(problem.line, 5);
    QCOMPARE(problem.column, 5);
}

void TestTemplatesSection::linkIsRead()
{
    const Scene scene = sceneIn(kByHand);
    const TemplateLink expected{"Crate", TemplateField::Mass};
    QVERIFY(*scene.objects()[0]->instanceOf == expected);
    const std::string box = boxWith(R"("template": "Nowhere", "overrides": ["angle", "shape", "future", "position"])");
    const Scene other = sceneIn(sceneOf({box}));
    const TemplateLink& link = *other.objects()[0]->instanceOf;
    QVERIFY(link.overrides == (TemplateFields(TemplateField::Angle) | TemplateField::BoundingShape));
    QVERIFY((link.others == std::vector<std::string>{"future", "position"}));
    QCOMPARE(writeObject(*other.objects()[0]), box);
}

void TestTemplatesSection::otherLinksStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("isInstance");
    const auto row = [](const char* members, bool isInstance) {
        QTest::newRow(members) << QByteArray(members) << isInstance;
    };
    row(R"("template": 3)", false);
    row(R"("template": "")", false);
    row(R"("template": {"name": "Crate"}, "overrides": ["mass"])", false);
    row(R"("overrides": ["mass"])", false);
    row(R"("template": "Crate", "overrides": "mass")", true);
    row(R"("template": "Crate", "overrides": [1.50])", true);
    row(R"("template": "Crate", "overrides": null)", true);
}

void TestTemplatesSection::otherLinksStayAsTheyAre()
{
    QFETCH(QByteArray, members);
    QFETCH(bool, isInstance);
    const std::string box = boxWith(members.toStdString());
    const Scene scene = sceneIn(sceneOf({box}));
    const SceneObject& object = *scene.objects().front();
    QCOMPARE(!object.instanceOf.isEmpty(), isInstance);
    QVERIFY(object.instanceOf->overrides.isEmpty());
    QCOMPARE(writeObject(object), box);
}

void TestTemplatesSection::instancesWithTheSameOverridesShareTheirLink()
{
    const std::string members = R"("template": "Crate", "overrides": ["mass"])";
    const Scene scene = sceneIn(sceneOf({boxWith(members), boxWith(members, 2), boxWith(R"("template": "Crate")", 3)}));
    QCOMPARE(&*scene.objects()[0]->instanceOf, &*scene.objects()[1]->instanceOf);
    QVERIFY(scene.objects()[2]->instanceOf->overrides.isEmpty());
}

void TestTemplatesSection::idsThatNameNoObjectAreWarnedAbout()
{
    const std::string gun = replacedIn(kCrate, "}}", R"(}, "components": [{"type": "launcher", "projectile": 5}]})");
    const SceneReading reading = readScene(sceneWith("[" + gun + "]"), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    QVERIFY(reading.problems[0].message.text().find("projectile is 5") != std::string::npos);
}

void TestTemplatesSection::uneditedListKeepsItsBytes()
{
    Scene scene = sceneIn(kByHand);
    QCOMPARE(writeScene(scene), kByHand);
    scene.templates = std::vector<Template>(scene.templates); // a copy does not count as an edit
    QCOMPARE(writeScene(withEdited(scene, 1, [](SceneObject&) {})), kByHand);
}

void TestTemplatesSection::editedTemplateIsCanonicalAndTheOthersKeepTheirBytes()
{
    Scene scene = sceneIn(kByHand);
    const SourceSlice slice = scene.templates[0].object->source;
    scene.templates[0].object = edited(*scene.templates[0].object, [](SceneObject& o) { o.mass = 4.0; });
    const std::string line =
        R"({"name": "Crate", "kind": "dynamic", "mass": 4, "shape": {"type": "box", "width": 1, "height": 1, "wood": true}, "sprite": {"atlas": "a.png"}, "author": "me"})";
    QCOMPARE(writeScene(scene), replacedIn(kByHand, slice.view(), line));
    scene.templates[0].object = edited(*scene.templates[0].object, [](SceneObject& o) { o.mass = 2.5; });
    QCOMPARE(writeScene(scene), kByHand);
}

void TestTemplatesSection::renamedTemplateKeepsItsPlace()
{
    Scene scene = sceneIn(kByHand);
    const SourceSlice slice = scene.templates[1].object->source;
    scene.templates[1].name = "Door";
    QCOMPARE(writeScene(scene),
             replacedIn(kByHand, slice.view(),
                        R"({"name": "Door", "kind": "static", "shape": {"type": "box", "width": 2, "height": 0.5}})"));
}

void TestTemplatesSection::templatesComeAndGo()
{
    Scene scene = sceneIn(kByHand);
    scene.templates.erase(scene.templates.begin());
    const std::string fewer = writeScene(scene);
    QCOMPARE(sceneIn(fewer).templates.size(), std::size_t{1});
    QVERIFY(fewer.find("    \"templates\": [\n      {\"kind\": \"static\"") != std::string::npos);

    scene.templates.push_back(templateFrom(*scene.objects()[0], "Copy"));
    const Scene read = sceneIn(writeScene(scene));
    QVERIFY(read.templates == scene.templates);
    scene.templates.clear();
    QVERIFY(sceneIn(writeScene(scene)).templates.empty());
    QVERIFY(writeSceneCanonically(scene).find("templates") == std::string::npos);
}

void TestTemplatesSection::templatesMayComeBehindTheObjects()
{
    const std::string text = "{\"format\": \"broadside-scene\", \"version\": 1, \"objects\": [" +
                             boxWith(R"("template": "Crate")") + "], \"templates\": [" + kCrate + "]}";
    const Scene scene = sceneIn(text);
    QCOMPARE(scene.templates.size(), std::size_t{1});
    QCOMPARE(scene.objects()[0]->instanceOf->name, std::string("Crate"));
    QCOMPARE(writeScene(scene), text);
}

void TestTemplatesSection::newListStandsBeforeTheObjects()
{
    Scene scene = sceneIn(kExample);
    scene.templates.push_back(sceneIn(sceneWith("[" + kCrate + "]")).templates.front());
    const std::string text =
        replacedIn(kExample, "  \"objects\": [", "  \"templates\": [\n    " + kCrate + "\n  ],\n  \"objects\": [");
    QCOMPARE(writeScene(scene), text);
    QCOMPARE(writeSceneCanonically(scene), text);
}

BROADSIDE_TEST(TestTemplatesSection)

} // namespace broadside::test::tst_templates_section

#include "tst_templates_section.moc"
