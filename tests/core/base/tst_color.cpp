#include "core/base/color.h"
#include "tests/support/test.h"

namespace broadside::test::tst_color {

class TestColor : public QObject {
    Q_OBJECT
private slots:
    void colorsAreSixHexDigits();
    void otherTextsAreNone_data();
    void otherTextsAreNone();
};

void TestColor::colorsAreSixHexDigits()
{
    QCOMPARE(hexOf({0x01, 0xab, 0xff}), std::string("#01abff"));
    QVERIFY((colorNamed("#01abff") == Rgb{0x01, 0xab, 0xff}));
    QVERIFY((colorNamed("#01ABff") == Rgb{0x01, 0xab, 0xff}));
}

void TestColor::otherTextsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "#", "red", "#12345", "#1234567", "#12345g", "#-12345", "#+12345", "# 12345", "1234567"})
        QTest::newRow(text) << QByteArray(text);
}

void TestColor::otherTextsAreNone()
{
    QFETCH(QByteArray, text);
    QVERIFY(!colorNamed(text.toStdString()));
}

BROADSIDE_TEST(TestColor)

} // namespace broadside::test::tst_color

#include "tst_color.moc"
