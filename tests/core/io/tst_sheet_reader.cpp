#include "core/base/limits.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/atlas/sheet_reader.h"
#include "core/io/text_file.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_sheet_reader {

namespace {

std::string fileNamed(const std::string& name) { return BROADSIDE_TEST_DATA "/sheets/" + name; }

std::string textOf(const std::string& name)
{
    auto text = readFile(fileNamed(name), limits::kFileBytes, "sprite sheet");
    return text ? *text : std::string();
}

std::string allProblems(const SheetReading& reading)
{
    std::string all;
    for (const Problem& problem : reading.problems)
        all += describe(problem) + '\n';
    return all;
}

std::vector<std::string> framesOf(const Animation& animation)
{
    std::vector<std::string> names;
    for (const Animation::Frame& frame : animation.frames)
        names.push_back(frame.region);
    return names;
}

/// A sheet of one frame; tests replace its text by an invalid one.
std::string sheetWith(const std::string& frame, const std::string& meta)
{
    return "{\"frames\": [\n" + frame + "],\n\"meta\": " + meta + "}";
}
const std::string kFrame = R"({"filename": "a", "frame": {"x": 0, "y": 0, "w": 8, "h": 8}})";
const std::string kMeta = R"({"image": "a.png", "size": {"w": 16, "h": 16}})";

} // namespace

class SheetReaderTest : public QObject {
    Q_OBJECT

private slots:
    void asepriteTagsBecomeAnimations();
    void framesWithoutTagsAreOneAnimation();
    void texturePackerTurnsAndTrims_data();
    void texturePackerTurnsAndTrims();
    void readsBackAsAnAtlas();
    void knowsSheetsByTheirContent();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void warnsAndGoesOn_data();
    void warnsAndGoesOn();
    void unknownKeysAreIgnored();
    void everyTruncationEndsWithAProblem();
    void everyChangedByteIsSurvived();
};

void SheetReaderTest::asepriteTagsBecomeAnimations()
{
    const SheetReading reading = readSheetFile(fileNamed("aseprite-hash.json"));
    QVERIFY2(reading.atlas && reading.problems.empty(), allProblems(reading).c_str());
    QCOMPARE(reading.maker, SheetMaker::Aseprite);
    const Atlas& atlas = *reading.atlas;
    QCOMPARE(atlas.picture, std::string("walker.png"));
    QVERIFY(atlas.size == (PixelSize{192, 64}));
    QCOMPARE(atlas.regions.size(), std::size_t{3});
    const AtlasRegion& trimmed = atlas.regions[1];
    QVERIFY(trimmed.rect == (PixelRect{64, 0, 40, 60}));
    QVERIFY(trimmed.whole == (PixelSize{64, 64}));
    QCOMPARE(trimmed.trimX, 12);
    QCOMPARE(trimmed.trimY, 4);
    QVERIFY(atlas.regions[0].whole == PixelSize{});

    const std::string first = "walker 0.aseprite";
    const std::string second = "walker 1.aseprite";
    const std::string third = "walker 2.aseprite";
    QCOMPARE(atlas.animations.size(), std::size_t{5});
    QCOMPARE(framesOf(*animationNamed(atlas, "walk")), (std::vector<std::string>{first, second, third}));
    QCOMPARE(framesOf(*animationNamed(atlas, "back")), (std::vector<std::string>{third, second, first}));
    QCOMPARE(framesOf(*animationNamed(atlas, "sway")), (std::vector<std::string>{second, third}));
    QCOMPARE(framesOf(*animationNamed(atlas, "yaws")), (std::vector<std::string>{third, second}));
    QVERIFY(animationNamed(atlas, "walk")->playback == Playback::Loop);
    QVERIFY(animationNamed(atlas, "sway")->playback == Playback::PingPong);
    QVERIFY(animationNamed(atlas, "yaws")->playback == Playback::PingPong);
    QVERIFY(animationNamed(atlas, "fall")->playback == Playback::Once);
    VERIFY_NEAR(animationNamed(atlas, "walk")->frames[1].seconds, 0.15, 1e-12);
}

void SheetReaderTest::framesWithoutTagsAreOneAnimation()
{
    const SheetReading reading = readSheetFile(fileNamed("aseprite-array.json"));
    QVERIFY2(reading.atlas && reading.problems.empty(), allProblems(reading).c_str());
    QCOMPARE(reading.atlas->animations.size(), std::size_t{1});
    const Animation& animation = reading.atlas->animations.front();
    QCOMPARE(animation.name, std::string("ball"));
    QCOMPARE(framesOf(animation), (std::vector<std::string>{"ball.aseprite", "ball.aseprite 2"}));
    VERIFY_NEAR(animation.duration(), 0.2, 1e-12);
}

