#include "core/base/random.h"
#include "editor/widgets/fuzzy_match.h"
#include "tests/support/test.h"

#include <algorithm>
#include <functional>

namespace broadside::test::tst_fuzzy_match {

class TestFuzzyMatch : public QObject {
    Q_OBJECT
private slots:
    void findsLettersInOrder_data();
    void findsLettersInOrder();
    void prefers_data();
    void prefers();
    void placesLettersAsWellAsTryingAllWays();
    void longTextsTakeNoTime();
};

void TestFuzzyMatch::findsLettersInOrder_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("matches");
    const auto row = [](const char* name, const char* text, const char* typed, bool matches) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(typed) << matches;
    };
    row("nothing typed", "Select all", "", true);
    row("only spaces", "Select all", "  ", true);
    row("nothing to find it in", "", "a", false);
    row("the beginning", "Select all", "sel", true);
    row("first letters", "Select all", "sa", true);
    row("another case", "Select all", "SELECT", true);
    row("umlauts", "\u00c4ndern", "\u00e4nd", true);
    row("words the other way round", "Select all", "all sel", true);
    row("letters the other way round", "Select all", "as", false);
    row("letters here and there", "Export picture", "fix", false);
    row("letters inside of words", "Reset this layout", "rhy", false);
    row("part of a word", "Export picture", "ict", true);
    row("begins of two words", "Export picture", "expic", true);
    row("a letter too many", "Select all", "selectt", false);
    row("one word is not there", "Select all", "select none", false);
}

void TestFuzzyMatch::findsLettersInOrder()
{
    QFETCH(const QString, text);
    QFETCH(const QString, typed);
    QFETCH(const bool, matches);
    QCOMPARE(fuzzyMatch(text, typed).has_value(), matches);
}

void TestFuzzyMatch::prefers_data()
{
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::addColumn<QString>("typed");
    QTest::newRow("first letters of words") << "Show structure"
                                            << "Reset this"
                                            << "ss";
    QTest::newRow("letters in a row") << "Undo"
                                      << "Unfold"
                                      << "nd";
    QTest::newRow("a word begun over two first letters") << "Select all"
                                                         << "Small and large"
                                                         << "al";
    QTest::newRow("the begin of a word") << "Step back"
                                         << "Instep"
                                         << "st";
}

void TestFuzzyMatch::prefers()
{
    QFETCH(const QString, better);
    QFETCH(const QString, worse);
    QFETCH(const QString, typed);
    QVERIFY(fuzzyMatch(better, typed).value_or(-1) > fuzzyMatch(worse, typed).value_or(-1));
}

void TestFuzzyMatch::placesLettersAsWellAsTryingAllWays()
{
    Random random(21);
    const auto letters = [&](int most) {
        QString text;
        const int length = 1 + static_cast<int>(random.between(0, most));
        for (int i = 0; i < length; ++i)
            text += QStringLiteral("ab -")[static_cast<int>(random.between(0, 4))];
        return text;
    };
    int matches = 0;
    for (int round = 0; round < 3'000; ++round) {
        const QString text = letters(9);
        const QString word = letters(4).remove(QLatin1Char(' '));
        if (word.isEmpty())
            continue;
        int best = -1;
        const std::function<void(int, int, int, int)> place = [&](int letter, int from, int last, int score) {
            if (letter == word.size()) {
                best = std::max(best, score);
                return;
            }
            for (int at = from; at < text.size(); ++at) {
                if (text[at] != word[letter])
                    continue;
                const bool begins = text[at].isLetter() && (at == 0 || !text[at - 1].isLetter());
                const bool inARow = letter > 0 && last == at - 1;
                if (letter > 0 && !inARow && !begins)
                    continue;
                place(letter + 1, at + 1, at, score + 1 + (inARow ? 7 : 0) + (begins ? at == 0 ? 8 : 6 : 0));
            }
        };
        place(0, 0, -2, 0);
        matches += best >= 0 ? 1 : 0;
        QCOMPARE(fuzzyMatch(text, word).value_or(-1), best + (text == word ? 20 : 0));
    }
    QVERIFY(matches > 500);
}

void TestFuzzyMatch::longTextsTakeNoTime()
{
    QVERIFY(fuzzyMatch(QString(20'000, QLatin1Char('a')), QString(200, QLatin1Char('a'))).has_value());
}

BROADSIDE_TEST(TestFuzzyMatch)

} // namespace broadside::test::tst_fuzzy_match

#include "tst_fuzzy_match.moc"
