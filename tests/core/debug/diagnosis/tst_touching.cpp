#include "core/debug/diagnosis/texts/touching_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_touching {

using namespace broadside::diagnosis;

namespace {

/// A box of one unit at (8, 8) and a partner in each frame, which touches it at the left or below, at (x, y).
struct Partner {
    Vec2 corner;
    bool isMissed = true;
};

Evidence evidenceOf(const std::vector<Partner>& partners, double inset)
{
    Evidence evidence;
    evidence.names = {"Block"};
    evidence.world = Aabb{{0.0, 0.0}, {64.0, 64.0}};
    evidence.tracks.resize(2);
    for (FrameIndex frame = 0; frame < partners.size(); ++frame) {
        evidence.frames.push_back({});
        const Vec2 corner = partners[frame].corner;
        const Aabb boxes[] = {{{8.0, 8.0}, {9.0, 9.0}}, {corner, corner + Vec2{1.0, 1.0}}};
        for (TrackIndex i = 0; i < 2; ++i) {
            evidence.tracks[i].index = i;
            evidence.tracks[i].boxes.push_back(boxes[i]);
            if (inset > 0.0) {
                Registered registered;
                registered.kind = Registered::Kind::Box;
                registered.box = grown(boxes[i], -inset);
                evidence.tracks[i].registered.push_back(registered);
            }
        }
        evidence.events.push_back({frame, 0, 1, partners[frame].isMissed ? Fate::Missed : Fate::Found, true});
    }
    evidence.knowsBoxes = inset > 0.0;
    return evidence;
}

constexpr Vec2 kLeft{7.0, 8.5};  // touches at x = 8, which is a border of squares of 8
constexpr Vec2 kRight{9.0, 8.5}; // at x = 9
constexpr Vec2 kBelow{8.5, 7.0};
constexpr Vec2 kAbove{8.5, 9.0};

} // namespace

class TestTouching : public QObject {
    Q_OBJECT
private slots:
    void theMissedOnesHaveSomethingInCommon_data();
    void theMissedOnesHaveSomethingInCommon();
};

void TestTouching::theMissedOnesHaveSomethingInCommon_data()
{
    QTest::addColumn<QList<bool>>("areMissed"); // at the left, right, below and above
    QTest::addColumn<double>("inset");
    QTest::addColumn<QString>("sentence"); // the beginning
    QTest::newRow("all") << QList<bool>{true, true, true, true} << 0.0
                         << "Boxes that only touch, or overlap only by the last bits of their coordinates, are not";
    QTest::newRow("along x") << QList<bool>{true, true, false, false} << 0.0
                             << "Boxes that only touch along x, side by side, are not reported";
    QTest::newRow("along y") << QList<bool>{false, false, true, true} << 0.0
                             << "Boxes that only touch along y, one above the other, are not reported";
    QTest::newRow("at borders") << QList<bool>{true, false, true, false} << 0.0
                                << "Boxes that only touch at a border of the squares of a tree, ";
    QTest::newRow("too small") << QList<bool>{true, true, true, true} << 0.0625
                               << "All objects are registered with boxes that are 0.0625 too small on each side: "
                                  "objects that only touch have a gap";
}

void TestTouching::theMissedOnesHaveSomethingInCommon()
{
    QFETCH(const QList<bool>, areMissed);
    QFETCH(const double, inset);
    QFETCH(const QString, sentence);
    std::vector<Partner> partners;
    const Vec2 corners[] = {kLeft, kRight, kBelow, kAbove};
    for (int round = 0; round < 20; ++round)
        for (int side = 0; side < 4; ++side)
            partners.push_back({corners[side], areMissed[side]});
    const Touching touching = touchingOf(evidenceOf(partners, inset));
    QVERIFY2(touching.sentence.text().starts_with(sentence.toStdString()), touching.sentence.text().c_str());
    QCOMPARE(touching.missed, static_cast<std::uint64_t>(20 * areMissed.count(true)));
    QCOMPARE(touching.against, std::uint64_t{0});
    QVERIFY(!touching.remedy.empty());
}

BROADSIDE_TEST(TestTouching)

} // namespace broadside::test::tst_touching

#include "tst_touching.moc"
