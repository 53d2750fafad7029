// Properties that users give to objects, in the Properties panel.

#include "editor/commands/property_edits.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/properties/property_row.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_chooser.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace broadside::test::tst_custom_section {

namespace {

/// Object 1 has a property of each kind, object 2 some of them, object 3 none.
Scene propertyScene()
{
    Scene scene;
    scene.append(test::makeObject(1, {}, [](SceneObject& o) {
        o.properties = Properties{{"title", std::string("Gate")}, {"speed", 2.5},       {"open", true},
                                  {"paint", Rgb{255, 0, 16}},     {"key", ObjectId{2}}, {"list", RawJson{"[1, 2]"}}};
    }));
    scene.append(test::makeObject(2, {5.0, 0.0}, [](SceneObject& o) {
        o.properties = Properties{{"open", false}, {"speed", 4.0}, {"title", true}};
    }));
    scene.append(test::makeObject(3, {9.0, 0.0}));
    return scene;
}

} // namespace

class TestCustomSection : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void eachKindHasItsEditor();
    void eachValueIsAnUndoStep();
    void whatIsNoColourIsRefused();
    void coloursComeFromTheDialogToo();
    void renamingKeepsPlaceAndField();
    void aNameThatIsTakenIsRefusedAtTheField();
    void addedOnesAreNamedAtOnce_data();
    void addedOnesAreNamedAtOnce();
    void removingOne();
    void whoIsNotThereIsSaid();
    void whoIsPickedIsNamed();
    void pickingEndsOnEmptyGround();
    void otherKindsAreOnlyShown();
    void severalObjectsTogether();
    void addingToSeveralTakesANameThatIsFree();
    void inASimulationTheWorldIsEdited();
    void aRowOfAnotherTimeChangesNothing();
    void nobodyIsLeftToPickFor();
    void aPickEndsWithItsOwners();
    void ofVeryManyOnlyTheFirstShow();

private:
    template<class W>
    W& part(const char* name) const
    {
        W* found = nullptr;
        for (W* widget : m_panel->findChildren<W*>(QLatin1String(name)))
            if (widget->isVisible())
                found = widget;
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    static void type(QWidget& field, const char* text);
    void select(std::initializer_list<std::uint64_t> values) const { m_world->focus.select(test::ids(values)); }
    [[nodiscard]] const Properties& properties(std::uint64_t id) const { return *m_world->object(id).properties; }
    [[nodiscard]] const QUndoStack& history() const { return m_world->document.undoStack(); }
    [[nodiscard]] QAction& addAction(int kind) const
    {
        return *part<QPushButton>("addProperty").menu()->actions()[kind];
    }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<PropertiesPanel> m_panel;
};

