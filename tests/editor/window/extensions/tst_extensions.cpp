#include "core/io/scene/scene_writer.h"
#include "editor/window/extensions/extension_store.h"
#include "editor/window/menus/command_list.h"
#include "editor/window/message_bar.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QFileDialog>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>

namespace broadside::test::tst_extensions {

/// The scripts in the folder of extensions, in the real window.
class TestExtensions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void aCommandIsOneUndoStep();
    void aKeyRunsTheCommand();
    void aFailingCommandTakesNothingAlong();
    void aRunawayCommandCanBeCancelled();
    void theWindowCanCloseWhileAScriptRuns();
    void anEditInTheMeantimeIsKept();
    void aDisabledCommandSaysWhy();
    void aFindingSelectsItsObject();
    void otherFilesAreAskedFor_data();
    void otherFilesAreAskedFor();
    void aScriptThatDoesNotLoadIsReported();
    void anExampleCanBeCopied();
    void theDialogOpenHasImporters();
    void aFileOfAnImporterOpensByItsName();
    void theDialogSaveAsHasExporters();

private:
    /// An importer of one box, and an exporter of the number of objects.
    void beginWithFormats() const;
    void write(const char* name, const char* text) const;
    /// The window with these extensions, and a scene of two objects.
    void begin() const;
    [[nodiscard]] QAction* entry(const QString& text) const;
    void perform(const QString& text) const;
    [[nodiscard]] QString text() const { return QString::fromStdString(writeScene(m->document().scene())); }
    [[nodiscard]] QString said() const { return m->page().findChild<MessageBar*>()->text(); }
    [[nodiscard]] QStringList output() const;

    std::unique_ptr<WindowFixture> m;
};

void TestExtensions::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestExtensions::init()
{
    QDir(ExtensionStore::folder()).removeRecursively();
    m = std::make_unique<WindowFixture>();
}

void TestExtensions::cleanupTestCase() { QDir(ExtensionStore::folder()).removeRecursively(); }

