#include "core/geometry/bounds.h"
#include "core/geometry/shape_presets.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/number_table.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/properties_fixture.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace broadside::test::tst_properties_panel {

namespace {

const Shape kSquare = Polygon{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}};
const Shape kDumbbell = Compound{{{{-0.5, 0.0}, 0.0, Circle{0.25}}, {{0.5, 0.0}, 0.0, OrientedBox{0.5, 0.25}}}};

} // namespace

class TestPropertiesPanel : public QObject, private test::PropertiesFixture {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void saysWhatWouldFillIt();
    void showsTheSelectedObject();
    void onlyTheNumbersOfTheShapeShow_data();
    void onlyTheNumbersOfTheShapeShow();
    void followsOtherEdits();
    void aTypedNumberIsOneUndoStep();
    void followingIsNotEditing();
    void maskIsValidatedAtItsField();
    void velocityOfAStaticObjectSaysWhyNot();
    void choicesAreEdits();
    void everyNumberOfAnObjectIsAField_data();
    void everyNumberOfAnObjectIsAField();
    void circlesHaveOneScale();
    void overallSizeScalesAllPoints();
    void pointsAreEditedInTheTable();
    void theRowIsTheChosenVertex();
    void aPolygonThatCrossesItselfIsRefusedAtTheTable();
    void pointsComeAndGo();
    void deleteInATableIsNotDeleteInTheWindow();
    void partsOfACompoundAreEdited();
    void aPartHasAllNumbersOfItsShape();
    void anotherShapeOfTheSameSize();
    void whatIsNoNumberIsRefusedBelowItsField();
    void sectionsFold();
    void aKeyOfTheFileLeadsToItsField_data();
    void aKeyOfTheFileLeadsToItsField();
    void aPanelThatGoesTakesNoUnfinishedEntry();

private:
    void type(QWidget& field, const char* text);
    void typeInto(NumberTable& table, int row, int column, const char* text);
    /// Gives the target this shape and selects it.
    void give(const Shape& shape);
    void click(const char* button)
    {
        QCoreApplication::processEvents(); // for the layout
        QTest::mouseClick(&part<QToolButton>(button), Qt::LeftButton);
    }
    const SceneObject& target() const { return *m_document->scene().find(ObjectId{3}); }
};

void TestPropertiesPanel::type(QWidget& field, const char* text)
{
    field.setFocus();
    if (auto* edit = qobject_cast<QLineEdit*>(&field))
        edit->selectAll();
    else
        qobject_cast<NumberField*>(&field)->selectAll();
    QTest::keyClicks(&field, QLatin1String(text));
    QTest::keyClick(&field, Qt::Key_Return);
}

void TestPropertiesPanel::typeInto(NumberTable& table, int row, int column, const char* text)
{
    table.setFocus();
    table.setCurrentIndex(table.model()->index(row, column));
    table.edit(table.currentIndex());
    auto* edit = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(edit && table.isAncestorOf(edit));
    edit->setText(QLatin1String(text));
    QTest::keyClick(edit, Qt::Key_Return);
    QCoreApplication::processEvents(); // the table takes it after the key event
}

void TestPropertiesPanel::give(const Shape& shape)
{
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find(ObjectId{3}), [&](SceneObject& object) { object.shape = shape; }));
    m_document->reset(std::move(scene), {});
    m_focus->select(ObjectId{3});
}

void TestPropertiesPanel::saysWhatWouldFillIt()
{
    const auto& note = part<QLabel>("propertiesNote");
    QVERIFY(note.isVisible());
    QVERIFY2(note.text().contains(QStringLiteral("Nothing is selected")), qPrintable(note.text()));
    m_focus->select(std::vector<ObjectId>{{1}, {2}});
    QVERIFY2(note.text().contains(QStringLiteral("2 objects")), qPrintable(note.text()));
    m_focus->select(ObjectId{3});
    QVERIFY(!note.isVisible());
}

void TestPropertiesPanel::showsTheSelectedObject()
{
    m_focus->select(ObjectId{3});
    QCOMPARE(part<QLineEdit>("name").text(), QStringLiteral("Target 1"));
    QCOMPARE(part<NumberField>("positionX").text(), QStringLiteral("3.25 m"));
    QCOMPARE(part<NumberField>("positionY").value(), 1.5);
    QCOMPARE(part<NumberField>("width").value(), 0.5);
    QCOMPARE(part<QLineEdit>("mask").text(), QStringLiteral("0xffffffff"));
    QCOMPARE(part<QComboBox>("onHit").currentData().toInt(), static_cast<int>(HitResponse::Remove));
}

