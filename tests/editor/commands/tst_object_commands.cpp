#include "core/base/random.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>

namespace broadside::test::tst_object_commands {

using test::ids;
using test::idsOf;
using test::makeObject;

namespace {

ObjectPtr movedTo(const SceneDocument& document, std::uint64_t id, Vec2 position)
{
    return edited(*document.scene().find({id}), [&](SceneObject& o) { o.pose.position = position; });
}

void replace(SceneDocument& document, std::vector<ObjectPtr> after, GestureId gesture,
             SceneChange::Kind kind = SceneChange::Kind::Moved)
{
    const QString text = commandText(QStringLiteral("Move %1"), after);
    document.push(std::make_unique<ReplaceObjects>(document, text, std::move(after), kind, gesture));
}

} // namespace

class TestObjectCommands : public QObject {
    Q_OBJECT
private slots:
    void init();
    void textsNameWhatIsEdited_data();
    void textsNameWhatIsEdited();
    void removedObjectsComeBackInTheirPlaces();
    void changesNameTheirObjects();
    void oneGestureIsOneStep();
    void twoGesturesAreTwoSteps();
    void otherObjectsAreAnotherStep();
    void gestureThatEndsWhereItBeganLeavesNoStepAndTheVeryObjects();
    void objectThatDidNotChangeStaysItself();
    void editedWinsOverMoved();
    void savedStateIsNotMergedInto();
    void manyObjectsAreLinear();
    void randomEditsUndoAndRedo_data();
    void randomEditsUndoAndRedo();

private:
    std::unique_ptr<SceneDocument> m_document;
};

void TestObjectCommands::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_document->reset(test::threeBoxes(), {});
}

void TestObjectCommands::textsNameWhatIsEdited_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("one") << 1 << QStringLiteral("Move Object 1");
    QTest::newRow("several") << 3 << QStringLiteral("Move 3 objects");
    QTest::newRow("many") << 4840 << QStringLiteral("Move 4 840 objects");
}

void TestObjectCommands::textsNameWhatIsEdited()
{
    QFETCH(int, count);
    std::vector<ObjectPtr> objects;
    for (int i = 1; i <= count; ++i)
        objects.push_back(makeObject(static_cast<std::uint64_t>(i), {}));
    QTEST(commandText(QStringLiteral("Move %1"), objects), "text");
    m_document->reset(Scene{}, {});
    m_document->push(std::make_unique<AddObjects>(*m_document, objects));
    QVERIFY(m_document->undoStack().undoText().startsWith(QStringLiteral("Place ")));
    std::vector<ObjectId> all;
    for (const ObjectPtr& object : objects)
        all.push_back(object->id);
    m_document->push(std::make_unique<RemoveObjects>(*m_document, all));
    QVERIFY(m_document->undoStack().undoText().startsWith(QStringLiteral("Delete ")));
    QCOMPARE(m_document->scene().size(), std::size_t{0});
}

void TestObjectCommands::removedObjectsComeBackInTheirPlaces()
{
    const Scene before = m_document->scene();
    m_document->push(std::make_unique<RemoveObjects>(*m_document, ids({3, 99, 1, 1})));
    QCOMPARE(idsOf(m_document->scene()), (std::vector<std::uint64_t>{2}));
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Delete 2 objects"));
    m_document->undoStack().undo();
    QVERIFY(test::isSameScene(m_document->scene(), before));
    m_document->undoStack().redo();
    QCOMPARE(idsOf(m_document->scene()), (std::vector<std::uint64_t>{2}));
}

