#include "core/debug/diagnosis/diagnosis_rules.h"
#include "core/io/file_messages.h"
#include "core/scene/component_table.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/manual/contents.h"
#include "editor/window/help/manual/manual_search.h"
#include "editor/window/help/manual/page_text.h"
#include "editor/window/layout/panel_table.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/test.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace broadside::test::tst_manual_links {

namespace {

const QString kTop = QStringLiteral(BROADSIDE_SCENES "/../../");

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool hasAnchor(const QString& markdown, const QString& anchor)
{
    for (const ManualSection& section : sectionsOf(markdown))
        if (section.anchor == anchor)
            return true;
    return false;
}

/// The links and pictures of a file in the project that lead nowhere.
QStringList deadLinksIn(const QString& path)
{
    const QDir folder = QFileInfo(path).dir();
    QStringList dead;
    for (const QString& target : targetsIn(textOf(path))) {
        if (target.contains(QStringLiteral("://")))
            continue;
        const QString file = target.section(u'#', 0, 0);
        const QString anchor = target.section(u'#', 1);
        const QString full = file.isEmpty() ? path : folder.filePath(QUrl::fromPercentEncoding(file.toUtf8()));
        if (!QFileInfo::exists(full) || (!anchor.isEmpty() && !hasAnchor(textOf(full), anchor)))
            dead << target;
    }
    return dead;
}

/// Whether the manual in the program has the place.
bool isPlace(const QString& target)
{
    const ManualPlace place = manualPlace(target);
    const QString text = manualText(place.page);
    return !text.isEmpty() && (place.anchor.isEmpty() || hasAnchor(text, place.anchor));
}

/// From the heading of a place to the next one.
QString sectionText(const QString& target)
{
    const ManualPlace place = manualPlace(target);
    for (const QString& section : manualText(place.page).split(QStringLiteral("\n## ")))
        if (hasAnchor(QStringLiteral("## ") + section, place.anchor))
            return section;
    return {};
}

} // namespace

/// Links between pages and from the program to them.
class TestManualLinks : public QObject {
    Q_OBJECT
private slots:
    void noLinkIsDead_data();
    void noLinkIsDead();
    void deadLinksAreFound();
    void linksInTheManualStayInTheManual();
    void everyPanelHasAPlace();
    void everyCauseHasAPlace();
    void everyRuleOfTheDiagnosisHasAPlace();
    void everyComponentHasAPlace();
    void aMessageHasAPlace();
    void aProblemLeadsToItsMessage();
    void openPlace(const QUrl& url) { m_opened = url.path(); }

private:
    QString m_opened;
};

void TestManualLinks::noLinkIsDead_data()
{
    QTest::addColumn<QString>("file");
    QStringList files{QStringLiteral("README.md"),
                      QStringLiteral("core/README.md"),
                      QStringLiteral("editor/README.md"),
                      QStringLiteral("tests/README.md"),
                      QStringLiteral("resources/scenes/README.md"),
                      QStringLiteral(".github/CONTRIBUTING.md"),
                      QStringLiteral("resources/manual/contents.md")};
    for (const ManualPage& page : manualPages())
        files << QStringLiteral("resources/manual/%1.md").arg(page.name);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file;
}

void TestManualLinks::noLinkIsDead()
{
    QFETCH(const QString, file);
    QVERIFY(QFileInfo::exists(kTop + file));
    QCOMPARE(deadLinksIn(kTop + file), QStringList());
}

