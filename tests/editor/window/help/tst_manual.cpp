#include "core/debug/tuning/comparison.h"
#include "core/scene/generate.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/manual/contents.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
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
    void theContentsListsEachPageOnce();
    void theReadmeLeadsToTheContents();
    void thePanelLeadsToIt();
    void linksFollowThePalette();

private:
    static void addAlgorithms()
    {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmInfo& info : algorithms())
            QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
    }
    /// Algorithm, candidates, cost, memory, when to choose it, faults; empty if there is no such row.
    static QStringList rowOf(const AlgorithmInfo& info)
    {
        const QString begin = QStringLiteral("| `%1` |").arg(QString::fromLatin1(info.name.data()));
        for (const QString& line : manualText(kAlgorithmsPage).split(u'\n')) {
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
    const QString text = manualText(kAlgorithmsPage);
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
    auto found = option.globalMatch(manualText(kAlgorithmsPage));
    QVERIFY(found.hasNext());
    while (found.hasNext())
        QVERIFY(parseShow(found.next().captured(1).toStdString()).ok());
}

void TestManual::theKeysOfLayingOutStandInIt()
{
    const test::WindowFixture m;
    const QString text = manualText(kLayoutPage);
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

/// Fails for a page that is not listed, and for a listed page that does not exist.
void TestManual::theContentsListsEachPageOnce()
{
    QCOMPARE(manualParts().size(), 6);
    QStringList listed{QStringLiteral("contents.md")};
    for (const ManualPart& part : manualParts()) {
        QVERIFY2(!part.pages.isEmpty(), qPrintable(part.title));
        for (const ManualPage& shown : part.pages) {
            const QString heading = manualText(shown.name).section(u'\n', 0, 0);
            QCOMPARE(heading, QStringLiteral("# ") + shown.title);
            QVERIFY2(shown.summary.endsWith(u'.'), qPrintable(shown.name));
            listed << shown.name + QStringLiteral(".md");
        }
    }
    QStringList written;
    const QDir folder(QStringLiteral(":/broadside/manual"));
    QDirIterator files(folder.path(), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        written << folder.relativeFilePath(files.next());
    std::ranges::sort(written);
    std::ranges::sort(listed);
    QCOMPARE(listed, written);
    // A line that the list does not understand would be a page that is missing in the window.
    QCOMPARE(manualText(kContentsPage).count(QStringLiteral("\n- ")), manualPages().size());
}

void TestManual::theReadmeLeadsToTheContents()
{
    QFile readme(QStringLiteral(BROADSIDE_SCENES "/../../README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    QVERIFY(readme.readAll().contains("(resources/manual/contents.md)"));
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
    m.action("manualContents").trigger();
    auto& text = *m.window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    const auto linkColors = [&] {
        QSet<QString> colors;
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (const auto& range : block.textFormats())
                if (!range.format.anchorHref().isEmpty()) // headings are anchors, too
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
