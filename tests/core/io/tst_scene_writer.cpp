#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_scene_writer {

namespace {

/// As QString, so that a failure prints both texts.
QString shown(const std::string& text) { return QString::fromStdString(text); }

const std::string kBox = R"("shape": {"type": "box", "width": 1, "height": 1})";

} // namespace

class TestSceneWriter : public QObject {
    Q_OBJECT
private slots:
    void exampleIsCanonical();
    void emptySceneFileIsCanonical();
    void objectsAreCanonical_data();
    void objectsAreCanonical();
    void newSceneIsCanonical();
    void uneditedTextKeepsItsBytes_data();
    void uneditedTextKeepsItsBytes();
    void editTouchesOnlyItsObject_data();
    void editTouchesOnlyItsObject();
    void editAndBackKeepsTheBytes();
    void undoneEditKeepsTheBytes();
    void copyUnderAnotherIdIsWrittenAnew();
    void removal_data();
    void removal();
    void addition_data();
    void addition();
    void orderFollowsTheScene();
    void editedSectionIsCanonical_data();
    void editedSectionIsCanonical();
    void missingSectionsComeWhenTheyDiffer();
    void unknownMembersSurviveAnEdit();
    void unknownMembersNeverRepeatAKnownKey();
    void unknownMembersOfTheDocumentAreEditable();
    void lineBreaksFollowTheFile();
};

void TestSceneWriter::exampleIsCanonical()
{
    const Scene scene = sceneIn(kExample);
    QCOMPARE(shown(writeSceneCanonically(scene)), shown(kExample));
    QCOMPARE(shown(writeScene(scene)), shown(kExample));
    QCOMPARE(shown(writeObject(*scene.find(ObjectId{2}))),
             QStringLiteral(R"({"id": 2, "name": "Ball", "kind": "dynamic", "position": [0, 0], )"
                            R"("shape": {"type": "box", "width": 0.2, "height": 0.2}})"));
}

void TestSceneWriter::emptySceneFileIsCanonical()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/empty.broadside"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    QCOMPARE(shown(writeSceneCanonically(sceneIn(text))), shown(text));
    QCOMPARE(shown(writeScene(Scene{})), shown(text));
}