void TestObjectCommands::changesNameTheirObjects()
{
    std::vector<SceneChange> changes;
    connect(m_document.get(), &SceneDocument::changed, this,
            [&](const SceneChange& change) { changes.push_back(change); });
    m_document->push(std::make_unique<AddObjects>(*m_document, std::vector{makeObject(7, {})}));
    m_document->push(std::make_unique<RemoveObjects>(*m_document, ids({1, 2})));
    replace(*m_document, {movedTo(*m_document, 3, {1.0, 1.0})}, m_document->newGesture());
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();

    using Kind = SceneChange::Kind;
    const std::vector<std::pair<Kind, std::vector<ObjectId>>> expected{
        {Kind::Added, ids({7})}, {Kind::Removed, ids({1, 2})}, {Kind::Moved, ids({3})},
        {Kind::Moved, ids({3})}, {Kind::Added, ids({1, 2})},   {Kind::Removed, ids({7})},
    };
    QCOMPARE(changes.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(changes[i].kind, expected[i].first);
        QCOMPARE(changes[i].objects, expected[i].second);
    }
}

void TestObjectCommands::oneGestureIsOneStep()
{
    const Scene before = m_document->scene();
    const GestureId gesture = m_document->newGesture();
    for (const double x : {1.0, 2.0, 3.0})
        replace(*m_document, {movedTo(*m_document, 1, {x, 0.0}), movedTo(*m_document, 2, {x, 1.0})}, gesture);
    QCOMPARE(m_document->undoStack().count(), 1);
    const Scene after = m_document->scene();
    m_document->undoStack().undo();
    QVERIFY(test::isSameScene(m_document->scene(), before));
    m_document->undoStack().redo();
    QVERIFY(test::isSameScene(m_document->scene(), after));
    QCOMPARE(after.find({2})->pose.position, (Vec2{3.0, 1.0}));
}

