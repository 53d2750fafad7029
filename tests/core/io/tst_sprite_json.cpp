#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_sprite_json {

namespace {

const SceneObject& onlyObjectOf(const Scene& scene) { return *scene.objects().front(); }

std::string spriteOf(const std::string& json) { return "\"sprite\": " + json; }

std::string sceneWith(const std::string& atlases)
{
    return replacedIn(sceneOf({}), "\"objects\"", "\"atlases\": " + atlases + ",\n  \"objects\"");
}

} // namespace

class TestSpriteJson : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsRead();
    void defaultsAreLeftOut();
    void otherValuesAreWarnedAboutAndStay_data();
    void otherValuesAreWarnedAboutAndStay();
    void whatIsUnknownStays();
    void editReplacesWhatDidNotFit();
    void spritesOfTheSameBytesShareTheirValue();
    void templatesHandTheirSpriteOn();

    void atlasesAreRead();
    void uneditedAtlasesKeepTheirBytes();
    void editedAtlasesAreCanonical();
    void pathsThatCannotBeAreWarnedAbout();
    void listsThatAreNoneAreErrors();
};

void TestSpriteJson::everyFieldIsRead()
{
    const std::string box = boxWith(
        R"("sprite": {"atlas": "a.atlas.json", "animation": "walk", "region": "still", "text": "GO", "size": [1, 0.5], )"
        R"("offset": [0.25, -1], "mirrorX": true, "mirrorY": true, "faces": "left", "tint": "#e69f00", )"
        R"("opacity": 0.5, "order": -3, "startTime": 1.5})");
    const Scene scene = sceneIn(sceneOf({box}));
    const Sprite expected{"a.atlas.json",       "walk",          "still", "GO", {1, 0.5}, {0.25, -1}, true, true,
                          Sprite::Facing::Left, {0xe6, 0x9f, 0}, 0.5,     -3,   1.5};
    QVERIFY(*onlyObjectOf(scene).sprite == expected);
    QCOMPARE(writeObject(onlyObjectOf(scene)), box);
}

