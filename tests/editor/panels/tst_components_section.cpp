// The components of the selected object in the Properties panel.

#include "core/scene/component_table.h"
#include "editor/panels/properties/component_box.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_chooser.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/properties_fixture.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace broadside::test::tst_components_section {

class TestComponentsSection : public QObject, private test::PropertiesFixture {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void showsTheFieldsOfEachComponent();
    void anyTypeCanBeAdded_data();
    void anyTypeCanBeAdded();
    void oneOfEachTypeOnly();
    void numbersWordsAndCountsAreUndoSteps();
    void objectsAreNamedInAnyWay_data();
    void objectsAreNamedInAnyWay();
    void whoIsNotThereIsRefusedAtTheField();
    void theListHoldsTheObjectsOfTheScene();
    void unknownOnesAreKeptAndNamed();
    void removingOneKeepsTheMembersOfTheOthers();
    void removingTakesNoUnfinishedEntry();
    void obstaclesAreSaid_data();
    void obstaclesAreSaid();
    void componentsOfTheSceneAreMentioned();
    void whoGoesBackInTimeFinishesNoEntry();
    void aBoxOfAnotherTimeChangesNothing();
    void ofVeryManyOnlyTheFirstShow();

private:
    [[nodiscard]] QAction& addAction(const char* type) const;
    void type(QWidget& field, const char* text) const;
    const std::vector<Component>& componentsOf(std::uint64_t id) const
    {
        return m_document->scene().find(ObjectId{id})->components;
    }
    void give(std::vector<Component> components, const ExtraMembers& extra = {});
};

QAction& TestComponentsSection::addAction(const char* type) const
{
    for (QAction* action : part<QPushButton>("addComponent").menu()->actions())
        if (action->text() == QLatin1String(type))
            return *action;
    qFatal("no such type");
}

void TestComponentsSection::type(QWidget& field, const char* text) const
{
    field.setFocus();
    if (auto* number = qobject_cast<NumberField*>(&field))
        number->selectAll();
    else
        qobject_cast<QComboBox*>(&field)->lineEdit()->selectAll();
    QTest::keyClicks(&field, QLatin1String(text));
    QTest::keyClick(&field, Qt::Key_Return);
}

void TestComponentsSection::give(std::vector<Component> components, const ExtraMembers& extra)
{
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find(ObjectId{3}), [&](SceneObject& object) {
        object.components = std::move(components);
        object.extra = extra;
    }));
    m_document->reset(std::move(scene), {});
    m_focus->select(ObjectId{3});
}

void TestComponentsSection::showsTheFieldsOfEachComponent()
{
    m_focus->select(ObjectId{1});
    QVERIFY(part<QWidget>("component-launcher").isVisible());
    QCOMPARE(part<ObjectChooser>("launcher-projectile").currentText(), QStringLiteral("Ball (2)"));
    QCOMPARE(part<NumberField>("launcher-power").text(), QStringLiteral("2 1/s"));
    QVERIFY(!part<NumberField>("launcher-power").toolTip().isEmpty());
    QVERIFY(!part<QLabel>("componentsNone").isVisible());
    m_focus->select(ObjectId{2});
    QVERIFY(part<QLabel>("componentsNone").isVisible());
}

void TestComponentsSection::anyTypeCanBeAdded_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < componentTypes().size(); ++i)
        QTest::newRow(componentTypes()[i].name.data()) << static_cast<int>(i);
}

void TestComponentsSection::anyTypeCanBeAdded()
{
    QFETCH(int, index);
    const ComponentType& type = componentTypes()[static_cast<std::size_t>(index)];
    m_focus->select(ObjectId{3});
    QAction& add = addAction(type.name.data());
    QCOMPARE(add.toolTip(), QLatin1String(type.help.english().data()));
    add.trigger();
    QCOMPARE(componentsOf(3).size(), std::size_t{1});
    QCOMPARE(typeOf(componentsOf(3).front()), &type);
    for (const ComponentField& field : type.fields) {
        const QString name = QLatin1String(type.name.data()) + QLatin1Char('-') + QLatin1String(field.key.data());
        const auto* widget = m_panel->findChild<QWidget*>(name);
        QVERIFY2(widget && widget->isVisible() && !widget->toolTip().isEmpty(), qPrintable(name));
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
    }
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(componentsOf(3).empty());
    QVERIFY(part<QLabel>("componentsNone").isVisible());
}

void TestComponentsSection::oneOfEachTypeOnly()
{
    m_focus->select(ObjectId{1});
    QVERIFY(!addAction("launcher").isEnabled());
    QVERIFY(addAction("launcher").toolTip().contains(QStringLiteral("already has this component")));
    QVERIFY(addAction("lifetime").isEnabled());
}