void TestSceneWriter::objectsAreCanonical_data()
{
    QTest::addColumn<QString>("read");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* name, const std::string& read, const std::string& written) {
        QTest::newRow(name) << shown(read) << shown(written);
    };
    const std::string head = R"({"id": 1, "kind": "static", "position": [0, 0], )";
    const auto same = [&](const char* name, const std::string& tail) { row(name, head + tail, head + tail); };

    row("everything, in order",
        R"({"properties": {"a": [1]}, "components": [{"type": "launcher", "projectile": 1, "power": 1}], "sprite": "s",
            "visible": false, "locked": true, "layer": 2, "restitution": 0.5, "onHit": "bounce", "mask": 3,
            "category": 2, )" +
            kBox + R"(, "gravityScale": 0, "force": [5, 6], "mass": 2, "acceleration": [3, 4],
            "velocity": [1, 2], "scale": [2, 3], "angle": 90, "position": [1, 2], "kind": "dynamic", "name": "n",
            "id": 1})",
        R"({"id": 1, "name": "n", "kind": "dynamic", "position": [1, 2], "angle": 90, "scale": [2, 3], )"
        R"("velocity": [1, 2], "acceleration": [3, 4], "mass": 2, "force": [5, 6], "gravityScale": 0, )" +
            kBox +
            R"(, "category": 2, "mask": 3, "onHit": "bounce", "restitution": 0.5, "layer": 2, "locked": true, )"
            R"("visible": false, "sprite": "s", "components": [{"type": "launcher", "projectile": 1, "power": 1}], )"
            R"("properties": {"a": [1]}})");
    row("defaults are left out",
        head + kBox + R"(, "name": "", "angle": 0, "scale": 1, "velocity": [0, 0], "acceleration": [0, 0], "mass": 1,
            "force": [0, 0], "gravityScale": 1, "category": 1, "mask": 4294967295, "onHit": "none", "restitution": 1,
            "locked": false, "visible": true, "components": []})",
        head + kBox + "}");
    row("a uniform scale is one number", head + R"("scale": [2, 2], )" + kBox + "}",
        head + R"("scale": 2, )" + kBox + "}");
    row("numbers are the shortest", R"({"id": 1.0, "kind": "static", "position": [1.50e1, 0.1000], )" + kBox + "}",
        R"({"id": 1, "kind": "static", "position": [15, 0.1], )" + kBox + "}");
    row("unknown members come last, as they are",
        head + R"("zebra" : { "a":[ 1.0e1 ,"\u0041" ] }, )" + kBox + R"(, "layer": 1})",
        head + kBox + R"(, "layer": 1, "zebra": {"a": [1.0e1, "\u0041"]}})");
    same("circle", R"("shape": {"type": "circle", "radius": 0.25}})");
    same("oriented box", R"("shape": {"type": "oriented-box", "width": 2, "height": 0.5}})");
    same("mesh of triangles", R"("shape": {"type": "mesh", "triangles": [[0, 0, 1, 0, 0, 1], [1, 0, 1, 1, 0, 1]]}})");
    same("mesh of indices",
         R"("shape": {"type": "mesh", "vertices": [[0, 0], [1, 0], [0, 1]], "indices": [0, 1, 2]}})");
    same("polygon", R"("shape": {"type": "polygon", "points": [[0, 0], [1, 0], [0, 1]]}})");
    same("compound in a compound",
         R"("shape": {"type": "compound", "parts": [{"offset": [1, 2], "angle": 45, "shape": {"type": "compound", )"
         R"("parts": [{"offset": [0, 0], "shape": {"type": "circle", "radius": 1}, "tag": 7}], "deep": 1}}, )"
         R"({"offset": [0, 0], "shape": {"type": "box", "width": 1, "height": 2, "colour": "red"}}], "tag": null}})");
    same("name with every kind of escape", R"("shape": {"type": "circle", "radius": 1}, "note": "kept"})");
    row("names are escaped as little as possible",
        R"({"id": 1, "name": "\u00e9\u0001\n\"\\\/\ud83d\ude00", "kind": "static", "position": [0, 0], )" + kBox + "}",
        "{\"id\": 1, \"name\": \"\xc3\xa9\\u0001\\n\\\"\\\\/\xf0\x9f\x98\x80\", \"kind\": \"static\", "
        "\"position\": [0, 0], " +
            kBox + "}");
    same("components known and unknown",
         kBox + R"(, "components": [{"type": "spring", "k": 1.0}, )"
                R"({"type": "launcher", "projectile": 1, "power": 0.5, "sound": "bang"}]})");
}

void TestSceneWriter::objectsAreCanonical()
{
    QFETCH(QString, read);
    QFETCH(QString, written);
    const Scene scene = sceneIn(sceneOf({read.toStdString()}));
    const SceneObject& object = *scene.objects().front();
    QCOMPARE(shown(writeObject(object)), written);

    const Scene again = sceneIn(sceneOf({writeObject(object)}));
    QVERIFY(sameContent(*again.objects().front(), object));
}

void TestSceneWriter::newSceneIsCanonical()
{
    const Scene example = sceneIn(kExample);
    Scene scene;
    for (const ObjectPtr& object : example.objects())
        scene.append(edited(*object, [](SceneObject&) {}));
    QCOMPARE(shown(writeScene(scene)), shown(kExample));
}

void TestSceneWriter::uneditedTextKeepsItsBytes_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, std::string text) { QTest::newRow(name) << QByteArray::fromStdString(text); };
    row("canonical", kExample);
    row("no line break at the end", kExample.substr(0, kExample.size() - 1));
    row("byte order mark", "\xef\xbb\xbf" + kExample);
    row("CRLF", QString::fromStdString(kExample).replace(QLatin1String("\n"), QLatin1String("\r\n")).toStdString());
    row("on one line, tight", R"({"version":1,"format":"broadside-scene","objects":[)" + boxWith("") + "," +
                                  boxWith("", 2) + R"(],"world":{"height":1.0e1}})");
    row("odd spaces, order and numbers", "\n\t { \"objects\" : [ ] ,\"x\":[ 1 , 2 ],\r\n\"version\":1.0 , \"format\": "
                                         "\"broadside-\\u0073cene\"  } \n\n");
    row("unknown members at every level",
        R"({"format": "broadside-scene", "version": 1, "a": {"b": 1}, "world": {"c": [1, {"d": 2}]}, "objects": [)" +
            boxWith(R"("e": {"f":0.10}, "components": [{"type":"g","h":{}}])") + "]}");
    row("commas at the start of lines", R"({"format": "broadside-scene", "version": 1, "objects": [)"
                                        "\n    " +
                                            boxWith("") + "\n  , " + boxWith("", 2) + "\n  ]}");
}

