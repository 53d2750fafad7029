#include "core/debug/breakpoints/breakpoint_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_breakpoint_text {

namespace {

using Kind = Breakpoint::Kind;

QByteArray sentence(const Breakpoint& breakpoint)
{
    const Message said = sentenceOf(
        breakpoint, [](ObjectId id) { return (id.value == 2 ? "Ball (" : "Wall (") + std::to_string(id.value) + ")"; });
    return QByteArray::fromStdString(said.text());
}

ObjectFilter some(std::initializer_list<std::uint64_t> ids)
{
    ObjectFilter filter;
    for (const std::uint64_t id : ids)
        filter.ids.push_back({id});
    return filter;
}

} // namespace

class TestBreakpointText : public QObject {
    Q_OBJECT
private slots:
    void aBreakpointIsASentence_data();
    void aBreakpointIsASentence();
    void sentencesNameWhomTheyAreAbout_data();
    void sentencesNameWhomTheyAreAbout();
    void filtersReadBack_data();
    void filtersReadBack();
    void whatIsNoFilterIsRefused_data();
    void whatIsNoFilterIsRefused();
};

void TestBreakpointText::aBreakpointIsASentence_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](Kind kind, const char* expected) {
        QTest::newRow(infoOf(kind).name.data()) << int(kind) << QByteArray(expected);
    };
    row(Kind::PairBegins, "Ball (2) and any object begin to overlap");
    row(Kind::PairEnds, "Ball (2) and any object stop overlapping");
    row(Kind::ObjectHit, "Ball (2) is hit");
    row(Kind::EntersRegion, "Ball (2) enters the region (0, 0) to (1.5, 2) m");
    row(Kind::LeavesRegion, "Ball (2) leaves the region (0, 0) to (1.5, 2) m");
    row(Kind::LeavesWorld, "Ball (2) leaves the world");
    row(Kind::CandidatesAbove, "The candidates of a step exceed 12 500");
    row(Kind::MissedPair, "The broad phase misses Ball (2) and any object");
    row(Kind::Passage, "Ball (2) and any object pass through each other");
    row(Kind::NotANumber, "The position or velocity of Ball (2) becomes NaN or infinite");
    row(Kind::FalseCandidate, "Ball (2) and any object become candidates but do not overlap");
}

void TestBreakpointText::aBreakpointIsASentence()
{
    QFETCH(const int, kind);
    QFETCH(const QByteArray, expected);
    Breakpoint breakpoint;
    breakpoint.kind = Kind(kind);
    breakpoint.first = some({2});
    breakpoint.region = {{0.0, 0.0}, {1.5, 2.0}};
    breakpoint.count = 12'500;
    QCOMPARE(sentence(breakpoint), expected);
    breakpoint.ignore = 3;
    QCOMPARE(sentence(breakpoint), expected + ", from the 4th time on");
}

void TestBreakpointText::sentencesNameWhomTheyAreAbout_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* first, const char* second, const char* expected) {
        QTest::newRow(expected) << QByteArray(first) << QByteArray(second) << QByteArray(expected);
    };
    row("", "", "Any two objects begin to overlap");
    row("2", "3", "Ball (2) and Wall (3) begin to overlap");
    row("2,3", "", "Ball (2) or Wall (3) and any object begin to overlap");
    row("2,3,4,5", "", "One of 4 objects and any object begin to overlap");
    row("category 12", "tar", "Any object of category 0xc and any object named \"tar\" begin to overlap");
}

void TestBreakpointText::sentencesNameWhomTheyAreAbout()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    QFETCH(const QByteArray, expected);
    Breakpoint breakpoint;
    breakpoint.first = filterFrom(first.toStdString()).value();
    breakpoint.second = filterFrom(second.toStdString()).value();
    QCOMPARE(sentence(breakpoint), expected);
}

void TestBreakpointText::filtersReadBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char* text, const char* canonical) {
        QTest::newRow(*text ? text : "any") << QByteArray(text) << QByteArray(canonical);
    };
    row("", "");
    row(" , ", "");
    row("7", "7");
    row("7,2 , 7", "7, 2");
    row("category 0xF0", "category 0xf0");
    row("category 1, category 2", "category 0x3");
    row("Target 1", "name Target 1");
    row("name 12", "name 12");
    row("0", "name 0");
    row("2, name a b, category 4294967295", "2, category 0xffffffff, name a b");
    row("categories", "name categories");
}

void TestBreakpointText::filtersReadBack()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, canonical);
    const ObjectFilter filter = filterFrom(text.toStdString()).value();
    QCOMPARE(QByteArray::fromStdString(textOf(filter)), canonical);
    QVERIFY(filterFrom(textOf(filter)).value() == filter);
}

void TestBreakpointText::whatIsNoFilterIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"category", "category 0", "category red", "category 4294967296", "name", "one, two"})
        QTest::newRow(text) << QByteArray(text);
}

void TestBreakpointText::whatIsNoFilterIsRefused()
{
    QFETCH(const QByteArray, text);
    const Result<ObjectFilter> filter = filterFrom(text.toStdString());
    QVERIFY(!filter);
    QVERIFY(!filter.problem().message.empty() && !filter.problem().remedy.empty());
}

BROADSIDE_TEST(TestBreakpointText)

} // namespace broadside::test::tst_breakpoint_text

#include "tst_breakpoint_text.moc"
