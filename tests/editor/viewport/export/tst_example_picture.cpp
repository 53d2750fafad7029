// The picture of an example is of its own step, with both objects and the places where they are registered.

#include "core/debug/history/recorded_run.h"
#include "core/io/scene/scene_reader.h"
#include "core/trace/recording.h"
#include "editor/viewport/export/example_picture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_example_picture {

namespace {

constexpr Vec2 kSize{320.0, 240.0};

/// A mystery with its first steps.
RecordedRun mystery(const char* name, std::uint64_t steps)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/mysteries/%1.broadside").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    Scene scene = readScene(file.readAll().toStdString(), name).scene.value();
    World world = World::fromScene(scene).value();
    History history(world);
    while (world.stepCount() < steps) {
        const StepReport report = world.step();
        history.record(world, report, {});
    }
    return {std::move(scene), std::move(history)};
}

trace::Recording recordingOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the recording");
    return trace::Recording(
        trace::TraceReader::open(trace::byteSourceOf(file.readAll().toStdString()), "game").value());
}

PicturedExample firstExample(const StepSource& source)
{
    const Diagnosis found = diagnose(source, source.steps()).value();
    for (const Explanation& explanation : found.explanations)
        if (explanation.example)
            return {*explanation.example, explanation.symptom};
    qFatal("no example");
}

Aabb boxAt(const StepSource& source, std::uint64_t step, ObjectId id)
{
    const auto walk = source.walk().value();
    Aabb box;
    const auto problem = walk->look(source.frameOf(step), [&](const Frame& frame) {
        box = frame.objects().boundsOf(frame.objects().indexOf(id).value());
    });
    return problem ? Aabb{} : box;
}

bool hasWord(const DisplayList& list, const std::string& word)
{
    bool found = false;
    list.forEachLayer([&](const DisplayLayerItems& items) {
        for (const DisplayText& text : items.texts)
            found = found || text.text.find(word) != std::string::npos;
    });
    return found;
}

std::vector<Aabb> boxesLike(const DisplayLayerItems& items, const Stroke& stroke)
{
    std::vector<Aabb> boxes;
    for (const DisplayBox& box : items.boxes)
        if (box.stroke.color == stroke.color && box.stroke.pattern == stroke.pattern)
            boxes.push_back(box.box);
    return boxes;
}

/// Share of the pixels next to the left edge of a box that have a colour.
double shareOfLeftEdge(const QImage& image, const Camera2D& camera, const Aabb& box, Rgba color)
{
    const Vec2 top = camera.toScreen({box.lo.x, box.hi.y});
    const Vec2 bottom = camera.toScreen(box.lo);
    int colored = 0;
    int all = 0;
    for (double y = top.y; y <= bottom.y; y += 1.0, ++all)
        for (double x = top.x - 4.0; x < top.x + 1.0; x += 1.0) {
            const QColor pixel = image.pixelColor((QPointF(x, y) * image.devicePixelRatio()).toPoint());
            if (std::abs(pixel.red() - color.r) + std::abs(pixel.green() - color.g) + std::abs(pixel.blue() - color.b) <
                24) {
                ++colored;
                break;
            }
        }
    return static_cast<double>(colored) / all;
}

} // namespace

class TestExamplePicture : public QObject {
    Q_OBJECT
private slots:
    void bothObjectsHaveTheirBoxesInTheirColours_data();
    void bothObjectsHaveTheirBoxesInTheirColours();
    void theCellsOfBothAreMarked();
    void anObjectInNoCellIsSaidToBeInNone();
    void aMissedPairHasItsLink();
    void aPassageHasItsPath();
    void theRecordedCellsOfBothAreMarked();
    void aRecordedBoxIsAnotherMarkThanTheObject();
    void eachStepHasItsOwnPicture();
    void anObjectThatIsNotThereIsAProblem();
};

void TestExamplePicture::bothObjectsHaveTheirBoxesInTheirColours_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("ratio");
    QTest::newRow("dark") << QStringLiteral("big-boss") << true << 1.0;
    QTest::newRow("light") << QStringLiteral("big-boss") << false << 1.0;
    QTest::newRow("two pixels for each") << QStringLiteral("big-boss") << true << 2.0;
    QTest::newRow("in no cell") << QStringLiteral("top-row") << true << 1.0;
}

