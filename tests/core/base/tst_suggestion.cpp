#include "core/base/suggestion.h"
#include "tests/support/test.h"

#include <array>

namespace broadside::test::tst_suggestion {

class TestSuggestion : public QObject {
    Q_OBJECT
private slots:
    void nearestWord_data();
    void nearestWord();
    void wordsAreListedAsInASentence();
};

void TestSuggestion::nearestWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected"); // empty: no suggestion
    const auto row = [](const char* word, const char* expected) {
        QTest::newRow(word) << QString::fromUtf8(word) << QString::fromUtf8(expected);
    };
    row("grid", "grid");
    row("gird", "grid");
    row("grd", "grid");
    row("griid", "grid");
    row("Grid", "grid");
    row("GRID", "grid");
    row("maks", "mask"); // swapped letters come before a replaced one
    row("mas", "mask");
    row("quadtee", "quadtree");
    row("sweep-and-prun", "sweep-and-prune");
    row("sweepandprune", "sweep-and-prune");
    row("", "");
    row("x", "");
    row("note", "");
    row("brute", "");
}

void TestSuggestion::nearestWord()
{
    QFETCH(QString, word);
    QFETCH(QString, expected);
    constexpr std::array<std::string_view, 5> kKnown{"mask", "mass", "grid", "quadtree", "sweep-and-prune"};
    const auto nearest = broadside::nearestWord(word.toStdString(), kKnown);
    QCOMPARE(QString::fromStdString(std::string(nearest.value_or(""))), expected);
    QCOMPARE(broadside::nearestWord(std::string(100'000, 'g'), kKnown), std::nullopt);
}

void TestSuggestion::wordsAreListedAsInASentence()
{
    constexpr std::array<std::string_view, 3> kWords{"a", "b", "c"};
    QCOMPARE(listedWords(kWords).text(), std::string(R"("a", "b" or "c")"));
    QCOMPARE(listedWords(std::span{kWords}.first(1)).text(), std::string(R"("a")"));
    QCOMPARE(listedWords({}).text(), std::string());
}

BROADSIDE_TEST(TestSuggestion)

} // namespace broadside::test::tst_suggestion

#include "tst_suggestion.moc"