void TestPropertiesPanel::onlyTheNumbersOfTheShapeShow_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QStringList>("fields");
    const QStringList sides{QStringLiteral("width")};
    QTest::newRow("circle") << Shape{Circle{}} << "circle" << QStringList{QStringLiteral("radius")};
    QTest::newRow("box") << Shape{Box{}} << "box" << sides;
    QTest::newRow("oriented box") << Shape{OrientedBox{}} << "oriented-box" << sides;
    QTest::newRow("capsule") << Shape{Capsule{}} << "capsule"
                             << QStringList{QStringLiteral("radius"), QStringLiteral("width"),
                                            QStringLiteral("points")};
    QTest::newRow("mesh") << Shape{Mesh{{{0, 0}, {1, 0}, {0, 1}}, {0, 1, 2}}} << "mesh of 1 triangle"
                          << QStringList{QStringLiteral("width"), QStringLiteral("points")};
    QTest::newRow("polygon") << kSquare << "polygon of 4 points"
                             << QStringList{QStringLiteral("width"), QStringLiteral("points")};
    QTest::newRow("compound") << kDumbbell << "compound of 2 parts"
                              << QStringList{QStringLiteral("width"), QStringLiteral("parts"),
                                             QStringLiteral("partRadius")};
}

void TestPropertiesPanel::onlyTheNumbersOfTheShapeShow()
{
    QFETCH(Shape, shape);
    QFETCH(QStringList, fields);
    give(shape);
    QTEST(part<QLabel>("shape").text(), "summary");
    QStringList shown;
    for (const char* name : {"radius", "width", "points", "parts", "partRadius"})
        if (const auto* field = m_panel->findChild<QWidget*>(QLatin1String(name)); field && field->isVisible())
            shown.append(QLatin1String(name));
    QCOMPARE(shown, fields);
}

void TestPropertiesPanel::followsOtherEdits()
{
    m_focus->select(ObjectId{3});
    type(part<NumberField>("positionX"), "4");
    m_document->undoStack().undo();
    QCOMPARE(part<NumberField>("positionX").value(), 3.25);
}

void TestPropertiesPanel::aTypedNumberIsOneUndoStep()
{
    m_focus->select(ObjectId{3});
    type(part<NumberField>("positionX"), "4.125");
    QCOMPARE(target().pose.position, (Vec2{4.125, 1.5}));
    QCOMPARE(m_document->undoStack().count(), 1);
    type(part<NumberField>("width"), "0.75");
    QCOMPARE(std::get<Box>(target().shape).width, 0.75);
    type(part<QLineEdit>("name"), "Goal");
    QCOMPARE(target().name, std::string("Goal"));
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestPropertiesPanel::followingIsNotEditing()
{
    m_focus->select(ObjectId{3});
    m_focus->select(ObjectId{2});
    type(part<QLineEdit>("name"), "Ball"); // the name that it has already
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestPropertiesPanel::maskIsValidatedAtItsField()
{
    m_focus->select(ObjectId{3});
    type(part<QLineEdit>("mask"), "0x1ffffffff");
    QVERIFY(part<QLabel>("collisionFault").isVisible());
    QCOMPARE(target().mask, 0xffff'ffffU);
    type(part<QLineEdit>("mask"), "6");
    QCOMPARE(target().mask, 6U);
    QCOMPARE(part<QLineEdit>("mask").text(), QStringLiteral("0x00000006"));
    QVERIFY(!part<QLabel>("collisionFault").isVisible());
}

void TestPropertiesPanel::velocityOfAStaticObjectSaysWhyNot()
{
    m_focus->select(ObjectId{3});
    QVERIFY(!part<NumberField>("velocityX").isEnabled());
    QVERIFY(part<NumberField>("velocityX").toolTip().contains(QStringLiteral("do not move")));
    m_focus->select(ObjectId{2});
    QVERIFY(part<NumberField>("velocityX").isEnabled());
}

void TestPropertiesPanel::choicesAreEdits()
{
    m_focus->select(ObjectId{3});
    auto& kind = part<QComboBox>("kind");
    kind.setCurrentIndex(1);
    emit kind.activated(1);
    QCOMPARE(target().kind, ObjectKind::Dynamic);
    auto& onHit = part<QComboBox>("onHit");
    onHit.setCurrentIndex(0);
    emit onHit.activated(0);
    QCOMPARE(target().onHit, HitResponse::None);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(kind.currentIndex(), 0);
}

void TestPropertiesPanel::everyNumberOfAnObjectIsAField_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("before");
    QTest::addColumn<int>("number");
    int number = 0;
    const auto row = [&](const char* field, double before) {
        QTest::newRow(field) << QByteArray(field) << before << number++;
    };
    row("positionX", 3.25);
    row("positionY", 1.5);
    row("angle", 0.0);
    row("scaleX", 1.0);
    row("scaleY", 1.0);
    row("velocityX", 0.0);
    row("velocityY", 0.0);
    row("accelerationX", 0.0);
    row("accelerationY", 0.0);
    row("forceX", 0.0);
    row("forceY", 0.0);
    row("mass", 1.0);
    row("gravityScale", 1.0);
    row("restitution", 1.0);
    row("width", 0.5);
    row("height", 0.5);
}

void TestPropertiesPanel::everyNumberOfAnObjectIsAField()
{
    QFETCH(QByteArray, field);
    QFETCH(int, number);
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find(ObjectId{3}), [&](SceneObject& object) { object.kind = ObjectKind::Dynamic; }));
    m_document->reset(std::move(scene), {});
    m_focus->select(ObjectId{3});
    auto& input = part<NumberField>(field.constData());
    QTEST(input.value(), "before");
    type(input, "7.5");
    QCOMPARE(m_document->undoStack().count(), 1);
    const SceneObject& o = target();
    const Box& box = std::get<Box>(o.shape);
    const std::vector<double> numbers{o.pose.position.x, o.pose.position.y, o.pose.angle, o.pose.scale.x,
                                      o.pose.scale.y,    o.velocity.x,      o.velocity.y, o.acceleration.x,
                                      o.acceleration.y,  o.force.x,         o.force.y,    o.mass,
                                      o.gravityScale,    o.restitution,     box.width,    box.height};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QCOMPARE(numbers[i] == 7.5, static_cast<int>(i) == number);
    m_document->undoStack().undo();
    QTEST(input.value(), "before");
}

