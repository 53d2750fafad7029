#include "core/io/atlas/atlas_reader.h"
#include "tests/support/test.h"

#include <random>

namespace broadside::test::tst_atlas_reader {

namespace {

/// The atlas of the cannon world in canonical form, with every member that a region and an animation can have.
const std::string kText = R"({
  "format": "broadside-atlas",
  "version": 1,
  "picture": "cannon.png",
  "size": [64, 64],
  "pixelsPerMetre": 64,
  "filter": "linear",
  "regions": [
    {"name": "cannon", "rect": [0, 0, 64, 32]},
    {"name": "ball", "rect": [0, 32, 16, 16], "trim": [1, 2, 18, 20]},
    {"name": "target", "rect": [32, 32, 32, 32], "rotated": true},
    {"name": "letter a", "rect": [16, 32, 8, 8], "glyph": "é", "advance": 7.5}
  ],
  "animations": [
    {"name": "shoot", "playback": "ping-pong", "frames": [{"region": "cannon", "seconds": 0.2}, {"region": "ball", "seconds": 0.1}]}
  ],
  "maker": {"a": [1, 2.50]}
}
)";

std::string with(const std::string& from, const std::string& to)
{
    std::string text = kText;
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

class TestAtlasReader : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsReadAgain();
    void membersMayComeInAnyOrder();
    void errors_data();
    void errors();
    void whatDoesNotFitIsLeftOut_data();
    void whatDoesNotFitIsLeftOut();
    void animationWithoutFramesGoes();
    void randomAtlasesAreReadAsTheyWere();
    void cutTextsAreErrors();
    void filesThatAreNoneAreRefused();
};

void TestAtlasReader::whatIsWrittenIsReadAgain()
{
    const AtlasReading reading = readAtlas(kText, "a");
    QVERIFY2(reading.atlas && reading.problems.empty(),
             reading.problems.empty() ? "" : describe(reading.problems[0]).c_str());
    const Atlas& atlas = *reading.atlas;
    QCOMPARE(atlas.picture, std::string("cannon.png"));
    QVERIFY((atlas.size == PixelSize{64, 64}) && atlas.filter == TextureFilter::Linear);
    QCOMPARE(atlas.regions.size(), std::size_t{4});
    QVERIFY((atlas.regions[1].rect == PixelRect{0, 32, 16, 16}) && (atlas.regions[1].whole == PixelSize{18, 20}));
    QVERIFY(atlas.regions[2].rotated && atlas.regions[3].glyph == U'\u00e9' && atlas.regions[3].advance == 7.5);
    QVERIFY(atlas.animations[0].playback == Playback::PingPong && atlas.animations[0].frames[1].seconds == 0.1);
    QCOMPARE(writeAtlas(atlas), kText);
}

void TestAtlasReader::membersMayComeInAnyOrder()
{
    const AtlasReading reading = readAtlas(
        R"({"animations": [{"name": "a", "frames": [{"region": "r", "seconds": 1}]}], "regions": [{"rect": [0,0,2,2], "name": "r"}],
            "size": [2, 2], "picture": "p.png", "version": 1, "format": "broadside-atlas"})",
        "a");
    QVERIFY(reading.atlas && reading.problems.empty());
    QVERIFY(reading.atlas->regions.size() == 1 && reading.atlas->animations.size() == 1);
}

void TestAtlasReader::errors_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* from, const char* to, const char* message, int line) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(message) << line;
    };
    row("another format", "broadside-atlas", "atlas", "This is not a Broadside atlas", 2);
    row("a newer version", "\"version\": 1", "\"version\": 2", "The file has version 2", 3);
    row("no size", "\"size\": [64, 64],", "", "The atlas has no \"size\"", 1);
    row("size of nothing", "[64, 64]", "[0, 64]", "\"size\" is an array of 2 values, not two whole numbers", 5);
    row("huge size", "[64, 64]", "[64, 16385]", "\"size\" is", 5);
    row("size of no numbers", "[64, 64]", "\"64x64\"", "\"size\" is \"64x64\"", 5);
    row("half a pixel", "[64, 64]", "[64, 63.5]", "\"size\" is", 5);
    row("pixels per metre", "\"pixelsPerMetre\": 64", "\"pixelsPerMetre\": 0", "\"pixelsPerMetre\" is 0", 6);
    row("filter", "\"linear\"", "\"liner\"", "\"filter\" is \"liner\", which is not a known value", 7);
    row("playback", "ping-pong", "pong", "\"playback\" is \"pong\", which is not a known value", 15);
    row("regions", "\"regions\": [", "\"regions\": 3, \"x\": [", "\"regions\" is 3, not an array of regions", 8);
    row("key twice", "\"rect\": [0, 0, 64, 32]", "\"name\": \"a\"", "The key \"name\" is given twice", 9);
    row("syntax", "\"maker\": {", "\"maker\": ", "", 17);
}

