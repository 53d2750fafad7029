#include "core/geometry/validation.h"
#include "editor/panels/place_panel.h"
#include "editor/widgets/number_field.h"
#include "tests/support/test.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>

namespace broadside::test::tst_place_panel {

class TestPlacePanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void beginsWithATargetOfTheCannonWorld();
    void aClickOnAShapeChoosesIt_data();
    void aClickOnAShapeChoosesIt();
    void onlyFieldsThatCountShow_data();
    void onlyFieldsThatCountShow();
    void kindsSayWhatAHitDoes();
    void whatAHitDoesSaysTheKind();
    void fieldsMakeThePrototype();
    void choosingTheSameAgainSaysSo();
    void sizesStayFromShapeToShape();
    void aCapsuleIsNoDisc();
    void everyShapeHasItsOwnPictureAndTip();
    void typingANumberAndTabGoesToTheNextField();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    void choose(const char* shape) const
    {
        QTest::mouseClick(&part<QToolButton>((QByteArray("placeShape") + shape).constData()), Qt::LeftButton);
    }

    QAction m_delete;
    std::unique_ptr<PlacePanel> m_panel;
};

void TestPlacePanel::init()
{
    m_panel = std::make_unique<PlacePanel>(m_delete);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), test::kPatience));
}

void TestPlacePanel::beginsWithATargetOfTheCannonWorld()
{
    const SceneObject& prototype = m_panel->prototype();
    QCOMPARE(prototype.kind, ObjectKind::Static);
    QVERIFY((std::get<Box>(prototype.shape) == Box{0.5, 0.5}));
    QCOMPARE(prototype.onHit, HitResponse::Remove);
    QCOMPARE(prototype.name, std::string("Target"));
}

void TestPlacePanel::aClickOnAShapeChoosesIt_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < shapePresets().size(); ++i)
        QTest::newRow(shapePresets()[i].title.english().data()) << static_cast<int>(i);
}

void TestPlacePanel::aClickOnAShapeChoosesIt()
{
    QFETCH(int, index);
    const ShapePreset& preset = shapePresets()[static_cast<std::size_t>(index)];
    const QSignalSpy changed(m_panel.get(), &PlacePanel::prototypeChanged);
    choose(QByteArray(preset.title.english().data()).replace(" ", "").constData());
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_panel->prototype().shape == preset.make({.width = preset.isLong ? 1.0 : 0.5}));
    QVERIFY(!faultOf(m_panel->prototype().shape));
    const QString title = part<QLabel>("placeTitle").text();
    QVERIFY2(title.contains(QLatin1String(preset.title.english().data())), qPrintable(title));
}

void TestPlacePanel::onlyFieldsThatCountShow_data()
{
    QTest::addColumn<QByteArray>("shape");
    QTest::addColumn<QStringList>("fields");
    const QString sides = QStringLiteral("placeWidth");
    const QString radius = QStringLiteral("placeRadius");
    const QString corners = QStringLiteral("placeCorners");
    const QString thickness = QStringLiteral("placeThickness");
    QTest::newRow("circle") << QByteArray("Circle") << QStringList{radius};
    QTest::newRow("box") << QByteArray("Box") << QStringList{sides};
    QTest::newRow("polygon") << QByteArray("Polygon") << QStringList{radius, corners};
    QTest::newRow("star") << QByteArray("Star") << QStringList{radius, corners, thickness};
    QTest::newRow("frame") << QByteArray("Frame") << QStringList{sides, thickness};
}

void TestPlacePanel::onlyFieldsThatCountShow()
{
    QFETCH(QByteArray, shape);
    QFETCH(QStringList, fields);
    choose(shape.constData());
    QStringList shown;
    for (const char* name : {"placeWidth", "placeRadius", "placeCorners", "placeThickness"})
        if (part<NumberField>(name).isVisible())
            shown.append(QLatin1String(name));
    QCOMPARE(shown, fields);
}

/// Walls stay, targets are removed, bodies bounce.
void TestPlacePanel::kindsSayWhatAHitDoes()
{
    auto& kind = part<QComboBox>("placeKind");
    const QSignalSpy changed(m_panel.get(), &PlacePanel::prototypeChanged);
    kind.setCurrentText(QStringLiteral("Wall"));
    QCOMPARE(m_panel->prototype().kind, ObjectKind::Static);
    QCOMPARE(m_panel->prototype().onHit, HitResponse::None);
    QCOMPARE(m_panel->prototype().name, std::string("Wall"));
    kind.setCurrentText(QStringLiteral("Body"));
    QCOMPARE(m_panel->prototype().kind, ObjectKind::Dynamic);
    QCOMPARE(m_panel->prototype().onHit, HitResponse::Bounce);
    QCOMPARE(m_panel->prototype().restitution, SceneObject().restitution);
    QCOMPARE(m_panel->prototype().name, std::string("Box"));
    kind.setCurrentText(QStringLiteral("Target"));
    QCOMPARE(m_panel->prototype().kind, ObjectKind::Static);
    QCOMPARE(m_panel->prototype().onHit, HitResponse::Remove);
    QCOMPARE(m_panel->prototype().name, std::string("Target"));
    QCOMPARE(changed.count(), 3);
    for (int i = 0; i < kind.count(); ++i)
        QVERIFY(!kind.itemData(i, Qt::ToolTipRole).toString().isEmpty());
}