void TestPropertiesPanel::circlesHaveOneScale()
{
    give(Circle{0.25});
    type(part<NumberField>("scaleY"), "2");
    QCOMPARE(target().pose.scale, (Vec2{2.0, 2.0}));
    QCOMPARE(part<NumberField>("scaleX").value(), 2.0);
    give(Box{});
    type(part<NumberField>("scaleY"), "2");
    QCOMPARE(target().pose.scale, (Vec2{1.0, 2.0}));
}

void TestPropertiesPanel::overallSizeScalesAllPoints()
{
    give(kSquare);
    type(part<NumberField>("width"), "3");
    QVERIFY(target().shape == (Shape{Polygon{{{0.0, 0.0}, {3.0, 0.0}, {3.0, 1.0}, {0.0, 1.0}}}}));
    QCOMPARE(m_document->undoStack().count(), 1);
    give(kDumbbell); // both sides scale, so that the circle stays a circle
    type(part<NumberField>("width"), "3");
    const Aabb box = boundsOf(target().shape, {});
    VERIFY_NEAR(box.width(), 3.0, 1e-12);
    VERIFY_NEAR(box.height(), 1.0, 1e-12);
    give(Mesh{{{0.0, 0.0}, {1.0, 0.0}, {2.0, 0.0}}, {0, 1, 2}}); // all points on one line
    QVERIFY(!part<NumberField>("height").isEnabled());
    QVERIFY(part<NumberField>("height").toolTip().contains(QStringLiteral("one line")));
}

void TestPropertiesPanel::pointsAreEditedInTheTable()
{
    give(kSquare);
    auto& points = part<NumberTable>("points");
    QCOMPARE(points.model()->rowCount(), 4);
    typeInto(points, 2, 1, "1.75");
    QCOMPARE(std::get<Polygon>(target().shape).points[2], (Vec2{1.0, 1.75}));
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Move point"));
    QCOMPARE(points.currentRow(), 2);
    m_document->undoStack().undo();
    QCOMPARE(points.model()->index(2, 1).data().toString(), QStringLiteral("1"));

    m_focus->select(ObjectId{1}); // the mesh of the cannon
    typeInto(points, 1, 0, "0.625");
    QCOMPARE(std::get<Mesh>(m_document->scene().find(ObjectId{1})->shape).vertices[1], (Vec2{0.625, 0.0}));
}