void TestSceneWriter::uneditedTextKeepsItsBytes()
{
    QFETCH(QByteArray, text);
    Scene scene = sceneIn(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(writeScene(scene)), text);
}

void TestSceneWriter::editTouchesOnlyItsObject_data()
{
    QTest::addColumn<QString>("separator");
    QTest::newRow("one a line") << QStringLiteral(",\n    ");
    QTest::newRow("all on one line") << QStringLiteral(", ");
    QTest::newRow("tight") << QStringLiteral(",");
    QTest::newRow("commas first") << QStringLiteral("\n  , ");
    QTest::newRow("blank lines") << QStringLiteral(",\r\n\r\n\t");
}

void TestSceneWriter::editTouchesOnlyItsObject()
{
    QFETCH(QString, separator);
    for (std::uint64_t id = 1; id <= 3; ++id) {
        const std::string between = separator.toStdString();
        const std::string odd =
            R"({ "shape":{"type":"box","width":1.0,"height":1}, "x":1, "position":[0,0],"kind" : "static","id":)";
        const std::string text = R"({"format": "broadside-scene", "version": 1, "objects" : [ )" + odd + "1}" +
                                 between + odd + "2 }" + between + odd + "\n3} ] }";
        const Scene scene = withEdited(sceneIn(text), id, [](SceneObject& object) { object.mass = 2.5; });
        const std::string old(sceneIn(text).find(ObjectId{id})->source.view());
        const std::string now = R"({"id": )" + std::to_string(id) +
                                R"(, "kind": "static", "position": [0, 0], "mass": 2.5, )" + kBox + R"(, "x": 1})";
        QCOMPARE(shown(writeScene(scene)), shown(replacedIn(text, old, now)));
    }
}

void TestSceneWriter::editAndBackKeepsTheBytes()
{
    const std::string text = sceneOf({boxWith(R"("mass": 2.0)")});
    Scene scene = withEdited(sceneIn(text), 1, [](SceneObject& object) { object.mass = 3.0; });
    QVERIFY(writeScene(scene) != text);
    scene = withEdited(scene, 1, [](SceneObject& object) { object.mass = 2.0; });
    QCOMPARE(shown(writeScene(scene)), shown(text));

    scene.world.width = 3.0;
    QVERIFY(writeScene(scene) != text);
    scene.world.width = WorldSettings{}.width;
    QCOMPARE(shown(writeScene(scene)), shown(text));
}

void TestSceneWriter::undoneEditKeepsTheBytes()
{
    const std::string text = sceneOf({boxWith("", 1), boxWith(R"("mass": 2.0)", 2), boxWith("", 3)});
    Scene scene = sceneIn(text);
    const std::array ids{ObjectId{2}, ObjectId{3}};
    const auto removed = scene.remove(ids);
    QVERIFY(writeScene(scene) != text);
    scene.insert(removed);
    QCOMPARE(shown(writeScene(scene)), shown(text));
}

void TestSceneWriter::copyUnderAnotherIdIsWrittenAnew()
{
    Scene scene = sceneIn(sceneOf({boxWith("")}));
    auto copy = std::make_shared<SceneObject>(*scene.find(ObjectId{1})); // it still has the bytes of the original
    copy->id = ObjectId{9};
    scene.append(copy);
    QCOMPARE(shown(writeScene(scene)), shown(sceneOf({boxWith(""), boxWith("", 9)})));
}

void TestSceneWriter::removal_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QList<int>>("ids");
    QTest::addColumn<QString>("after");
    const std::string a = boxWith("", 1);
    const std::string b = boxWith("", 2);
    const std::string c = boxWith("", 3);
    const QString lines = shown(sceneOf({a, b, c}));
    QTest::newRow("first") << lines << QList<int>{1} << shown(sceneOf({b, c}));
    QTest::newRow("middle") << lines << QList<int>{2} << shown(sceneOf({a, c}));
    QTest::newRow("last") << lines << QList<int>{3} << shown(sceneOf({a, b}));
    QTest::newRow("all but one") << lines << QList<int>{1, 3} << shown(sceneOf({b}));
    QTest::newRow("all") << lines << QList<int>{1, 2, 3} << shown(sceneOf({}));
    const std::string head = R"({"format":"broadside-scene","version":1,"objects":[)";
    QTest::newRow("first of one line") << shown(head + a + ", " + b + "]}") << QList<int>{1} << shown(head + b + "]}");
    QTest::newRow("last of one line") << shown(head + a + ", " + b + " ]}") << QList<int>{2} << shown(head + a + " ]}");
}