void SheetReaderTest::texturePackerTurnsAndTrims_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("hasPivots");
    QTest::newRow("hash") << "texturepacker-hash.json" << true;
    QTest::newRow("array") << "texturepacker-array.json" << false;
}

void SheetReaderTest::texturePackerTurnsAndTrims()
{
    QFETCH(QString, file);
    QFETCH(bool, hasPivots);
    const SheetReading reading = readSheetFile(fileNamed(file.toStdString()));
    QVERIFY2(reading.atlas && reading.problems.empty(), allProblems(reading).c_str());
    QCOMPARE(reading.maker, SheetMaker::TexturePacker);
    const AtlasRegion* cannon = regionNamed(*reading.atlas, "cannon.png");
    QVERIFY(cannon && cannon->rotated);
    QVERIFY(cannon->rect == (PixelRect{2, 2, 32, 64})); // as it is in the atlas, rotated
    QVERIFY(cannon->upright() == (PixelSize{64, 32}));
    const AtlasRegion* target = regionNamed(*reading.atlas, "target.png");
    QVERIFY(target && target->size() == (PixelSize{32, 32}));
    QCOMPARE(target->trimX, 2);
    QCOMPARE(reading.atlas->animations.size(), std::size_t{hasPivots ? 1U : 0U});
    QCOMPARE(reading.atlas->others.size(), std::size_t{hasPivots ? 1U : 0U});
    if (hasPivots)
        QCOMPARE(reading.atlas->others.front().json, std::string(R"({"cannon.png": [0.25, 0.75]})"));
}

void SheetReaderTest::readsBackAsAnAtlas()
{
    for (const char* name : {"aseprite-hash.json", "aseprite-array.json", "texturepacker-hash.json"}) {
        const SheetReading sheet = readSheetFile(fileNamed(name));
        const AtlasReading atlas = readAtlas(writeAtlas(*sheet.atlas), "written.atlas.json");
        QVERIFY(atlas.atlas);
        QVERIFY(*atlas.atlas == *sheet.atlas);
    }
}

void SheetReaderTest::knowsSheetsByTheirContent()
{
    QVERIFY(isSheet(textOf("aseprite-hash.json")));
    QVERIFY(isSheet(textOf("texturepacker-array.json")));
    QVERIFY(isSheet(R"({"frames": {"a": )")); // a broken sheet is read too, so that its problem is reported
    QVERIFY(!isSheet(R"({"format": "broadside-atlas", "version": 1})"));
    QVERIFY(!isSheet(R"({"format": "broadside-scene", "objects": []})"));
    QVERIFY(!isSheet("id,x,y,w,h"));
    QVERIFY(!isSheet(""));
}

void SheetReaderTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<std::string>("word");
    QTest::newRow("an array") << std::string("[]") << 1 << std::string("one JSON object");
    QTest::newRow("no frames") << std::string(R"({"meta": {"image": "a.png", "size": {"w": 1, "h": 1}}})") << 1
                               << std::string("no \"frames\"");
    QTest::newRow("no meta") << "{\"frames\": [" + kFrame + "]}" << 1 << std::string("no \"meta\"");
    QTest::newRow("no image") << sheetWith(kFrame, R"({"size": {"w": 16, "h": 16}})") << 3 << std::string("image");
    QTest::newRow("no size") << sheetWith(kFrame, R"({"image": "a.png"})") << 3 << std::string("size");
    QTest::newRow("huge") << sheetWith(kFrame, R"({"image": "a.png", "size": {"w": 1000000, "h": 1}})") << 3
                          << std::string("16 384");
    QTest::newRow("no place") << sheetWith(R"({"filename": "a"})", kMeta) << 2 << std::string("\"frame\"");
    QTest::newRow("negative") << sheetWith(R"({"frame": {"x": -1, "y": 0, "w": 8, "h": 8}})", kMeta) << 2
                              << std::string("frame.x");
    QTest::newRow("empty frame") << sheetWith(R"({"frame": {"x": 0, "y": 0, "w": 0, "h": 8}})", kMeta) << 2
                                 << std::string("0 pixels");
    QTest::newRow("no object") << sheetWith("7", kMeta) << 2 << std::string("frames");
    QTest::newRow("several sheets") << std::string(R"({"textures": [], "meta": {}})") << 1
                                    << std::string("several sheets");
    QTest::newRow("key twice") << sheetWith(R"({"frame": {"x": 0, "x": 0, "y": 0, "w": 8, "h": 8}})", kMeta) << 2
                               << std::string("\"x\" is given twice");
    QTest::newRow("name twice") << R"({"frames": {"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8}},