void TestPropertiesPanel::theRowIsTheChosenVertex()
{
    give(kSquare);
    auto& points = part<NumberTable>("points");
    points.setCurrentRow(2);
    QCOMPARE(m_focus->vertices(), std::vector<std::size_t>{2});
    m_focus->chooseVertices({1});
    QCOMPARE(points.currentRow(), 1);
    m_focus->chooseVertices({0, 3}); // no row stands for two vertices
    QCOMPARE(points.currentRow(), 1);
    m_focus->select(ObjectId{1}); // the mesh of the cannon
    QVERIFY(m_focus->vertices().empty());

    // A mesh of two triangles, as in a file: their common points are in two rows each, but are one vertex.
    m_focus->select(ObjectId{3});
    give(Mesh{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}, {0, 1, 2, 3, 4, 5}});
    points.setCurrentRow(4);
    QCOMPARE(m_focus->vertices(), std::vector<std::size_t>{2});
    points.setCurrentRow(5);
    QCOMPARE(m_focus->vertices(), std::vector<std::size_t>{3});
    m_focus->chooseVertices({2});
    QCOMPARE(points.currentRow(), 2);
}

void TestPropertiesPanel::aPolygonThatCrossesItselfIsRefusedAtTheTable()
{
    give(kSquare);
    auto& points = part<NumberTable>("points");
    typeInto(points, 2, 0, "-1");
    const auto& fault = part<QLabel>("numbersFault");
    QVERIFY2(fault.text().contains(QStringLiteral("side")), qPrintable(fault.text()));
    QVERIFY(fault.isVisible());
    QVERIFY(target().shape == kSquare);
    QCOMPARE(points.model()->index(2, 0).data().toString(), QStringLiteral("1"));
    typeInto(points, 2, 0, "abc");
    QVERIFY2(fault.text().contains(QStringLiteral("\"abc\" is not a number")), qPrintable(fault.text()));
    typeInto(points, 2, 0, "2");
    QVERIFY(!fault.isVisible());
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestPropertiesPanel::pointsComeAndGo()
{
    give(kSquare);
    auto& points = part<NumberTable>("points");
    QVERIFY(!part<QToolButton>("pointsInsert").isEnabled());
    points.setCurrentRow(3);
    click("pointsInsert");
    QCOMPARE(std::get<Polygon>(target().shape).points.size(), std::size_t{5});
    QCOMPARE(std::get<Polygon>(target().shape).points[4], (Vec2{0.0, 0.5}));
    QCOMPARE(points.currentRow(), 4);
    click("pointsRemove");
    QVERIFY(target().shape == kSquare);
    click("pointsRemove");
    QVERIFY(!part<QToolButton>("pointsRemove").isEnabled());
    QVERIFY(part<QToolButton>("pointsRemove").toolTip().contains(QStringLiteral("at least three")));
}

void TestPropertiesPanel::deleteInATableIsNotDeleteInTheWindow()
{
    give(kSquare);
    auto& points = part<NumberTable>("points");
    points.setFocus();
    points.setCurrentRow(1);
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Delete, Qt::NoModifier);
    asked.ignore();
    QApplication::sendEvent(&points, &asked);
    QVERIFY(asked.isAccepted());
    QTest::keyClick(&points, Qt::Key_Delete);
    QCOMPARE(std::get<Polygon>(target().shape).points.size(), std::size_t{3});
}

void TestPropertiesPanel::partsOfACompoundAreEdited()
{
    give(kDumbbell);
    auto& parts = part<NumberTable>("parts");
    QCOMPARE(parts.model()->headerData(1, Qt::Vertical).toString(), QStringLiteral("2 oriented-box"));
    typeInto(parts, 1, 2, "45");
    QCOMPARE(std::get<Compound>(target().shape).parts[1].angle, 45.0);
    part<QPushButton>("partsAdd").menu()->popup({});
    part<QPushButton>("partsAdd").menu()->actions().front()->trigger(); // adds a circle
    part<QPushButton>("partsAdd").menu()->hide();
    QCOMPARE(std::get<Compound>(target().shape).parts.size(), std::size_t{3});
    QCOMPARE(parts.currentRow(), 2);
    click("partsRemove");
    parts.setCurrentRow(0);
    click("partsRemove");
    QCOMPARE(std::get<Compound>(target().shape).parts.size(), std::size_t{1});
    QVERIFY(!part<QToolButton>("partsRemove").isEnabled());
    QCOMPARE(m_document->undoStack().count(), 4);
}

void TestPropertiesPanel::aPartHasAllNumbersOfItsShape()
{
    give(kDumbbell);
    type(part<NumberField>("partRadius"), "0.125");
    QCOMPARE(std::get<Circle>(std::get<Compound>(target().shape).parts[0].shape).radius, 0.125);
    part<NumberTable>("parts").setCurrentRow(1);
    QVERIFY(!part<NumberField>("partRadius").isVisible());
    type(part<NumberField>("partHeight"), "0.75");
    QCOMPARE(std::get<OrientedBox>(std::get<Compound>(target().shape).parts[1].shape).height, 0.75);
    QCOMPARE(m_document->undoStack().count(), 2);
    QCOMPARE(part<NumberTable>("parts").currentRow(), 1);
}