void TestObjectCommands::twoGesturesAreTwoSteps()
{
    replace(*m_document, {movedTo(*m_document, 1, {1.0, 0.0})}, m_document->newGesture());
    replace(*m_document, {movedTo(*m_document, 1, {2.0, 0.0})}, m_document->newGesture());
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestObjectCommands::otherObjectsAreAnotherStep()
{
    const GestureId gesture = m_document->newGesture();
    replace(*m_document, {movedTo(*m_document, 1, {1.0, 0.0})}, gesture);
    replace(*m_document, {movedTo(*m_document, 2, {2.0, 0.0})}, gesture);
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestObjectCommands::gestureThatEndsWhereItBeganLeavesNoStepAndTheVeryObjects()
{
    const Scene before = m_document->scene();
    const GestureId gesture = m_document->newGesture();
    replace(*m_document, {movedTo(*m_document, 1, {4.0, 0.0})}, gesture);
    QVERIFY(m_document->isModified());
    replace(*m_document, {movedTo(*m_document, 1, {0.0, 0.0})}, gesture); // an equal copy
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!m_document->isModified());
    QVERIFY(test::isSameScene(m_document->scene(), before));
    replace(*m_document, {movedTo(*m_document, 1, {6.0, 0.0})}, gesture); // the gesture goes on
    m_document->undoStack().undo();
    QVERIFY(test::isSameScene(m_document->scene(), before));
}

void TestObjectCommands::objectThatDidNotChangeStaysItself()
{
    const ObjectPtr second = m_document->scene().pointerTo({2});
    replace(*m_document, {movedTo(*m_document, 1, {4.0, 0.0}), movedTo(*m_document, 2, second->pose.position)},
            m_document->newGesture());
    QCOMPARE(m_document->scene().pointerTo({2}), second);
}

void TestObjectCommands::editedWinsOverMoved()
{
    const GestureId gesture = m_document->newGesture();
    replace(*m_document, {movedTo(*m_document, 1, {1.0, 0.0})}, gesture);
    const ObjectPtr heavier = edited(*m_document->scene().find({1}), [](SceneObject& o) { o.mass = 2.0; });
    replace(*m_document, {heavier}, gesture, SceneChange::Kind::Edited);
    QCOMPARE(m_document->undoStack().count(), 1);
    SceneChange::Kind kind = SceneChange::Kind::Reset;
    connect(m_document.get(), &SceneDocument::changed, this, [&](const SceneChange& change) { kind = change.kind; });
    m_document->undoStack().undo();
    QCOMPARE(kind, SceneChange::Kind::Edited);
}

void TestObjectCommands::savedStateIsNotMergedInto()
{
    const GestureId gesture = m_document->newGesture();
    replace(*m_document, {movedTo(*m_document, 1, {1.0, 0.0})}, gesture);
    m_document->undoStack().setClean();
    replace(*m_document, {movedTo(*m_document, 1, {2.0, 0.0})}, gesture);
    QVERIFY(m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->scene().find({1})->pose.position, (Vec2{1.0, 0.0}));
}

// Eight times the objects may take eight times the time; a quadratic command would take 64 times the time.
void TestObjectCommands::manyObjectsAreLinear()
{
    const auto millisecondsFor = [&](std::uint64_t count) {
        std::vector<ObjectPtr> objects;
        for (std::uint64_t id = 1; id <= count; ++id)
            objects.push_back(makeObject(id, {}));
        m_document->reset(Scene{}, {});
        m_document->push(std::make_unique<AddObjects>(*m_document, objects));
        QElapsedTimer clock;
        clock.start();
        const GestureId gesture = m_document->newGesture();
        for (const double x : {1.0, 2.0}) {
            std::vector<ObjectPtr> after;
            for (const ObjectPtr& object : objects)
                after.push_back(movedTo(*m_document, object->id.value, {x, 0.0}));
            replace(*m_document, std::move(after), gesture);
        }
        return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    };
    const double few = millisecondsFor(6'250);
    const double many = millisecondsFor(50'000);
    QCOMPARE(m_document->undoStack().count(), 2);
    QVERIFY2(many < 32.0 * few + 100.0, qPrintable(QStringLiteral("%1 ms, then %2 ms").arg(few).arg(many)));
}

void TestObjectCommands::randomEditsUndoAndRedo_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// Undo and redo in any order restore every earlier state, object by object.
void TestObjectCommands::randomEditsUndoAndRedo()
{
    QFETCH(int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    std::vector<Scene> states{m_document->scene()}; // states[i]: after i steps of the undo stack
    const auto someIds = [&] {
        std::vector<ObjectId> some;
        for (const ObjectPtr& object : m_document->scene().objects())
            if (random.below(3) == 0)
                some.push_back(object->id);
        return some;
    };
    const auto edit = [&] {
        switch (random.below(4)) {
        case 0:
            m_document->push(std::make_unique<AddObjects>(
                *m_document, std::vector{makeObject(m_document->scene().nextId().value, {random.unit(), 0.0})}));
            break;
        case 1:
            m_document->push(std::make_unique<RemoveObjects>(*m_document, someIds()));
            break;
        case 2: {
            SceneSettings settings = settingsOf(m_document->scene());
            settings.broadPhase.cellSize = 1.0 + static_cast<double>(random.below(3));
            m_document->push(std::make_unique<EditSettings>(*m_document, QStringLiteral("Cells"), settings,
                                                            m_document->newGesture()));
            break;
        }
        default: {
            const GestureId gesture = m_document->newGesture();
            const std::vector<ObjectId> moving = someIds();
            for (std::uint64_t moves = random.below(4); moves > 0; --moves) {
                std::vector<ObjectPtr> after;
                for (const ObjectId id : moving)
                    after.push_back(movedTo(*m_document, id.value, {static_cast<double>(random.below(2)), 0.0}));
                replace(*m_document, std::move(after), gesture);
            }
        }
        }
    };
    for (int round = 0; round < 200; ++round) {
        QUndoStack& stack = m_document->undoStack();
        const std::uint64_t what = random.below(4);
        if (what == 0 && stack.canUndo())
            stack.undo();
        else if (what == 1 && stack.canRedo())
            stack.redo();
        else {
            edit();
            // An edit that changed nothing keeps the redo steps and their states.
            if (stack.index() == stack.count()) {
                states.resize(static_cast<std::size_t>(stack.index()));
                states.push_back(m_document->scene());
            }
        }
        const auto index = static_cast<std::size_t>(stack.index());
        QVERIFY2(test::isSameScene(m_document->scene(), states[index]), QByteArray::number(round));
    }
}

BROADSIDE_EVENT_TEST(TestObjectCommands)

} // namespace broadside::test::tst_object_commands

#include "tst_object_commands.moc"