void TestPlacePanel::whatAHitDoesSaysTheKind()
{
    const auto& kind = part<QComboBox>("placeKind");
    part<QComboBox>("placeOnHit").setCurrentText(QStringLiteral("nothing"));
    QCOMPARE(kind.currentText(), QStringLiteral("Wall"));
    QCOMPARE(m_panel->prototype().name, std::string("Wall"));
    part<QComboBox>("placeOnHit").setCurrentText(QStringLiteral("it is removed"));
    QCOMPARE(kind.currentText(), QStringLiteral("Target"));
}

void TestPlacePanel::fieldsMakeThePrototype()
{
    const QSignalSpy changed(m_panel.get(), &PlacePanel::prototypeChanged);
    choose("Star");
    part<QComboBox>("placeKind").setCurrentText(QStringLiteral("Body"));
    part<NumberField>("placeRadius").setValue(0.125);
    part<NumberField>("placeCorners").setValue(5);
    part<NumberField>("placeThickness").setValue(40);
    part<NumberField>("placeAngle").setValue(18);
    part<QComboBox>("placeOnHit").setCurrentText(QStringLiteral("it stops"));
    part<NumberField>("placeRestitution").setValue(0.8);
    QCOMPARE(changed.count(), 8);
    const SceneObject& prototype = m_panel->prototype();
    QCOMPARE(prototype.kind, ObjectKind::Dynamic);
    QCOMPARE(std::get<Polygon>(prototype.shape).points.size(), std::size_t{10});
    QCOMPARE(prototype.pose.angle, 18.0);
    QCOMPARE(prototype.onHit, HitResponse::Stop);
    QCOMPARE(prototype.restitution, 0.8);
    QCOMPARE(prototype.name, std::string("Star"));
}

void TestPlacePanel::choosingTheSameAgainSaysSo()
{
    const QSignalSpy changed(m_panel.get(), &PlacePanel::prototypeChanged);
    choose("Box");
    choose("Box");
    QCOMPARE(changed.count(), 2);
    QVERIFY(part<QToolButton>("placeShapeBox").isChecked());
}

void TestPlacePanel::sizesStayFromShapeToShape()
{
    part<NumberField>("placeWidth").setValue(2.0);
    choose("Circle");
    choose("L");
    QCOMPARE(part<NumberField>("placeWidth").value(), 2.0);
    choose("Orientedbox");
    QVERIFY((std::get<OrientedBox>(m_panel->prototype().shape) == OrientedBox{2.0, 0.5}));
}

void TestPlacePanel::aCapsuleIsNoDisc()
{
    choose("Capsule"); // for a size of 0.5 x 0.5 m
    QCOMPARE(part<NumberField>("placeWidth").value(), 1.0);
    QVERIFY((std::get<Capsule>(m_panel->prototype().shape) == Capsule{{-0.25, 0.0}, {0.25, 0.0}, 0.25}));
    part<NumberField>("placeWidth").setValue(0.25); // a typed value stays
    choose("Dumbbell");
    QCOMPARE(part<NumberField>("placeWidth").value(), 0.25);
}

void TestPlacePanel::everyShapeHasItsOwnPictureAndTip()
{
    QSet<QByteArray> pictures;
    QSet<QString> tips;
    const QList<QToolButton*> buttons = part<QWidget>("placeShapes").findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), static_cast<qsizetype>(shapePresets().size()));
    for (const QToolButton* button : buttons) {
        const QImage image = button->icon().pixmap(22, 22).toImage();
        pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        tips.insert(button->toolTip());
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
    }
    QCOMPARE(pictures.size(), buttons.size());
    QCOMPARE(tips.size(), buttons.size());
}

void TestPlacePanel::typingANumberAndTabGoesToTheNextField()
{
    auto& width = part<NumberField>("placeWidth");
    width.setFocus();
    width.selectAll();
    QTest::keyClicks(&width, QStringLiteral("1.5"));
    QTest::keyClick(&width, Qt::Key_Tab);
    QVERIFY(part<NumberField>("placeHeight").hasFocus());
    QVERIFY((std::get<Box>(m_panel->prototype().shape) == Box{1.5, 0.5}));
}

BROADSIDE_WINDOW_TEST(TestPlacePanel)

} // namespace broadside::test::tst_place_panel

#include "tst_place_panel.moc"