void TestExamplePicture::bothObjectsHaveTheirBoxesInTheirColours()
{
    QFETCH(const QString, scene);
    QFETCH(const bool, dark);
    QFETCH(const double, ratio);
    const RecordedRun run = mystery(scene.toUtf8().constData(), 60);
    const PicturedExample example = firstExample(run);
    const Theme theme = dark ? darkTheme() : lightTheme();
    const QSize size(static_cast<int>(kSize.x), static_cast<int>(kSize.y));
    const QImage image = drawnExample(run, example, size, ratio, theme).value();
    QCOMPARE(image.size(), size * ratio);
    const Camera2D camera = pictureOf(run, example, kSize, theme)->camera;
    for (const auto& [id, mark] : {std::pair{example.pair.a, Mark::PinA}, std::pair{example.pair.b, Mark::PinB}}) {
        const Aabb box = boxAt(run, example.pair.step, id);
        QVERIFY(contains(camera.visibleWorld(), box));
        const double share = shareOfLeftEdge(image, camera, box, theme[mark].stroke.color);
        QVERIFY2(share > 0.6, qPrintable(QString::number(share)));
    }
}

void TestExamplePicture::theCellsOfBothAreMarked()
{
    const RecordedRun run = mystery("big-boss", 60);
    const PicturedExample example = firstExample(run);
    const Theme theme = darkTheme();
    const ScenePicture picture = pictureOf(run, example, kSize, theme).value();
    const DisplayLayerItems& marks = picture.list[DisplayLayer::Highlights];
    QCOMPARE(boxesLike(marks, theme[Mark::PinA].stroke).size(), std::size_t{4}); // The corners of the boss.
    QVERIFY(!boxesLike(marks, theme[Mark::PinB].stroke).empty());
    QCOMPARE(marks.lines.size(), std::size_t{1}); // The link of the pair. Other cells have no borders.
    for (const DisplayBox& box : marks.boxes)
        QVERIFY(!box.fill.hatched);
    // The cells have their numbers, inside the picture.
    const auto isNumber = [](const DisplayText& text) {
        return std::ranges::all_of(text.text, [](char letter) { return letter >= '0' && letter <= '9'; });
    };
    const auto& texts = marks.texts;
    QVERIFY(std::ranges::count_if(texts, isNumber) >= 4);
    for (const DisplayText& text : texts)
        QVERIFY(contains(picture.camera.visibleWorld(), text.position));
    QVERIFY(picture.list.focus.veil.a > 128); // Other objects are faint.
}

void TestExamplePicture::anObjectInNoCellIsSaidToBeInNone()
{
    const RecordedRun run = mystery("top-row", 60);
    QVERIFY(hasWord(pictureOf(run, firstExample(run), kSize, darkTheme())->list, ": in no cell"));
    const DisplayList narrow = pictureOf(run, firstExample(run), {130.0, 100.0}, darkTheme())->list;
    QVERIFY(hasWord(narrow, "Coin C3")); // The name matters more.
    QVERIFY(!hasWord(narrow, ": in no cell"));
    QVERIFY(hasWord(pictureOf(run, firstExample(run), {60.0, 60.0}, darkTheme())->list, "\xE2\x80\xA6"));
    const RecordedRun boss = mystery("big-boss", 60);
    QVERIFY(!hasWord(pictureOf(boss, firstExample(boss), kSize, darkTheme())->list, ": in no cell"));
}

/// The manual promises a thick purple link.
void TestExamplePicture::aMissedPairHasItsLink()
{
    const RecordedRun run = mystery("big-boss", 60);
    const PicturedExample example = firstExample(run);
    const Theme theme = darkTheme();
    const ScenePicture picture = pictureOf(run, example, kSize, theme).value();
    const auto& lines = picture.list[DisplayLayer::Highlights].lines;
    const Stroke& link = theme[Mark::MissedPair].stroke;
    QCOMPARE(std::ranges::count_if(lines, [&](const DisplayLine& line) { return line.stroke.color == link.color; }), 1);
    QVERIFY(lines.front().stroke.width >= 4.0F);
    QCOMPARE(lines.front().from, boxAt(run, example.pair.step, example.pair.a).center());
    QCOMPARE(lines.front().to, boxAt(run, example.pair.step, example.pair.b).center());
}

