#include "core/io/json/json_writer.h"
#include "tests/support/test.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <limits>

namespace broadside::test::tst_json_writer {

class TestJsonWriter : public QObject {
    Q_OBJECT
private slots:
    void oneLineHasSpacesAfterCommasAndColons();
    void linesAreIndentedByTheirLevel();
    void emptyContainersStayOnOneLine();
    void numbersAreTheShortestAndNeverMoreThanJsonHas();
    void everyCharacterReadsBack();
    void invalidBytesBecomeReplacementCharacters();
};

void TestJsonWriter::oneLineHasSpacesAfterCommasAndColons()
{
    JsonWriter writer;
    constexpr std::array kNumbers{1.0, 2.5};
    writer.beginObject().member("a", 1).member("b", true).key("c").null();
    writer.member("d", std::span<const double>{kNumbers}).member("e", "x").key("f").raw("{}");
    writer.member("g", std::optional<double>{}).member("h", std::optional{0.5}).endObject();
    QCOMPARE(writer.text(),
             std::string(R"({"a": 1, "b": true, "c": null, "d": [1, 2.5], "e": "x", "f": {}, "g": null, "h": 0.5})"));
}

void TestJsonWriter::linesAreIndentedByTheirLevel()
{
    JsonWriter writer;
    writer.beginObject(JsonWriter::Layout::Lines).key("a").beginArray(JsonWriter::Layout::Lines).value(1);
    writer.beginObject().member("b", 2).member("c", 3).endObject().endArray().member("d", 4).endObject();
    QCOMPARE(writer.take(), std::string("{\n  \"a\": [\n    1,\n    {\"b\": 2, \"c\": 3}\n  ],\n  \"d\": 4\n}"));
}

void TestJsonWriter::emptyContainersStayOnOneLine()
{
    JsonWriter writer;
    writer.beginObject(JsonWriter::Layout::Lines).key("a").beginArray(JsonWriter::Layout::Lines).endArray().endObject();
    QCOMPARE(writer.text(), std::string("{\n  \"a\": []\n}"));
}

void TestJsonWriter::numbersAreTheShortestAndNeverMoreThanJsonHas()
{
    JsonWriter writer;
    writer.beginArray().value(0.1).value(1e300).value(-0.0).value(std::numeric_limits<double>::infinity());
    writer.value(std::numeric_limits<double>::quiet_NaN()).value(std::uint64_t{1} << 53).value(-7).endArray();
    QCOMPARE(writer.text(), std::string("[0.1, 1e+300, -0, null, null, 9007199254740992, -7]"));
}

void TestJsonWriter::everyCharacterReadsBack()
{
    QString all;
    for (char16_t c = 0; c < 0x300; ++c)
        all += QChar(c);
    all += QString::fromUtf8("\xf0\x9f\x98\x80\xef\xbf\xbf");
    JsonWriter writer;
    writer.beginObject().member("k\"\n", all.toStdString()).endObject();
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(writer.text()));
    QCOMPARE(document.object().value(QStringLiteral("k\"\n")).toString(), all);
}

void TestJsonWriter::invalidBytesBecomeReplacementCharacters()
{
    std::string text;
    appendJsonString(text, "a\xff\xc3(\xed\xa0\x80");
    QCOMPARE(QString::fromStdString(text), QString::fromUtf8("\"a\ufffd\ufffd(\ufffd\ufffd\ufffd\""));
}

BROADSIDE_TEST(TestJsonWriter)

} // namespace broadside::test::tst_json_writer

#include "tst_json_writer.moc"
