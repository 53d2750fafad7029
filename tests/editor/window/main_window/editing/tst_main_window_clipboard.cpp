// Cut, copy and paste in the real window.

#include "core/io/scene/scene_reader.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>

namespace broadside::test::tst_main_window_clipboard {

class TestMainWindowClipboard : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void copiesAreTheTextOfAScene();
    void pastesAtThePointerAsOneStep();
    void pastesWhereTheMenuWasOpened();
    void pastesInPlace();
    void aTemplateThatComesAlongGoesWithThemFromASimulation();
    void picturesComeAlong();
    void cutTakesAway();
    void wrongTextIsOneMessageAndNothingElse();
    void aWarningGoesWithTheNextSuccess();
    void copiesFollowUndoAndRedo_data();
    void copiesFollowUndoAndRedo();
    void theEndOfASimulationLeavesNoObjectSelectedThatIsGone();
    void disabledWithoutASelection();
    void fiftyThousandAreFast();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowClipboard::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setFocus();
}

void TestMainWindowClipboard::copiesAreTheTextOfAScene()
{
    focus().select(std::vector<ObjectId>{{2}, {1}});
    m->key(Qt::Key_C, Qt::ControlModifier);
    const SceneReading reading = readScene(clipboard().toStdString(), {});
    QVERIFY(reading.scene);
    QCOMPARE(reading.scene->size(), std::size_t{2});
    QVERIFY(sameContent(*reading.scene->find({1}), *scene().find({1})));
    QCOMPARE(m->page().document().undoStack().count(), 0);
}

void TestMainWindowClipboard::pastesAtThePointerAsOneStep()
{
    const std::size_t before = scene().size();
    focus().select(std::vector<ObjectId>{{1}, {2}});
    m->key(Qt::Key_C, Qt::ControlModifier);
    m->hover({5.0, 3.0});
    m->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene().size(), before + 2);
    QCOMPARE(focus().selection().size(), std::size_t{2});
    QVERIFY(distance(scene().objects()[before]->pose.position, {5.0, 3.0}) < 0.01);
    QCOMPARE(m->page().document().undoStack().undoText(), QStringLiteral("Paste 2 objects"));
    QCOMPARE(std::get<Launcher>(scene().objects()[before]->components.front()).projectile,
             scene().objects()[before + 1]->id);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().size(), before);
}

void TestMainWindowClipboard::pastesWhereTheMenuWasOpened()
{
    focus().select(ObjectId{3});
    m->key(Qt::Key_C, Qt::ControlModifier);
    m->hover({7.0, 1.0});
    const QPoint at = m->at({7.0, 1.0}).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, m->viewport().mapToGlobal(at));
    QApplication::sendEvent(&m->viewport(), &event);
    auto* menu = m->viewport().findChild<QMenu*>(QStringLiteral("worldMenu"));
    QVERIFY(menu);
    focus().setPointer(std::nullopt, {}); // the pointer is over the menu
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("&Paste here"))
            action->trigger();
    menu->close();
    QVERIFY(distance(scene().objects().back()->pose.position, {7.0, 1.0}) < 0.01);
}

void TestMainWindowClipboard::pastesInPlace()
{
    focus().select(ObjectId{3});
    m->key(Qt::Key_C, Qt::ControlModifier);
    m->hover({5.0, 3.0});
    m->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(scene().objects().back()->pose == scene().find({3})->pose);
}

/// A template that is copied with its instance is pasted into the scene of a simulation too.
void TestMainWindowClipboard::aTemplateThatComesAlongGoesWithThemFromASimulation()
{
    focus().select(ObjectId{3});
    m->action("makeTemplate").trigger();
    QCOMPARE(scene().templates.size(), std::size_t{1});
    m->viewport().setFocus();
    m->key(Qt::Key_C, Qt::ControlModifier);
    m->page().document().reset(Scene(), {});
    m->action("step").trigger();
    m->key(Qt::Key_V, Qt::ControlModifier);
    const auto isThere = [&] {
        const std::size_t objects = m->session().world()->objects().presentCount();
        return objects == 1 && scene().templates.size() == 1;
    };
    const auto isGone = [&] {
        return m->session().world()->objects().presentCount() == 0 && scene().templates.empty();
    };
    QVERIFY(isThere());
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(isGone());
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isThere());
}

/// From the sample, whose pictures are part of the program, and from a scene whose atlas is missing.
void TestMainWindowClipboard::picturesComeAlong()
{
    Scene scene = m->page().document().scene();
    const std::vector<std::string> atlases = scene.atlases;
    QVERIFY(!atlases.empty());
    focus().select(ObjectId{1});
    m->key(Qt::Key_C, Qt::ControlModifier);
    const auto open = [this](const char* name) {
        Scene empty;
        m->page().document().reset(std::move(empty), m->file(name));
        m->viewport().setFocus();
    };
    open("other.broadside");
    m->key(Qt::Key_V, Qt::ControlModifier);
    const auto& document = m->page().document();
    QCOMPARE(document.scene().size(), std::size_t{1});
    QCOMPARE(document.scene().atlases, atlases);
    QCOMPARE(document.undoStack().count(), 1);
    m->page().document().undoStack().undo();
    QVERIFY(document.scene().atlases.empty());
    scene.atlases = {"art/none.atlas.json"};
    m->page().document().reset(std::move(scene), m->file("scene.broadside"));
    focus().select(ObjectId{1});
    m->key(Qt::Key_C, Qt::ControlModifier);
    open("folder/other.broadside");
    m->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document.scene().atlases, (std::vector<std::string>{"art/none.atlas.json"}));
    QVERIFY(m->part<QLabel>("messageText").text().contains(m->file("folder/art/none.atlas.json")));
}

