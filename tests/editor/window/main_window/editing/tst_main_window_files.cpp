// Opening, saving and avoiding data loss, in the real window.

#include "editor/commands/object_commands.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>

namespace broadside::test::tst_main_window_files {

using test::DialogAnswer;

class TestMainWindowFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();

    void savedAndReopenedIsTheSamePicture();
    void whatCannotBeOpenedLeavesTheDocument_data();
    void whatCannotBeOpenedLeavesTheDocument();
    void unsavedChangesAreAskedAbout_data();
    void unsavedChangesAreAskedAbout();
    void savingASampleAsksForAName();
    void aForeignChangeIsAskedAbout();
    void recentFilesAreListedAndMissingOnesSaySo();
    void aDroppedFileIsOpened();
    void notesOfAReadingAreShownAndNotAsked();
    void theLastOfTwoOpeningsCounts();
    void anEditDuringTheReadingIsNotLost();

private:
    [[nodiscard]] SceneDocument& document() const { return m->page().document(); }
    void write(const char* name, const QByteArray& bytes) const;
    [[nodiscard]] QByteArray read(const char* name) const;
    void open(const char* name) const; ///< Waits until the file is open.
    void edit() const;

    std::unique_ptr<test::WindowFixture> m;
};

namespace {

const QByteArray kScene = R"({
  "format": "broadside-scene",
  "version": 1,
  "world": {"width": 9.6, "height": 4.8, "gravity": [0, -10], "wind": [0, 0], "terminalSpeed": null, "edges": "open"},
  "broadPhase": {"algorithm": "grid", "cellSize": 2.5},
  "step": {"dt": 0.016666666666666666, "integrator": "semi-implicit-euler", "continuous": false},
  "components": [],
  "objects": [
    {"id": 3, "name": "Target 1", "kind": "static", "position": [3.25, 1.5], "shape": {"type": "box", "width": 0.5, "height": 0.5}, "onHit": "remove"}
  ]
}
)";

} // namespace

void TestMainWindowFiles::initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

void TestMainWindowFiles::init() { m = std::make_unique<test::WindowFixture>(); }

void TestMainWindowFiles::cleanup() { m.reset(); }

void TestMainWindowFiles::write(const char* name, const QByteArray& bytes) const
{
    QFile file(m->file(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestMainWindowFiles::read(const char* name) const
{
    QFile file(m->file(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestMainWindowFiles::open(const char* name) const
{
    m->page().openFile(m->file(name));
    QTRY_COMPARE(document().path(), m->file(name));
}

void TestMainWindowFiles::edit() const
{
    auto object = std::make_shared<SceneObject>();
    object->id = document().scene().nextId();
    object->pose.position = {1.0, 1.0};
    document().push(std::make_unique<AddObjects>(document(), std::vector<ObjectPtr>{object}));
}

void TestMainWindowFiles::savedAndReopenedIsTheSamePicture()
{
    write("scene.broadside", kScene);
    open("scene.broadside");
    edit();
    QVERIFY(m->window->isWindowModified());
    const QImage before = m->picture();
    m->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!m->window->isWindowModified());
    QVERIFY(read("scene.broadside").contains("\"id\": 4"));

    m->makeWindow();
    QVERIFY(m->picture() != before);
    open("scene.broadside");
    QCOMPARE(document().scene().size(), 2U);
    QCOMPARE(m->picture(), before);
}

void TestMainWindowFiles::whatCannotBeOpenedLeavesTheDocument_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QTest::newRow("missing") << QByteArray() << QStringLiteral("nothing.broadside");
    QTest::newRow("empty") << QByteArray("") << QStringLiteral("empty");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << QStringLiteral(":1:");
    QTest::newRow("truncated") << kScene.left(400) << QStringLiteral("nothing.broadside:");
    QTest::newRow("wrong version") << QByteArray(kScene).replace("\"version\": 1", "\"version\": 99")
                                   << QStringLiteral("99");
}

void TestMainWindowFiles::whatCannotBeOpenedLeavesTheDocument()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, message);
    m->page().openFirstSample();
    const std::vector<ObjectPtr> objects(document().scene().objects().begin(), document().scene().objects().end());
    if (!bytes.isNull())
        write("nothing.broadside", bytes);

    const DialogAnswer answer(QStringLiteral("problem"), QMessageBox::Ok);
    m->page().openFile(m->file("nothing.broadside"));
    QTRY_VERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(message), qPrintable(answer.text()));
    QVERIFY2(answer.text().contains(QStringLiteral("stays as it is")), qPrintable(answer.text()));
    QVERIFY(std::ranges::equal(document().scene().objects(), objects));
    QVERIFY(document().path().isEmpty());
}

void TestMainWindowFiles::unsavedChangesAreAskedAbout_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save") << static_cast<int>(QMessageBox::Save) << true << true;
    QTest::newRow("discard") << static_cast<int>(QMessageBox::Discard) << true << false;
    QTest::newRow("stay") << static_cast<int>(QMessageBox::Cancel) << false << false;
}

