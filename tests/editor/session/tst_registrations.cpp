#include "core/trace/trace_writer.h"
#include "editor/session/registrations.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <array>

namespace broadside::test::tst_registrations {

class TestRegistrations : public QObject {
    Q_OBJECT
private slots:
    void boxesAreThoseOfTheGameWithoutCandidatesToo();
    void cellsAreThoseOfTheirGrid();
    void bothOfAFindingShowWhereTheyAreRegistered();
    void aSceneHasNone();
};

namespace {

/// Three objects: one with a margin, one that has moved away, one without a registration.
trace::TraceReader recordingWithBoxes()
{
    const auto object = [](std::uint64_t id) {
        auto made = std::make_shared<trace::Definition>();
        made->id = {id};
        return std::shared_ptr<const trace::Definition>(std::move(made));
    };
    trace::TraceInfo info;
    info.contents = {false, false, false, true, false};
    info.world = {{0.0, 0.0}, {20.0, 20.0}};
    std::string bytes;
    trace::TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    trace::FrameData data;
    data.boxes = {{{1}, {{0.0, 0.0}, {1.0, 1.0}}}, {{2}, {{8.0, 0.0}, {9.0, 1.0}}}};
    const std::vector<trace::WrittenObject> objects{{object(1), {{{0.25, 0.25}, {0.75, 0.75}}, {}}},
                                                    {object(2), {{{0.5, 0.5}, {1.5, 1.5}}, {}}},
                                                    {object(3), {{{5.0, 5.0}, {6.0, 6.0}}, {}}}};
    writer.write(data, objects);
    static_cast<void>(writer.finish());
    return *trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "boxes");
}

} // namespace

void TestRegistrations::boxesAreThoseOfTheGameWithoutCandidatesToo()
{
    TraceSession session;
    session.open(recordingWithBoxes());
    SceneDocument document;
    const SpriteAtlases atlases(document);
    const ShownWorld shownWorld(document, session, atlases);
    QVERIFY(!shownWorld.broadPhase());
    const auto found =
        registrationsOf(shownWorld, std::array{ObjectId{1}, ObjectId{2}, ObjectId{2}, ObjectId{3}, ObjectId{}});
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].object.value, 1U);
    QVERIFY(found[0].box == (Aabb{{0.0, 0.0}, {1.0, 1.0}}));
    QVERIFY(found[1].box == (Aabb{{8.0, 0.0}, {9.0, 1.0}}));
    QVERIFY(found[1].cells.empty());
}

/// The second grid has other cells at another place.
void TestRegistrations::cellsAreThoseOfTheirGrid()
{
    trace::TraceInfo info;
    info.contents.cells = true;
    info.world = {{0.0, 0.0}, {20.0, 20.0}};
    info.parameters = {{"cell-size", 2.0}};
    std::string bytes;
    trace::TraceWriter writer(info,
                              [&](std::string_view more) {
                                  bytes += more;
                                  return true;
                              },
                              {.version = trace::kVersionOfGrids});
    trace::FrameData data;
    data.surroundings = std::make_shared<const trace::Surroundings>(
        trace::Surroundings{{}, {{4, "walls", {10.0, 5.0}, {4.0, 1.0}, 2, 3, 0}}});
    data.cells = {{{1}, {{0, 0}, {0, 1}}}, {{1}, {{1, 2}, {1, 2}}, 4}};
    auto object = std::make_shared<trace::Definition>();
    object->id = {1};
    writer.write(data, std::array{trace::WrittenObject{std::move(object), {{{0.5, 0.5}, {1.5, 3.5}}, {}}}});
    QVERIFY(writer.finish());
    TraceSession session;
    session.open(*trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "grids"));
    SceneDocument document;
    const SpriteAtlases atlases(document);
    const ShownWorld shownWorld(document, session, atlases);
    const auto found = registrationsOf(shownWorld, std::array{ObjectId{1}});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].cells == (std::vector<Aabb>{Aabb{{0.0, 0.0}, {2.0, 4.0}}, Aabb{{14.0, 7.0}, {18.0, 8.0}}}));
    const std::vector<Message> names = gridNames(shownWorld.registrations());
    QCOMPARE(names.size(), std::size_t{2});
    const auto ofWalls = registrationsOf(shownWorld, std::array{ObjectId{1}}, names.back());
    QCOMPARE(ofWalls.size(), std::size_t{1});
    QVERIFY(ofWalls[0].cells == (std::vector<Aabb>{Aabb{{14.0, 7.0}, {18.0, 8.0}}}));
    const auto ofNone = registrationsOf(shownWorld, std::array{ObjectId{1}}, Message("gone"));
    QCOMPARE(ofNone, found);
}

void TestRegistrations::bothOfAFindingShowWhereTheyAreRegistered()
{
    RecordedPage page(naive_grid_game::Bug::ForgetsToMove);
    page.audit.setEveryStep(true);
    QTRY_VERIFY(!page.audit.missed().empty());
    const Audit::Miss miss = page.audit.missed().front();
    page.session.seek(miss.step);
    const auto found = registrationsOf(page.shownWorld, std::array{miss.pair.a, miss.pair.b});
    QCOMPARE(found.size(), std::size_t{2});
    bool isElsewhere = false; // at least one of the two
    for (const auto& registration : found) {
        QVERIFY(!registration.cells.empty());
        const Aabb& box = page.shownWorld.objects().boundsOf(*page.shownWorld.objects().indexOf(registration.object));
        for (const Aabb& cells : registration.cells)
            isElsewhere = isElsewhere || !contains(cells, box);
    }
    QVERIFY(isElsewhere);
}

void TestRegistrations::aSceneHasNone()
{
    SceneDocument document;
    TraceSession session;
    const SpriteAtlases atlases(document);
    const ShownWorld shownWorld(document, session, atlases);
    QVERIFY(registrationsOf(shownWorld, std::array{ObjectId{1}}).empty());
}

BROADSIDE_EVENT_TEST(TestRegistrations)

} // namespace broadside::test::tst_registrations

#include "tst_registrations.moc"