void TestCustomSection::init()
{
    m_world = std::make_unique<test::EditorWorld>(propertyScene());
    m_panel = std::make_unique<PropertiesPanel>(m_world->document, m_world->edits, m_world->templates, m_world->focus,
                                                m_world->session, m_world->atlases, QList<QAction*>());
    m_panel->resize(340, 1'200);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), test::kPatience));
}

void TestCustomSection::cleanup()
{
    m_panel.reset();
    m_world.reset();
}

void TestCustomSection::type(QWidget& field, const char* text)
{
    field.setFocus();
    QWidget* line = &field;
    if (auto* chooser = field.findChild<ObjectChooser*>())
        line = chooser;
    else if (auto* proxy = field.focusProxy(); proxy && qobject_cast<QLineEdit*>(proxy))
        line = proxy;
    if (auto* edit = qobject_cast<QLineEdit*>(line))
        edit->selectAll();
    else if (auto* number = qobject_cast<NumberField*>(line))
        number->selectAll();
    else if (auto* box = qobject_cast<QComboBox*>(line))
        box->lineEdit()->selectAll();
    QTest::keyClicks(line, QLatin1String(text));
    QTest::keyClick(line, Qt::Key_Return);
}

void TestCustomSection::eachKindHasItsEditor()
{
    select({1});
    QCOMPARE(part<QLineEdit>("property-title").text(), QStringLiteral("Gate"));
    QCOMPARE(part<NumberField>("property-speed").value(), 2.5);
    QVERIFY(part<QCheckBox>("property-open").isChecked());
    QCOMPARE(part<QWidget>("property-paint").findChild<QLineEdit*>()->text(), QStringLiteral("#ff0010"));
    QCOMPARE(part<QWidget>("property-key").findChild<ObjectChooser*>()->currentText(), QStringLiteral("Object 2 (2)"));
    QCOMPARE(part<QLabel>("property-list").text(), QStringLiteral("[1, 2]"));
    for (const char* name : {"title", "speed", "open", "paint", "key", "list"}) {
        const QByteArray key(name);
        QCOMPARE(part<QLineEdit>("propertyName-" + key).text(), QLatin1String(name));
        QVERIFY(!part<QWidget>("property-" + key).accessibleName().isEmpty());
        QVERIFY(!part<QToolButton>("propertyRemove-" + key).accessibleName().isEmpty());
    }
    QVERIFY(!m_panel->findChild<QLabel*>(QStringLiteral("customNone"))->isVisible());
    select({3});
    QVERIFY(part<QLabel>("customNone").isVisible());
    QCOMPARE(history().count(), 0);
}

void TestCustomSection::eachValueIsAnUndoStep()
{
    select({1});
    type(part<QWidget>("property-title"), "Door");
    type(part<QWidget>("property-speed"), "2^10/4");
    part<QCheckBox>("property-open").click();
    type(part<QWidget>("property-paint"), "#00FF08");
    type(part<QWidget>("property-key"), "3");
    QVERIFY(properties(1) == (Properties{{"title", std::string("Door")},
                                         {"speed", 256.0},
                                         {"open", false},
                                         {"paint", Rgb{0, 255, 8}},
                                         {"key", ObjectId{3}},
                                         {"list", RawJson{"[1, 2]"}}}));
    QCOMPARE(history().count(), 5);
    QCOMPARE(history().undoText(), QStringLiteral("Change property key"));
    m_world->document.undoStack().undo();
    QCOMPARE(part<QWidget>("property-key").findChild<ObjectChooser*>()->currentText(), QStringLiteral("Object 2 (2)"));
    part<QWidget>("property-title").setFocus(); // without a choice
    QTest::keyClick(&part<QWidget>("property-title"), Qt::Key_Return);
    QCOMPARE(history().index(), 4);
}

void TestCustomSection::whatIsNoColourIsRefused()
{
    select({1});
    type(part<QWidget>("property-paint"), "red");
    const auto& fault = part<QLabel>("customFault");
    QVERIFY2(fault.text().startsWith(QStringLiteral("\"red\" is not a colour")), qPrintable(fault.text()));
    QCOMPARE(history().count(), 0);
    type(part<QWidget>("property-paint"), "#ff0011");
    QVERIFY(!fault.isVisible());
}

void TestCustomSection::coloursComeFromTheDialogToo()
{
    select({1});
    part<QWidget>("property-paint").findChild<QToolButton*>()->click();
    auto* dialog = m_panel->findChild<QColorDialog*>(QStringLiteral("propertyColor"));
    QVERIFY(dialog);
    QCOMPARE(dialog->currentColor(), QColor(255, 0, 16));
    dialog->setCurrentColor(QColor(1, 2, 3));
    dialog->accept();
    QVERIFY(properties(1)[3].value == PropertyValue(Rgb{1, 2, 3}));
}

void TestCustomSection::renamingKeepsPlaceAndField()
{
    select({1});
    auto& name = part<QLineEdit>("propertyName-speed");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("pace"));
    QTest::keyClick(&name, Qt::Key_Tab); // Tab leads to the value, which stays
    QCOMPARE(properties(1)[1].name, std::string("pace"));
    QCOMPARE(history().undoText(), QStringLiteral("Rename property speed"));
    QCOMPARE(QApplication::focusWidget(), &part<NumberField>("property-pace"));
}

void TestCustomSection::aNameThatIsTakenIsRefusedAtTheField()
{
    select({1});
    type(part<QWidget>("propertyName-speed"), "title");
    const auto& fault = part<QLabel>("customFault");
    QVERIFY2(fault.text().contains(QStringLiteral("\"title\" already")), qPrintable(fault.text()));
    QCOMPARE(part<QLineEdit>("propertyName-speed").text(), QStringLiteral("speed"));
    type(part<QWidget>("propertyName-speed"), " ");
    QVERIFY(fault.text().startsWith(QStringLiteral("A property needs a name")));
    QCOMPARE(history().count(), 0);
}

