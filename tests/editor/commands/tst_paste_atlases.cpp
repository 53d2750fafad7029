#include "editor/commands/paste_atlases.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

Q_DECLARE_METATYPE(std::vector<std::string>)

namespace broadside::test::tst_paste_atlases {

namespace {

using Names = std::vector<std::string>;

} // namespace

/// A folder with "game/art/town.atlas.json", scenes in "game" and in "game/levels", and one in "other".
class TestPasteAtlases : public QObject {
    Q_OBJECT
private slots:
    void init();
    void atlasesComeAlong_data();
    void atlasesComeAlong();
    void spritesNameTheirAtlasAsTheSceneDoes();
    void placesGoThroughTheClipboard();
    void whatIsMissingIsToldWithARemedy();

private:
    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPasteAtlases::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* folder : {"game/art", "game/levels", "other"})
        QVERIFY(QDir(m_folder->path()).mkpath(QLatin1String(folder)));
    QFile atlas(file("game/art/town.atlas.json"));
    QVERIFY(atlas.open(QIODevice::WriteOnly));
    atlas.write("{}");
}

void TestPasteAtlases::atlasesComeAlong_data()
{
    QTest::addColumn<std::string>("brought");
    QTest::addColumn<QString>("from"); // empty: only the text was copied
    QTest::addColumn<QString>("to");
    QTest::addColumn<Names>("present");
    QTest::addColumn<Names>("added");
    QTest::addColumn<std::string>("name"); // the name in the scene
    QTest::addColumn<bool>("missing");
    const auto row = [](const char* what, const char* brought, const char* from, const char* to, const Names& present,
                        const Names& added, const char* name, bool missing) {
        QTest::newRow(what) << std::string(brought) << QString::fromLatin1(from) << QString::fromLatin1(to) << present
                            << added << std::string(name) << missing;
    };
    const char* const town = "art/town.atlas.json";
    row("the same folder", town, "game/a.broadside", "game/b.broadside", {}, {town}, town, false);
    row("listed already", town, "game/a.broadside", "game/b.broadside", {town}, {}, town, false);
    row("from below", "town.atlas.json", "game/art/a.broadside", "game/b.broadside", {"x"}, {town}, town, false);
    row("from below, listed already", "town.atlas.json", "game/art/a.broadside", "game/b.broadside", {town}, {}, town,
        false);
    row("out of reach", town, "game/a.broadside", "other/b.broadside", {}, {town}, town, true);
    row("text alone, found", town, "", "game/b.broadside", {}, {town}, town, false);
    row("text alone, not found", town, "", "other/b.broadside", {}, {town}, town, true);
    row("a scene without a file", town, "game/a.broadside", "", {}, {town}, town, true);
    row("part of the program", ":/broadside/sprites/walker.atlas.json", "", "", {},
        {":/broadside/sprites/walker.atlas.json"}, ":/broadside/sprites/walker.atlas.json", false);
}

void TestPasteAtlases::atlasesComeAlong()
{
    QFETCH(std::string, brought);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(Names, present);
    QFETCH(Names, added);
    QFETCH(std::string, name);
    QFETCH(bool, missing);
    const auto placeOf = [this](const QString& scene) {
        return AtlasPlaces{scene.isEmpty() ? QString() : m_folder->filePath(scene), {}};
    };
    const auto known = from.isEmpty() ? std::nullopt : std::optional(placeOf(from));
    const Names entries{brought};
    const PastedAtlases pasted = pastedAtlases(entries, known, placeOf(to), present);
    QCOMPARE(pasted.entries, added);
    const auto renamed = pasted.names.find(brought);
    QCOMPARE(renamed == pasted.names.end() ? brought : renamed->second, name);
    QCOMPARE(!pasted.missing.empty(), missing);
}

void TestPasteAtlases::spritesNameTheirAtlasAsTheSceneDoes()
{
    const ObjectPtr object = test::makeObject(1, {0, 0}, [](SceneObject& o) {
        Sprite sprite;
        sprite.atlas = "a";
        sprite.region = "r";
        o.sprite = sprite;
    });
    QCOMPARE(withAtlasNames(object, {{"b", "c"}}), object);
    QCOMPARE(withAtlasNames(object, {{"a", "c"}})->sprite->atlas, std::string("c"));
    QCOMPARE(withAtlasNames(object, {{"a", "c"}})->sprite->region, std::string("r"));
}

void TestPasteAtlases::placesGoThroughTheClipboard()
{
    const AtlasPlaces places{QStringLiteral("/games/straße.broadside"), QStringLiteral("/games/p")};
    QVERIFY(placesFrom(placesData(places)) == places);
    QVERIFY(!placesFrom({}));
    QVERIFY(!placesFrom("a\nb\nc"));
}

void TestPasteAtlases::whatIsMissingIsToldWithARemedy()
{
    const QString there = missingAtlasText("art/town.atlas.json", {file("other/b.broadside"), {}});
    QVERIFY2(there.contains(file("other/art/town.atlas.json")), qPrintable(there));
    QVERIFY(missingAtlasText("town.atlas.json", {}).contains(QStringLiteral("Save the scene")));
}

BROADSIDE_TEST(TestPasteAtlases)

} // namespace broadside::test::tst_paste_atlases

#include "tst_paste_atlases.moc"