void TestMainWindowFiles::unsavedChangesAreAskedAbout()
{
    QFETCH(const int, button);
    QFETCH(const bool, closes);
    QFETCH(const bool, saves);
    write("scene.broadside", kScene);
    open("scene.broadside");
    edit();
    const DialogAnswer answer(QStringLiteral("unsavedChanges"), static_cast<QMessageBox::StandardButton>(button));
    QCOMPARE(m->window->close(), closes);
    QVERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("scene.broadside")), qPrintable(answer.text()));
    QCOMPARE(read("scene.broadside") != kScene, saves);
}

void TestMainWindowFiles::savingASampleAsksForAName()
{
    m->page().openFirstSample();
    QVERIFY2(m->window->windowTitle().contains(QStringLiteral("sample")), qPrintable(m->window->windowTitle()));
    const QString path = m->file("mine");
    const DialogAnswer answer(QStringLiteral("saveScene"), [path](QWidget& widget) { enterFile(widget, path); });
    m->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(answer.wasAsked());
    QCOMPARE(document().path(), path + QStringLiteral(".broadside"));
    QVERIFY(QFile::exists(document().path()));
    QVERIFY2(m->window->windowTitle().startsWith(QStringLiteral("mine.broadside")),
             qPrintable(m->window->windowTitle()));
}

void TestMainWindowFiles::aForeignChangeIsAskedAbout()
{
    write("scene.broadside", kScene);
    open("scene.broadside");
    edit();
    const QByteArray foreign = kScene + "\n\n";
    write("scene.broadside", foreign);
    const DialogAnswer stay(QStringLiteral("changedOnDisk"), [](QWidget& widget) { widget.close(); });
    m->action("save").trigger();
    QVERIFY(stay.wasAsked());
    QCOMPARE(read("scene.broadside"), foreign);
    QVERIFY(m->window->isWindowModified());

    const DialogAnswer overwrite(QStringLiteral("changedOnDisk"), [](QWidget& widget) {
        const QList<QPushButton*> buttons = widget.findChildren<QPushButton*>();
        for (QPushButton* button : buttons)
            if (button->text().contains(QStringLiteral("Overwrite")))
                button->click();
    });
    m->action("save").trigger();
    QVERIFY(overwrite.wasAsked());
    QVERIFY(read("scene.broadside") != foreign);
    m->action("save").trigger(); // the file is the editor's own again, so no question
    QVERIFY(!m->window->isWindowModified());
}

void TestMainWindowFiles::recentFilesAreListedAndMissingOnesSaySo()
{
    write("a.broadside", kScene);
    write("b.broadside", kScene);
    open("a.broadside");
    open("b.broadside");
    QVERIFY(QFile::remove(m->file("a.broadside")));
    auto& menu = m->part<QMenu>("recentFiles");
    emit menu.aboutToShow();
    const QList<QAction*> entries = menu.actions();
    QCOMPARE(entries[0]->text(), QStringLiteral("b.broadside"));
    QVERIFY(entries[0]->isEnabled());
    QCOMPARE(entries[1]->text(), QStringLiteral("a.broadside"));
    QVERIFY(!entries[1]->isEnabled());
    QVERIFY2(entries[1]->toolTip().contains(QStringLiteral("no longer exists")), qPrintable(entries[1]->toolTip()));
    m->page().openFirstSample();
    entries[0]->trigger();
    QTRY_COMPARE(document().path(), m->file("b.broadside"));
}

void TestMainWindowFiles::aDroppedFileIsOpened()
{
    write("scene.broadside", kScene);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m->file("scene.broadside"))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m->window.get(), &drop);
    QTRY_COMPARE(document().path(), m->file("scene.broadside"));
}

void TestMainWindowFiles::notesOfAReadingAreShownAndNotAsked()
{
    write("scene.broadside",
          QByteArray(kScene).replace("\"components\": []", "\"components\": [{\"type\": \"weather\"}]"));
    open("scene.broadside");
    QTRY_VERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY2(m->part<QLabel>("messageText").text().contains(QStringLiteral("weather")),
             qPrintable(m->part<QLabel>("messageText").text()));
}

void TestMainWindowFiles::theLastOfTwoOpeningsCounts()
{
    write("a.broadside", kScene);
    write("b.broadside", kScene);
    m->page().openFile(m->file("a.broadside"));
    m->page().openFile(m->file("b.broadside"));
    QTRY_COMPARE(document().path(), m->file("b.broadside"));
    QCoreApplication::processEvents();
    QCOMPARE(document().path(), m->file("b.broadside"));
}

void TestMainWindowFiles::anEditDuringTheReadingIsNotLost()
{
    write("scene.broadside", kScene);
    m->page().openFile(m->file("scene.broadside"));
    edit(); // before the result arrives in the event loop
    QTRY_VERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY(document().path().isEmpty());
    QCOMPARE(document().scene().size(), 1U);
    document().undoStack().setClean();
}

BROADSIDE_WINDOW_TEST(TestMainWindowFiles)

} // namespace broadside::test::tst_main_window_files

#include "tst_main_window_files.moc"