void TestComponentsSection::numbersWordsAndCountsAreUndoSteps()
{
    give({Walker{}, Spawner{{2}, 1.0, 5}});
    type(part<NumberField>("walker-speed"), "1.25");
    QCOMPARE(std::get<Walker>(componentsOf(3)[0]).speed, 1.25);
    auto& direction = part<QComboBox>("walker-direction");
    direction.setCurrentIndex(0);
    emit direction.activated(0);
    QCOMPARE(std::get<Walker>(componentsOf(3)[0]).direction, Walker::Direction::Left);
    type(part<NumberField>("spawner-limit"), "4 000");
    QCOMPARE(std::get<Spawner>(componentsOf(3)[1]).limit, 4'000U);
    QCOMPARE(m_document->undoStack().count(), 3);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Change limit of spawner"));
    type(part<NumberField>("walker-speed"), "-1");
    QVERIFY(part<QLabel>("walkerFault").isVisible());
    QCOMPARE(m_document->undoStack().count(), 3);
    for (int i = 0; i < 3; ++i)
        m_document->undoStack().undo();
    QCOMPARE(part<NumberField>("walker-speed").value(), 0.5);
    QCOMPARE(direction.currentIndex(), 1);
}

void TestComponentsSection::objectsAreNamedInAnyWay_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<quint64>("named");
    QTest::newRow("id") << QByteArray("2") << quint64{2};
    QTest::newRow("name") << QByteArray("Ball") << quint64{2};
    QTest::newRow("as the list says it") << QByteArray("Ball (2)") << quint64{2};
    QTest::newRow("nobody") << QByteArray("none") << quint64{0};
}