void TestExtensions::write(const char* name, const char* text) const
{
    QVERIFY(ExtensionStore::makeFolder());
    QFile file(ExtensionStore::folder() + u'/' + QLatin1String(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestExtensions::begin() const
{
    m->makeWindow();
    for (int i = 0; i < 2; ++i) {
        auto object = std::make_shared<SceneObject>();
        object->id = m->document().scene().nextId();
        object->name = "Crate";
        object->pose.position = {1.0 + i, 1.0};
        object->shape = Circle{0.25};
        m->document().push(std::make_unique<AddObjects>(m->document(), std::vector<ObjectPtr>{object}));
    }
    m->document().undoStack().clear();
}

QAction* TestExtensions::entry(const QString& text) const
{
    for (const MenuCommand& command : commandsOf(*m->window->menuBar()))
        if (command.path == QStringLiteral("World > Extensions") && command.text == text)
            return command.action;
    return nullptr;
}

void TestExtensions::perform(const QString& text) const
{
    QTRY_VERIFY2(entry(text), qPrintable(text));
    QVERIFY2(entry(text)->isEnabled(), qPrintable(entry(text)->toolTip()));
    entry(text)->trigger();
}

QStringList TestExtensions::output() const
{
    QStringList lines;
    if (const auto* list = m->window->findChild<QListWidget*>(QStringLiteral("scriptLines")))
        for (int i = 0; i < list->count(); ++i)
            lines += list->item(i)->text();
    return lines;
}

void TestExtensions::aCommandIsOneUndoStep()
{
    write("a.js", "broadside.command({name: 'Add & move', text: 'Adds.', run: function () {"
                  " broadside.scene.add({kind: 'static', position: [3, 3], shape: {type: 'circle', radius: 1}});"
                  " broadside.scene.change(1, {position: [5, 5]}); broadside.scene.remove(2);"
                  " broadside.scene.world = {width: 40}; print('done'); }})");
    begin();
    const QString before = text();
    perform(QStringLiteral("Add & move"));
    QTRY_COMPARE(m->document().undoStack().count(), 1);
    QCOMPARE(m->document().undoStack().undoText(), QStringLiteral("Add & move"));
    QCOMPARE(m->document().scene().size(), std::size_t{2});
    QCOMPARE(m->document().scene().world.width, 40.0);
    QCOMPARE(output(), QStringList{QStringLiteral("done")});
    const QString after = text();
    m->document().undoStack().undo();
    QCOMPARE(text(), before);
    m->document().undoStack().redo();
    QCOMPARE(text(), after);
}

void TestExtensions::aKeyRunsTheCommand()
{
    write("a.js", "broadside.command({name: 'A', key: 'Ctrl+Alt+R', run: function () { broadside.scene.remove(1); }});"
                  "broadside.command({name: 'Taken', key: 'Ctrl+S', run: function () {}});"
                  "broadside.command({name: 'None', key: 'Hyper', run: function () {}})");
    begin();
    QTRY_VERIFY(entry(QStringLiteral("None")));
    QVERIFY(entry(QStringLiteral("A"))->text().endsWith(QStringLiteral("\tCtrl+Alt+R")));
    QCOMPARE(output().size(), 2);
    QVERIFY2(output().constFirst().contains(QStringLiteral("the key Ctrl+S already belongs to another command")),
             qPrintable(output().constFirst()));
    m->key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QTRY_COMPARE(m->document().scene().size(), std::size_t{1});
}

void TestExtensions::aFailingCommandTakesNothingAlong()
{
    write("a.js", "broadside.command({name: 'A', run: function () {\n  broadside.scene.remove(1);\n  null.x; }})");
    begin();
    const QString before = text();
    perform(QStringLiteral("A"));
    QTRY_COMPARE(said(), QStringLiteral("A failed and changed nothing."));
    QCOMPARE(text(), before);
    QCOMPARE(m->document().undoStack().count(), 0);
    QVERIFY2(output().constLast().contains(QStringLiteral("a.js:3: error: TypeError")),
             qPrintable(output().constLast()));
}

void TestExtensions::aRunawayCommandCanBeCancelled()
{
    write("a.js", "broadside.command({name: 'A', run: function () { broadside.scene.remove(1); for (;;) {} }})");
    begin();
    const QString before = text();
    perform(QStringLiteral("A"));
    QTRY_VERIFY(m->window->findChild<QProgressDialog*>(QStringLiteral("scriptProgress")));
    QVERIFY(!entry(QStringLiteral("A"))->isEnabled());
    QVERIFY(entry(QStringLiteral("A"))->toolTip().contains(QStringLiteral("Wait until A ends")));
    auto* progress = m->window->findChild<QProgressDialog*>(QStringLiteral("scriptProgress"));
    progress->findChild<QPushButton*>()->click();
    QTRY_COMPARE(said(), QStringLiteral("A was cancelled and changed nothing."));
    QTRY_VERIFY(!m->window->findChild<QProgressDialog*>(QStringLiteral("scriptProgress")));
    QCOMPARE(text(), before);
    QVERIFY(entry(QStringLiteral("A"))->isEnabled());
}

void TestExtensions::theWindowCanCloseWhileAScriptRuns()
{
    write("a.js", "broadside.command({name: 'A', run: function () { for (;;) {} }})");
    begin();
    perform(QStringLiteral("A"));
    m.reset();
}

void TestExtensions::anEditInTheMeantimeIsKept()
{
    write("a.js", "broadside.command({name: 'A', run: function () { broadside.scene.remove(1);"
                  " for (let i = 0; i < 200000; ++i) Math.sin(i); }})");
    begin();
    perform(QStringLiteral("A"));
    m->edit();
    const QString edited = text();
    QTRY_VERIFY(said().contains(QStringLiteral("the scene was changed while it ran")));
    QCOMPARE(text(), edited);
}

void TestExtensions::aDisabledCommandSaysWhy()
{
    write("a.js", "broadside.command({name: 'A', text: 'Does it.', key: 'Ctrl+Alt+R', run: function () { "
                  "broadside.scene.remove(1); }})");
    begin();
    QTRY_VERIFY(entry(QStringLiteral("A")));
    m->key(Qt::Key_F10);
    QTRY_COMPARE(m->page().steps().step(), quint64{1});
    QVERIFY(!entry(QStringLiteral("A"))->isEnabled());
    QCOMPARE(entry(QStringLiteral("A"))->toolTip(), QStringLiteral("Does it.\nStop the simulation first (Shift+F5)."));
    m->key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(said(), QStringLiteral("Stop the simulation first (Shift+F5)."));
    QCOMPARE(m->document().scene().size(), std::size_t{2});
}

void TestExtensions::aFindingSelectsItsObject()
{
    write("a.js", "broadside.check({name: 'A', run: function () { return [{object: 2, sentence: 'It is bad.'}]; }})");
    begin();
    perform(QStringLiteral("Check: A"));
    QTRY_COMPARE(said(), QStringLiteral("A: 1 finding."));
    QCOMPARE(output(), QStringList{QStringLiteral("Crate (2): It is bad.")});
    auto* list = m->window->findChild<QListWidget*>(QStringLiteral("scriptLines"));
    QVERIFY(list->isVisible());
    emit list->itemActivated(list->item(0));
    QCOMPARE(m->page().focus().selection().size(), std::size_t{1});
    QVERIFY(m->page().focus().isSelected({2}));
}

void TestExtensions::otherFilesAreAskedFor_data()
{
    QTest::addColumn<bool>("allows");
    QTest::newRow("allowed") << true;
    QTest::newRow("refused") << false;
}

void TestExtensions::otherFilesAreAskedFor()
{
    QFETCH(bool, allows);
    write("a.js", "broadside.command({name: 'A', run: function () {"
                  " broadside.scene.change(1, {name: broadside.read('/etc/hostname').length > 0 ? 'read' : ''}); }})");
    begin();
    bool wasAsked = false;
    const auto ask = [this, allows, &wasAsked] {
        const DialogAnswer answer(QStringLiteral("extensionFiles"), [allows](QWidget& dialog) {
            const auto role = allows ? QMessageBox::AcceptRole : QMessageBox::RejectRole;
            auto& box = dynamic_cast<QMessageBox&>(dialog);
            for (QAbstractButton* button : box.buttons())
                if (box.buttonRole(button) == role)
                    return button->click();
        });
        perform(QStringLiteral("A"));
        QTRY_VERIFY(entry(QStringLiteral("A"))->isEnabled());
        wasAsked = answer.wasAsked();
    };
    const auto isRead = [this] { return m->document().scene().find({1})->name == "read"; };
    ask();
    QVERIFY(wasAsked);
    QCOMPARE(isRead(), allows);
    m->document().undoStack().undo();
    ask(); // the answer is remembered
    QVERIFY(!wasAsked);
    QCOMPARE(isRead(), allows);
}

void TestExtensions::aScriptThatDoesNotLoadIsReported()
{
    write("a.js", "\nvar x = ;");
    write("b.js", "broadside.command({name: 'B', run: function () {}})");
    begin();
    QTRY_VERIFY(entry(QStringLiteral("B")));
    QCOMPARE(output().size(), 1);
    QVERIFY2(output().constFirst().contains(QStringLiteral("a.js:2:9: error: SyntaxError")),
             qPrintable(output().constFirst()));
}

void TestExtensions::anExampleCanBeCopied()
{
    begin();
    QVERIFY(!entry(QStringLiteral("Ring of targets")));
    QVERIFY(!QDir(ExtensionStore::folder()).exists());
    for (const MenuCommand& command : commandsOf(*m->window->menuBar()))
        if (command.path == QStringLiteral("World > Extensions > Examples") &&
            command.text == QStringLiteral("Copy ring_of_targets.js"))
            command.action->trigger();
    perform(QStringLiteral("Ring of targets"));
    QTRY_COMPARE(m->document().scene().size(), std::size_t{14});
    QVERIFY(QFile::exists(ExtensionStore::folder() + QStringLiteral("/ring_of_targets.js")));
}

void TestExtensions::beginWithFormats() const
{
    write("formats.js", R"(broadside.importer({name: "Walls", suffix: "walls", read: (text) => ({
        format: "broadside-scene", version: 1, world: {width: 9, height: 9}, broadPhase: {algorithm: "grid", cellSize: 1},
        objects: [{id: 7, name: text.trim(), kind: "static", position: [1, 1], shape: {type: "circle", radius: 1}}]})});
        broadside.exporter({name: "Count", suffix: "count", write: () => "" + broadside.scene.objects().length});)");
    begin();
    QTRY_VERIFY(entry(QStringLiteral("Export Count")));
}

