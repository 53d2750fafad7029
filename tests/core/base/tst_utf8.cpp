#include "core/base/utf8.h"
#include "tests/support/test.h"

namespace broadside::test::tst_utf8 {

class TestUtf8 : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheDefinitionForEveryCodePoint();
    void brokenCharactersHaveNoLength_data();
    void brokenCharactersHaveNoLength();
    void firstInvalidByteIsFoundWhereverItStands();
    void quotedTextIsPrintable_data();
    void quotedTextIsPrintable();
};

void TestUtf8::agreesWithTheDefinitionForEveryCodePoint()
{
    for (char32_t point = 1; point <= 0x10ffff; ++point) {
        if (point >= 0xd800 && point <= 0xdfff)
            continue;
        const QByteArray bytes = QString::fromUcs4(&point, 1).toUtf8();
        if (utf8CharacterLength(bytes.toStdString()) != static_cast<std::size_t>(bytes.size()))
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(static_cast<uint>(point), 0, 16)));
    }
}

void TestUtf8::brokenCharactersHaveNoLength_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("continuation alone") << QByteArray("\x80");
    QTest::newRow("two bytes, cut off") << QByteArray("\xc3");
    QTest::newRow("two bytes, wrong second") << QByteArray("\xc3\x28");
    QTest::newRow("three bytes, cut off") << QByteArray("\xe2\x82");
    QTest::newRow("four bytes, cut off") << QByteArray("\xf0\x9f\x98");
    QTest::newRow("overlong slash") << QByteArray("\xc0\xaf");
    QTest::newRow("overlong in three bytes") << QByteArray("\xe0\x9f\xbf");
    QTest::newRow("overlong in four bytes") << QByteArray("\xf0\x8f\xbf\xbf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("above 10ffff") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("five bytes") << QByteArray("\xf8\x88\x80\x80\x80");
}

void TestUtf8::brokenCharactersHaveNoLength()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(utf8CharacterLength(bytes.toStdString()), std::size_t{0});
}

void TestUtf8::firstInvalidByteIsFoundWhereverItStands()
{
    const std::string text = "0123456789 \xc3\xa9 0123456789";
    QCOMPARE(firstInvalidUtf8(text), std::string_view::npos);
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at == 12)
            continue; // inside the two-byte character, where the fault would begin earlier
        std::string broken = text;
        broken.insert(at, 1, '\xff');
        QCOMPARE(firstInvalidUtf8(broken), at);
    }
}

void TestUtf8::quotedTextIsPrintable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("plain") << QByteArray("abc") << QByteArray("\"abc\"");
    QTest::newRow("empty") << QByteArray() << QByteArray("\"\"");
    QTest::newRow("control characters") << QByteArray("a\n\x01") << QByteArray("\"a??\"");
    QTest::newRow("broken") << QByteArray("a\xff") << QByteArray("\"a?\"");
    QTest::newRow("cut") << QByteArray("1234567890") << QByteArray("\"12345678...\"");
    QTest::newRow("cut between characters") << QByteArray("1234567\xc3\xa9x") << QByteArray("\"1234567\xc3\xa9...\"");
}

void TestUtf8::quotedTextIsPrintable()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(inQuotes(text.toStdString(), 8)), expected);
}

BROADSIDE_TEST(TestUtf8)

} // namespace broadside::test::tst_utf8

#include "tst_utf8.moc"
