#include "core/io/scene/scene_fragment.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_scene_fragment {

class TestSceneFragment : public QObject {
    Q_OBJECT
private slots:
    void isACompleteScene();
    void hasTheLayersThatItsObjectsName();
    void hasTheTemplatesOfItsInstances();
    void hasTheAtlasesOfItsSprites_data();
    void hasTheAtlasesOfItsSprites();
    void readsWhatStandsInAFile_data();
    void readsWhatStandsInAFile();
    void errorsHaveTheirPlaceInTheText_data();
    void errorsHaveTheirPlaceInTheText();
};

void TestSceneFragment::isACompleteScene()
{
    const Scene scene = sceneIn(kExample);
    const std::vector<ObjectPtr> chosen{scene.pointerTo({2}), scene.pointerTo({3})};
    const std::string text = writeFragment(scene, chosen);
    const Scene read = sceneIn(text);
    QCOMPARE(read.size(), std::size_t{2});
    QVERIFY(read.world == scene.world && read.step == scene.step && read.broadPhase == scene.broadPhase);
    QVERIFY(sameContent(*read.find({2}), *scene.find({2})));
    QCOMPARE(writeSceneCanonically(read), text);
}

void TestSceneFragment::hasTheLayersThatItsObjectsName()
{
    Scene scene = sceneIn(sceneOf({boxWith(R"("layer": "a")"), boxWith(R"("layer": "b")", 2)}));
    scene.layers.resize(2);
    scene.layers[0].name = "b";
    scene.layers[1].name = "a";
    const std::vector<ObjectPtr> chosen{scene.pointerTo({1})};
    const Scene read = sceneIn(writeFragment(scene, chosen));
    QCOMPARE(read.layers.size(), std::size_t{1});
    QCOMPARE(read.layers.front().name, std::string("a"));
}

void TestSceneFragment::hasTheTemplatesOfItsInstances()
{
    Scene scene = sceneIn(sceneOf({boxWith(R"("template": "Crate")"), boxWith(R"("template": "Door")", 2),
                                   boxWith(R"("template": "Nowhere")", 3)}));
    for (const char* name : {"Barrel", "Crate"})
        scene.templates.push_back(templateFrom(*scene.find({1}), name));
    const std::vector<Template> shared{templateFrom(*scene.find({2}), "Door")};
    const Scene read = sceneIn(writeFragment(scene, scene.objects(), shared));
    QCOMPARE(read.templates.size(), std::size_t{2});
    QVERIFY(read.templates[0] == scene.templates[1]);
    QVERIFY(read.templates[1] == shared[0]);
}

void TestSceneFragment::hasTheAtlasesOfItsSprites_data()
{
    using Atlases = std::vector<std::string>;
    QTest::addColumn<std::string>("member");
    QTest::addColumn<Atlases>("atlases");
    QTest::newRow("named") << std::string(R"("sprite": {"atlas": "b.atlas.json", "region": "r"})")
                           << Atlases{"b.atlas.json"};
    QTest::newRow("the first that has it")
        << std::string(R"("sprite": {"region": "r"})") << Atlases{"a.atlas.json", "b.atlas.json"};
    QTest::newRow("names one that is not listed")
        << std::string(R"("sprite": {"atlas": "c.atlas.json", "region": "r"})") << Atlases{};
    QTest::newRow("shows nothing") << std::string(R"("sprite": {"atlas": "a.atlas.json"})") << Atlases{};
    QTest::newRow("none") << std::string(R"("mass": 2)") << Atlases{};
}

void TestSceneFragment::hasTheAtlasesOfItsSprites()
{
    QFETCH(std::string, member);
    QFETCH(std::vector<std::string>, atlases);
    Scene scene = sceneIn(sceneOf({boxWith(member)}));
    scene.atlases = {"a.atlas.json", "b.atlas.json"};
    QCOMPARE(sceneIn(writeFragment(scene, scene.objects())).atlases, atlases);
}

void TestSceneFragment::readsWhatStandsInAFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("objects");
    const auto row = [](const char* name, const std::string& text, int objects) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << objects;
    };
    const std::string one = boxWith("");
    const std::string two = boxWith("", 2);
    row("a scene", kExample, 3);
    row("an object", one, 1);
    row("a line of a file", "    " + one + ",\n", 1);
    row("lines of a file", one + ",\n" + two + "\n", 2);
    row("a list", " [" + one + "," + two + "]", 2);
    row("an empty list", "[]", 0);
    row("components come first", R"({"components": [], )" + one.substr(1), 1);
}

void TestSceneFragment::readsWhatStandsInAFile()
{
    QFETCH(QByteArray, text);
    QFETCH(int, objects);
    const SceneReading reading = readFragment(text.toStdString());
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(static_cast<int>(reading.scene->size()), objects);
}

void TestSceneFragment::errorsHaveTheirPlaceInTheText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const std::string& text, int line, int column) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << line << column;
    };
    row("nothing", "", 1, 1);
    row("prose", "Dear Bob", 1, 1);
    row("a number", "12", 1, 1);
    row("another document", R"({"a": 1})", 1, 1);
    const std::string odd = replacedIn(boxWith(""), "static", "odd");
    row("an object", odd, 1, 19);
    row("the second line", boxWith("") + ",\n  " + replacedIn(boxWith("", 2), "static", "odd"), 2, 21);
    row("a list", "[" + odd + "]", 1, 20);
    row("a list of something else", "[1, 2]", 1, 2);
    row("cut short", boxWith("").substr(0, 8), 1, 9);
    row("a list cut short", "[\n" + boxWith(""), 2, static_cast<int>(boxWith("").size()) + 1);
    row("a comma too many", boxWith("") + ",,", 1, static_cast<int>(boxWith("").size()) + 2);
}

void TestSceneFragment::errorsHaveTheirPlaceInTheText()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const SceneReading reading = readFragment(text.toStdString());
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY(!problem.remedy.empty());
    QVERIFY2(problem.line == line && problem.column == column, describe(problem).c_str());
}

BROADSIDE_TEST(TestSceneFragment)

} // namespace broadside::test::tst_scene_fragment

#include "tst_scene_fragment.moc"
