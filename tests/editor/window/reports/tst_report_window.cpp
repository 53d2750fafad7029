// Reports in the real window: a finding of the panel Diagnosis is written, and the page is opened again.

#include "core/io/scene/scene_writer.h"
#include "core/report/attached_file.h"
#include "core/report/report_page.h"
#include "editor/session/trace_session.h"
#include "editor/window/files/samples.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

namespace broadside::test::tst_report_window {

class TestReportWindow : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void anExplanationIsWrittenAndOpenedAgain();
    void aFindingOfTheAuditIsWritten();
    void theReportOfARecordingOpensItsStep();
    void anAnswerOfWhyIsWritten();
    void aFindingOfALateStepOpensAtItsStep();
    void aDamagedPageLeavesTheSceneAlone();
    void anotherEndingIsRefused();

public slots:
    void takeUrl(const QUrl& url) { m_shown = url; }

private:
    void openMystery(const char* name) const;
    [[nodiscard]] QTreeView& tree() const { return m->part<QTreeView>("explanations"); }
    void diagnose() const
    {
        m->action("diagnose").trigger();
        QTRY_VERIFY(tree().isVisible() && tree().model()->rowCount() > 0);
    }
    /// Presses a button that asks for a file, and answers.
    void write(const char* button, const QString& file) const
    {
        const test::DialogAnswer answer(QStringLiteral("saveReport"), [&file](QWidget& dialog) {
            auto& files = *qobject_cast<QFileDialog*>(&dialog);
            files.findChild<QLineEdit*>()->setText(file);
            QMetaObject::invokeMethod(&files, "accept");
        });
        m->part<QPushButton>(button).click();
        QVERIFY(answer.wasAsked());
    }
    [[nodiscard]] QString tellsOf(Page& page) const { return page.findChild<MessageBar*>()->text(); }

    std::unique_ptr<test::WindowFixture> m;
    QUrl m_shown;
};

void TestReportWindow::openMystery(const char* name) const
{
    const auto mystery = std::ranges::find_if(
        mysteries(), [&](const Sample& sample) { return QLatin1String(sample.name).endsWith(QLatin1String(name)); });
    m->page().files().openSample(*mystery);
}

void TestReportWindow::anExplanationIsWrittenAndOpenedAgain()
{
    openMystery("big-boss");
    diagnose();
    const QString file = m->file("boss.html");
    write("explanationReport", file);
    QTRY_VERIFY2(tellsOf(m->page()).startsWith(QStringLiteral("Wrote the report")), qPrintable(tellsOf(m->page())));
    QVERIFY(QFile::exists(file));
    const auto attached = report::readAttachment(file.toStdString());
    QVERIFY(attached.ok());

    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl");
    const auto buttons = m->page().findChild<MessageBar*>()->findChildren<QPushButton*>();
    const auto open = std::ranges::find_if(
        buttons, [](const QPushButton* button) { return button->text() == QStringLiteral("Open"); });
    QVERIFY(open != buttons.end());
    (*open)->click();
    QCOMPARE(m_shown, QUrl::fromLocalFile(file));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));

    m->window->openFiles({file});
    QVERIFY(m->page().document().path().isEmpty()); // saving never writes into the report
    QTRY_COMPARE(m->session().step(), attached->step);
    QCOMPARE(m->page().focus().pins()[0], attached->a);
    QCOMPARE(m->page().focus().pins()[1], attached->b);
    QCOMPARE(m->page().focus().selection().size(), std::size_t{2});
    QVERIFY(m->page().document().scene().size() < 10);
}

