#include "core/debug/audit/audit.h"
#include "core/debug/why/pair_stage.h"
#include "core/debug/why/why.h"
#include "tests/sentences/random_frames.h"
#include "tests/support/test.h"

#include <cstdlib>
#include <map>

namespace broadside::test::tst_pair_stage {

namespace {

/// The recording of a few boxes of 1 x 1 m, over cells of 1 m.
struct Recorded {
    struct Object {
        double x = 0.0; ///< The left side; the lower side is 0.2 m above the world's lower side.
        CellRange cells;
        std::uint32_t mask = 0xffff'ffff;
        bool isThere = true;
    };
    explicit Recorded(const std::vector<Object>& list)
    {
        for (const Object& each : list) {
            auto object = std::make_shared<SceneObject>();
            object->id = {m_objects.rowCount() + 1};
            object->kind = ObjectKind::Dynamic;
            object->mask = each.mask;
            object->pose.position = {each.x + 0.5, 0.7};
            const ObjectIndex row = m_objects.add(object);
            if (!each.cells.isEmpty())
                cells.push_back({row, each.cells});
            if (!each.isThere)
                m_objects.remove(row);
        }
    }
    /// The frame of the current data; the next call replaces it.
    [[nodiscard]] Frame frame()
    {
        RecordedBroadPhase::Record record;
        record.candidates = candidates;
        if (knowsCells)
            record.cells = cells;
        if (!boxes.empty())
            record.boxes = boxes;
        m_broadPhase.take(m_objects, record);
        FrameParts parts;
        parts.objects = &m_objects;
        parts.world = {20.0, 4.0, {}, {}, {}, EdgeRule::Open};
        parts.broadPhase = &m_broadPhase;
        parts.boxesAreMeasured = true;
        parts.contacts = contacts;
        return Frame(std::move(parts));
    }
    [[nodiscard]] std::optional<PairStage> stage()
    {
        const Frame random = frame();
        const WhyAnswer answer = why(random, 0, 1);
        const auto found = stageOf(random, 0, 1, answer.cause);
        const auto back = stageOf(random, 1, 0, answer.cause);
        return found == answer.stage && found == back ? found : std::nullopt;
    }
    std::vector<RecordedBroadPhase::Cells> cells;
    std::vector<RecordedBroadPhase::Box> boxes;
    std::vector<IndexPair> candidates;
    std::optional<std::vector<IndexPair>> contacts;
    bool knowsCells = true;

private:
    ObjectTable m_objects;
    RecordedBroadPhase m_broadPhase{CellTable(GridLayout::ofCells(1.0, 20, 4)), true, 0.01};
};

CellRange column(std::int64_t x) { return {{x, 0}, {x, 0}}; }
CellRange columns(std::int64_t first, std::int64_t last) { return {{first, 0}, {last, 0}}; }
const CellRange kNone{{0, 0}, {-1, -1}};

std::string wordOf(const std::optional<PairStage>& stage) { return stage ? std::string(nameOf(*stage)) : "none"; }

/// Where a pair is lost, computed from the random moment alone.
class Oracle {
public:
    Oracle(const RandomFrame& random, const Frame& frame)
        : m_random(random)
        , m_frame(frame)
    {}
    [[nodiscard]] std::string stageOf(ObjectIndex a, ObjectIndex b, const std::optional<MissCause>& cause) const
    {
        const CollisionFilter filterA = m_random.objects().filterOf(a);
        const CollisionFilter filterB = m_random.objects().filterOf(b);
        if ((filterA.mask & filterB.category) == 0 || (filterB.mask & filterA.category) == 0)
            return "masked";
        if (!filterA.dynamic && !filterB.dynamic)
            return "none";
        const bool boxesOverlap =
            overlaps(m_random.objects().boundsOf(a), m_random.objects().boundsOf(b), m_random.touch());
        if (boxesOverlap && !m_random.isCandidate(orderedPair(a, b)))
            return stageOfMissedPair(a, b, *cause);
        if (!boxesOverlap)
            return m_frame.boxesHideOverlap(a, b) ? "boxSmallerThanShape" : "none";
        const bool isIgnored = m_frame.shapesOverlap(a, b) && !responds(a) && !responds(b);
        return !m_random.isTheirs() && isIgnored ? "noResponse" : "none";
    }

private:
    [[nodiscard]] bool responds(ObjectIndex row) const
    {
        const SceneObject& object = m_random.objects().objectOf(row);
        return object.onHit == HitResponse::Remove || (object.onHit == HitResponse::Bounce && object.isDynamic());
    }
    [[nodiscard]] std::string stageOfMissedPair(ObjectIndex a, ObjectIndex b, MissCause cause) const
    {
        if (m_random.isTheirs() && m_random.knowsBoxes()) {
            const auto ofA = m_random.registeredBox(a);
            const auto ofB = m_random.registeredBox(b);
            if (!ofA || !ofB)
                return "notRegistered";
            return overlaps(*ofA, *ofB, m_random.touch()) ? "afterStructure" : "registration";
        }
        if (!m_random.registered())
            return cause == MissCause::Unknown ? "afterStructure" : "registration";
        const auto distance = distanceOf(a, b);
        if (!distance)
            return "notRegistered";
        return *distance <= ring() ? "afterStructure" : "registration";
    }
    /// Distance in cells.
    [[nodiscard]] std::optional<std::int64_t> distanceOf(ObjectIndex a, ObjectIndex b) const
    {
        std::optional<std::int64_t> nearest;
        for (const auto& [x, y] : (*m_random.registered())[a])
            for (const auto& [otherX, otherY] : (*m_random.registered())[b]) {
                const std::int64_t distance = std::max(std::abs(x - otherX), std::abs(y - otherY));
                nearest = std::min(distance, nearest.value_or(distance));
            }
        return nearest;
    }
    /// With so few objects, all candidates are within the ring.
    [[nodiscard]] std::int64_t ring() const
    {
        std::int64_t ring = 0;
        const auto rows = static_cast<ObjectIndex>(m_random.objects().rowCount());
        for (ObjectIndex a = 0; m_random.isTheirs() && a < rows; ++a)
            for (ObjectIndex b = a + 1; b < rows; ++b)
                if (m_random.isCandidate({a, b}))
                    ring = std::max(ring, distanceOf(a, b).value_or(0));
        return ring > 2 ? 0 : ring;
    }