void TestAtlasReader::errors()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, message);
    const AtlasReading reading = readAtlas(with(from.toStdString(), to.toStdString()), "a.atlas.json");
    QVERIFY(!reading.atlas);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty() && problem.column > 0);
    QTEST(problem.line, "line");
    QCOMPARE(problem.file, std::string("a.atlas.json"));
}

void TestAtlasReader::whatDoesNotFitIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<std::size_t>("regions");
    QTest::addColumn<std::size_t>("frames");
    const auto row = [](const char* name, const char* from, const char* to, const char* message, std::size_t regions,
                        std::size_t frames) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(message) << regions << frames;
    };
    row("outside", "[32, 32, 32, 32]", "[33, 32, 32, 32]",
        "The region \"target\" is not inside the picture of 64 x 64 pixels", 3, 2);
    row("far outside", "[32, 32, 32, 32]", "[999999999, 0, 999999999, 1]", "The region \"target\" is not inside", 3, 2);
    row("negative", "[32, 32, 32, 32]", "[-1, 32, 32, 32]", "The region \"target\" is not inside", 3, 2);
    row("of no size", "[32, 32, 32, 32]", "[32, 32, 0, 32]", "The region \"target\" is not inside", 3, 2);
    row("no rectangle", "[32, 32, 32, 32]", "[32, 32]", "The region \"target\" has no \"rect\" of four", 3, 2);
    row("beyond integers", "[32, 32, 32, 32]", "[1e300, 0, 1, 1]", "The region \"target\" has no \"rect\"", 3, 2);
    row("no name", "\"name\": \"target\"", "\"nome\": 1", "The region has no \"name\", and is left out", 3, 2);
    row("no object", "{\"name\": \"letter a\", \"rect\": [16, 32, 8, 8], \"glyph\": \"é\", \"advance\": 7.5}", "7",
        "The region has no \"name\"", 3, 2);
    row("twice", "\"target\"", "\"cannon\"", "The region \"cannon\" is given twice: the first one is used", 3, 2);
    row("trim", "[1, 2, 18, 20]", "[3, 2, 18, 20]", "The \"trim\" of the region \"ball\"", 3, 1);
    row("glyph", "\"é\"", "\"ab\"", "The \"glyph\" of the region \"letter a\"", 3, 2);
    row("no time", "\"seconds\": 0.2", "\"seconds\": 0", "A frame of \"shoot\" is shown for \"0\" seconds", 4, 1);
    row("endless time", "\"seconds\": 0.2", "\"seconds\": 1e300", "A frame of \"shoot\" is shown for \"1e300\"", 4, 1);
    row("time missing", ", \"seconds\": 0.2", "", "A frame of \"shoot\" is shown for no seconds", 4, 1);
    row("time below 0", "\"seconds\": 0.2", "\"seconds\": -1", "A frame of \"shoot\"", 4, 1);
    row("frame of nothing", "{\"region\": \"ball\"", "{\"region\": \"bell\"",
        "A frame of \"shoot\" shows \"bell\", which is not a region", 4, 1);
    row("picture elsewhere", "cannon.png", "../cannon.png", "The picture \"../cannon.png\" contains", 4, 2);
    row("no picture", "\"picture\": \"cannon.png\",", "", "The atlas names no picture", 4, 2);
}