void TestComponentsSection::objectsAreNamedInAnyWay()
{
    QFETCH(QByteArray, typed);
    QFETCH(quint64, named);
    give({Paddle{Paddle::Axis::Y, 5.0, ObjectId{1}}});
    QCOMPARE(part<ObjectChooser>("paddle-follows").currentText(), QStringLiteral("Cannon (1)"));
    type(part<ObjectChooser>("paddle-follows"), typed.constData());
    QCOMPARE(std::get<Paddle>(componentsOf(3)[0]).follows, ObjectId{named});
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestComponentsSection::whoIsNotThereIsRefusedAtTheField()
{
    m_focus->select(ObjectId{1});
    auto& projectile = part<ObjectChooser>("launcher-projectile");
    for (const char* nobody : {"99", "Nobody", "none", "-2"}) {
        type(projectile, nobody);
        QVERIFY2(part<QLabel>("launcherFault").isVisible(), nobody);
        QVERIFY(part<QLabel>("launcherFault").text().contains(QLatin1String(nobody)));
        QCOMPARE(projectile.currentText(), QStringLiteral("Ball (2)"));
    }
    QCOMPARE(m_document->undoStack().count(), 0);
    type(projectile, "3");
    QVERIFY(!part<QLabel>("launcherFault").isVisible());
    QVERIFY2(part<QLabel>("launcherNote").text().contains(QStringLiteral("static")), "a target cannot fly");
}

void TestComponentsSection::theListHoldsTheObjectsOfTheScene()
{
    m_focus->select(ObjectId{1});
    auto& projectile = part<ObjectChooser>("launcher-projectile");
    projectile.showPopup();
    QCOMPARE(projectile.count(), 3);
    QCOMPARE(projectile.itemText(1), QStringLiteral("Ball (2)"));
    QCOMPARE(projectile.currentIndex(), 1);
    projectile.hidePopup();
    emit projectile.activated(2);
    QCOMPARE(std::get<Launcher>(componentsOf(1)[0]).projectile, ObjectId{3});
}

void TestComponentsSection::unknownOnesAreKeptAndNamed()
{
    const UnknownComponent magnet{"magnet", R"({"type": "magnet", "pull": 3})"};
    give({magnet, Lifetime{}});
    const auto& note = part<QLabel>("magnetNote");
    QVERIFY(note.isVisible());
    QVERIFY2(note.text().contains(QStringLiteral("has no effect")), qPrintable(note.text()));
    QVERIFY(note.toolTip().contains(QStringLiteral("pull")));
    type(part<NumberField>("lifetime-seconds"), "2");
    QVERIFY(componentsOf(3)[0] == Component{magnet});
    QTest::mouseClick(&part<QToolButton>("remove-magnet"), Qt::LeftButton);
    QCOMPARE(componentsOf(3).size(), std::size_t{1});
    m_document->undoStack().undo();
    QVERIFY(componentsOf(3)[0] == Component{magnet});
}

void TestComponentsSection::removingOneKeepsTheMembersOfTheOthers()
{
    ExtraMembers extra;
    extra.add({"components[0]", "colour", "1"});
    extra.add({"components[1]", "sound", "2"});
    give({Walker{}, Lifetime{}}, extra);
    QTest::mouseClick(&part<QToolButton>("remove-walker"), Qt::LeftButton);
    const ExtraMembers& left = m_document->scene().find(ObjectId{3})->extra;
    QCOMPARE(left.members().size(), std::size_t{1});
    QVERIFY((left.members()[0] == ExtraMembers::Member{"components[0]", "sound", "2"}));
    QVERIFY(componentsOf(3) == std::vector<Component>{Lifetime{}});
}

void TestComponentsSection::removingTakesNoUnfinishedEntry()
{
    give({Walker{}, Lifetime{}});
    auto& speed = part<NumberField>("walker-speed");
    speed.setFocus();
    speed.selectAll();
    QTest::keyClicks(&speed, QStringLiteral("9"));
    m_document->undoStack().clear();
    emit part<ComponentBox>("component-walker").removeRequested();
    QCOMPARE(m_document->undoStack().count(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(componentsOf(3) == std::vector<Component>{Lifetime{}});
}

void TestComponentsSection::obstaclesAreSaid_data()
{
    QTest::addColumn<Component>("component");
    QTest::addColumn<bool>("dynamic");
    QTest::addColumn<QString>("says");
    QTest::newRow("launcher") << Component{Launcher{{2}}} << false << QString();
    QTest::newRow("no projectile") << Component{Launcher{{77}}} << false << "no object 77";
    QTest::newRow("static projectile") << Component{Launcher{{3}}} << false << "static and cannot fly";
    QTest::newRow("walker") << Component{Walker{}} << true << QString();
    QTest::newRow("static walker") << Component{Walker{}} << false << "Make it dynamic";
    QTest::newRow("static paddle") << Component{Paddle{}} << false << "Make it dynamic";
    QTest::newRow("paddle") << Component{Paddle{Paddle::Axis::X, 1.0, {2}}} << true << QString();
    QTest::newRow("paddle after nobody") << Component{Paddle{Paddle::Axis::X, 1.0, {77}}} << true << "no object 77";
    QTest::newRow("spawner of nothing") << Component{Spawner{{77}}} << false << "no object 77";
    QTest::newRow("lifetime") << Component{Lifetime{}} << false << QString();
}

void TestComponentsSection::obstaclesAreSaid()
{
    QFETCH(Component, component);
    QFETCH(bool, dynamic);
    QFETCH(QString, says);
    SceneObject owner;
    owner.kind = dynamic ? ObjectKind::Dynamic : ObjectKind::Static;
    const QString obstacle = obstacleOf(component, owner, test::cannonWorld());
    QCOMPARE(obstacle.isEmpty(), says.isEmpty());
    QVERIFY2(obstacle.contains(says), qPrintable(obstacle));
}

void TestComponentsSection::componentsOfTheSceneAreMentioned()
{
    Scene scene = test::cannonWorld();
    scene.components = {UnknownComponent{"weather", "{}"}, Lifetime{}};
    m_document->reset(std::move(scene), {});
    const auto& note = part<QLabel>("propertiesNote");
    QVERIFY2(note.text().contains(QStringLiteral("weather, lifetime")), qPrintable(note.text()));
    m_document->reset(test::cannonWorld(), {});
    QVERIFY(!note.text().contains(QStringLiteral("components")));
}

void TestComponentsSection::whoGoesBackInTimeFinishesNoEntry()
{
    m_focus->select(ObjectId{3});
    m_session->stepOnce();
    addAction("walker").trigger();
    m_session->stepOnce();
    auto& speed = part<NumberField>("walker-speed");
    speed.setFocus();
    speed.selectAll();
    QTest::keyClicks(&speed, QStringLiteral("9"));
    m_session->seekFirst();
    QVERIFY(m_edits->find({3})->components.empty());
    QVERIFY(!speed.isVisible());
    QTest::keyClick(&speed, Qt::Key_Return);
    QVERIFY(m_session->pendingEdits().empty());
}

void TestComponentsSection::aBoxOfAnotherTimeChangesNothing()
{
    m_focus->select(ObjectId{3});
    m_session->stepOnce();
    addAction("walker").trigger();
    m_session->stepOnce();
    auto& box = part<ComponentBox>("component-walker");
    bool asked = false;
    for (const bool removes : {false, true}) {
        m_session->seekLast();
        m_session->seekFirst(); // the panel is updated a moment later
        if (removes)
            emit box.removeRequested();
        else
            emit box.edited(typeOf(Component{Walker{}})->fields[0], [&](Component&) {
                asked = true;
                return QString();
            });
        QVERIFY(m_session->pendingEdits().empty() && !asked);
    }
}

void TestComponentsSection::ofVeryManyOnlyTheFirstShow()
{
    std::vector<Component> components;
    for (int i = 0; i < 100'000; ++i)
        components.emplace_back(UnknownComponent{"kind" + std::to_string(i), "{}"});
    QElapsedTimer timer;
    timer.start();
    give(std::move(components));
    QCOMPARE(part<QLabel>("componentsNone").text(),
             QStringLiteral("200 of 100 000 shown; edit the others in the file."));
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(part<QWidget>("component-kind199").isVisible());
    QVERIFY(!m_panel->findChild<QWidget*>(QStringLiteral("component-kind200")));
}

BROADSIDE_WINDOW_TEST(TestComponentsSection)

} // namespace broadside::test::tst_components_section

#include "tst_components_section.moc"
