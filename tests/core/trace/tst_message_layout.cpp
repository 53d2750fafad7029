#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/trace/bytes.h"
#include "core/trace/layout/message_layout.h"
#include "core/trace/layout/trace_reference.h"
#include "core/trace/zstd_block.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/test.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <set>

namespace broadside::test::tst_message_layout {

using namespace broadside::trace;

namespace {

/// Decodes traces by the table of their messages alone. Each byte has to belong to a field.
class LayoutDecoder {
public:
    /// Decodes a whole file. Empty, or what does not fit and where.
    [[nodiscard]] std::string faultOf(std::string_view file)
    {
        ByteReader reader(file);
        m_file = file;
        take(reader, preambleLayout());
        takeMessages(reader);
        return m_fault;
    }
    /// Where the fields of the file begin, without those in blocks.
    [[nodiscard]] const std::set<std::size_t>& places() const noexcept { return m_places; }
    [[nodiscard]] const std::map<Kind, int>& counts() const noexcept { return m_counts; }

private:
    void takeMessages(ByteReader& reader)
    {
        while (m_fault.empty() && reader.left() > 0) {
            mark(reader);
            const auto kind = static_cast<Kind>(reader.take<std::uint32_t>());
            mark(reader);
            const auto length = reader.take<std::uint32_t>();
            const std::string_view bytes = reader.takeBytes(length);
            const MessageLayout* const layout = layoutOf(kind);
            if (!reader.isGood() || !layout) {
                m_fault = "no message: kind " + std::to_string(static_cast<std::uint32_t>(kind));
                return;
            }
            ++m_counts[kind];
            takeMessage(bytes, *layout);
        }
    }

    void takeMessage(std::string_view bytes, const MessageLayout& layout)
    {
        ByteReader reader(bytes);
        const std::string_view outer = std::exchange(m_message, bytes);
        const std::vector<std::uint64_t> values = take(reader, layout.fields);
        if (layout.kind == Kind::Header)
            m_isWide = values[3] == 8;
        switch (layout.rest) {
        case MessageRest::Nothing:
            break;
        case MessageRest::Repeated:
            takeRepeated(reader, layout, values);
            break;
        case MessageRest::Messages:
            takeMessages(reader);
            break;
        case MessageRest::Compressed:
            takeBlock(reader, values);
            break;
        case MessageRest::Numbers:
            takeShape(reader, static_cast<std::uint8_t>(values[4]));
            break;
        }
        if (m_fault.empty() && (!reader.isGood() || reader.left() > 0))
            m_fault = std::string(layout.name) + ": " + std::to_string(reader.left()) + " bytes are left";
        m_message = outer;
    }

    void takeRepeated(ByteReader& reader, const MessageLayout& layout, const std::vector<std::uint64_t>& values)
    {
        const bool isIndex = !layout.end.empty();
        const std::uint64_t count =
            isIndex ? (reader.left() - kTrailerBytes) / kEntryBytes : values[layout.each.countField];
        for (std::uint64_t i = 0; i < count && reader.isGood(); ++i) {
            take(reader, layout.each.fields);
            if (!layout.placement.empty() && values[0] == 1)
                take(reader, layout.placement);
        }
        if (isIndex && take(reader, layout.end)[layout.each.countField] != count)
            m_fault = "the index has another number of entries";
    }

    void takeBlock(ByteReader& reader, const std::vector<std::uint64_t>& values)
    {
        const auto frames = unpacked(reader.takeBytes(reader.left()), static_cast<std::size_t>(values[2]));
        if (!frames) {
            m_fault = "a block cannot be decompressed";
            return;
        }
        const std::string_view outer = std::exchange(m_file, {});
        ByteReader inner(*frames);
        takeMessages(inner);
        m_file = outer;
    }

    void takeShape(ByteReader& reader, std::uint8_t code)
    {
        if (code == kBoxOfState)
            return;
        const auto kind = std::ranges::find(shapeKinds(), code, &ShapeKind::traceCode);
        if (kind == shapeKinds().end()) {
            m_fault = "no shape: " + std::to_string(code);
            return;
        }
        const Shape shape = kind->typical();
        std::visit(Overloaded{[&]<FixedShape Fixed>(const Fixed& fixed) {
                                  forEachNumber(fixed, Overloaded{[&](const ShapeLength&, double) { skip(reader, 8); },
                                                                  [&](const ShapePoint&, Vec2) { skip(reader, 16); }});
                              },
                              [&](const Polygon&) { skip(reader, 16 * count(reader)); },
                              [&](const Mesh&) {
                                  skip(reader, 16 * count(reader));
                                  skip(reader, 12 * count(reader));
                              },
                              [&](const Compound&) {
                                  for (std::size_t parts = count(reader); parts > 0 && m_fault.empty(); --parts) {
                                      skip(reader, 24);
                                      takeShape(reader, reader.take<std::uint8_t>());
                                  }
                              }},
                   shape);
    }
    static std::size_t count(ByteReader& reader) { return reader.take<std::uint32_t>(); }
    static void skip(ByteReader& reader, std::size_t bytes) { static_cast<void>(reader.takeBytes(bytes)); }

    /// The values of whole numbers, one for each field; 0 for other fields.
    std::vector<std::uint64_t> take(ByteReader& reader, std::span<const ByteField> fields)
    {
        std::vector<std::uint64_t> values;
        for (const ByteField& field : fields) {
            std::uint64_t value = 0;
            for (int i = 0; i < field.count; ++i) {
                mark(reader);
                if (field.type == ByteType::Text) {
                    static_cast<void>(reader.takeText());
                    continue;
                }
                const std::string_view bytes = reader.takeBytes(sizeOf(field.type, m_isWide));
                value = 0;
                for (std::size_t byte = bytes.size(); byte > 0; --byte)
                    value = (value << 8U) + static_cast<std::uint8_t>(bytes[byte - 1]);
            }
            values.push_back(value);
        }
        return values;
    }

