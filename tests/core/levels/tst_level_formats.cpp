#include "core/levels/level_formats.h"
#include "tests/core/levels/ldtk_files.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/test.h"

#include <string>

namespace broadside::test::tst_level_formats {

using S = std::string;

class LevelFormatsTest : public QObject {
    Q_OBJECT

private slots:
    void aLevelWithoutCollisionsSaysSoFirst_data();
    void aLevelWithoutCollisionsSaysSoFirst();
    void aLevelWithOneWallDoesNot();
};

namespace {

levels::LevelReading readAny(const S& path, const S& text)
{
    const LevelFiles files{{path, text}};
    return levels::readLevel(*levels::levelFormatOf(path), path,
                             [&](const S& name) { return levelFileIn(files, name); }, {});
}

} // namespace

void LevelFormatsTest::aLevelWithoutCollisionsSaysSoFirst_data()
{
    QTest::addColumn<S>("path");
    QTest::addColumn<S>("text");
    QTest::addColumn<S>("remedy");
    const auto row = [](const char* name, const char* path, const S& text, const char* remedy) {
        QTest::newRow(name) << S(path) << text << S(remedy);
    };
    constexpr const char* kTiledRemedy = "Give a tile layer the bool property \"solid\"";
    row("empty map", "a.tmx", mapWith(""), kTiledRemedy);
    row("text alone", "a.tmx",
        mapWith(objectLayer(R"(<object id="1" x="3" y="3" width="9" height="9"><text>Hi</text></object>)")),
        kTiledRemedy);
    row("tiles that are not solid", "a.tmx",
        mapWith(kTileset + R"(<layer id="1" name="L" width="1" height="1"><data encoding="csv">1</data></layer>)"),
        kTiledRemedy);
    row("empty project", "a.ldtk", projectWith(""), "IntGrid");
    row("no body", "a.tscn", "[gd_scene format=3]\n[node name=\"Main\" type=\"Node2D\"]\n", "Add a StaticBody2D");
    row("no fixture", "a.json", R"({"body":[{"name":"A","type":2}]})", "Add fixtures");
    row("no polygon", "a.plist",
        "<plist version=\"1.0\"><dict><key>metadata</key><dict><key>format</key><integer>1</integer></dict>"
        "<key>bodies</key><dict/></dict></plist>",
        "PhysicsEditor");
}

void LevelFormatsTest::aLevelWithoutCollisionsSaysSoFirst()
{
    QFETCH(const S, path);
    QFETCH(const S, text);
    QFETCH(const S, remedy);
    const auto reading = readAny(path, text);
    QVERIFY2(reading.scene && !reading.problems.empty(), describeAll(reading).c_str());
    const Problem& first = reading.problems.front();
    QCOMPARE(first.message.text(), S("Nothing in this level collides: it has no collision shapes"));
    QCOMPARE(first.severity, Severity::Warning);
    QCOMPARE(first.file, path);
    QVERIFY2(first.remedy.text().find(remedy) != S::npos, first.remedy.text().c_str());
}

void LevelFormatsTest::aLevelWithOneWallDoesNot()
{
    const auto reading = readAny("a.tmx", mapWith(objectLayer(R"(<object id="1" x="3" y="3" width="9" height="9"/>)")));
    QVERIFY(reading.scene);
    QVERIFY2(reading.problems.empty(), describeAll(reading).c_str());
}

BROADSIDE_TEST(LevelFormatsTest)

} // namespace broadside::test::tst_level_formats

#include "tst_level_formats.moc"
