// Several selected objects, edited together in the Properties panel.

#include "core/geometry/bounds.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_chooser.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace broadside::test::tst_several_objects {

namespace {

/// Boxes 1 and 2 are static, 3 is dynamic; 1 and 2 have the same y.
Scene threeObjects()
{
    Scene scene;
    scene.world.gravity = {};
    scene.append(test::makeObject(1, {1.0, 2.0}, [](SceneObject& o) { o.components = {Lifetime{1.0}, Walker{}}; }));
    scene.append(test::makeObject(2, {5.0, 2.0}, [](SceneObject& o) {
        o.mask = 6;
        o.components = {Lifetime{3.0}};
    }));
    scene.append(test::makeObject(3, {9.0, 3.0}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.mass = 4.0;
        o.onHit = HitResponse::Bounce;
        o.shape = Circle{0.25};
        o.velocity = {1.0, 0.0};
        o.components = {Lifetime{3.0}, Launcher{{1}, 2.0}};
    }));
    return scene;
}

} // namespace

class TestSeveralObjects : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void whatDiffersIsMixed();
    void anObjectGetsAllDigits();
    void aNumberGoesToAllAsOneStep();
    void relativeEntriesChangeEachFromItsOwn();
    void aWholeGroupRotatesAsOne();
    void aPartOfAGroupRotatesEachObject();
    void whatOneCannotTakeIsRefusedForAll();
    void choicesSwitchesAndBitsGoToAll();
    void whoLeavesAMixedFieldChangesNothing();
    void staticOnesAmongThemKeepMotionClosed();
    void sizesOfDifferentShapes();
    void radiusOfCircles();
    void pointsAreForOneObject();
    void anotherShapeOfEachOnesSize();
    void componentsThatAllHave();
    void componentsComeAndGoTogether();
    void anUnfinishedSizeIsNotForTheOthers();
    void lockedOnesAreLeftOutAndTheNoteSaysSo();
    void onlyTheLockAndTheVisibilityOfALockedOneChange();
    void leavingAFieldOfALockedOneSaysNothing();
    void inASimulationTheWorldIsEdited();
    void manyAreShownAndEditedTogether();
    void anUnfinishedEntryIsNotForManyOthers_data();
    void anUnfinishedEntryIsNotForManyOthers();

private:
    template<class W>
    W& part(const char* name) const
    {
        W* widget = m_panel->findChild<W*>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return *widget;
    }
    void type(const char* name, const char* text) const;
    void select(std::initializer_list<std::uint64_t> values) const { m_world->focus.select(test::ids(values)); }
    void lockTheSecond() const
    {
        Scene scene = m_world->scene();
        scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.locked = true; }));
        m_world->document.reset(scene, {});
    }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return m_world->object(id); }
    [[nodiscard]] const QUndoStack& history() const { return m_world->document.undoStack(); }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<PropertiesPanel> m_panel;
};

