#include "editor/commands/apply_edits.h"
#include "editor/commands/object_commands.h"
#include "editor/panels/objects/objects_panel.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

namespace broadside::test::tst_objects_panel {

class TestObjectsPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void listsTheObjectsInTheOrderOfTheFile();
    void followsEditsUndoAndRedo();
    void listsWhatWasPlacedInASimulationUntilItEnds();
    void keepsTheRulesOfModels();
    void searchNarrowsTheList_data();
    void searchNarrowsTheList();
    void clickSelects();
    void selectionFromElsewhereShows();
    void hoverGoesBothWays();
    void renamingIsOneUndoStep();
    void whatASimulationRemovedIsStruckOut();
    void aHundredThousandRowsSelectAtOnce();

private:
    QStringList rows() const;
    QTreeView& view() const { return *m_panel->findChild<QTreeView*>(QStringLiteral("objectsView")); }
    QLineEdit& search() const { return *m_panel->findChild<QLineEdit*>(QStringLiteral("objectsSearch")); }
    void add(std::uint64_t id, const char* name);

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<Focus> m_focus;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<ObjectEdits> m_edits;
    QAction m_selectFound;
    std::unique_ptr<ObjectsPanel> m_panel;
};

void TestObjectsPanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_focus = std::make_unique<Focus>();
    m_focus->follow(*m_document);
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_edits = std::make_unique<ObjectEdits>(*m_document, m_session.get());
    m_document->reset(test::cannonWorld(), {});
    m_panel = std::make_unique<ObjectsPanel>(*m_document, *m_edits, *m_focus, *m_session,
                                             ObjectsPanel::Actions{m_selectFound, {}});
    m_panel->resize(300, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestObjectsPanel::cleanup()
{
    m_panel.reset();
    m_session.reset();
    m_focus.reset();
    m_document.reset();
}

QStringList TestObjectsPanel::rows() const
{
    QStringList names;
    const QAbstractItemModel& model = *view().model();
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row, 0).data().toString());
    return names;
}

void TestObjectsPanel::add(std::uint64_t id, const char* name)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->name = name;
    m_document->push(std::make_unique<AddObjects>(*m_document, std::vector<ObjectPtr>{object}));
}

void TestObjectsPanel::listsTheObjectsInTheOrderOfTheFile()
{
    QCOMPARE(rows(), QStringList({QStringLiteral("Cannon"), QStringLiteral("Ball"), QStringLiteral("Target 1")}));
    QCOMPARE(m_panel->findChild<QLabel*>(QStringLiteral("objectsCount"))->text(), QStringLiteral("3 objects"));
}

void TestObjectsPanel::followsEditsUndoAndRedo()
{
    add(4, "Target 2");
    QCOMPARE(rows().back(), QStringLiteral("Target 2"));
    m_document->push(std::make_unique<RemoveObjects>(*m_document, std::vector<ObjectId>{{1}, {3}}));
    QCOMPARE(rows(), QStringList({QStringLiteral("Ball"), QStringLiteral("Target 2")}));
    m_document->undoStack().undo(); // restored at their old places, not at the end
    QCOMPARE(rows(), QStringList({QStringLiteral("Cannon"), QStringLiteral("Ball"), QStringLiteral("Target 1"),
                                  QStringLiteral("Target 2")}));
    m_document->undoStack().undo();
    QCOMPARE(rows().size(), 3);
}

