#include "editor/viewport/display/label_places.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_label_places {

class TestLabelPlaces : public QObject {
    Q_OBJECT
private slots:
    void aLabelIsNextToItsTarget_data();
    void aLabelIsNextToItsTarget();
    void itCoversNothingThatMustStayVisible();
    void labelsDoNotCoverEachOther();
    void itStaysInTheView_data();
    void itStaysInTheView();
    void aTargetThatFillsTheViewHasItsLabelInside();
    void whereAllIsTakenItCoversAsLittleAsPossible();

private:
    /// 100 x 80 m in a view of 1000 x 800 pixels: 10 pixels for a metre.
    Camera2D m_camera{{50.0, 40.0}, {100.0, 80.0}, {1'000.0, 800.0}};
    static constexpr Vec2 kSize{60.0, 20.0};
};

void TestLabelPlaces::aLabelIsNextToItsTarget_data()
{
    QTest::addColumn<bool>("isAbove");
    QTest::newRow("above") << true;
    QTest::newRow("below") << false;
}

void TestLabelPlaces::aLabelIsNextToItsTarget()
{
    QFETCH(const bool, isAbove);
    const Aabb target{{40.0, 30.0}, {50.0, 36.0}};
    LabelPlaces places(m_camera);
    const LabelPlaces::Place place =
        places.take(target, kSize, isAbove ? LabelPlaces::Side::Above : LabelPlaces::Side::Below);
    QCOMPARE(place.box.width(), 6.0);
    QCOMPARE(place.box.height(), 2.0);
    QVERIFY(!overlaps(place.box, target));
    QVERIFY(distance(place.box, target) < 0.5); // 5 pixels
    QCOMPARE(place.box.lo.y > target.hi.y, isAbove);
    QVERIFY(!place.isApart);
}

/// The other object of a missed pair overlaps the target.
void TestLabelPlaces::itCoversNothingThatMustStayVisible()
{
    const Aabb target{{40.0, 30.0}, {50.0, 36.0}};
    const Aabb other{{35.0, 34.0}, {52.0, 42.0}};
    LabelPlaces places(m_camera);
    places.keepClear(target);
    places.keepClear(other);
    const LabelPlaces::Place place = places.take(target, kSize, LabelPlaces::Side::Above);
    QVERIFY(!overlaps(place.box, target) && !overlaps(place.box, other));
}

void TestLabelPlaces::labelsDoNotCoverEachOther()
{
    const Aabb target{{48.0, 38.0}, {52.0, 42.0}};
    LabelPlaces places(m_camera);
    places.keepClear(target);
    std::vector<Aabb> taken{target};
    bool isAnyApart = false;
    for (int i = 0; i < 10; ++i) {
        const LabelPlaces::Place place = places.take(target, kSize, LabelPlaces::Side::Below);
        for (const Aabb& other : taken)
            QVERIFY2(!overlaps(place.box, other), qPrintable(QString::number(i)));
        taken.push_back(place.box);
        isAnyApart = isAnyApart || place.isApart;
    }
    QVERIFY(isAnyApart);
}

void TestLabelPlaces::itStaysInTheView_data()
{
    QTest::addColumn<Aabb>("target");
    QTest::newRow("at the top") << Aabb{{40.0, 75.0}, {50.0, 79.5}};
    QTest::newRow("at the bottom") << Aabb{{40.0, 0.5}, {50.0, 4.0}};
    QTest::newRow("in a corner") << Aabb{{98.0, 78.0}, {99.5, 79.5}};
    QTest::newRow("beyond an edge") << Aabb{{-20.0, 30.0}, {4.0, 36.0}};
}

void TestLabelPlaces::itStaysInTheView()
{
    QFETCH(const Aabb, target);
    for (const LabelPlaces::Side side : {LabelPlaces::Side::Above, LabelPlaces::Side::Below}) {
        LabelPlaces places(m_camera);
        const Aabb box = places.take(target, kSize, side).box;
        QVERIFY(contains(m_camera.visibleWorld(), box));
        QVERIFY(!overlaps(box, target));
    }
}

void TestLabelPlaces::aTargetThatFillsTheViewHasItsLabelInside()
{
    LabelPlaces places(m_camera);
    const LabelPlaces::Place place = places.take({{-10.0, -10.0}, {200.0, 200.0}}, kSize, LabelPlaces::Side::Above);
    QVERIFY(contains(m_camera.visibleWorld(), place.box));
}

void TestLabelPlaces::whereAllIsTakenItCoversAsLittleAsPossible()
{
    const Aabb target{{48.0, 38.0}, {52.0, 42.0}};
    LabelPlaces places(m_camera);
    places.keepClear(target);
    places.keepClear({{0.0, 0.0}, {100.0, 80.0}}); // an object as large as the world
    const LabelPlaces::Place place = places.take(target, kSize, LabelPlaces::Side::Above);
    QVERIFY(!overlaps(place.box, target));
    QVERIFY(!place.isApart);
}

BROADSIDE_TEST(TestLabelPlaces)

} // namespace broadside::test::tst_label_places

#include "tst_label_places.moc"