void TestSpriteJson::defaultsAreLeftOut()
{
    const Scene scene = sceneIn(sceneOf({boxWith(
        R"("sprite": {"order": 0, "tint": "#FFFFFF", "size": [0, 0], "faces": "none", "region": "ball", "text": ""})")}));
    QCOMPARE(writeObject(onlyObjectOf(scene)), boxWith(R"("sprite": {"region": "ball"})"));
    QVERIFY(onlyObjectOf(sceneIn(sceneOf({boxWith(spriteOf("{}"))}))).sprite.isEmpty());
}

void TestSpriteJson::otherValuesAreWarnedAboutAndStay_data()
{
    QTest::addColumn<QByteArray>("sprite");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* sprite, const char* message) {
        QTest::newRow(sprite) << QByteArray(sprite) << QByteArray(message);
    };
    row(R"({"region": [0, 32, 16, 16]})", R"(The sprite's "region" is [0, 32, 16, 16], not a text)");
    row(R"({"size": [1, 0]})", R"(The sprite's "size" is [1, 0], not two numbers [width, height] above 0)");
    row(R"({"size": [1e300, 1e300]})", R"(The sprite's "size" is)");
    row(R"({"size": 2})", R"(The sprite's "size" is 2, not two)");
    row(R"({"offset": [1, 2, 3]})", R"(The sprite's "offset" is [1, 2, 3], not two numbers)");
    row(R"({"offset": [1, "2"]})", R"(The sprite's "offset" is)");
    row(R"({"mirrorX": 1})", R"(The sprite's "mirrorX" is 1, not true or false)");
    row(R"({"faces": "up"})", R"(The sprite's "faces" is "up", not "none", "left" or "right")");
    row(R"({"tint": "red"})", R"(The sprite's "tint" is)");
    row(R"({"opacity": 1.5})", R"(The sprite's "opacity" is 1.5, not a number from 0 to 1)");
    row(R"({"order": 0.5})", R"(The sprite's "order" is 0.5, not a whole number)");
    row(R"({"order": 3000000000})", R"(The sprite's "order" is)");
    row(R"({"startTime": -1})", R"(The sprite's "startTime" is -1, not a number of at least 0)");
}

void TestSpriteJson::otherValuesAreWarnedAboutAndStay()
{
    QFETCH(QByteArray, sprite);
    QFETCH(QByteArray, message);
    const std::string box = boxWith(spriteOf(sprite.toStdString()));
    const SceneReading reading = readScene(sceneOf({box}), "test.broadside");
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.problems.front();
    QCOMPARE(problem.severity, Severity::Warning);
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(problem.line == 5 && problem.column > 100 && problem.object == ObjectId{1} && !problem.remedy.empty());
    QCOMPARE(writeObject(onlyObjectOf(*reading.scene)), box);
}

void TestSpriteJson::whatIsUnknownStays()
{
    for (const char* const sprite :
         {R"("cannon.png")", "3", "null", "[1]", R"({"image": "a.png"})", R"({"region": "a", "pivot": [0.5, 0]})"}) {
        const std::string box = boxWith(spriteOf(sprite));
        const SceneReading reading = readScene(sceneOf({box}), "test.broadside");
        QVERIFY2(reading.scene && reading.problems.empty(), describeAll(reading).c_str());
        QCOMPARE(writeObject(onlyObjectOf(*reading.scene)), box);
    }
    const SceneReading slip = readScene(sceneOf({boxWith(R"("sprite": {"regoin": "a"})")}), "test.broadside");
    QCOMPARE(slip.problems.size(), std::size_t{1});
    QVERIFY(slip.problems.front().remedy.text().starts_with("Did you mean \"region\"?"));
}

void TestSpriteJson::editReplacesWhatDidNotFit()
{
    const auto given = [](SceneObject& o) {
        Sprite sprite = *o.sprite;
        sprite.order = 2;
        o.sprite = std::move(sprite);
    };
    const Scene scene = sceneIn(sceneOf({boxWith(R"("sprite": {"order": "top", "pivot": 1})")}));
    QCOMPARE(writeObject(onlyObjectOf(withEdited(scene, 1, given))), boxWith(R"("sprite": {"order": 2, "pivot": 1})"));
    const Scene text = sceneIn(sceneOf({boxWith(R"("sprite": "s")")}));
    QCOMPARE(writeObject(onlyObjectOf(withEdited(text, 1, given))), boxWith(R"("sprite": {"order": 2})"));
}

void TestSpriteJson::spritesOfTheSameBytesShareTheirValue()
{
    const std::string sprite = R"("sprite": {"region": "ball"})";
    const std::string odd = R"("sprite": {"region": "ball", "pivot": 1})";
    const Scene scene = sceneIn(sceneOf({boxWith(sprite, 1), boxWith(sprite, 2), boxWith(odd, 3), boxWith(odd, 4)}));
    QCOMPARE(&*scene.objects()[0]->sprite, &*scene.objects()[1]->sprite);
    QCOMPARE(scene.objects()[3]->extra.members().size(), std::size_t{1});
    QCOMPARE(scene.objects()[3]->sprite->region, std::string("ball"));
}

void TestSpriteJson::templatesHandTheirSpriteOn()
{
    const std::string templates =
        R"([{"name": "Ball", "kind": "static", "shape": {"type": "circle", "radius": 1}, "sprite": {"region": "ball", "pivot": 1}}])";
    const Scene scene =
        sceneIn(replacedIn(sceneOf({}), "\"objects\"", "\"templates\": " + templates + ",\n  \"objects\""));
    const ObjectPtr ball = instanceOf(scene.templates.front(), {1, 2}, {5});
    QCOMPARE(ball->sprite->region, std::string("ball"));
    QCOMPARE(ball->extra.members().size(), std::size_t{1});
    const ObjectPtr tinted = edited(*ball, [](SceneObject& o) {
        Sprite other;
        other.region = "other";
        o.sprite = std::move(other);
    });
    QVERIFY(differingFields(*ball, *tinted) == TemplateFields(TemplateField::Sprite));
}

void TestSpriteJson::atlasesAreRead()
{
    QCOMPARE(sceneIn(sceneWith(R"(["a.atlas.json", "art/b.atlas.json"])")).atlases,
             (std::vector<std::string>{"a.atlas.json", "art/b.atlas.json"}));
    QVERIFY(sceneIn(sceneOf({})).atlases.empty());
}

void TestSpriteJson::uneditedAtlasesKeepTheirBytes()
{
    const std::string text = sceneWith("[ \"a.atlas.json\" ,\n \"\\u0062\" ]");
    QCOMPARE(writeScene(sceneIn(text)), text);
}

void TestSpriteJson::editedAtlasesAreCanonical()
{
    Scene scene = sceneIn(sceneWith("[ \"a\" ]"));
    scene.atlases.emplace_back("b");
    QCOMPARE(writeScene(scene), sceneWith(R"(["a", "b"])"));
    QVERIFY(writeSceneCanonically(scene).find("  \"atlases\": [\"a\", \"b\"],\n  \"objects\"") != std::string::npos);
    scene.atlases.clear();
    QCOMPARE(writeScene(scene), sceneOf({}));
    QVERIFY(writeSceneCanonically(scene).find("atlases") == std::string::npos);
    Scene other = sceneIn(sceneOf({}));
    other.atlases = {"a", "b"};
    QCOMPARE(writeScene(other), sceneWith(R"(["a", "b"])"));
}

void TestSpriteJson::pathsThatCannotBeAreWarnedAbout()
{
    const SceneReading reading = readScene(sceneWith(R"(["../a", "b", "b", "/c"])"), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.scene->atlases, (std::vector<std::string>{"../a", "b", "/c"}));
    QCOMPARE(reading.problems.size(), std::size_t{3});
    for (const Problem& problem : reading.problems)
        QVERIFY(problem.severity == Severity::Warning && problem.line == 4 && !problem.remedy.empty());
    QCOMPARE(reading.problems[1].message.text(), std::string(R"(The atlas "b" is given twice)"));
}

void TestSpriteJson::listsThatAreNoneAreErrors()
{
    QVERIFY(!readScene(sceneWith(R"("a.atlas.json")"), "").scene);
    QVERIFY(!readScene(sceneWith("[1]"), "").scene);
    std::string many = "[\"\"";
    for (int i = 0; i < 1100; ++i)
        many += ",\"a" + std::to_string(i) + "\"";
    const SceneReading reading = readScene(sceneWith(many + "]"), "");
    QVERIFY(!reading.scene);
    QVERIFY(reading.firstError().message.text().ends_with("more than the limit of 1 024"));
}

BROADSIDE_TEST(TestSpriteJson)

} // namespace broadside::test::tst_sprite_json

#include "tst_sprite_json.moc"