/// In the real dialog: chosen by its filter, also for a file with another suffix.
void TestExtensions::theDialogOpenHasImporters()
{
    beginWithFormats();
    QFile file(m->file("a.level"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("North\n");
    file.close();
    const DialogAnswer answer(QStringLiteral("openScene"), [&file](QWidget& widget) {
        auto& dialog = *qobject_cast<QFileDialog*>(&widget);
        QVERIFY2(dialog.nameFilters().first().contains(QStringLiteral("*.walls")), "all supported files");
        dialog.selectNameFilter(QStringLiteral("Walls (*.walls)"));
        enterFile(dialog, file.fileName());
    });
    m->action("open").trigger();
    QVERIFY(answer.wasAsked());
    QTRY_COMPARE(m->document().scene().size(), std::size_t{1});
    QCOMPARE(m->document().scene().objects().front()->name, std::string("North"));
}

void TestExtensions::aFileOfAnImporterOpensByItsName()
{
    beginWithFormats();
    QFile file(m->file("b.walls"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("South\n");
    file.close();
    m->window->openFiles({file.fileName()});
    QTRY_COMPARE(m->document().scene().size(), std::size_t{1});
    QCOMPARE(m->document().scene().objects().front()->name, std::string("South"));
}

void TestExtensions::theDialogSaveAsHasExporters()
{
    beginWithFormats();
    const QString path = m->file("level");
    const DialogAnswer answer(QStringLiteral("saveScene"), [&path](QWidget& widget) {
        auto& dialog = *qobject_cast<QFileDialog*>(&widget);
        const QString count = QStringLiteral("Count (*.count)");
        dialog.selectNameFilter(count);
        emit dialog.filterSelected(count);
        enterFile(dialog, path);
    });
    m->action("saveAs").trigger();
    QVERIFY(answer.wasAsked());
    QTRY_VERIFY(QFile::exists(path + QStringLiteral(".count")));
    QFile written(path + QStringLiteral(".count"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray("2"));
    QVERIFY(m->document().path().isEmpty()); // the scene itself is in no file
}

BROADSIDE_WINDOW_TEST(TestExtensions)

} // namespace broadside::test::tst_extensions

#include "tst_extensions.moc"