void TestCustomSection::addedOnesAreNamedAtOnce_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < propertyKinds().size(); ++kind)
        QTest::newRow(qPrintable(propertyKinds()[kind])) << kind;
}

void TestCustomSection::addedOnesAreNamedAtOnce()
{
    QFETCH(int, kind);
    select({3});
    addAction(kind).trigger();
    QCOMPARE(properties(3).size(), std::size_t{1});
    QCOMPARE(properties(3)[0].value.index(), static_cast<std::size_t>(kind));
    auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(name);
    QCOMPARE(name->selectedText(), QString::fromStdString(properties(3)[0].name));
    QTest::keyClicks(name, QStringLiteral("mine"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(properties(3)[0].name, std::string("mine"));
    QCOMPARE(history().count(), 2);
    addAction(kind).trigger();
    QCOMPARE(properties(3).size(), std::size_t{2});
}

void TestCustomSection::removingOne()
{
    select({2});
    QCoreApplication::processEvents(); // for the layout
    QTest::mouseClick(&part<QToolButton>("propertyRemove-speed"), Qt::LeftButton);
    QVERIFY(properties(2) == (Properties{{"open", false}, {"title", true}}));
    QCOMPARE(history().undoText(), QStringLiteral("Remove property speed"));
    m_world->document.undoStack().undo();
    QCOMPARE(part<NumberField>("property-speed").value(), 4.0);
}

void TestCustomSection::whoIsNotThereIsSaid()
{
    select({1});
    QVERIFY(!m_panel->findChild<QLabel*>(QStringLiteral("propertyNote-key"))->isVisible());
    m_world->edits.remove(test::ids({2}));
    const auto& note = part<QLabel>("propertyNote-key");
    QVERIFY2(note.text().startsWith(QStringLiteral("There is no object 2")), qPrintable(note.text()));
    type(part<QWidget>("property-key"), "77");
    QVERIFY(part<QLabel>("customFault").isVisible());
    type(part<QWidget>("property-key"), "3");
    QVERIFY(!m_panel->findChild<QLabel*>(QStringLiteral("propertyNote-key"))->isVisible());
}

void TestCustomSection::whoIsPickedIsNamed()
{
    select({1});
    auto& pick = part<QToolButton>("propertyPick-key");
    pick.click();
    QVERIFY(part<QLabel>("propertyNote-key").text().startsWith(QStringLiteral("Click the object")));
    select({3});
    QTRY_COMPARE(m_world->focus.selection(), test::ids({1}));
    QVERIFY(propertyOf(m_world->object(1), "key")->value == PropertyValue(ObjectId{3}));
    QCOMPARE(history().count(), 1);
    QVERIFY(!part<QToolButton>("propertyPick-key").isChecked());
    QVERIFY(!m_panel->findChild<QLabel*>(QStringLiteral("propertyNote-key"))->isVisible());
    select({2}); // picking has ended
    QCoreApplication::processEvents();
    QCOMPARE(m_world->focus.selection(), test::ids({2}));
}

void TestCustomSection::pickingEndsOnEmptyGround()
{
    select({1});
    part<QToolButton>("propertyPick-key").click();
    select({});
    QTRY_COMPARE(m_world->focus.selection(), test::ids({1}));
    select({2});
    QCoreApplication::processEvents();
    QCOMPARE(m_world->focus.selection(), test::ids({2}));
    select({1});
    part<QToolButton>("propertyPick-key").click();
    part<QToolButton>("propertyPick-key").click(); // cancels picking
    select({2});
    QCoreApplication::processEvents();
    QCOMPARE(m_world->focus.selection(), test::ids({2}));
    QCOMPARE(history().count(), 0);
}

void TestCustomSection::otherKindsAreOnlyShown()
{
    select({1});
    const auto& text = part<QLabel>("property-list");
    QVERIFY2(text.toolTip().contains(QStringLiteral("stays in the file")), qPrintable(text.toolTip()));
}

void TestCustomSection::severalObjectsTogether()
{
    select({1, 2});
    QVERIFY(part<NumberField>("property-speed").isMixed());
    QCOMPARE(part<QCheckBox>("property-open").checkState(), Qt::PartiallyChecked);
    QVERIFY(part<QLabel>("customNone").text().startsWith(QStringLiteral("Some objects have more")));
    type(part<QWidget>("property-speed"), "*= 2");
    QVERIFY(propertyOf(m_world->object(1), "speed")->value == PropertyValue(5.0));
    QVERIFY(propertyOf(m_world->object(2), "speed")->value == PropertyValue(8.0));
    QCOMPARE(history().undoText(), QStringLiteral("Set property speed of 2 objects"));
    type(part<QWidget>("propertyName-speed"), "title");
    QVERIFY(part<QLabel>("customFault").text().startsWith(QStringLiteral("Object 1: A property")));
    select({1, 3});
    QVERIFY(part<QLabel>("customNone").text().contains(QStringLiteral("no property in common")));
}

void TestCustomSection::addingToSeveralTakesANameThatIsFree()
{
    m_world->document.reset(
        [] {
            Scene scene = propertyScene();
            scene.replace(edited(*scene.find({3}), [](SceneObject& o) {
                o.properties = Properties{{"number", true}};
            }));
            return scene;
        }(),
        {});
    select({1, 2, 3});
    addAction(1).trigger();
    for (const std::uint64_t id : {1U, 2U, 3U})
        QCOMPARE(properties(id).back().name, std::string("number 2"));
    QCOMPARE(history().undoText(), QStringLiteral("Add property number 2 to 3 objects"));
}

void TestCustomSection::inASimulationTheWorldIsEdited()
{
    select({1});
    m_world->session.stepOnce();
    type(part<QWidget>("property-speed"), "9");
    QVERIFY(propertyOf(*m_world->edits.find({1}), "speed")->value == PropertyValue(9.0));
    QVERIFY(propertyOf(m_world->object(1), "speed")->value == PropertyValue(2.5));
    m_world->session.undoStack().undo();
    QCOMPARE(part<NumberField>("property-speed").value(), 2.5);
}

void TestCustomSection::aRowOfAnotherTimeChangesNothing()
{
    select({3});
    m_world->session.stepOnce();
    addAction(1).trigger();
    m_world->session.stepOnce();
    auto* row = qobject_cast<PropertyRow*>(part<QLineEdit>("propertyName-number").parentWidget());
    QVERIFY(row);
    row->setFocus();
    m_world->session.seekFirst(); // the panel is updated a moment later
    emit row->renamed(QStringLiteral("mine"));
    QVERIFY(m_world->session.pendingEdits().empty());
}

void TestCustomSection::nobodyIsLeftToPickFor()
{
    Scene scene = propertyScene();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.components = {Lifetime{1e-3}}; }));
    m_world->document.reset(std::move(scene), {});
    select({1});
    auto& pick = part<QToolButton>("propertyPick-key");
    m_world->session.stepOnce();
    m_world->session.stepOnce();
    QVERIFY(!m_world->edits.find({1}));
    pick.click(); // before the panel is updated
    QVERIFY(m_world->session.pendingEdits().empty());
}

