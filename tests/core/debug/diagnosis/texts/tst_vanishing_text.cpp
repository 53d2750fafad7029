#include "core/debug/diagnosis/texts/vanishing_text.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_vanishing_text {

using namespace broadside::diagnosis;

/// Objects that leave a broad phase in the same step, as when it drops the objects of a node.
class TestVanishingText : public QObject {
    Q_OBJECT
private slots:
    void stepsInWhichManyVanishAreNamed();
    void objectsThatVanishOneByOneAreNotTogether();
    void objectsThatWereNeverRegisteredDoNotVanish();
    void onlyTheLargestAreNamed();
};

namespace {

constexpr FrameIndex kFrames = 40;

/// For each object, the frame from which on it is registered nowhere.
Evidence evidenceOf(const std::vector<FrameIndex>& ends)
{
    Evidence evidence;
    evidence.frames.resize(kFrames);
    for (FrameIndex frame = 0; frame < kFrames; ++frame)
        evidence.frames[frame].step = 100 + frame;
    for (const FrameIndex end : ends) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            track.boxes.push_back({{0.0, 0.0}, {1.0, 1.0}});
            Registered registered;
            registered.kind = frame < end ? Registered::Kind::Box : Registered::Kind::Nowhere;
            track.registered.push_back(registered);
        }
        evidence.tracks.push_back(track);
    }
    return evidence;
}

QString textOf(const std::vector<FrameIndex>& ends)
{
    return QString::fromStdString(vanishingText(evidenceOf(ends)).text());
}

} // namespace

void TestVanishingText::stepsInWhichManyVanishAreNamed()
{
    QCOMPARE(textOf({7, 7, 7, 7, 7, 30, 30, 30, 30, 12, kFrames}),
             QString("Several objects vanish from the broad phase in the same step: 5 in step 107 and 4 in step 130."));
}

void TestVanishingText::objectsThatVanishOneByOneAreNotTogether()
{
    QCOMPARE(textOf({1, 2, 3, 4, 5, 6, 6, 6, 6, 7, 8, 9}), QString());
    QCOMPARE(textOf({kFrames, kFrames, kFrames, kFrames, kFrames}), QString());
}

void TestVanishingText::objectsThatWereNeverRegisteredDoNotVanish() { QCOMPARE(textOf({0, 0, 0, 0, 0, 0}), QString()); }

void TestVanishingText::onlyTheLargestAreNamed()
{
    const QString text = textOf({2, 2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9});
    QCOMPARE(text,
             QString("Several objects vanish from the broad phase in the same step: 5 in step 102, 5 in step 106, "
                     "6 in step 108 and more in 2 other steps."));
}

BROADSIDE_TEST(TestVanishingText)

} // namespace broadside::test::tst_vanishing_text

#include "tst_vanishing_text.moc"
