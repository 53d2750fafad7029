#include "editor/panels/properties_panel.h"
#include "editor/widgets/number_field.h"
#include "tests/support/cannon_world.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace broadside;

class TestPropertiesPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void showsTheSelectedObject();
    void onlyTheSizesOfTheShapeShow();
    void followsOtherEdits();
    void aTypedNumberIsOneUndoStep();
    void followingIsNotEditing();
    void maskIsValidatedAtItsField();
    void velocityOfAStaticObjectSaysWhyNot();
    void choicesAreEdits();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    void type(QWidget& field, const char* text);
    const SceneObject& target() const { return *m_document->scene().find(ObjectId{3}); }

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<Focus> m_focus;
    std::unique_ptr<PropertiesPanel> m_panel;
};

void TestPropertiesPanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_focus = std::make_unique<Focus>();
    m_focus->follow(*m_document);
    m_document->reset(test::cannonWorld(), {});
    m_panel = std::make_unique<PropertiesPanel>(*m_document, *m_focus);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestPropertiesPanel::cleanup()
{
    m_panel.reset();
    m_focus.reset();
    m_document.reset();
}

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

void TestPropertiesPanel::onlyTheSizesOfTheShapeShow()
{
    m_focus->select(ObjectId{3});
    QVERIFY(part<NumberField>("width").isVisible());
    QVERIFY(!part<NumberField>("radius").isVisible());
    m_focus->select(ObjectId{1}); // a mesh
    QVERIFY(!part<NumberField>("width").isVisible());
    QCOMPARE(part<QLabel>("shape").text(), QStringLiteral("mesh"));
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
    type(part<QLineEdit>("name"), "Ball"); // the same again
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestPropertiesPanel::maskIsValidatedAtItsField()
{
    m_focus->select(ObjectId{3});
    type(part<QLineEdit>("mask"), "0x1ffffffff");
    QVERIFY(part<QLabel>("propertiesFault").isVisible());
    QCOMPARE(target().mask, 0xffff'ffffU);
    type(part<QLineEdit>("mask"), "6");
    QCOMPARE(target().mask, 6U);
    QCOMPARE(part<QLineEdit>("mask").text(), QStringLiteral("0x00000006"));
    QVERIFY(!part<QLabel>("propertiesFault").isVisible());
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

QTEST_MAIN(TestPropertiesPanel)
#include "tst_properties_panel.moc"
