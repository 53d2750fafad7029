#include "core/debug/tuning/comparison.h"
#include "core/scene/generate.h"
#include "editor/window/help/manual.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>

namespace broadside::test::tst_manual {

/// The manual inside the program, and the window that shows it.
class TestManual : public QObject {
    Q_OBJECT
private slots:
    void everyAlgorithmStandsInTheTable_data() { addAlgorithms(); }
    void everyAlgorithmStandsInTheTable();
    void memoryIsAsMeasured_data() { addAlgorithms(); }
    void memoryIsAsMeasured();
    void everyTextbookFaultHasAnExample();
    void everyShowNameIsKnown();
    void theKeysOfLayingOutStandInIt();
    void linksLeadToPagesThatAreThere();
    void helpReadmeAndManualHaveTheSamePages();
    void thePageListFollows();
    void helpShowsIt();
    void thePanelLeadsToIt();
    void linksFollowThePalette();

private:
    static void addAlgorithms()
    {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmInfo& info : algorithms())
            QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
    }
    static QString page(const QString& name)
    {
        QFile file(QStringLiteral(":/broadside/manual/%1.md").arg(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// Algorithm, candidates, cost, memory, when to choose it, faults; empty if there is no such row.
    static QStringList rowOf(const AlgorithmInfo& info)
    {
        const QString begin = QStringLiteral("| `%1` |").arg(QString::fromLatin1(info.name.data()));
        for (const QString& line : page(kAlgorithmsPage).split(u'\n')) {
            if (!line.startsWith(begin))
                continue;
            QStringList cells = line.split(u'|');
            cells.removeFirst();
            cells.removeLast();
            for (QString& cell : cells)
                cell = cell.trimmed();
            return cells;
        }
        return {};
    }
};

void TestManual::everyAlgorithmStandsInTheTable()
{
    QFETCH(const int, algorithm);
    const AlgorithmInfo& info = infoOf(static_cast<Algorithm>(algorithm));
    const QStringList row = rowOf(info);
    QVERIFY2(row.size() == 6, "resources/manual/algorithms.md needs a row for it with six columns");
    for (const QString& cell : row)
        QVERIFY(!cell.isEmpty());
    for (const char* word : {"update O(", "pairs O(", "query O("})
        QVERIFY2(row[2].contains(QLatin1String(word)), qPrintable(row[2]));
    QCOMPARE(row[5].startsWith(QStringLiteral("none")), !info.isTextbook());
}

void TestManual::memoryIsAsMeasured()
{
    QFETCH(const int, algorithm);
    const AlgorithmInfo& info = infoOf(static_cast<Algorithm>(algorithm));
    const QString stated = rowOf(info).value(3);
    if (!info.isAvailable()) {
        QVERIFY2(stated.contains(QStringLiteral("not in this version")), qPrintable(stated));
        return;
    }
    const auto scene = generateScene("uniform", {.count = 10'000, .seed = 1});
    QVERIFY(scene.ok());
    const ObjectTable objects(*scene);
    auto broadPhase =
        makeBroadPhase({info.algorithm, scene->broadPhase.cellSize}, scene->world.width, scene->world.height);
    addAll(objects, **broadPhase);
    (*broadPhase)->update();
    const double measured = static_cast<double>((*broadPhase)->statistics().bytes) / 10'000.0;
    const double number = stated.section(u' ', 0, 0).toDouble();
    const QString say = QStringLiteral("the manual says %1, measured are %2 bytes").arg(stated).arg(measured);
    QVERIFY2(std::abs(number - measured) < 0.1 * measured, qPrintable(say));
}

void TestManual::everyTextbookFaultHasAnExample()
{
    const QString text = page(kAlgorithmsPage);
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isTextbook())
            continue;
        const QString name = QString::fromLatin1(info.name.data());
        QVERIFY2(text.contains(QStringLiteral("\n### %1\n").arg(name)), info.name.data());
        QVERIFY2(text.contains(QStringLiteral("$ broadside audit")) &&
                     text.contains(QStringLiteral("--algorithm %1\n").arg(name)),
                 info.name.data());
    }
}

void TestManual::everyShowNameIsKnown()
{
    const QRegularExpression option(QStringLiteral("--show ([a-z,]+)"));
    auto found = option.globalMatch(page(kAlgorithmsPage));
    QVERIFY(found.hasNext());
    while (found.hasNext())
        QVERIFY(parseShow(found.next().captured(1).toStdString()).ok());
}

void TestManual::theKeysOfLayingOutStandInIt()
{
    const test::WindowFixture m;
    const QString text = page(kLayoutPage);
    int keys = 0;
    for (const QAction* action : m.window->findChildren<QAction*>()) {
        const QString& name = action->objectName();
        const bool laysOut = name.startsWith(QLatin1String("align")) || name.startsWith(QLatin1String("distribute")) ||
                             name.startsWith(QLatin1String("same")) || name.startsWith(QLatin1String("nudge")) ||
                             name.startsWith(QLatin1String("order")) || name.endsWith(QLatin1String("Objects")) ||
                             name.endsWith(QLatin1String("group")) || name.endsWith(QLatin1String("Guides")) ||
                             name.startsWith(QLatin1String("paste")) || name == QLatin1String("copy") ||
                             name == QLatin1String("cut") || name.startsWith(QLatin1String("select")) ||
                             name.startsWith(QLatin1String("invert"));
        const QString key = action->shortcut().toString();
        if (!laysOut || key.isEmpty() || name == QLatin1String("selectTool"))
            continue;
        QVERIFY2(text.contains(key), qPrintable(name + u' ' + key));
        ++keys;
    }
    QVERIFY(keys >= 24);
}

void TestManual::linksLeadToPagesThatAreThere()
{
    const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
    for (const ManualPage& shown : manualPages()) {
        auto found = link.globalMatch(page(QLatin1String(shown.name)));
        while (found.hasNext()) {
            const QString target = found.next().captured(1);
            QVERIFY2(QFile::exists(QStringLiteral(":/broadside/manual/") + target), qPrintable(target));
        }
    }
}

/// Fails for a page that is not listed, and for a listed page that does not exist.
void TestManual::helpReadmeAndManualHaveTheSamePages()
{
    const test::WindowFixture m;
    QFile readme(QStringLiteral(BROADSIDE_SCENES "/../../README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString manualPart = QString::fromUtf8(readme.readAll()).section(QStringLiteral("\n## Manual\n"), 1, 1);
    const QString links = manualPart.section(QStringLiteral("\n## "), 0, 0);
    QStringList listed;
    for (const ManualPage& shown : manualPages()) {
        const QString name = QLatin1String(shown.name);
        const QString heading = page(name).section(u'\n', 0, 0).remove(QStringLiteral("# "));
        const QString title = QCoreApplication::translate("Manual", shown.title).remove(u'&');
        QCOMPARE(title, heading);
        QVERIFY2(links.contains(QStringLiteral("- [%1](resources/manual/%2.md)").arg(title, name)), qPrintable(name));
        listed << name + QStringLiteral(".md");
        const QString action = QStringLiteral("manual") + name.left(1).toUpper() + name.mid(1);
        QCOMPARE(m.action(action.toLatin1().constData()).text().remove(u'&'), title);
    }
    QStringList written = QDir(QStringLiteral(":/broadside/manual")).entryList({QStringLiteral("*.md")});
    std::ranges::sort(written);
    std::ranges::sort(listed);
    QCOMPARE(listed, written);
    QCOMPARE(links.count(QStringLiteral("(resources/manual/")), listed.size());
}

void TestManual::thePageListFollows()
{
    test::WindowFixture m;
    m.action("manualAlgorithms").trigger();
    const auto& browser = *m.window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    auto& list = *m.window->findChild<QListWidget*>(QStringLiteral("manualPages"));
    QCOMPARE(list.count(), static_cast<int>(manualPages().size()));
    QCOMPARE(list.currentItem()->text(), QStringLiteral("The algorithms"));
    list.setCurrentRow(list.count() - 1);
    QVERIFY(browser.toPlainText().startsWith(QStringLiteral("Speed")));
    QVERIFY(browser.horizontalScrollBar()->maximum() <= 1); // the widths of table cells are rounded
    const_cast<QTextBrowser&>(browser).backward();
    QCOMPARE(list.currentItem()->text(), QStringLiteral("The algorithms"));
}

void TestManual::helpShowsIt()
{
    test::WindowFixture m;
    m.action("manualAlgorithms").trigger();
    const auto* browser = m.window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    QVERIFY(browser && browser->isVisible());
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("The algorithms")));
    QVERIFY(browser->toHtml().contains(QStringLiteral("<table")));
    QCOMPARE(browser->horizontalScrollBar()->maximum(), 0);
    m.action("manualLayout").trigger();
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Laying out a world")));
    QCOMPARE(browser->horizontalScrollBar()->maximum(), 0);
    m.action("manualDebugging").trigger();
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Finding what is wrong")));
    QCOMPARE(browser->horizontalScrollBar()->maximum(), 0);
    m.action("manualTraces").trigger();
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Your own game")));
    QCOMPARE(browser->horizontalScrollBar()->maximum(), 0);
    for (const char* wide : {"manualFiles", "manualFormats"}) {
        m.action(wide).trigger();
        QVERIFY2(browser->horizontalScrollBar()->maximum() <= 1, wide); // the widths of table cells are rounded
    }
    m.action("manualNumbers").trigger();
    QCOMPARE(m.window->findChildren<QTextBrowser*>(QStringLiteral("manualText")).size(), 1);
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Numbers")));
}

void TestManual::thePanelLeadsToIt()
{
    test::WindowFixture m;
    emit m.part<QLabel>("aboutAlgorithms").linkActivated(QStringLiteral("manual"));
    QVERIFY(m.window->findChild<QTextBrowser*>(QStringLiteral("manualText")));
}

void TestManual::linksFollowThePalette()
{
    test::WindowFixture m;
    m.action("manualAlgorithms").trigger();
    auto& text = *m.window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    const auto linkColors = [&] {
        QSet<QString> colors;
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (const auto& range : block.textFormats())
                if (range.format.isAnchor())
                    colors.insert(range.format.foreground().color().name());
        return colors;
    };
    QVERIFY(!linkColors().isEmpty());
    for (const char* color : {"#6cb8ee", "#0a5d9c"}) {
        QPalette palette = text.palette();
        palette.setColor(QPalette::Link, QColor(QLatin1String(color)));
        text.window()->setPalette(palette);
        QCOMPARE(linkColors(), QSet<QString>{QLatin1String(color)});
    }
}

BROADSIDE_WINDOW_TEST(TestManual)

} // namespace broadside::test::tst_manual

#include "tst_manual.moc"
