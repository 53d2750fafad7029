// File > Export picture in the real window.

#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>

namespace broadside::test::tst_main_window_export {

class TestMainWindowExport : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m = std::make_unique<test::WindowFixture>();
        m->page().openFirstSample();
    }
    void cleanup() { m.reset(); }

    void exportWritesWhatTheDialogSays();
    void exportOfStepsWritesEachAndComesBack();
    void theChoiceOfStepsSaysWhatIsMissing();
    void returnExports();
    void selectionAndHeatAreInThePicture();
    void cancelledExportWritesNoMoreAndComesBack();
    void longExportShowsProgressAndCancelLeavesNoFile();
    void sizesThatTakeLongAreAnnounced();
    void failureNamesPlaceAndRemedy();

private:
    void exportInto(const char* name, bool eachStep, bool wholeWorld = false) const
    {
        exportTo(m->file(name), eachStep, wholeWorld);
    }
    void exportTo(const QString& file, bool eachStep, bool wholeWorld = false) const;

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowExport::exportWritesWhatTheDialogSays()
{
    const QString file = m->file("picture.png");
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"));
        auto& accept = *dialog.findChild<QPushButton*>(QStringLiteral("exportAccept"));
        name.setText(m->file("picture.gif"));
        QVERIFY(!accept.isEnabled());
        QVERIFY(accept.toolTip().contains(QStringLiteral(".svg")));
        name.setText(file);
        dialog.findChild<QComboBox*>(QStringLiteral("exportWhat"))->setCurrentIndex(1);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"))->setValue(600);
        QVERIFY(
            dialog.findChild<QLabel*>(QStringLiteral("exportOutcome"))->text().contains(QStringLiteral("600 x 300")));
        accept.click();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
    QTRY_COMPARE(QImage(file).size(), QSize(600, 300));
    QTRY_VERIFY(m->action("exportPicture").isEnabled());
}