void TestReportWindow::aFindingOfTheAuditIsWritten()
{
    openMystery("through-the-wall");
    diagnose();
    auto& list = m->part<QTreeView>("auditList");
    m->page().model().audit.setEveryStep(true);
    for (int i = 0; i < 200 && list.model()->rowCount() == 0; ++i) {
        m->session().stepMany(1);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(list.model()->rowCount() > 0);
    list.setCurrentIndex(list.model()->index(0, 0));
    const QString file = m->file("passage.md");
    write("auditReport", file);
    QTRY_VERIFY2(tellsOf(m->page()).startsWith(QStringLiteral("Wrote the report")), qPrintable(tellsOf(m->page())));
    QFile text(file);
    QVERIFY(text.open(QIODevice::ReadOnly));
    QVERIFY(text.readAll().contains("passes through"));
}

void TestReportWindow::theReportOfARecordingOpensItsStep()
{
    const QString game = m->file("game.bstrace");
    writeGameTrace(game, naive_grid_game::Bug::RegistersCorners, 300);
    m->window->openFiles({game});
    QTRY_VERIFY(m->page().model().recording && !m->page().model().recording->isEmpty());
    diagnose();
    const QString file = m->file("game.html");
    write("explanationReport", file);
    QTRY_VERIFY2(tellsOf(m->page()).startsWith(QStringLiteral("Wrote the report")), qPrintable(tellsOf(m->page())));
    const auto attached = report::readAttachment(file.toStdString());
    QVERIFY(attached.ok());
    QCOMPARE(attached->kind, report::AttachedKind::Recording);
    const int before = m->window->pageCount();
    m->window->openFiles({file});
    QCOMPARE(m->window->pageCount(), before + 1);
    QVERIFY(m->page().model().recording != nullptr);
    QTRY_COMPARE(m->page().steps().step(), attached->step);
    QCOMPARE(m->page().focus().pins()[0], attached->a);
}

void TestReportWindow::anAnswerOfWhyIsWritten()
{
    openMystery("big-boss");
    m->session().stepMany(3);
    QTRY_COMPARE(m->session().step(), std::uint64_t{3});
    m->page().focus().setPins({1}, {2});
    QTRY_VERIFY(m->part<QPushButton>("whyReport").isVisible());
    const QString says = m->part<QLabel>("whySentence").text();
    const QString file = m->file("why.md");
    write("whyReport", file);
    QTRY_VERIFY2(tellsOf(m->page()).startsWith(QStringLiteral("Wrote the report")), qPrintable(tellsOf(m->page())));
    QFile text(file);
    QVERIFY(text.open(QIODevice::ReadOnly));
    QString page = QString::fromUtf8(text.readAll());
    QVERIFY2(page.remove(u'\\').contains(says), qPrintable(page)); // Markdown protects its marks
}

/// More steps than are made at once: the window makes them in the background.
void TestReportWindow::aFindingOfALateStepOpensAtItsStep()
{
    constexpr std::uint64_t kLate = 150;
    report::Attachment attachment;
    attachment.name = "finding.broadside";
    attachment.bytes = writeScene(m->document().scene());
    attachment.step = kLate;
    attachment.a = {1};
    attachment.b = {2};
    const report::FindingReport finding;
    const report::PagePictures pictures;
    const QString file = m->file("late.html");
    QFile page(file);
    QVERIFY(page.open(QIODevice::WriteOnly));
    page.write(QByteArray::fromStdString(report::pageOf({finding, pictures, attachment, "a", "late.html", "c"})));
    page.close();
    m->window->openFiles({file});
    QTRY_COMPARE(m->session().step(), kLate);
    QTRY_COMPARE(m->session().state(), StepSession::State::Paused);
}

void TestReportWindow::aDamagedPageLeavesTheSceneAlone()
{
    const QString file = m->file("damaged.html");
    QFile page(file);
    QVERIFY(page.open(QIODevice::WriteOnly));
    page.write("<html><body>no finding</body></html>");
    page.close();
    const int before = m->window->pageCount();
    const test::DialogAnswer answer(QStringLiteral("problem"), QMessageBox::Ok);
    m->window->openFiles({file});
    QVERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("This page contains no finding of Broadside")),
             qPrintable(answer.text()));
    QCOMPARE(m->window->pageCount(), before);
}

void TestReportWindow::anotherEndingIsRefused()
{
    openMystery("big-boss");
    diagnose();
    const QString file = m->file("report.txt");
    write("explanationReport", file);
    QVERIFY2(tellsOf(m->page()).contains(QStringLiteral("End its name with .html")), qPrintable(tellsOf(m->page())));
    QVERIFY(!QFile::exists(file));
}

BROADSIDE_WINDOW_TEST(TestReportWindow)

} // namespace broadside::test::tst_report_window

#include "tst_report_window.moc"