void TestSceneWriter::removal()
{
    QFETCH(QString, before);
    QFETCH(QList<int>, ids);
    QFETCH(QString, after);
    Scene scene = sceneIn(before.toStdString());
    for (const int id : ids) {
        const std::array one{ObjectId{static_cast<std::uint64_t>(id)}};
        scene.remove(one);
    }
    QCOMPARE(shown(writeScene(scene)), after);
    sceneIn(writeScene(scene));
}

void TestSceneWriter::addition_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("after");
    const std::string a = boxWith("", 1);
    const std::string b = boxWith("", 2);
    const std::string n = boxWith("", 9);
    QTest::newRow("at the end") << shown(sceneOf({a, b})) << 2 << shown(sceneOf({a, b, n}));
    QTest::newRow("in between") << shown(sceneOf({a, b})) << 1 << shown(sceneOf({a, n, b}));
    QTest::newRow("at the start") << shown(sceneOf({a, b})) << 0 << shown(sceneOf({n, a, b}));
    const std::string head = R"({"format":"broadside-scene","version":1,"objects":[)";
    QTest::newRow("to none") << shown(head + "]}") << 0 << shown(head + "\n    " + n + "\n  ]}");
    QTest::newRow("to one line") << shown(head + a + "," + b + "]}") << 2
                                 << shown(head + a + "," + b + ",\n    " + n + "\n  ]}");
    QTest::newRow("into one line") << shown(head + a + ", " + b + "]}") << 1
                                   << shown(head + a + ",\n    " + n + ",\n    " + b + "]}");
    const std::string tabs = R"({"format":"broadside-scene","version":1,"objects":[)"
                             "\r\n\t\t";
    QTest::newRow("tabs and CRLF") << shown(tabs + a + "\r\n\t]}") << 1
                                   << shown(tabs + a + ",\r\n\t\t" + n + "\r\n\t]}");
    const std::string bare = R"({"format": "broadside-scene", "version": 1)";
    QTest::newRow("without an array") << shown(bare + "}") << 0
                                      << shown(bare + ",\n  \"objects\": [\n    " + n + "\n  ]\n}");
}

void TestSceneWriter::addition()
{
    QFETCH(QString, before);
    QFETCH(int, index);
    QFETCH(QString, after);
    Scene scene = sceneIn(before.toStdString());
    auto object = std::make_shared<SceneObject>();
    object->id = ObjectId{9};
    const std::array placed{Scene::Placed{static_cast<std::size_t>(index), object}};
    scene.insert(placed);
    QCOMPARE(shown(writeScene(scene)), after);
    QVERIFY(sameContent(*sceneIn(writeScene(scene)).find(ObjectId{9}), *object));
}

void TestSceneWriter::orderFollowsTheScene()
{
    const std::string a = boxWith("", 1);
    const std::string b = boxWith(R"("mass": 2.0)", 2);
    const std::string c = boxWith("", 3);
    Scene scene = sceneIn(sceneOf({a, b, c}));
    const std::array first{ObjectId{1}};
    auto removed = scene.remove(first);
    removed.front().index = 2;
    scene.insert(removed);
    QCOMPARE(shown(writeScene(scene)), shown(sceneOf({b, c, a})));
}

void TestSceneWriter::editedSectionIsCanonical_data()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("written");
    QTest::newRow("world") << 0 << R"({ "width": 20.0, "unknown" : 1.0 })"
                           << R"({"width": 20, "height": 4.8, "gravity": [0, -10], "wind": [0, 0], )"
                              R"("terminalSpeed": 55.5, "edges": "open", "unknown": 1.0})";
    QTest::newRow("broadPhase") << 1 << R"({"cellSize":1.0,"algorithm":"quadtree"})"
                                << R"({"algorithm": "quadtree", "cellSize": 0.5})";
    QTest::newRow("step") << 2 << R"({"dt":0.5})"
                          << R"({"dt": 0.5, "integrator": "semi-implicit-euler", "continuous": true})";
    QTest::newRow("components") << 3 << R"([{"type":"odd","x":1.0}])"
                                << R"([{"type": "odd", "x": 1.0}, {"type": "launcher", "projectile": 1, "power": 3}])";
}

