#include "editor/panels/place_panel.h"
#include "editor/widgets/number_field.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace broadside;

class TestPlacePanel : public QObject {
    Q_OBJECT
private slots:
    void beginsWithATargetOfTheCannonWorld();
    void fieldsMakeThePrototype();
};

void TestPlacePanel::beginsWithATargetOfTheCannonWorld()
{
    const PlacePanel panel;
    const SceneObject& prototype = panel.prototype();
    QCOMPARE(prototype.kind, ObjectKind::Static);
    QVERIFY((std::get<Box>(prototype.shape) == Box{0.5, 0.5}));
    QCOMPARE(prototype.onHit, HitResponse::Remove);
}

void TestPlacePanel::fieldsMakeThePrototype()
{
    PlacePanel panel;
    panel.show();
    const QSignalSpy changed(&panel, &PlacePanel::prototypeChanged);
    const auto field = [&](const char* name) { return panel.findChild<NumberField*>(QLatin1String(name)); };
    panel.findChild<QComboBox*>(QStringLiteral("placeKind"))->setCurrentIndex(3);
    QVERIFY(field("placeRadius")->isVisible());
    QVERIFY(!field("placeWidth")->isVisible());
    field("placeRadius")->setValue(0.125);
    panel.findChild<QComboBox*>(QStringLiteral("placeOnHit"))->setCurrentIndex(0);
    QCOMPARE(changed.count(), 3);
    QCOMPARE(panel.prototype().kind, ObjectKind::Dynamic);
    QVERIFY((std::get<Circle>(panel.prototype().shape) == Circle{0.125}));
    QCOMPARE(panel.prototype().onHit, HitResponse::None);
}

QTEST_MAIN(TestPlacePanel)
#include "tst_place_panel.moc"