    void mark(const ByteReader& reader)
    {
        const std::string_view bytes = m_message.empty() ? m_file : m_message;
        if (!m_file.empty() && bytes.data() >= m_file.data() && bytes.data() <= m_file.data() + m_file.size())
            m_places.insert(static_cast<std::size_t>(bytes.data() - m_file.data()) + reader.at());
    }

    std::string_view m_file;    ///< Empty inside a block.
    std::string_view m_message; ///< The message that is decoded; empty between messages of the file.
    bool m_isWide = false;
    std::string m_fault;
    std::set<std::size_t> m_places;
    std::map<Kind, int> m_counts;
};

/// The lines of the manual that decode a trace, under this heading: places and bytes.
std::vector<std::pair<std::size_t, std::string>> manualLines(const char* heading = "## A trace, decoded")
{
    QFile manual(QStringLiteral(BROADSIDE_SCENES "/../manual/traces.md"));
    if (!manual.open(QIODevice::ReadOnly))
        qFatal("there is no manual");
    const QByteArray text = manual.readAll();
    const qsizetype begin = text.indexOf("```text\n", text.indexOf(heading)) + 8;
    std::vector<std::pair<std::size_t, std::string>> lines;
    for (const QByteArray& line : text.mid(begin, text.indexOf("\n```", begin) - begin).split('\n'))
        lines.emplace_back(line.left(3).trimmed().toUInt(),
                           QByteArray::fromHex(line.mid(5, line.indexOf("  ", 5) - 5)).toStdString());
    return lines;
}

} // namespace

/// The table of the messages describes what the writer writes.
class TestMessageLayout : public QObject {
    Q_OBJECT
private slots:
    void everyKindHasARow();
    void theTableDecodesEveryByte_data();
    void theTableDecodesEveryByte();
    void aWrongByteIsNoticed();
    void theLinesOfTheManualAreFields_data();
    void theLinesOfTheManualAreFields();
    void theReferenceNamesEveryMessage();
};

void TestMessageLayout::everyKindHasARow()
{
    for (std::uint32_t kind = 1; kind <= 32; ++kind)
        QCOMPARE(layoutOf(static_cast<Kind>(kind)) != nullptr, kind <= 6 || kind >= 16);
    QVERIFY(std::ranges::is_sorted(messageLayouts(), {}, &MessageLayout::kind));
}

void TestMessageLayout::theTableDecodesEveryByte_data()
{
    QTest::addColumn<bool>("compressed");
    QTest::newRow("plain") << false;
    QTest::newRow("in blocks") << true;
}

void TestMessageLayout::theTableDecodesEveryByte()
{
    QFETCH(const bool, compressed);
    if (compressed && !hasZstd())
        QSKIP("this build has no Zstandard");
    std::set<Kind> kinds;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        LayoutDecoder decoder;
        const KnownTrace known = randomTrace(seed, 12, 12, compressed);
        QCOMPARE(QString::fromStdString(decoder.faultOf(known.bytes)), QString());
        for (const auto& [kind, count] : decoder.counts())
            kinds.insert(kind);
    }
    // Only an attached game sends that it has paused, and that it ends.
    QCOMPARE(kinds.size(), messageLayouts().size() - (compressed ? 2 : 3));
}

/// A list with one element more than there is.
void TestMessageLayout::aWrongByteIsNoticed()
{
    std::string bytes;
    for (const auto& [place, part] : manualLines())
        bytes += part;
    QCOMPARE(QString::fromStdString(LayoutDecoder().faultOf(bytes)), QString());
    ++bytes[219];
    QVERIFY(!LayoutDecoder().faultOf(bytes).empty());
}

void TestMessageLayout::theLinesOfTheManualAreFields_data()
{
    QTest::addColumn<QByteArray>("heading");
    QTest::addColumn<QString>("name");
    QTest::newRow("version 1") << QByteArray("## A trace, decoded") << QStringLiteral("pong.bstrace");
    QTest::newRow("version 3") << QByteArray("## A trace with a world and grids that change, decoded")
                               << QStringLiteral("layers.bstrace");
}

/// They are also the bytes of a file.
void TestMessageLayout::theLinesOfTheManualAreFields()
{
    QFETCH(const QByteArray, heading);
    QFETCH(const QString, name);
    std::string bytes;
    const auto lines = manualLines(heading.constData());
    for (const auto& [place, part] : lines)
        bytes += part;
    LayoutDecoder decoder;
    QCOMPARE(QString::fromStdString(decoder.faultOf(bytes)), QString());
    for (const auto& [place, part] : lines)
        QVERIFY2(decoder.places().contains(place), std::to_string(place).c_str());
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../manual/traces/") + name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QByteArray::fromStdString(bytes), file.readAll());
}

void TestMessageLayout::theReferenceNamesEveryMessage()
{
    const std::string reference = traceReference();
    for (const MessageLayout& layout : messageLayouts()) {
        const std::string row =
            "| " + std::to_string(static_cast<std::uint32_t>(layout.kind)) + " | " + std::string(layout.name) + " | ";
        QVERIFY2(reference.find(row) != std::string::npos, row.c_str());
    }
    for (const ShapeKind& kind : shapeKinds())
        QVERIFY2(reference.find("| `" + std::string(kind.name) + "` | ") != std::string::npos, kind.name.data());
}

BROADSIDE_TEST(TestMessageLayout)

} // namespace broadside::test::tst_message_layout

#include "tst_message_layout.moc"