void TestMainWindowClipboard::cutTakesAway()
{
    const std::size_t before = scene().size();
    focus().select(ObjectId{3});
    m->key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(scene().size(), before - 1);
    m->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(scene().size(), before);
}

void TestMainWindowClipboard::wrongTextIsOneMessageAndNothingElse()
{
    const std::size_t before = scene().size();
    QGuiApplication::clipboard()->setText(QStringLiteral("[\n  {\"id\": 1, \"kind\": \"odd\", \"position\": [0, 0],\n"
                                                         "\"shape\": {\"type\": \"circle\", \"radius\": 1}}\n]"));
    m->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene().size(), before);
    QCOMPARE(m->page().document().undoStack().count(), 0);
    QStringList texts;
    for (const QLabel* label : m->window->findChildren<QLabel*>())
        texts += label->text();
    QVERIFY2(texts.join(u'\n').contains(QStringLiteral("line 2, column 21")), qPrintable(texts.join(u'\n')));
    QGuiApplication::clipboard()->clear();
    m->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene().size(), before);
}

void TestMainWindowClipboard::aWarningGoesWithTheNextSuccess()
{
    const auto& bar = m->part<QWidget>("messageBar");
    QGuiApplication::clipboard()->setText(QStringLiteral("{\"objects\": []}"));
    m->key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(bar.isVisible());
    focus().select(ObjectId{3});
    m->key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(bar.isHidden());
}

void TestMainWindowClipboard::copiesFollowUndoAndRedo_data()
{
    QTest::addColumn<bool>("isSimulated");
    QTest::newRow("scene") << false;
    QTest::newRow("simulation") << true;
}

/// Undo of Duplicate selects the originals again, and redo the copies, so that Copy has something to copy.
void TestMainWindowClipboard::copiesFollowUndoAndRedo()
{
    QFETCH(const bool, isSimulated);
    if (isSimulated)
        m->action("step").trigger();
    const std::vector<ObjectId> originals{{1}, {3}};
    focus().select(originals);
    m->key(Qt::Key_D, Qt::ControlModifier);
    const std::vector<ObjectId> copies = focus().selection();
    QCOMPARE(copies.size(), std::size_t{2});
    QVERIFY(copies != originals);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(focus().selection(), originals);
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(focus().selection(), copies);
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    m->key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard() != QStringLiteral("before"));
    m->key(Qt::Key_Delete);
    QVERIFY2(focus().selection().empty(), "a second Delete must not delete the originals");
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(focus().selection(), copies);
}

void TestMainWindowClipboard::theEndOfASimulationLeavesNoObjectSelectedThatIsGone()
{
    m->action("step").trigger();
    focus().select(ObjectId{3});
    m->key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(focus().selection().size(), std::size_t{1});
    m->action("stop").trigger();
    QVERIFY(focus().selection().empty());
    const auto& note = m->part<QLabel>("propertiesNote");
    QVERIFY2(!note.text().contains(QStringLiteral("restore it")), qPrintable(note.text()));
}

void TestMainWindowClipboard::disabledWithoutASelection()
{
    focus().clearSelection();
    QVERIFY(!m->action("copy").isEnabled() && !m->action("cut").isEnabled() && m->action("paste").isEnabled());
    QVERIFY(m->action("copy").toolTip().contains(QStringLiteral("Select an object first.")));
}

void TestMainWindowClipboard::fiftyThousandAreFast()
{
    Scene many;
    std::vector<ObjectId> ids;
    for (std::uint64_t id = 1; id <= 50'000; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->pose.position = {0.02 * static_cast<double>(id % 480), 0.04 * static_cast<double>(id / 480)};
        object->shape = Circle{0.01};
        many.append(object);
        ids.push_back({id});
    }
    m->page().document().reset(std::move(many), {});
    focus().select(ids);
    QElapsedTimer timer;
    timer.start();
    m->action("copy").trigger();
    const qint64 copied = timer.restart();
    m->action("pasteInPlace").trigger();
    const qint64 pasted = timer.elapsed();
    qInfo("copied in %lld ms, pasted in %lld ms", copied, pasted);
    QCOMPARE(scene().size(), std::size_t{100'000});
}

BROADSIDE_WINDOW_TEST(TestMainWindowClipboard)

} // namespace broadside::test::tst_main_window_clipboard

#include "tst_main_window_clipboard.moc"
