#include "editor/window/help/manual/contents.h"
#include "editor/window/help/manual/manual_search.h"
#include "editor/window/help/manual/page_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_manual_search {

/// What the manual's list, anchors and search make of texts.
class TestManualSearch : public QObject {
    Q_OBJECT
private slots:
    void contentsArePartsAndPages();
    void anchorsAreThoseOfGitHub_data();
    void anchorsAreThoseOfGitHub();
    void repeatedHeadingsAreNumbered();
    void sectionsHaveNoMarks();
    void linksInCodeAreNone();
    void wordsOfASearch_data();
    void wordsOfASearch();
    void headingsComeBeforeTexts();
    void allWordsMustBeThere();
    void theContextHasAWordAndIsShort();
};

void TestManualSearch::contentsArePartsAndPages()
{
    const auto parts = parseContents(QStringLiteral("# The manual\n- [x](x.md): before all parts.\n\n## One\n\n"
                                                    "- [A page: first](a.md): what it says.\n- no page\n## Two\n"
                                                    "- [B](folder/b.md): `b`, too.\n"));
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts[0].title, QStringLiteral("One"));
    QCOMPARE(parts[0].pages.size(), 1);
    QCOMPARE(parts[0].pages[0].title, QStringLiteral("A page: first"));
    QCOMPARE(parts[0].pages[0].summary, QStringLiteral("what it says."));
    QCOMPARE(parts[1].pages[0].name, QStringLiteral("folder/b"));
}

void TestManualSearch::anchorsAreThoseOfGitHub_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("anchor");
    QTest::newRow("words") << QStringLiteral("Which one") << QStringLiteral("which-one");
    QTest::newRow("points") << QStringLiteral("Size, turn and flip.") << QStringLiteral("size-turn-and-flip");
    QTest::newRow("dropped between spaces") << QStringLiteral("A & B") << QStringLiteral("a--b");
    QTest::newRow("dash and underscore") << QStringLiteral("corner-grid a_b") << QStringLiteral("corner-grid-a_b");
    QTest::newRow("code") << QStringLiteral("`broadside run`") << QStringLiteral("broadside-run");
    QTest::newRow("slash") << QStringLiteral("missed-pair/stale") << QStringLiteral("missed-pairstale");
    QTest::newRow("number") << QStringLiteral("1. Record") << QStringLiteral("1-record");
    QTest::newRow("letters") << QStringLiteral("Größe 2") << QStringLiteral("größe-2");
}

void TestManualSearch::anchorsAreThoseOfGitHub()
{
    QFETCH(const QString, heading);
    QTEST(HeadingAnchors().next(heading), "anchor");
}

void TestManualSearch::repeatedHeadingsAreNumbered()
{
    HeadingAnchors anchors;
    QCOMPARE(anchors.next(QStringLiteral("Limits")), QStringLiteral("limits"));
    QCOMPARE(anchors.next(QStringLiteral("Limits")), QStringLiteral("limits-1"));
    QCOMPARE(anchors.next(QStringLiteral("limits!")), QStringLiteral("limits-2"));
}

void TestManualSearch::sectionsHaveNoMarks()
{
    const auto sections = sectionsOf(QStringLiteral("# Top\nOne **bold** line\nthat goes on with a [link](a.md#b).\n"
                                                    "- item\n\n| a | b |\n| --- | --- |\n| `x` | y |\n"
                                                    "## Next\n```sh\n# no heading\n| raw |\n```\n"));
    QCOMPARE(sections.size(), 2);
    QCOMPARE(sections[0].lines, (QStringList{QStringLiteral("One bold line that goes on with a link."),
                                             QStringLiteral("item"), QStringLiteral("a b"), QStringLiteral("x y")}));
    QCOMPARE(sections[1].anchor, QStringLiteral("next"));
    QCOMPARE(sections[1].lines, (QStringList{QStringLiteral("# no heading"), QStringLiteral("| raw |")}));
}

void TestManualSearch::linksInCodeAreNone()
{
    QCOMPARE(targetsIn(QStringLiteral("[a](a.md), `[b](b.md)` and ![c\nd](c.png)\n```\n[d](d.md)\n```\n[`e`](#e)")),
             (QStringList{QStringLiteral("a.md"), QStringLiteral("c.png"), QStringLiteral("#e")}));
}

void TestManualSearch::wordsOfASearch_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("none") << QStringLiteral("  ") << QStringList();
    QTest::newRow("two") << QStringLiteral(" Cell  size ")
                         << QStringList{QStringLiteral("cell"), QStringLiteral("size")};
    QTest::newRow("quoted") << QStringLiteral("a \"cell size\"")
                            << QStringList{QStringLiteral("a"), QStringLiteral("cell size")};
    QTest::newRow("open quote") << QStringLiteral("\"cell s") << QStringList{QStringLiteral("cell s")};
    QTest::newRow("quote only") << QStringLiteral("\"") << QStringList();
    QTest::newRow("repeated") << QStringLiteral("a A") << QStringList{QStringLiteral("a")};
}

void TestManualSearch::wordsOfASearch()
{
    QFETCH(const QString, text);
    QTEST(searchedWords(text), "words");
}

void TestManualSearch::headingsComeBeforeTexts()
{
    const auto hits = searchManual({QStringLiteral("algorithms")});
    QVERIFY(hits.size() > 3);
    QCOMPARE(hits[0].page, QStringLiteral("algorithms"));
    QCOMPARE(hits[0].heading, hits[0].title);
}

void TestManualSearch::allWordsMustBeThere()
{
    QVERIFY(!searchManual({QStringLiteral("cell")}).isEmpty());
    QVERIFY(searchManual({QStringLiteral("cell"), QStringLiteral("xyzzy")}).isEmpty());
    QVERIFY(searchManual({}).isEmpty());
}

void TestManualSearch::theContextHasAWordAndIsShort()
{
    for (const ManualHit& hit : searchManual({QStringLiteral("bst_candidate")})) {
        QVERIFY(hit.context.size() <= kContextLength);
        QVERIFY2(hit.context.contains(QStringLiteral("bst_candidate"), Qt::CaseInsensitive) ||
                     hit.heading.contains(QStringLiteral("bst_candidate"), Qt::CaseInsensitive),
                 qPrintable(hit.context));
    }
}

BROADSIDE_EVENT_TEST(TestManualSearch)

} // namespace broadside::test::tst_manual_search

#include "tst_manual_search.moc"