void TestAtlasReader::whatDoesNotFitIsLeftOut()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, message);
    const AtlasReading reading = readAtlas(with(from.toStdString(), to.toStdString()), "a");
    QVERIFY2(reading.atlas, reading.atlas ? "" : describe(reading.firstError()).c_str());
    QVERIFY(!reading.problems.empty());
    const Problem& problem = reading.problems.front();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(problem.severity == Severity::Warning && problem.line > 0 && !problem.remedy.empty());
    QTEST(reading.atlas->regions.size(), "regions");
    QTEST(reading.atlas->animations.front().frames.size(), "frames");
}

void TestAtlasReader::animationWithoutFramesGoes()
{
    const AtlasReading reading =
        readAtlas(with(R"([{"region": "cannon", "seconds": 0.2}, {"region": "ball", "seconds": 0.1}])", "[]"), "a");
    QVERIFY(reading.atlas && reading.atlas->animations.empty());
    QVERIFY(reading.problems.front().message.text().starts_with("The animation \"shoot\" has no frames"));
}

void TestAtlasReader::randomAtlasesAreReadAsTheyWere()
{
    std::mt19937 random(3);
    const auto below = [&](std::uint32_t most) { return static_cast<std::int32_t>(random() % most); };
    for (int round = 0; round < 200; ++round) {
        Atlas atlas;
        atlas.picture = "pictures/é \"" + std::to_string(round) + "\".webp";
        atlas.size = {1 + below(300), 1 + below(16384)};
        atlas.pixelsPerMetre = 0.1 * (1 + below(1000));
        atlas.filter = static_cast<TextureFilter>(below(2));
        const int regions = 1 + below(6);
        for (int i = 0; i < regions; ++i) {
            AtlasRegion region;
            region.name = "r\n" + std::to_string(i);
            region.rect.x = below(static_cast<std::uint32_t>(atlas.size.width));
            region.rect.y = below(static_cast<std::uint32_t>(atlas.size.height));
            region.rect.width = 1 + below(static_cast<std::uint32_t>(atlas.size.width - region.rect.x));
            region.rect.height = 1 + below(static_cast<std::uint32_t>(atlas.size.height - region.rect.y));
            region.rotated = below(2) == 0;
            if (below(2) == 0 && std::max(region.rect.width, region.rect.height) <= 16000) {
                region.trimX = below(10);
                region.trimY = below(10);
                region.whole = {region.upright().width + region.trimX + below(9),
                                region.upright().height + region.trimY + below(9)};
            }
            const char32_t glyphs[] = {0, U'A', U'\u00e9', U'\u20ac', U'\U0001f600'};
            region.glyph = glyphs[below(5)];
            region.advance = 0.25 * below(8);
            atlas.regions.push_back(region);
        }
        Animation animation{"walk", static_cast<Playback>(below(3)), {}};
        for (int i = 0; i < 3; ++i)
            animation.frames.push_back(
                {atlas.regions[static_cast<std::size_t>(below(static_cast<std::uint32_t>(regions)))].name,
                 0.1 * (1 + below(50))});
        atlas.animations.push_back(animation);
        const std::string text = writeAtlas(atlas);
        const AtlasReading reading = readAtlas(text, "a");
        QVERIFY2(reading.atlas && reading.problems.empty(), text.c_str());
        QVERIFY2(*reading.atlas == atlas, text.c_str());
    }
}

void TestAtlasReader::cutTextsAreErrors()
{
    for (std::size_t length = 0; length + 2 < kText.size(); ++length) {
        const AtlasReading reading = readAtlas(kText.substr(0, length), "a");
        QVERIFY(!reading.atlas && !reading.firstError().remedy.empty());
    }
}

void TestAtlasReader::filesThatAreNoneAreRefused()
{
    for (const char* const path : {"/", "/nowhere/a.atlas.json", "/dev/zero"}) {
        const AtlasReading reading = readAtlasFile(path);
        QVERIFY(!reading.atlas);
        QCOMPARE(reading.firstError().file, std::string(path));
        QVERIFY(!reading.firstError().remedy.empty());
    }
}

BROADSIDE_TEST(TestAtlasReader)

} // namespace broadside::test::tst_atlas_reader

#include "tst_atlas_reader.moc"