void TestExamplePicture::aPassageHasItsPath()
{
    const RecordedRun run = mystery("through-the-wall", 40);
    const PicturedExample example = firstExample(run);
    QCOMPARE(example.symptom, Symptom::Passage);
    const ScenePicture picture = pictureOf(run, example, kSize, darkTheme()).value();
    const auto& lines = picture.list[DisplayLayer::Labels].lines;
    QVERIFY(std::ranges::any_of(lines, [&](const DisplayLine& line) {
        return line.stroke.color == darkTheme()[Mark::MissedPair].stroke.color;
    }));
    // The wall is 6 m high, and the path half a metre long: it must be possible to see it.
    QVERIFY(picture.camera.visibleWorld().height() < 4.0);
    QVERIFY(contains(picture.camera.visibleWorld(), boxAt(run, example.pair.step - 1, example.pair.a)));
    QVERIFY(contains(picture.camera.visibleWorld(), boxAt(run, example.pair.step, example.pair.a)));
}

void TestExamplePicture::theRecordedCellsOfBothAreMarked()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.bstrace"));
    writeGameTrace(file, naive_grid_game::Bug::RegistersCorners, 60);
    const trace::Recording source = recordingOf(file);
    const PicturedExample example = firstExample(source);
    const Theme theme = lightTheme();
    const ScenePicture picture = pictureOf(source, example, kSize, theme).value();
    const DisplayLayerItems& marks = picture.list[DisplayLayer::Highlights];
    QVERIFY(!boxesLike(marks, theme[Mark::PinA].stroke).empty());
    QVERIFY(!boxesLike(marks, theme[Mark::PinB].stroke).empty());
    QVERIFY(boxesLike(marks, theme[Mark::Registered].stroke).empty()); // Two marks for one thing are clutter.
    for (const ObjectId id : {example.pair.a, example.pair.b})
        QVERIFY(contains(picture.camera.visibleWorld(), boxAt(source, example.pair.step, id)));
    QVERIFY(hasWord(picture.list, "Asteroid (")); // There are several.
    QVERIFY(hasWord(picture.list, "Bar"));
    QVERIFY(!hasWord(picture.list, "Bar ("));
}

/// The first object moved by 2 m, and its registered box stayed behind.
void TestExamplePicture::aRecordedBoxIsAnotherMarkThanTheObject()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("boxes.bstrace"));
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES | BST_BOXES;
    bst_trace* trace = bst_open_file(file.toUtf8().constData(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    bst_define(trace, 1, "Ball", 1, 1, 1);
    bst_define(trace, 2, "Wall", 0, 1, 1);
    bst_box(trace, 1, 4.0, 2.0, 5.0, 3.0);
    bst_box(trace, 2, 4.5, 0.0, 5.5, 4.0);
    bst_registered_box(trace, 1, 2.0, 2.0, 3.0, 3.0);
    bst_registered_box(trace, 2, 4.5, 0.0, 5.5, 4.0);
    bst_frame_end(trace);
    bst_close(trace);
    const trace::Recording source = recordingOf(file);
    const Theme theme = darkTheme();
    const ScenePicture picture = pictureOf(source, {{0, {1}, {2}}, Symptom::MissedPair}, kSize, theme).value();
    const auto boxes = boxesLike(picture.list[DisplayLayer::Highlights], theme[Mark::Registered].stroke);
    const Aabb registered{{2.0, 2.0}, {3.0, 3.0}};
    QVERIFY(std::ranges::find(boxes, registered) != boxes.end());
    QVERIFY(contains(picture.camera.visibleWorld(), registered));
    QVERIFY(hasWord(picture.list, "Ball"));
    QVERIFY(hasWord(picture.list, "Wall"));
    QVERIFY(hasWord(picture.list, "where it is registered"));
    QVERIFY(!hasWord(picture.list, "registered here")); // It would be cut, or cover the objects.
}

void TestExamplePicture::eachStepHasItsOwnPicture()
{
    const RecordedRun run = mystery("big-boss", 60);
    const auto drawnAt = [&](std::uint64_t step) {
        PicturedExample example = firstExample(run);
        example.pair.step = step;
        return drawnExample(run, example, {320, 240}, 1.0, darkTheme()).value();
    };
    QCOMPARE(drawnAt(5), drawnAt(5));
    QVERIFY(drawnAt(5) != drawnAt(20));
}

void TestExamplePicture::anObjectThatIsNotThereIsAProblem()
{
    const RecordedRun run = mystery("big-boss", 10);
    const auto picture = pictureOf(run, {{3, {1}, {9'999}}, Symptom::MissedPair}, kSize, darkTheme());
    QVERIFY(!picture);
    QCOMPARE(picture.problem().object, ObjectId{9'999});
}

BROADSIDE_OFFSCREEN_TEST(TestExamplePicture)

} // namespace broadside::test::tst_example_picture

#include "tst_example_picture.moc"