void TestSceneWriter::editedSectionIsCanonical()
{
    QFETCH(int, section);
    QFETCH(QString, old);
    QFETCH(QString, written);
    const std::string text = R"({"format":"broadside-scene" , "objects": [)" + boxWith("") + R"( ],  ")" +
                             QTest::currentDataTag() + R"(":)" + old.toStdString() + R"( ,"version":1})";
    Scene scene = sceneIn(text);
    if (section == 0)
        scene.world.terminalSpeed = 55.5;
    else if (section == 1)
        scene.broadPhase.cellSize = 0.5;
    else if (section == 2)
        scene.step.continuous = true;
    else
        scene.components.emplace_back(Launcher{ObjectId{1}, 3.0});
    QCOMPARE(shown(writeScene(scene)), shown(replacedIn(text, old.toStdString(), written.toStdString())));
}

void TestSceneWriter::missingSectionsComeWhenTheyDiffer()
{
    const std::string text = sceneOf({boxWith("")});
    Scene scene = sceneIn(text);
    scene.broadPhase.cellSize = 1.5;
    const std::string line = "  \"broadPhase\": {\"algorithm\": \"grid\", \"cellSize\": 1.5},\n";
    QCOMPARE(shown(writeScene(scene)), shown(replacedIn(text, "  \"objects\"", line + "  \"objects\"")));
}

void TestSceneWriter::unknownMembersSurviveAnEdit()
{
    const std::string text = sceneOf(
        {R"({"id": 1, "kind": "static", "position": [0, 0], "shape": {"type": "compound", "parts": [)"
         R"({"offset": [0, 0], "shape": {"type": "circle", "radius": 1, "p": 1}, "q": 2}], "r": 3}, "components": [)"
         R"({"type": "launcher", "projectile": 1, "power": 1, "s": 4}], "t": 5})"});
    const Scene scene = withEdited(sceneIn(text), 1, [](SceneObject& object) { object.pose.position.x = 7; });
    QCOMPARE(shown(writeScene(scene)), shown(replacedIn(text, R"("position": [0, 0])", R"("position": [7, 0])")));
}

void TestSceneWriter::unknownMembersNeverRepeatAKnownKey()
{
    const std::string text = sceneOf({R"({"id": 1, "kind": "static", "position": [0, 0], )"
                                      R"("shape": {"type": "circle", "radius": 1, "width": 5}})"});
    const Scene scene = withEdited(sceneIn(text), 1, [](SceneObject& object) { object.shape = Box{2, 3}; });
    QCOMPARE(sceneIn(writeScene(scene)).find(ObjectId{1})->shape, Shape(Box{2, 3}));
}

void TestSceneWriter::unknownMembersOfTheDocumentAreEditable()
{
    const std::string text = R"({"format": "broadside-scene", "version": 1, "a": 1, "b":  {"c": 1} })";
    Scene scene = sceneIn(text);
    scene.extra = {};
    scene.extra.add({"", "b", "2"});
    scene.extra.add({"", "new \"one\"", "[3]"});
    QCOMPARE(shown(writeScene(scene)), QStringLiteral(R"({"format": "broadside-scene", "version": 1, "b":  2,)"
                                                      "\n  \"new \\\"one\\\"\": [3]\n}"));
}

void TestSceneWriter::lineBreaksFollowTheFile()
{
    const std::string text = "{\r\n\"format\": \"broadside-scene\",\r\n\"version\": 1\r\n}";
    Scene scene = sceneIn(text);
    scene.step.dt = 0.5;
    auto object = std::make_shared<SceneObject>();
    object->id = ObjectId{1};
    scene.append(object);
    const std::string written = writeScene(scene);
    QCOMPARE(QByteArray::fromStdString(written).count('\n'), QByteArray::fromStdString(written).count("\r\n"));
    QVERIFY(sameContent(*sceneIn(written).objects().front(), *scene.objects().front()));
}

BROADSIDE_TEST(TestSceneWriter)

} // namespace broadside::test::tst_scene_writer

#include "tst_scene_writer.moc"