void TestCustomSection::aPickEndsWithItsOwners()
{
    select({1});
    part<QToolButton>("propertyPick-key").click();
    m_world->edits.remove(test::ids({1}));
    QCoreApplication::processEvents();
    QVERIFY(m_world->focus.selection().empty());
    select({2});
    QCoreApplication::processEvents();
    QCOMPARE(m_world->focus.selection(), test::ids({2}));
    QCOMPARE(history().count(), 1);
}

void TestCustomSection::ofVeryManyOnlyTheFirstShow()
{
    Properties properties;
    for (int i = 0; i < 200'000; ++i)
        properties.push_back({"p" + std::to_string(i), 1.0});
    Scene scene;
    scene.append(test::makeObject(1, {}, [&](SceneObject& o) { o.properties = std::move(properties); }));
    m_world->document.reset(std::move(scene), {});
    QElapsedTimer timer;
    timer.start();
    select({1});
    QCOMPARE(part<QLabel>("customNone").text(), QStringLiteral("200 of 200 000 shown; edit the others in the file."));
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(part<QWidget>("property-p199").isVisible());
    QVERIFY(!m_panel->findChild<QWidget*>(QStringLiteral("property-p200")));
}

BROADSIDE_WINDOW_TEST(TestCustomSection)

} // namespace broadside::test::tst_custom_section

#include "tst_custom_section.moc"