void TestObjectsPanel::listsWhatWasPlacedInASimulationUntilItEnds()
{
    const QAbstractItemModelTester tester(view().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_session->stepOnce();
    const auto named = [](std::uint64_t id, const char* name) {
        return test::makeObject(id, {1.0, 1.0}, [&](SceneObject& o) { o.name = name; });
    };
    m_edits->add({}, {named(9, "Rock"), named(12, "Boulder")});
    QCOMPARE(rows().mid(3), QStringList({QStringLiteral("Rock"), QStringLiteral("Boulder")}));
    const auto& count = *m_panel->findChild<QLabel*>(QStringLiteral("objectsCount"));
    QCOMPARE(count.text(), QStringLiteral("5 objects"));
    search().setText(QStringLiteral("rock"));
    QCOMPARE(count.text(), QStringLiteral("1 of 5 objects"));
    search().clear();
    m_focus->select(ObjectId{12});
    QCOMPARE(view().selectionModel()->selectedIndexes().size(), 1);
    const ObjectPtr target = m_edits->find({3});
    m_edits->replace({}, {{target, edited(*target, [](SceneObject& o) { o.name = "Wall"; })}},
                     SceneChange::Kind::Edited, m_edits->newGesture());
    QCOMPARE(rows()[2], QStringLiteral("Wall"));
    m_session->stepOnce();
    m_session->seekFirst();
    QCOMPARE(rows().size(), 3);
    while (m_session->isInThePast())
        m_session->stepOnce(); // repeats the steps with their edits
    QCOMPARE(rows().size(), 5);
    applyEdits(*m_document, editsBeyond(m_document->scene(), *m_session->world()));
    QCOMPARE(rows().mid(2), QStringList({QStringLiteral("Wall"), QStringLiteral("Rock"), QStringLiteral("Boulder")}));
    m_document->undoStack().undo();
    QCOMPARE(rows().size(), 5);
    m_session->stop();
    QCOMPARE(rows().mid(2), QStringList({QStringLiteral("Target 1")}));
}

void TestObjectsPanel::keepsTheRulesOfModels()
{
    const QAbstractItemModelTester tester(view().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    add(4, "a");
    add(5, "b");
    m_document->push(std::make_unique<RemoveObjects>(*m_document, std::vector<ObjectId>{{2}, {4}}));
    m_document->undoStack().undo();
    search().setText(QStringLiteral("target"));
    add(6, "Target 9");
    m_document->undoStack().undo();
    search().clear();
    m_document->reset(Scene{}, {});
    QCOMPARE(rows(), QStringList());
}

void TestObjectsPanel::searchNarrowsTheList_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("part of a name, any case") << QStringLiteral("ARG") << QStringList{QStringLiteral("Target 1")};
    QTest::newRow("kind") << QStringLiteral("dynamic") << QStringList{QStringLiteral("Ball")};
    QTest::newRow("shape") << QStringLiteral("mesh") << QStringList{QStringLiteral("Cannon")};
    QTest::newRow("id") << QStringLiteral("2") << QStringList{QStringLiteral("Ball")};
    QTest::newRow("every word") << QStringLiteral("box static") << QStringList{QStringLiteral("Target 1")};
    QTest::newRow("nothing") << QStringLiteral("walrus") << QStringList();
}

void TestObjectsPanel::searchNarrowsTheList()
{
    QFETCH(const QString, search);
    QFETCH(const QStringList, expected);
    QTest::keyClicks(&this->search(), search);
    QCOMPARE(rows(), expected);
}

void TestObjectsPanel::clickSelects()
{
    const QModelIndex ball = view().model()->index(1, 0);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(ball).center());
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{{2}});
}

void TestObjectsPanel::selectionFromElsewhereShows()
{
    m_focus->select(std::vector<ObjectId>{{1}, {3}});
    const QModelIndexList selected = view().selectionModel()->selectedRows();
    QCOMPARE(selected.size(), 2);
    search().setText(QStringLiteral("target")); // hidden rows stay selected
    QCOMPARE(m_focus->selection().size(), 2U);
    search().clear();
    QCOMPARE(view().selectionModel()->selectedRows().size(), 2);
}

void TestObjectsPanel::hoverGoesBothWays()
{
    emit view().entered(view().model()->index(2, 0));
    QCOMPARE(m_focus->hovered().value, 3U);
    m_focus->setHovered(ObjectId{2});
    QVERIFY(view().model()->index(1, 0).data(Qt::FontRole).value<QFont>().underline());
    QVERIFY(!view().model()->index(2, 0).data(Qt::FontRole).value<QFont>().underline());
}

void TestObjectsPanel::renamingIsOneUndoStep()
{
    m_focus->select(ObjectId{3});
    m_panel->renameSelected();
    auto* editor = view().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Goal"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(rows().back(), QStringLiteral("Goal"));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(rows().back(), QStringLiteral("Target 1"));
}

void TestObjectsPanel::whatASimulationRemovedIsStruckOut()
{
    m_session->shoot(ObjectId{1}, {3.25, 2.6});
    m_session->pause();
    const QModelIndex target = view().model()->index(2, 0);
    for (int step = 0; step < 240 && m_session->removed() == 0; ++step)
        m_session->stepOnce();
    QCOMPARE(m_session->removed(), 1U);
    QVERIFY(target.data(Qt::FontRole).value<QFont>().strikeOut());
    m_session->stop();
    QVERIFY(!target.data(Qt::FontRole).value<QFont>().strikeOut());
}

void TestObjectsPanel::aHundredThousandRowsSelectAtOnce()
{
    Scene scene;
    std::vector<ObjectId> ids;
    for (std::uint64_t id = 1; id <= 100'000; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        scene.append(object);
        ids.push_back({id});
    }
    m_document->reset(std::move(scene), {});
    QCOMPARE(view().model()->rowCount(), 100'000);
    m_focus->select(ids);
    QCOMPARE(view().selectionModel()->selection().size(), 1); // one range instead of a hundred thousand
    QCOMPARE(view().selectionModel()->selection().front().height(), 100'000);
}

BROADSIDE_WINDOW_TEST(TestObjectsPanel)

} // namespace broadside::test::tst_objects_panel

#include "tst_objects_panel.moc"