/// Before the export begins, with the same estimate as the command line.
void TestMainWindowExport::sizesThatTakeLongAreAnnounced()
{
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"));
        auto& width = *dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"));
        auto& height = *dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportHeight"));
        const auto outcome = [&] { return dialog.findChild<QLabel*>(QStringLiteral("exportOutcome"))->text(); };
        name.setText(m->file("large.png"));
        width.setValue(20'000);
        height.setValue(20'000);
        QVERIFY2(!outcome().contains(QStringLiteral("takes")), qPrintable(outcome()));
        width.setValue(100'000);
        height.setValue(100'000);
        QVERIFY2(outcome().contains(QStringLiteral("This takes about 4 minutes or more")), qPrintable(outcome()));
        width.setValue(1'000'000);
        height.setValue(1'000'000);
        QVERIFY2(outcome().contains(QStringLiteral("This takes about 6 hours or more")), qPrintable(outcome()));
        name.setText(m->file("large.svg"));
        QVERIFY2(!outcome().contains(QStringLiteral("takes")), qPrintable(outcome()));
        static_cast<QDialog&>(dialog).reject();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
}

void TestMainWindowExport::exportOfStepsWritesEachAndComesBack()
{
    for (int i = 0; i < 5; ++i)
        m->action("step").trigger();
    QTRY_COMPARE(m->session().recorded().last, std::uint64_t{5});
    exportInto("step.png", true);
    QTRY_VERIFY(m->action("exportPicture").isEnabled());
    for (int step = 0; step <= 5; ++step)
        QCOMPARE(QImage(m->file(qPrintable(QStringLiteral("step-000%1.png").arg(step)))).width(), 200);
    QCOMPARE(m->session().step(), std::uint64_t{5});
}

void TestMainWindowExport::exportTo(const QString& file, bool eachStep, bool wholeWorld) const
{
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"))->setText(file);
        dialog.findChild<QComboBox*>(QStringLiteral("exportWhat"))->setCurrentIndex(wholeWorld ? 1 : 0);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"))->setValue(200);
        dialog.findChild<QCheckBox*>(QStringLiteral("exportEachStep"))->setChecked(eachStep);
        dialog.findChild<QPushButton*>(QStringLiteral("exportAccept"))->click();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
}

void TestMainWindowExport::theChoiceOfStepsSaysWhatIsMissing()
{
    bool isEnabled = true;
    QString tip;
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        const auto& steps = *dialog.findChild<QCheckBox*>(QStringLiteral("exportEachStep"));
        isEnabled = steps.isEnabled();
        tip = steps.toolTip();
        static_cast<QDialog&>(dialog).reject();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
    QVERIFY(!isEnabled);
    QCOMPARE(tip, QStringLiteral("Run the simulation first: no step is recorded."));
}

void TestMainWindowExport::returnExports()
{
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        auto& name = *dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"));
        name.setText(m->file("return.png"));
        name.setFocus();
        QTest::keyClick(&name, Qt::Key_Return);
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
    QTRY_VERIFY(!QImage(m->file("return.png")).isNull());
    QTRY_VERIFY(m->action("exportPicture").isEnabled());
}

void TestMainWindowExport::selectionAndHeatAreInThePicture()
{
    const auto exported = [this](const char* name) {
        exportInto(name, false, true); // a message above the view makes it lower
        [this] { QTRY_VERIFY(m->action("exportPicture").isEnabled()); }();
        return QImage(m->file(name));
    };
    (void)m->picture(); // waits for the sprites
    const QImage plain = exported("plain.png");
    QVERIFY(!plain.isNull());
    m->page().focus().select(ObjectId{3});
    const QImage selected = exported("selected.png");
    QVERIFY(selected != plain);
    m->page().focus().clearSelection();
    QCOMPARE(exported("again.png"), plain);
    m->action("showHeat").setChecked(true);
    QVERIFY(exported("heat.png") != plain);
}

void TestMainWindowExport::cancelledExportWritesNoMoreAndComesBack()
{
    for (int i = 0; i < 5; ++i)
        m->action("step").trigger();
    QTRY_COMPARE(m->session().recorded().last, std::uint64_t{5});
    const QTemporaryDir kept; // outlives the window
    const QDir folder(kept.path());
    exportTo(folder.filePath(QStringLiteral("one.png")), false);
    QTRY_VERIFY(m->action("exportPicture").isEnabled());
    exportTo(folder.filePath(QStringLiteral("step.png")), true);
    emit m->part<QProgressDialog>("exportProgress").canceled();
    QVERIFY(m->action("exportPicture").isEnabled());
    QCOMPARE(m->part<QLabel>("messageText").text(), QStringLiteral("The export was cancelled."));
    QCOMPARE(m->session().step(), std::uint64_t{5});
    m.reset(); // The drawing thread may still be writing; the end of the window waits for it.
    // Each picture is complete or missing; an unfinished file has another name.
    const QStringList files = folder.entryList(QDir::Files | QDir::Hidden);
    for (const QString& file : files)
        QVERIFY2(!QImage(folder.filePath(file)).isNull(), qPrintable(file));
    QVERIFY(files.contains(QStringLiteral("one.png")));
    QVERIFY(files.size() < 1 + 6);
}

void TestMainWindowExport::longExportShowsProgressAndCancelLeavesNoFile()
{
    const QString file = m->file("long.png");
    m->page().openFirstSample();
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"))->setText(file);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"))->setValue(30'000);
        dialog.findChild<QPushButton*>(QStringLiteral("exportAccept"))->click();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
    auto& progress = m->part<QProgressDialog>("exportProgress");
    QTRY_VERIFY(progress.isVisible());
    QTRY_VERIFY(progress.value() > 0);
    emit progress.canceled();
    QVERIFY(m->action("exportPicture").isEnabled());
    QTRY_COMPARE(QFileInfo(file).dir().entryList({QStringLiteral("long*")}, QDir::Files), QStringList());
}

void TestMainWindowExport::failureNamesPlaceAndRemedy()
{
    const QString folder = m->file("gone");
    QVERIFY(QDir().mkdir(folder));
    const test::DialogAnswer answer(QStringLiteral("exportDialog"), [&](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("exportFile"))->setText(folder + QStringLiteral("/p.png"));
        QVERIFY(QDir().rmdir(folder));
        dialog.findChild<QPushButton*>(QStringLiteral("exportAccept"))->click();
    });
    m->action("exportPicture").trigger();
    QVERIFY(answer.wasAsked());
    QTRY_COMPARE(m->part<QLabel>("messageText").text(), QStringLiteral("The picture was not exported."));
    QVERIFY(m->action("exportPicture").isEnabled());
}

BROADSIDE_WINDOW_TEST(TestMainWindowExport)

} // namespace broadside::test::tst_main_window_export

#include "tst_main_window_export.moc"