void TestSeveralObjects::init()
{
    m_world = std::make_unique<test::EditorWorld>(threeObjects());
    m_panel = std::make_unique<PropertiesPanel>(m_world->document, m_world->edits, m_world->templates, m_world->focus,
                                                m_world->session, m_world->atlases, QList<QAction*>());
    m_panel->resize(340, 1'000);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), test::kPatience));
}

void TestSeveralObjects::cleanup()
{
    m_panel.reset();
    m_world.reset();
}

void TestSeveralObjects::type(const char* name, const char* text) const
{
    auto& field = part<QWidget>(name);
    field.setFocus();
    if (auto* number = qobject_cast<NumberField*>(&field))
        number->selectAll();
    else
        qobject_cast<QLineEdit*>(&field)->selectAll();
    QTest::keyClicks(&field, QLatin1String(text));
    QTest::keyClick(&field, Qt::Key_Return);
}

void TestSeveralObjects::whatDiffersIsMixed()
{
    lockTheSecond();
    select({1, 2});
    QVERIFY(part<NumberField>("positionX").isMixed());
    QCOMPARE(part<NumberField>("positionX").text(), QString());
    QCOMPARE(part<NumberField>("positionY").text(), QStringLiteral("2 m"));
    QCOMPARE(part<QLineEdit>("name").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(part<QCheckBox>("locked").checkState(), Qt::PartiallyChecked);
    QCOMPARE(part<QCheckBox>("visible").checkState(), Qt::Checked);
    QCOMPARE(part<QComboBox>("kind").currentText(), QStringLiteral("static"));
    QCOMPARE(part<QLineEdit>("mask").text(), QString());
    QCOMPARE(part<QLineEdit>("mask").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(part<QLineEdit>("category").text(), QStringLiteral("0x00000001"));
    QVERIFY2(part<QLabel>("propertiesNote").text().contains(QStringLiteral("2 objects are selected")), "note");
    select({1, 3});
    QCOMPARE(part<QComboBox>("kind").currentIndex(), -1);
    QCOMPARE(part<QComboBox>("kind").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(part<QComboBox>("onHit").currentIndex(), -1);
    QCOMPARE(part<QLabel>("shape").text(), QStringLiteral("mixed"));
    select({1});
    QCOMPARE(part<NumberField>("positionX").text(), QStringLiteral("1 m"));
    QVERIFY(!part<QCheckBox>("locked").isTristate());
    QCOMPARE(history().count(), 0);
}

void TestSeveralObjects::anObjectGetsAllDigits()
{
    select({1});
    type("positionX", "1/3");
    QCOMPARE(object(1).pose.position.x, 1.0 / 3.0);
    QCOMPARE(part<NumberField>("positionX").text(), QStringLiteral("0.333333 m"));
    type("width", "2/3");
    type("height", "*= 1/3");
    QCOMPARE(std::get<Box>(object(1).shape).width, 2.0 / 3.0);
    QCOMPARE(std::get<Box>(object(1).shape).height, 1.0 / 3.0);
    select({3});
    type("radius", "+= 1/3");
    QCOMPARE(std::get<Circle>(object(3).shape).radius, 0.25 + 1.0 / 3.0);
}

void TestSeveralObjects::aNumberGoesToAllAsOneStep()
{
    select({1, 2, 3});
    type("positionX", "2.5*3");
    for (const std::uint64_t id : {1U, 2U, 3U})
        QCOMPARE(object(id).pose.position.x, 7.5);
    QCOMPARE(object(3).pose.position.y, 3.0);
    QCOMPARE(history().count(), 1);
    QCOMPARE(history().undoText(), QStringLiteral("Move 3 objects"));
    QCOMPARE(part<NumberField>("positionX").text(), QStringLiteral("7.5 m"));
    m_world->document.undoStack().undo();
    QVERIFY(part<NumberField>("positionX").isMixed());
    type("restitution", "0.5");
    QCOMPARE(history().undoText(), QStringLiteral("Set restitution of 3 objects"));
}

void TestSeveralObjects::aWholeGroupRotatesAsOne()
{
    groupObjects(m_world->edits, test::ids({1, 2}));
    select({1, 2});
    const int before = history().count();
    QVERIFY2(part<QLabel>("propertiesNote").text().startsWith(QStringLiteral("Group of 2 objects: Group 1.")),
             qPrintable(part<QLabel>("propertiesNote").text()));
    const Vec2 middle = (object(1).pose.position + object(2).pose.position) * 0.5;
    type("angle", "90");
    QCOMPARE(history().count(), before + 1);
    QCOMPARE(object(1).pose, (Pose{.position = middle - Vec2{0.0, 2.0}, .angle = 90.0}));
    QCOMPARE(object(2).pose, (Pose{.position = middle + Vec2{0.0, 2.0}, .angle = 90.0}));
    type("angle", "-= 90");
    QCOMPARE(object(1).pose, (Pose{.position = {1.0, 2.0}}));
    QCOMPARE(object(2).pose, (Pose{.position = {5.0, 2.0}}));
}

void TestSeveralObjects::aPartOfAGroupRotatesEachObject()
{
    groupObjects(m_world->edits, test::ids({1, 2, 3}));
    select({1, 2});
    QVERIFY(part<QLabel>("propertiesNote").text().startsWith(QStringLiteral("2 objects are selected.")));
    type("angle", "90");
    QCOMPARE(object(1).pose, (Pose{.position = {1.0, 2.0}, .angle = 90.0}));
    QCOMPARE(object(2).pose, (Pose{.position = {5.0, 2.0}, .angle = 90.0}));
}

void TestSeveralObjects::relativeEntriesChangeEachFromItsOwn()
{
    select({1, 2, 3});
    type("positionX", "+= 1");
    QCOMPARE(object(1).pose.position.x, 2.0);
    QCOMPARE(object(2).pose.position.x, 6.0);
    QCOMPARE(object(3).pose.position.x, 10.0);
    type("positionX", "*= 2");
    QCOMPARE(object(3).pose.position.x, 20.0);
    QVERIFY(part<NumberField>("positionX").isMixed());
    type("positionX", "+= 0");
    QCOMPARE(history().count(), 2);
    QCOMPARE(part<NumberField>("positionX").text(), QString());
}

void TestSeveralObjects::whatOneCannotTakeIsRefusedForAll()
{
    m_world->document.reset(
        [] {
            Scene scene = threeObjects();
            scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.restitution = 0.25; }));
            return scene;
        }(),
        {});
    select({1, 2});
    type("restitution", "-= 0.5");
    QCOMPARE(history().count(), 0);
    const auto& fault = part<QLabel>("collisionFault");
    QVERIFY(fault.isVisible());
    QCOMPARE(fault.text(), QStringLiteral("Object 1: -0.25 is too small. Type 0 or more."));
    QVERIFY(part<NumberField>("restitution").isMixed());
    type("restitution", "*= 2");
    QCOMPARE(object(1).restitution, 0.5);
    QVERIFY(!fault.isVisible());
}

void TestSeveralObjects::choicesSwitchesAndBitsGoToAll()
{
    select({1, 2, 3});
    auto& kind = part<QComboBox>("kind");
    kind.setCurrentIndex(1);
    emit kind.activated(1);
    QVERIFY(object(1).isDynamic() && object(2).isDynamic());
    QCOMPARE(history().undoText(), QStringLiteral("Set kind of 3 objects"));
    part<QCheckBox>("locked").click();
    QVERIFY(object(1).locked && object(2).locked && object(3).locked);
    part<QCheckBox>("locked").click();
    QVERIFY(!object(1).locked && !object(2).locked);
    auto& onHit = part<QComboBox>("onHit");
    onHit.setCurrentIndex(1);
    emit onHit.activated(1);
    QCOMPARE(object(2).onHit, HitResponse::Remove);
    type("mask", "0x5");
    QCOMPARE(object(1).mask, 5U);
    QCOMPARE(object(2).mask, 5U);
    type("name", "Stone");
    QCOMPARE(object(3).name, std::string("Stone"));
    QCOMPARE(history().undoText(), QStringLiteral("Rename 3 objects"));
    QCOMPARE(history().count(), 6);
}

void TestSeveralObjects::whoLeavesAMixedFieldChangesNothing()
{
    select({1, 2, 3});
    for (const char* name : {"name", "positionX", "mask", "positionY", "name"}) {
        part<QWidget>(name).setFocus();
        QTest::keyClick(&part<QWidget>(name), Qt::Key_Return);
    }
    QCOMPARE(history().count(), 0);
    QVERIFY(!part<QLabel>("collisionFault").isVisible());
}

void TestSeveralObjects::staticOnesAmongThemKeepMotionClosed()
{
    select({1, 3});
    QVERIFY(!part<NumberField>("mass").isEnabled());
    QVERIFY(part<NumberField>("mass").toolTip().startsWith(QStringLiteral("1 of the 2 objects are static")));
    select({3});
    QVERIFY(part<NumberField>("mass").isEnabled());
}

void TestSeveralObjects::sizesOfDifferentShapes()
{
    select({1, 3});
    QVERIFY(!part<QWidget>("width").isVisible());
    QVERIFY(part<NumberField>("sharedWidth").isMixed());
    type("sharedWidth", "2");
    QCOMPARE(std::get<Box>(object(1).shape).width, 2.0);
    QCOMPARE(std::get<Box>(object(1).shape).height, 1.0);
    QCOMPARE(std::get<Circle>(object(3).shape).radius, 1.0);
    QCOMPARE(history().undoText(), QStringLiteral("Set size of 2 objects"));
    type("sharedHeight", "*= 0.5");
    QCOMPARE(std::get<Box>(object(1).shape).height, 0.5);
    QCOMPARE(std::get<Circle>(object(3).shape).radius, 0.5);
    select({1});
    QVERIFY(!part<QWidget>("sharedWidth").isVisible());
    QVERIFY(part<QWidget>("width").isVisible());
}

void TestSeveralObjects::radiusOfCircles()
{
    Scene scene = threeObjects();
    scene.append(test::makeObject(4, {}, [](SceneObject& o) { o.shape = Circle{0.5}; }));
    m_world->document.reset(std::move(scene), {});
    select({3, 4});
    QVERIFY(!part<QWidget>("sharedWidth").isVisible());
    QVERIFY(part<NumberField>("sharedRadius").isMixed());
    type("sharedRadius", "*= 2");
    QCOMPARE(std::get<Circle>(object(3).shape).radius, 0.5);
    QCOMPARE(std::get<Circle>(object(4).shape).radius, 1.0);
}

void TestSeveralObjects::pointsAreForOneObject()
{
    select({1, 2});
    QVERIFY(!part<QLabel>("shapeNote").isVisible());
    Scene scene = threeObjects();
    scene.append(test::makeObject(4, {}, [](SceneObject& o) {
        o.shape = Polygon{{{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}}};
    }));
    m_world->document.reset(std::move(scene), {});
    select({1, 4});
    QVERIFY(part<QLabel>("shapeNote").isVisible());
    QVERIFY(!part<QWidget>("points").isVisible());
    select({4});
    QVERIFY(!part<QLabel>("shapeNote").isVisible());
    QVERIFY(part<QWidget>("points").isVisible());
}

void TestSeveralObjects::anotherShapeOfEachOnesSize()
{
    select({1, 3});
    QMenu* menu = part<QPushButton>("changeShape").menu();
    menu->popup({});
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Arrow"))
            action->trigger();
    menu->hide();
    QCOMPARE(boundsOf(object(1).shape, {}).width(), 1.0);
    QCOMPARE(boundsOf(object(3).shape, {}).width(), 0.5);
    QCOMPARE(history().undoText(), QStringLiteral("Set shape of 2 objects"));
}

void TestSeveralObjects::componentsThatAllHave()
{
    select({1, 2, 3});
    QVERIFY(part<QWidget>("component-lifetime").isVisible());
    QVERIFY(!m_panel->findChild<QWidget*>(QStringLiteral("component-walker")));
    QVERIFY(part<QLabel>("componentsNone").text().startsWith(QStringLiteral("Some objects have more")));
    QVERIFY(part<NumberField>("lifetime-seconds").isMixed());
    type("lifetime-seconds", "+= 1");
    QCOMPARE(std::get<Lifetime>(object(1).components[0]).seconds, 2.0);
    QCOMPARE(std::get<Lifetime>(object(3).components[0]).seconds, 4.0);
    QCOMPARE(history().undoText(), QStringLiteral("Set seconds of lifetime of 3 objects"));
    type("lifetime-seconds", "-= 2");
    QVERIFY(part<QLabel>("componentsFault").text().startsWith(QStringLiteral("Object 1: 0 s is too small")) ||
            part<QLabel>("componentsFault").text().startsWith(QStringLiteral("Object 1: 0 is too small")));
    select({2, 3});
    QCOMPARE(part<NumberField>("lifetime-seconds").text(), QStringLiteral("4 s"));
}

void TestSeveralObjects::componentsComeAndGoTogether()
{
    select({1, 2});
    for (QAction* action : part<QPushButton>("addComponent").menu()->actions()) {
        QCOMPARE(action->isEnabled(), action->text() != QStringLiteral("lifetime"));
        if (action->text() == QStringLiteral("walker"))
            action->trigger();
    }
    QCOMPARE(object(1).components.size(), std::size_t{2}); // it had one before
    QCOMPARE(object(2).components.size(), std::size_t{2});
    QCOMPARE(history().undoText(), QStringLiteral("Add walker to 2 objects"));
    QVERIFY(part<QWidget>("component-walker").isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the removed component boxes
    QCoreApplication::processEvents();                                   // for the layout
    QTest::mouseClick(&part<QToolButton>("remove-lifetime"), Qt::LeftButton);
    QCOMPARE(object(1).components.size(), std::size_t{1});
    QCOMPARE(object(2).components.size(), std::size_t{1});
    QCOMPARE(history().undoText(), QStringLiteral("Remove lifetime from 2 objects"));
}

void TestSeveralObjects::anUnfinishedSizeIsNotForTheOthers()
{
    select({1});
    auto& width = part<NumberField>("width");
    width.setFocus();
    width.selectAll();
    QTest::keyClicks(&width, QStringLiteral("9"));
    select({1, 2});
    QCOMPARE(history().count(), 0);
    auto& shared = part<NumberField>("sharedWidth");
    shared.setFocus();
    shared.selectAll();
    QTest::keyClicks(&shared, QStringLiteral("9"));
    select({2});
    QCOMPARE(history().count(), 0);
    width.setFocus();
    width.selectAll();
    QTest::keyClicks(&width, QStringLiteral("9"));
    select({3}); // a circle, which has another field
    QCOMPARE(history().count(), 0);
    auto& radius = part<NumberField>("radius");
    radius.setFocus();
    radius.selectAll();
    QTest::keyClicks(&radius, QStringLiteral("9"));
    select({2});
    QCOMPARE(history().count(), 0);
}

void TestSeveralObjects::lockedOnesAreLeftOutAndTheNoteSaysSo()
{
    lockTheSecond();
    QString said;
    m_world->edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    select({1, 2});
    QVERIFY2(part<QLabel>("propertiesNote").text().contains(QStringLiteral("1 locked object was left out.")),
             qPrintable(part<QLabel>("propertiesNote").text()));
    type("angle", "30");
    QCOMPARE(object(1).pose.angle, 30.0);
    QCOMPARE(object(2).pose.angle, 0.0);
    QCOMPARE(said, QStringLiteral("1 locked object was left out. Object 2 is locked: unlock it to change it "
                                  "(Shift+L)."));
}

void TestSeveralObjects::onlyTheLockAndTheVisibilityOfALockedOneChange()
{
    lockTheSecond();
    select({2});
    type("positionX", "7");
    QCOMPARE(object(2).pose.position, (Vec2{5.0, 2.0}));
    QCOMPARE(part<NumberField>("positionX").text(), QStringLiteral("5 m"));
    QVERIFY(part<QLabel>("placementFault").text().contains(QStringLiteral("Object 2 is locked")));
    QCOMPARE(history().count(), 0);
    part<QCheckBox>("visible").click();
    QVERIFY(!object(2).visible);
    part<QCheckBox>("locked").click();
    QVERIFY(!object(2).locked);
    type("positionX", "7");
    QCOMPARE(object(2).pose.position, (Vec2{7.0, 2.0}));
}

void TestSeveralObjects::leavingAFieldOfALockedOneSaysNothing()
{
    lockTheSecond();
    QString said;
    m_world->edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    select({2});
    auto& name = part<QLineEdit>("name");
    name.setFocus();
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(said, QString());
}

void TestSeveralObjects::inASimulationTheWorldIsEdited()
{
    select({2, 3});
    m_world->session.stepOnce();
    const double x = m_world->edits.find({3})->pose.position.x;
    QVERIFY(x > 9.0);
    type("positionX", "+= 1");
    QCOMPARE(m_world->edits.find({3})->pose.position.x, x + 1.0);
    QCOMPARE(m_world->edits.find({2})->pose.position.x, 6.0);
    QCOMPARE(object(3).pose.position.x, 9.0); // in the scene
    QCOMPARE(m_world->session.undoStack().undoText(), QStringLiteral("Move 2 objects"));
    m_world->session.undoStack().undo();
    QCOMPARE(m_world->edits.find({3})->pose.position.x, x);
}

void TestSeveralObjects::manyAreShownAndEditedTogether()
{
    constexpr std::uint64_t kCount = 50'000;
    Scene scene;
    for (std::uint64_t id = 1; id <= kCount; ++id)
        scene.append(test::makeObject(id, {static_cast<double>(id), 0.0}, [](SceneObject& o) {
            o.kind = ObjectKind::Dynamic;
            o.components = {Lifetime{1.0}};
        }));
    m_world->document.reset(std::move(scene), {});
    std::vector<ObjectId> all;
    for (std::uint64_t id = 1; id <= kCount; ++id)
        all.push_back({id});
    m_world->focus.select(all);
    QTRY_VERIFY(part<NumberField>("positionX").isMixed());
    QTRY_COMPARE(part<NumberField>("mass").text(), QStringLiteral("1 kg"));
    type("mass", "3");
    QCOMPARE(object(kCount).mass, 3.0);
    QCOMPARE(history().undoText(), QStringLiteral("Set mass of 50 000 objects"));
    QTRY_COMPARE(part<NumberField>("mass").text(), QStringLiteral("3 kg"));
}

void TestSeveralObjects::anUnfinishedEntryIsNotForManyOthers_data()
{
    QTest::addColumn<bool>("atOnce");
    QTest::newRow("finished before anything is shown") << true;
    QTest::newRow("finished later") << false;
}

void TestSeveralObjects::anUnfinishedEntryIsNotForManyOthers()
{
    QFETCH(bool, atOnce);
    Scene scene;
    std::vector<ObjectId> others;
    for (std::uint64_t id = 1; id <= 700; ++id) {
        scene.append(test::makeObject(id, {static_cast<double>(id), 0.0}));
        if (id > 1)
            others.push_back({id});
    }
    m_world->document.reset(std::move(scene), {});
    select({1});
    auto& name = part<QLineEdit>("name");
    name.setFocus();
    QTest::keyClicks(&name, QStringLiteral("half"));
    m_world->focus.select(others);
    if (!atOnce)
        QCoreApplication::processEvents();
    QCOMPARE(name.placeholderText(), QStringLiteral("mixed"));
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(history().count(), 0);
}

BROADSIDE_WINDOW_TEST(TestSeveralObjects)

} // namespace broadside::test::tst_several_objects

#include "tst_several_objects.moc"