void TestPropertiesPanel::anotherShapeOfTheSameSize()
{
    give(Box{2.0, 1.0});
    QMenu* menu = part<QPushButton>("changeShape").menu();
    menu->popup({});
    QCOMPARE(menu->actions().size(), static_cast<qsizetype>(shapePresets().size()));
    for (QAction* action : menu->actions()) {
        if (action->text() == QStringLiteral("Arrow"))
            action->trigger();
        QVERIFY(!action->toolTip().isEmpty() && !action->icon().isNull());
    }
    menu->hide();
    QVERIFY(std::holds_alternative<Polygon>(target().shape));
    QCOMPARE(boundsOf(target().shape, {}), (Aabb{{-1.0, -0.5}, {1.0, 0.5}}));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestPropertiesPanel::whatIsNoNumberIsRefusedBelowItsField()
{
    m_focus->select(ObjectId{3});
    const auto& fault = part<QLabel>("placementFault");
    type(part<NumberField>("positionX"), "here");
    QVERIFY(fault.isVisible());
    QVERIFY2(fault.text().contains(QStringLiteral("\"here\" is not a number")), qPrintable(fault.text()));
    QCoreApplication::processEvents(); // for the layout
    const int field = part<NumberField>("positionX").mapTo(m_panel.get(), QPoint()).y();
    const int next = part<NumberField>("angle").mapTo(m_panel.get(), QPoint()).y();
    const int note = fault.mapTo(m_panel.get(), QPoint()).y();
    QVERIFY2(field < note && note < next, "between its field and the next");
    type(part<NumberField>("positionX"), "4");
    QVERIFY(!fault.isVisible());
}

void TestPropertiesPanel::sectionsFold()
{
    m_focus->select(ObjectId{3});
    click("placementTitle");
    QVERIFY(!part<NumberField>("positionX").isVisible());
    QVERIFY(part<NumberField>("width").isVisible());
    m_focus->select(ObjectId{2});
    QVERIFY(!part<NumberField>("positionX").isVisible());
    click("placementTitle");
    QVERIFY(part<NumberField>("positionX").isVisible());
}

/// The keys that level checks name, and others.
void TestPropertiesPanel::aKeyOfTheFileLeadsToItsField_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("field");
    for (const char* same : {"name", "kind", "angle", "visible", "locked", "shape", "onHit", "restitution", "category",
                             "mask", "mass", "gravityScale"})
        QTest::newRow(same) << QString::fromLatin1(same) << QString::fromLatin1(same);
    QTest::newRow("position") << QStringLiteral("position") << QStringLiteral("positionX");
    QTest::newRow("velocity") << QStringLiteral("velocity") << QStringLiteral("velocityX");
    QTest::newRow("force") << QStringLiteral("force") << QStringLiteral("forceX");
    QTest::newRow("components") << QStringLiteral("components") << QStringLiteral("addComponent");
    QTest::newRow("none") << QStringLiteral("propertiesNote") << QString();
}

void TestPropertiesPanel::aKeyOfTheFileLeadsToItsField()
{
    QFETCH(const QString, key);
    QFETCH(const QString, field);
    m_focus->select(ObjectId{3});
    QTest::qWait(50); // the layout of the fields of the object
    m_panel->showField(key);
    QTest::qWait(0); // the field flashes after the next layout
    QCoreApplication::processEvents();
    const QWidget* flash = m_panel->findChild<QWidget*>(QStringLiteral("fieldFlash"));
    QCOMPARE(flash != nullptr, !field.isEmpty());
    if (!flash)
        return;
    const auto* found = m_panel->findChild<QWidget*>(field);
    QCOMPARE(flash->parentWidget(), found->parentWidget());
    QVERIFY(flash->geometry().contains(found->geometry()));
}

void TestPropertiesPanel::aPanelThatGoesTakesNoUnfinishedEntry()
{
    for (const char* name : {"positionX", "width"}) {
        m_focus->select(ObjectId{3});
        auto& field = part<NumberField>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QStringLiteral("9"));
        m_panel.reset(); // the panel is a window here, like a floating panel
        QCOMPARE(m_document->undoStack().count(), 0);
        m_panel = makePanel();
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), test::kPatience));
        QCOMPARE(m_document->undoStack().count(), 0); // a new panel does not take it either
    }
}

BROADSIDE_WINDOW_TEST(TestPropertiesPanel)

} // namespace broadside::test::tst_properties_panel

#include "tst_properties_panel.moc"