    const RandomFrame& m_random;
    const Frame& m_frame;
};

} // namespace

class TestPairStage : public QObject {
    Q_OBJECT
private slots:
    void aRecordedPairIsLostWhereItsRecordSaysSo_data();
    void aRecordedPairIsLostWhereItsRecordSaysSo();
    void registeredBoxesMeetOrDoNot();
    void whatIsRegisteredNowhereHasACause_data();
    void whatIsRegisteredNowhereHasACause();
    void cellsThatTheGameChoseAreNamedAsRegistrations();
    void aRingOfCellsIsConcludedFromTheCandidates();
    void aRecordedContactIsAskedFor();
    void aSceneHasStagesToo_data();
    void aSceneHasStagesToo();
    void randomFramesAgreeWithWhatWasPlanted();
};

void TestPairStage::aRecordedPairIsLostWhereItsRecordSaysSo_data()
{
    using Objects = std::vector<Recorded::Object>;
    QTest::addColumn<Objects>("objects");
    QTest::addColumn<bool>("isReported");
    QTest::addColumn<bool>("knowsCells");
    QTest::addColumn<QString>("stage");
    const auto row = [](const char* name, const Objects& objects, bool isReported, bool knowsCells, const char* stage) {
        QTest::newRow(name) << objects << isReported << knowsCells << QString::fromLatin1(stage);
    };
    const Recorded::Object a{2.5, columns(2, 3)};
    row("found", {a, {3.0, columns(3, 4)}}, true, true, "none");
    row("apart", {a, {6.0, column(6)}}, false, true, "none");
    row("one is gone", {a, {3.0, columns(3, 4), 0xffff'ffff, false}}, false, true, "notInFrame");
    row("in no cell", {a, {3.0, kNone}}, false, true, "notRegistered");
    row("where it was before", {a, {3.0, columns(8, 9)}}, false, true, "registration");
    row("in a common cell", {a, {3.0, columns(3, 4)}}, false, true, "afterStructure");
    row("nothing is known", {a, {3.0, kNone}}, false, false, "afterStructure");
    row("beyond the world", {{-3.0, kNone}, {-2.5, kNone}}, false, false, "registration");
    row("masked", {a, {3.0, columns(3, 4), 0}}, false, true, "masked");
    row("masked and apart", {a, {6.0, column(6), 0}}, false, true, "masked");
}

void TestPairStage::aRecordedPairIsLostWhereItsRecordSaysSo()
{
    QFETCH(std::vector<Recorded::Object>, objects);
    QFETCH(bool, isReported);
    QFETCH(bool, knowsCells);
    QFETCH(QString, stage);
    Recorded recorded(objects);
    recorded.knowsCells = knowsCells;
    if (isReported)
        recorded.candidates = {{0, 1}};
    QCOMPARE(QString::fromStdString(wordOf(recorded.stage())), stage);
}

void TestPairStage::registeredBoxesMeetOrDoNot()
{
    Recorded recorded({{2.5, kNone}, {3.0, kNone}});
    recorded.knowsCells = false;
    recorded.boxes = {{0, {{2.5, 0.2}, {3.5, 1.2}}}, {1, {{9.0, 0.2}, {10.0, 1.2}}}};
    QCOMPARE(wordOf(recorded.stage()), std::string("registration"));
    recorded.boxes[1].box = {{3.0, 0.2}, {4.0, 1.2}};
    QCOMPARE(wordOf(recorded.stage()), std::string("afterStructure"));
    recorded.boxes.pop_back();
    QCOMPARE(wordOf(recorded.stage()), std::string("notRegistered"));
}

void TestPairStage::whatIsRegisteredNowhereHasACause_data()
{
    QTest::addColumn<bool>("isInCells"); // else in registered boxes
    QTest::addColumn<bool>("isFirstThere");
    QTest::addColumn<QString>("reason");
    QTest::newRow("one in no cell") << true << true << QStringLiteral("because Object 2 is not registered");
    QTest::newRow("both in no cell") << true << false << QStringLiteral("because neither is registered");
    QTest::newRow("one in no box") << false << true << QStringLiteral("because Object 2 is not registered");
}

/// Cells or boxes are recorded, so an object without any is known to be unregistered.
void TestPairStage::whatIsRegisteredNowhereHasACause()
{
    QFETCH(const bool, isInCells);
    QFETCH(const bool, isFirstThere);
    QFETCH(const QString, reason);
    Recorded recorded({{2.5, isInCells && isFirstThere ? columns(2, 3) : kNone}, {3.0, kNone}});
    recorded.knowsCells = isInCells;
    if (!isInCells)
        recorded.boxes = {{0, {{2.5, 0.2}, {3.5, 1.2}}}};
    const WhyAnswer answer = why(recorded.frame(), 0, 1);
    QVERIFY2(answer.cause == MissCause::NotRegistered, answer.sentence.text().c_str());
    QVERIFY2(QString::fromStdString(answer.sentence.text()).contains(reason), answer.sentence.text().c_str());
}

/// The first object is far from the cell in which its game registered it, so it is not "in" that cell.
void TestPairStage::cellsThatTheGameChoseAreNamedAsRegistrations()
{
    for (const bool isReported : {false, true}) {
        Recorded recorded({{2.5, column(10)}, {15.0, column(15)}});
        if (isReported)
            recorded.candidates = {{0, 1}};
        const std::string sentence = why(recorded.frame(), 0, 1).sentence.text();
        QVERIFY2(sentence.find("Object 1 is registered in cell 10, Object 2 in cell 15") != std::string::npos,
                 sentence.c_str());
    }
}

/// A game registers each object in the cell of its centre and searches the cells around it.
void TestPairStage::aRingOfCellsIsConcludedFromTheCandidates()
{
    std::vector<Recorded::Object> objects{{2.5, column(2)}, {3.0, column(3)}};
    for (std::int64_t at = 6; at < 16; ++at)
        objects.push_back({static_cast<double>(at), column(at)});
    Recorded recorded(objects);
    QCOMPARE(wordOf(recorded.stage()), std::string("registration"));
    for (ObjectIndex row = 2; row + 1 < objects.size(); ++row)
        recorded.candidates.push_back({row, row + 1}); // one cell apart
    QCOMPARE(wordOf(recorded.stage()), std::string("afterStructure"));
    recorded.candidates = {{2, 9}}; // no ring of cells explains this pair
    QCOMPARE(wordOf(recorded.stage()), std::string("registration"));
}

void TestPairStage::aRecordedContactIsAskedFor()
{
    Recorded recorded({{2.5, columns(2, 3)}, {3.0, columns(3, 4)}});
    recorded.candidates = {{0, 1}};
    QCOMPARE(wordOf(recorded.stage()), std::string("none")); // contacts are not recorded
    recorded.contacts.emplace();
    QCOMPARE(wordOf(recorded.stage()), std::string("noContact"));
    recorded.contacts->push_back({0, 1});
    QCOMPARE(wordOf(recorded.stage()), std::string("none"));
    Recorded touching({{2.0, columns(2, 3)}, {3.0, columns(3, 4)}});
    touching.candidates = {{0, 1}};
    touching.contacts.emplace();
    QCOMPARE(wordOf(touching.stage()), std::string("none")); // either result is right
}

void TestPairStage::aSceneHasStagesToo_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<double>("width"); // width of the second box
    QTest::addColumn<HitResponse>("response");
    QTest::addColumn<bool>("isDynamic");
    QTest::addColumn<std::uint32_t>("mask");
    QTest::addColumn<QString>("stage");
    const auto row = [](const char* name, Algorithm algorithm, double width, HitResponse response, bool isDynamic,
                        std::uint32_t mask, const char* stage) {
        QTest::newRow(name) << algorithm << width << response << isDynamic << mask << QString::fromLatin1(stage);
    };
    constexpr std::uint32_t kAll = 0xffff'ffff;
    row("a hit", Algorithm::Grid, 1.0, HitResponse::Remove, true, kAll, "none");
    row("nothing responds", Algorithm::Grid, 1.0, HitResponse::None, true, kAll, "noResponse");
    row("masks", Algorithm::Grid, 1.0, HitResponse::Remove, true, 0, "masked");
    row("both static", Algorithm::Grid, 1.0, HitResponse::Remove, false, kAll, "none");
    row("corners", Algorithm::CornerGrid, 7.0, HitResponse::Remove, true, kAll, "registration");
    row("corners, both static", Algorithm::CornerGrid, 7.0, HitResponse::Remove, false, kAll, "none");
}

/// A box inside another one.
void TestPairStage::aSceneHasStagesToo()
{
    QFETCH(Algorithm, algorithm);
    QFETCH(double, width);
    QFETCH(HitResponse, response);
    QFETCH(bool, isDynamic);
    QFETCH(std::uint32_t, mask);
    QFETCH(QString, stage);
    Scene scene;
    scene.world = {9.0, 3.0, {}, {}, {}, EdgeRule::Open};
    scene.broadPhase = {algorithm, 1.0};
    for (const std::uint64_t id : {1U, 2U}) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->pose.position = {4.5, 1.5};
        object->shape = Box{id == 1 ? 0.2 : width, 0.2};
        object->kind = id == 1 && isDynamic ? ObjectKind::Dynamic : ObjectKind::Static;
        object->onHit = response;
        object->mask = id == 1 ? mask : 0xffff'ffff;
        scene.append(object);
    }
    const World world = World::fromScene(scene).value();
    const WhyAnswer answer = why(Frame::of(world), 0, 1);
    QCOMPARE(QString::fromStdString(wordOf(answer.stage)), stage);
    const FrameAudit audit = auditFrame(Frame::of(world));
    QCOMPARE(audit.missed.size(), answer.cause ? std::size_t{1} : std::size_t{0});
    if (answer.cause)
        QVERIFY(audit.missed.front().stage == answer.stage);
}

void TestPairStage::randomFramesAgreeWithWhatWasPlanted()
{
    constexpr std::uint64_t kFrames = 10'000;
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 0; seed < kFrames; ++seed) {
        const RandomFrame random(seed);
        const Frame frame = random.frame();
        const Oracle oracle(random, frame);
        const auto rows = static_cast<ObjectIndex>(random.objects().rowCount());
        for (ObjectIndex a = 0; a < rows; ++a)
            for (ObjectIndex b = 0; b < rows; ++b) {
                if (a == b)
                    continue;
                const WhyAnswer answer = why(frame, a, b);
                const std::string expected = oracle.stageOf(a, b, answer.cause);
                QVERIFY2(wordOf(answer.stage) == expected,
                         ("seed " + std::to_string(seed) + ", rows " + std::to_string(a) + " and " + std::to_string(b) +
                          ": " + wordOf(answer.stage) + " instead of " + expected)
                             .c_str());
                ++seen[expected];
            }
        for (const MissedPair& miss : auditFrame(frame).missed)
            QVERIFY(miss.stage == why(frame, miss.pair.a, miss.pair.b).stage);
    }
    for (const char* stage : {"notRegistered", "registration", "afterStructure", "masked", "boxSmallerThanShape",
                              "noResponse", "none"}) // every stage must occur, or the comparison proves nothing
        QVERIFY2(seen[stage] > 0, stage);
}

BROADSIDE_TEST(TestPairStage)

} // namespace broadside::test::tst_pair_stage

#include "tst_pair_stage.moc"
