#include "core/base/message/fixed_words.h"
#include "tests/support/test.h"

#include <string>

namespace broadside::test::tst_fixed_words {

namespace {

constexpr texts::Form<> kRow{"test.row", "a number above 0"};

} // namespace

class TestFixedWords : public QObject {
    Q_OBJECT
private slots:
    void aRowIsItsMessage();
    void otherWordsStayAsTheyAre();
    void noWordsAreEmpty();
};

void TestFixedWords::aRowIsItsMessage()
{
    constexpr FixedWords kWords = kRow;
    QVERIFY(!kWords.empty());
    QVERIFY(kWords.message() == kRow());
    QVERIFY(kWords.english() == kRow.text);
}

void TestFixedWords::otherWordsStayAsTheyAre()
{
    constexpr FixedWords kWords = R"({"x": [0]})"; // braces are no arguments
    QVERIFY(!kWords.empty());
    QVERIFY(kWords.message().form() == nullptr);
    QCOMPARE(kWords.message().text(), std::string(R"({"x": [0]})"));
}

void TestFixedWords::noWordsAreEmpty()
{
    QVERIFY(FixedWords().empty());
    QVERIFY(FixedWords("").empty());
    QVERIFY(FixedWords().message().empty());
}

BROADSIDE_TEST(TestFixedWords)

} // namespace broadside::test::tst_fixed_words

#include "tst_fixed_words.moc"