"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8}}}, "meta": )" +
                                       std::string(kMeta) + "}"
                                << 2 << std::string("\"a\" is given twice");
    QTest::newRow("not closed") << std::string("{\"frames\": [\n") << 2 << std::string();
}

void SheetReaderTest::saysWhatIsWrong()
{
    QFETCH(std::string, text);
    QFETCH(int, line);
    QFETCH(std::string, word);
    const SheetReading reading = readSheet(text, "sheet.json");
    QVERIFY(!reading.atlas);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(word) != std::string::npos ||
                 problem.remedy.text().find(word) != std::string::npos,
             describe(problem).c_str());
    QCOMPARE(problem.line, line);
    QVERIFY(!problem.remedy.empty());
    QCOMPARE(problem.file, std::string("sheet.json"));
}

void SheetReaderTest::warnsAndGoesOn_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("word");
    QTest::newRow("outside") << sheetWith(kFrame + R"(, {"frame": {"x": 12, "y": 0, "w": 8, "h": 8}})", kMeta)
                             << std::string("is not inside the picture");
    QTest::newRow("no duration") << sheetWith(R"({"frame": {"x": 0, "y": 0, "w": 8, "h": 8}, "duration": 0})", kMeta)
                                 << std::string("100 ms");
    QTest::newRow("tag beyond the frames") << sheetWith(kFrame, R"({"image": "a.png", "size": {"w": 16, "h": 16},
                         "frameTags": [{"name": "t", "from": 4, "to": 9}]})")
                                           << std::string("no frames");
    QTest::newRow("trimmed to nonsense")
        << sheetWith(R"({"frame": {"x": 0, "y": 0, "w": 8, "h": 8}, "sourceSize": {"w": 9, "h": 9},
                         "spriteSourceSize": {"x": 5, "y": 0, "w": 8, "h": 8}})",
                     kMeta)
        << std::string("sourceSize");
}

void SheetReaderTest::warnsAndGoesOn()
{
    QFETCH(std::string, text);
    QFETCH(std::string, word);
    const SheetReading reading = readSheet(text, "sheet.json");
    QVERIFY2(reading.atlas, allProblems(reading).c_str());
    QCOMPARE(reading.problems.size(), std::size_t{1});
    QVERIFY2(allProblems(reading).find(word) != std::string::npos, allProblems(reading).c_str());
    QCOMPARE(reading.atlas->regions.size(), std::size_t{1});
}

void SheetReaderTest::unknownKeysAreIgnored()
{
    const std::string text = R"({"extra": [1, {"frames": 2}], "frames": {"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8,
        "depth": 1}, "colour": "red"}}, "meta": {"image": "a.png", "size": {"w": 16, "h": 16, "d": 1}, "x": null}})";
    const SheetReading reading = readSheet(text, "sheet.json");
    QVERIFY2(reading.atlas && reading.problems.empty(), allProblems(reading).c_str());
}

void SheetReaderTest::everyTruncationEndsWithAProblem()
{
    for (const char* name : {"aseprite-hash.json", "texturepacker-array.json"}) {
        std::string text = textOf(name);
        text.erase(text.find_last_of('}'));
        for (std::size_t length = 0; length <= text.size(); ++length) {
            const SheetReading reading = readSheet(text.substr(0, length), "sheet.json");
            QVERIFY(!reading.atlas);
            QVERIFY(!reading.firstError().message.empty() && !reading.firstError().remedy.empty());
        }
    }
}

void SheetReaderTest::everyChangedByteIsSurvived()
{
    const std::string text = textOf("texturepacker-hash.json");
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char byte : {'0', '9', '-', '"', '{', ']', ' ', '\x01'}) {
            std::string changed = text;
            changed[i] = byte;
            const SheetReading reading = readSheet(changed, "sheet.json");
            QCOMPARE(reading.atlas.has_value(), std::ranges::none_of(reading.problems, [](const Problem& problem) {
                         return problem.severity == Severity::Error;
                     }));
            if (reading.atlas)
                for (const AtlasRegion& region : reading.atlas->regions)
                    QVERIFY(region.rect.isInside(reading.atlas->size));
        }
}

BROADSIDE_TEST(SheetReaderTest)

} // namespace broadside::test::tst_sheet_reader

#include "tst_sheet_reader.moc"