void TestManualLinks::deadLinksAreFound()
{
    const QString path = QDir::temp().filePath(QStringLiteral("broadside-dead-links.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Top\n[a](#top) [b](#bottom) [c](missing.md) [d](https://example.org/x)\n");
    file.close();
    QCOMPARE(deadLinksIn(path), (QStringList{QStringLiteral("#bottom"), QStringLiteral("missing.md")}));
    QVERIFY(file.remove());
}

/// The window shows no other files.
void TestManualLinks::linksInTheManualStayInTheManual()
{
    for (const ManualPage& page : manualPages()) {
        const QDir folder = QFileInfo(QStringLiteral(":/broadside/manual/%1.md").arg(page.name)).dir();
        for (const QString& target : targetsIn(manualText(page.name))) {
            const QString file = target.section(u'#', 0, 0);
            if (!file.isEmpty() && !file.contains(QStringLiteral("://")))
                QVERIFY2(QFile::exists(QDir::cleanPath(folder.filePath(file))),
                         qPrintable(page.name + QStringLiteral(": ") + target));
        }
    }
}

void TestManualLinks::everyPanelHasAPlace()
{
    for (const PanelRow& row : panelTable()) {
        QVERIFY2(isPlace(QLatin1String(row.help)), row.help);
        QVERIFY2(QByteArray(row.help).contains('#'), row.help);
    }
    QVERIFY(isPlace(QStringLiteral("algorithms#what-does-each-algorithm-look-like"))); // for the world
    QVERIFY(!isPlace(QStringLiteral("algorithms#nothing")));
}

void TestManualLinks::everyCauseHasAPlace()
{
    for (std::size_t i = 0; i < kMissCauses; ++i) {
        const QString place = helpFor(Finding::Kind::MissedPair, static_cast<MissCause>(i));
        QVERIFY2(isPlace(place), qPrintable(place));
    }
    for (const Finding::Kind kind : {Finding::Kind::Passage, Finding::Kind::BoxSmallerThanShape})
        QVERIFY2(isPlace(helpFor(kind, MissCause::Unknown)), qPrintable(helpFor(kind, MissCause::Unknown)));
}

void TestManualLinks::everyRuleOfTheDiagnosisHasAPlace()
{
    for (const DiagnosisRule& rule : diagnosisRules()) {
        const QString place = helpForExplanation(std::string(rule.id()));
        QVERIFY2(isPlace(place), qPrintable(place));
        QVERIFY(place != helpForExplanation("another"));
        const QString name = QStringLiteral("`%1`").arg(toQString(rule.id()));
        QVERIFY2(sectionText(place).contains(name), qPrintable(place + QStringLiteral(" does not name ") + name));
    }
    QVERIFY(isPlace(helpForExplanation("another")));
}

void TestManualLinks::everyComponentHasAPlace()
{
    for (const ComponentType& type : componentTypes())
        QVERIFY2(isPlace(QStringLiteral("reference/components#") + toQString(type.name)), type.name.data());
}

void TestManualLinks::aMessageHasAPlace()
{
    for (const char* id : {"file.empty", "json.blank", "tiled.no-map", "fault-remedy.floor", "why.masked"}) {
        const QString place = placeOfMessage(QLatin1String(id));
        QVERIFY2(isPlace(place) && place.contains(u'#'), id);
    }
    QCOMPARE(placeOfMessage(QStringLiteral("file.empty")), QStringLiteral("reference/messages-files#files"));
    QCOMPARE(placeOfMessage(QStringLiteral("file.emp")), QString());
    QCOMPARE(placeOfMessage({}), QString());
}

void TestManualLinks::aProblemLeadsToItsMessage()
{
    QDesktopServices::setUrlHandler(kManualScheme, this, "openPlace");
    QWidget window;
    const auto pressHelp = [](QWidget& box) {
        for (QAbstractButton* button : box.findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("What does this mean?"))
                return button->click();
        static_cast<QDialog&>(box).reject();
    };
    Problem problem;
    problem.message = texts::fileEmpty();
    {
        const DialogAnswer answer(QStringLiteral("problem"), pressHelp);
        showProblem(window, QStringLiteral("Level 1 could not be opened."), problem);
    }
    QCOMPARE(m_opened, QStringLiteral("reference/messages-files"));
    m_opened.clear();
    {
        const DialogAnswer answer(QStringLiteral("problem"), pressHelp);
        showProblem(window, QStringLiteral("Level 1 could not be opened."), QStringLiteral("The disk says so."));
    }
    QCOMPARE(m_opened, QString());
    QDesktopServices::unsetUrlHandler(kManualScheme);
}

BROADSIDE_WINDOW_TEST(TestManualLinks)

} // namespace broadside::test::tst_manual_links

#include "tst_manual_links.moc"
