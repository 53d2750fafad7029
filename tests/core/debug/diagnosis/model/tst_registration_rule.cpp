#include "core/debug/diagnosis/model/registration_rule.h"
#include "tests/support/test.h"

namespace broadside::test::tst_registration_rule {

using namespace broadside::diagnosis;

namespace {

constexpr FrameIndex kFrames = 12;
constexpr double kMargin = 3.0;

/// A box of 2 by 2 that moves by 1 along x in each frame, from x = 0 on.
Evidence walker(const Registered& atStart)
{
    Evidence evidence;
    Track track;
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts facts;
        facts.step = frame;
        facts.objects = 1;
        facts.present = {0};
        evidence.frames.push_back(facts);
        track.boxes.push_back({{1.0 * frame, 0.0}, {1.0 * frame + 2.0, 2.0}});
    }
    track.registered = {atStart, {}};
    evidence.tracks = {track};
    return evidence;
}

Registered boxAt(double left) { return {Registered::Kind::Box, {}, 0, {}, {{left, 0.0}, {left + 2.0, 2.0}}}; }

std::vector<std::optional<Aabb>> followed(const RegistrationRule& rule, const Evidence& evidence,
                                          const std::optional<GameCells>& cells = {})
{
    std::vector<State> states;
    for (FrameIndex frame = 0; frame < kFrames; ++frame)
        states.push_back({0, frame});
    return registeredBy(rule, evidence, states, cells);
}

} // namespace

/// Where a rule says that an object is registered.
class TestRegistrationRule : public QObject {
    Q_OBJECT
private slots:
    void aRecordingMayBeginAfterTheRegistration_data();
    void aRecordingMayBeginAfterTheRegistration();
    void nothingIsTakenFromWhatNeverChanges();
    void shapesAreNoEarlierPlace();
    void withinItsCellABoxMayBeAnywhere();
    void itsCellChangesFromTheRecordedOne();
    void whatComesBackIsForgottenUntilItsCellsChange_data();
    void whatComesBackIsForgottenUntilItsCellsChange();
};

void TestRegistrationRule::aRecordingMayBeginAfterTheRegistration_data()
{
    QTest::addColumn<double>("atStart");
    QTest::addColumn<int>("update"); // the first frame in which the box is farther than the margin from the held one
    QTest::newRow("registered where it is") << 0.0 << 4;
    QTest::newRow("two steps before the recording") << -2.0 << 2;
    QTest::newRow("ahead of it") << 2.0 << 6;
}

void TestRegistrationRule::aRecordingMayBeginAfterTheRegistration()
{
    QFETCH(const double, atStart);
    QFETCH(const int, update);
    const Evidence evidence = walker(boxAt(atStart));
    const auto boxes = followed({{TimeRule::Kind::MovedFar, kMargin}, {}, {}, {}}, evidence);
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        const auto since = static_cast<FrameIndex>(update);
        const double expected = frame < since ? atStart : 1.0 * (since + (frame - since) / 4 * 4);
        QCOMPARE(boxes[frame]->lo.x, expected);
    }
}

/// Any rule would be right about it.
void TestRegistrationRule::nothingIsTakenFromWhatNeverChanges()
{
    Evidence evidence = walker(boxAt(-2.0));
    evidence.tracks.front().registered.pop_back();
    const auto boxes = followed({{TimeRule::Kind::FastOnly, 100.0}, {}, {}, {}}, evidence);
    QCOMPARE(boxes.back()->lo.x, 0.0);
}

/// The registered box lies elsewhere because of its shape: the shape must not move it twice.
void TestRegistrationRule::shapesAreNoEarlierPlace()
{
    const RegistrationRule corner{{TimeRule::Kind::FastOnly, 100.0}, {AxisRule::Kind::CornerAtCentre}, {}, {}};
    const auto boxes = followed(corner, walker(boxAt(1.0)));
    QCOMPARE(boxes.front()->lo.x, 1.0);
    QCOMPARE(boxes.back()->lo.x, 1.0);
}

void TestRegistrationRule::withinItsCellABoxMayBeAnywhere()
{
    const GameCells cells{{5.0, 5.0}, {}, 0, 0};
    const auto inCells = [&](std::int64_t first) {
        const CellRange range{{first, 0}, {first, 0}};
        return followed({{TimeRule::Kind::FastOnly, 100.0}, {}, {}, {}},
                        walker({Registered::Kind::Cells, range, 1, {}, {}}), cells);
    };
    QCOMPARE(inCells(0).back()->lo.x, 0.0);
    QCOMPARE(inCells(-2).back()->lo.x, -10.0);
}

/// It was registered two cells before its own: the next frame is another cell already.
void TestRegistrationRule::itsCellChangesFromTheRecordedOne()
{
    const GameCells cells{{5.0, 5.0}, {}, 0, 0};
    const Registered before{Registered::Kind::Cells, {{-2, 0}, {-2, 0}}, 1, {}, {}};
    for (const TimeRule::Kind kind : {TimeRule::Kind::LowCellChanged, TimeRule::Kind::ColumnChanged}) {
        const auto boxes = followed({{kind}, {}, {}, {}}, walker(before), cells);
        QCOMPARE(boxes[0]->lo.x, -10.0);
        QCOMPARE(boxes[1]->lo.x, 1.0);
    }
}

void TestRegistrationRule::whatComesBackIsForgottenUntilItsCellsChange_data()
{
    QTest::addColumn<double>("left");                // where it comes back
    QTest::addColumn<int>("missing");                // frames
    QTest::newRow("in the same cells") << 11.0 << 2; // until its right side is at 15
    QTest::newRow("beside them") << 6.0 << 0;
}

void TestRegistrationRule::whatComesBackIsForgottenUntilItsCellsChange()
{
    QFETCH(const double, left);
    QFETCH(const int, missing);
    Evidence evidence = walker({});
    Track again = evidence.tracks.front(); // which ended in the third cell
    again.index = 1;
    again.first = kFrames;
    again.earlier = 0;
    again.registered.clear();
    for (Aabb& box : again.boxes)
        box = translated(box, {left, 0.0});
    evidence.tracks.push_back(again);
    std::vector<State> states;
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        evidence.frames.push_back(evidence.frames[frame]);
        states.push_back({1, kFrames + frame});
    }
    const GameCells cells{{5.0, 5.0}, {}, 0, 0};
    const auto boxes = registeredBy({{TimeRule::Kind::BackInCells}, {}, {}, {}}, evidence, states, cells);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        QCOMPARE(boxes[i].has_value(), i >= static_cast<std::size_t>(missing));
}

BROADSIDE_TEST(TestRegistrationRule)

} // namespace broadside::test::tst_registration_rule

#include "tst_registration_rule.moc"
