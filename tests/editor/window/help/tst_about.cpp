// About Broadside, reports of problems, and what is new, in the real window.

#include "editor/window/help/about.h"
#include "editor/window/help/changes.h"
#include "editor/window/help/linked_parts.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>

namespace broadside::test::tst_about {

class TestAbout : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void aboutNamesVersionCopyrightAndLicences();
    void versionsAreCopied();
    void aReportHasTheVersionsAndIsCopiedAsEdited();
    void changesAreShownOnceAfterAnUpdate_data();
    void changesAreShownOnceAfterAnUpdate();
    void theMenuShowsTheChanges();

private:
    [[nodiscard]] QTextBrowser* changes() const
    {
        return m->window->findChild<QTextBrowser*>(QStringLiteral("changesText"));
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestAbout::aboutNamesVersionCopyrightAndLicences()
{
    const QString build = QStringLiteral("Broadside 9.8.7\nCommit: 0123456789ab of 2026-11-27");
    QCoreApplication::instance()->setProperty(kBuildProperty, build);
    QString heading;
    QString versions;
    QString licences;
    const DialogAnswer answer(QStringLiteral("about"), [&](QWidget& dialog) {
        heading = dialog.findChild<QLabel*>(QStringLiteral("aboutHeading"))->text();
        versions = dialog.findChild<QLabel*>(QStringLiteral("aboutVersions"))->text();
        licences = dialog.findChild<QTextBrowser*>(QStringLiteral("aboutLicences"))->toPlainText();
        dialog.close();
    });
    m->action("about").trigger();
    QCoreApplication::instance()->setProperty(kBuildProperty, QVariant());
    QVERIFY2(heading.contains(QStringLiteral("Copyright (c) the authors of Broadside. MIT licence.")),
             qPrintable(heading));
    QVERIFY2(versions.startsWith(build), qPrintable(versions));
    QVERIFY2(versions.contains(QStringLiteral("\nSystem: ")), qPrintable(versions));
    for (const LinkedPart& part : linkedParts()) {
        QVERIFY2(licences.contains(QString::fromStdString(std::string(part.name))), qPrintable(licences));
        QVERIFY2(licences.contains(QString::fromStdString(std::string(part.licence))), qPrintable(licences));
    }
}

void TestAbout::versionsAreCopied()
{
    const DialogAnswer answer(QStringLiteral("about"), [](QWidget& dialog) {
        dialog.findChild<QPushButton*>(QStringLiteral("copyVersions"))->click();
        dialog.close();
    });
    m->action("about").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), versionInformation());
}

void TestAbout::aReportHasTheVersionsAndIsCopiedAsEdited()
{
    QString edited;
    const DialogAnswer answer(QStringLiteral("problemReport"), [&](QWidget& dialog) {
        auto& text = *dialog.findChild<QPlainTextEdit*>(QStringLiteral("reportText"));
        QVERIFY2(text.toPlainText().contains(versionInformation()), qPrintable(text.toPlainText()));
        QTest::keyClicks(&text, QStringLiteral("Press F10. "));
        edited = text.toPlainText();
        dialog.findChild<QPushButton*>(QStringLiteral("copyReport"))->click();
        dialog.close();
    });
    m->action("reportProblem").trigger();
    QVERIFY2(edited.startsWith(QStringLiteral("Press F10. ")), qPrintable(edited));
    QCOMPARE(QGuiApplication::clipboard()->text(), edited);
}

void TestAbout::changesAreShownOnceAfterAnUpdate_data()
{
    QTest::addColumn<QString>("seen");
    QTest::addColumn<bool>("shows");
    QTest::addColumn<QString>("after");
    const QString present = QStringLiteral("1.10.0");
    const QString newer = QStringLiteral("2.0.0");
    QTest::newRow("first start") << QString() << false << present;
    QTest::newRow("update") << QStringLiteral("1.9.0") << true << present;
    QTest::newRow("same version") << present << false << present;
    QTest::newRow("older program") << newer << false << newer;
}

void TestAbout::changesAreShownOnceAfterAnUpdate()
{
    QFETCH(const QString, seen);
    QFETCH(const bool, shows);
    QFETCH(const QString, after);
    QCoreApplication::setApplicationVersion(QStringLiteral("1.10.0"));
    m->settings.setValue(QStringLiteral("versionSeen"), seen);
    showChangesOnce(*m->window, m->settings);
    QCOMPARE(changes() != nullptr, shows);
    if (shows)
        changes()->window()->close();
    QTRY_VERIFY(!changes());
    showChangesOnce(*m->window, m->settings);
    QVERIFY(!changes());
    QCOMPARE(m->settings.value(QStringLiteral("versionSeen")).toString(), after);
}

void TestAbout::theMenuShowsTheChanges()
{
    m->action("whatIsNew").trigger();
    QVERIFY(changes() && changes()->isVisible());
    QVERIFY2(changes()->toPlainText().contains(QStringLiteral("0.1.0")), qPrintable(changes()->toPlainText()));
}

BROADSIDE_WINDOW_TEST(TestAbout)

} // namespace broadside::test::tst_about

#include "tst_about.moc"
