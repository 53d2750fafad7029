#include "core/trace/bytes.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "core/trace/trace_writer.h"
#include "core/trace/zstd_block.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/counted_heap.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_trace_reader {

using namespace broadside::trace;

namespace {

/// The bytes that the manual decodes. Each line has the offset, the bytes and the meaning, separated by at least two
/// spaces. The offsets are checked here.
std::string sampleBytes()
{
    QFile manual(QStringLiteral(BROADSIDE_SCENES "/../manual/traces.md"));
    if (!manual.open(QIODevice::ReadOnly))
        qFatal("there is no manual");
    const QByteArray text = manual.readAll();
    const qsizetype begin = text.indexOf("```text\n", text.indexOf("## A trace, decoded")) + 8;
    std::string bytes;
    for (const QByteArray& line : text.mid(begin, text.indexOf("\n```", begin) - begin).split('\n')) {
        const QByteArray place = line.left(3).trimmed();
        if (place.toUInt() != bytes.size())
            qFatal("the manual says byte %s, it is byte %zu", place.constData(), bytes.size());
        bytes += QByteArray::fromHex(line.mid(5, line.indexOf("  ", 5) - 5)).toStdString();
    }
    return bytes;
}

Result<TraceReader> opened(std::string bytes) { return TraceReader::open(byteSourceOf(std::move(bytes)), "t.bstrace"); }

/// The number of readable frames up to the first unreadable one.
std::size_t readableFrames(const TraceReader& reader)
{
    TraceCursor cursor(reader);
    for (std::size_t i = 0; i < reader.frames().size(); ++i)
        if (const auto problem = cursor.seek(i)) {
            if (problem->message.empty() || problem->remedy.empty() || problem->file.empty())
                qFatal("a problem without message, remedy or file");
            return i;
        }
    return reader.frames().size();
}

/// The limits for opening any file: one second and 256 MiB.
class ResourceLimit {
public:
    ResourceLimit()
        : m_before(liveBytes.load())
    {
        mostBytes = m_before;
        m_timer.start();
    }
    [[nodiscard]] bool isKept() const
    {
        return m_timer.elapsed() < 1'000 && mostBytes - m_before < std::uint64_t{256} << 20;
    }

private:
    std::uint64_t m_before;
    QElapsedTimer m_timer;
};

/// Reports a large size. The test checks how much is requested at once.
class HugeSource final : public ByteSource {
public:
    HugeSource(std::string begin, std::uint64_t size)
        : m_begin(std::move(begin))
        , m_size(size)
    {}
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override
    {
        most = std::max(most, count);
        bytes = offset < m_begin.size() ? m_begin.substr(static_cast<std::size_t>(offset), count) : std::string();
        return true;
    }
    mutable std::size_t most = 0; ///< The largest number of bytes in one request.

private:
    std::string m_begin;
    std::uint64_t m_size;
};

std::string messageOf(Kind kind, std::string_view bytes)
{
    std::string message;
    ByteWriter writer(message);
    writer.put(static_cast<std::uint32_t>(kind));
    writer.put(static_cast<std::uint32_t>(bytes.size()));
    return message.append(bytes);
}

std::string described(const Problem& problem) { return describe(problem); }

} // namespace

class TestTraceReader : public QObject {
    Q_OBJECT
private slots:
    void checksumsAreThoseOfZlib();
    void theSampleOfTheManualIsReadByHand();
    void theSampleOfTheManualIsReadByTheReader();
    void theWriterWritesTheSample();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void anyFrameIsReachedFromAnyOther();
    void cutShortItLoadsWhatIsWhole_data();
    void cutShortItLoadsWhatIsWhole();
    void damagedBytesNeverHarm_data();
    void damagedBytesNeverHarm();
    void anIndexIsMadeAnew_data();
    void anIndexIsMadeAnew();
    void errorsNameTheByte_data();
    void errorsNameTheByte();
    void whatHasNoBoxIsNotThere();
    void unknownMessagesAreSkipped();
    void ofGarbageLittleIsSaid();
    void anEndlessBlockIsNotRead();
    void whatAKeyframeDoesNotDefineIsUndefined();
    void aGrowingFileIsFollowed();
    void aLargeFileOpensAtOnce();
};

void TestTraceReader::checksumsAreThoseOfZlib()
{
    QCOMPARE(checksumOf("123456789"), 0xcbf43926U); // the check value of CRC-32/ISO-HDLC
    QCOMPARE(checksumOf(""), 0U);
}

/// Decodes the bytes without the reader, so that manual and bytes are compared directly.
void TestTraceReader::theSampleOfTheManualIsReadByHand()
{
    const std::string bytes = sampleBytes();
    const auto at = [&]<class T>(std::size_t offset, T) {
        T value{};
        std::memcpy(&value, bytes.data() + offset, sizeof value);
        return value;
    };
    const auto word = [&](std::size_t offset) { return at(offset, std::uint32_t{}); };
    QCOMPARE(bytes.substr(0, 8), std::string("BSTRACE\n"));
    QCOMPARE(word(8), 1U);                    // version
    QCOMPARE(word(16), 1U);                   // header
    QCOMPARE(word(20), 87U);                  // length of the header
    QCOMPARE(at(24, 0.0), 0.015625);          // dt
    QCOMPARE(at(32, 0.0), 1.0);               // units per metre
    QCOMPARE(at(56, 0.0), 8.0);               // right side of the world
    QCOMPARE(static_cast<int>(bytes[72]), 4); // 32-bit floats
    QCOMPARE(static_cast<int>(bytes[73]), 1); // half-open
    QCOMPARE(static_cast<int>(bytes[75]), 1); // candidates are recorded
    QCOMPARE(bytes.substr(82, 4), std::string("Pong"));
    QCOMPARE(at(103, 0.0), 2.0); // cell size
    QCOMPARE(word(111), 2U);     // a frame
    QCOMPARE(word(135), 1U);     // a keyframe
    QCOMPARE(bytes.substr(171, 4), std::string("Ball"));
    const std::size_t second = 111 + 8 + 180;
    QCOMPARE(word(second), 2U);
    QCOMPARE(at(second + 8, std::uint64_t{}), std::uint64_t{1}); // step 1
    const std::size_t states = second + 8 + 24;
    QCOMPARE(word(states), 18U);
    QCOMPARE(at(states + 24, 0.0F), 2.5F); // position of the ball
    const std::size_t candidates = states + 8 + 32;
    QCOMPARE(word(candidates), 21U);
    QCOMPARE(at(candidates + 12, std::uint64_t{}), std::uint64_t{1});
    QCOMPARE(at(candidates + 20, std::uint64_t{}), std::uint64_t{2});
    const std::size_t end = candidates + 8 + 20;
    QCOMPARE(word(end), 26U);
    QCOMPARE(at(end + 8, std::uint64_t{}), std::uint64_t{0x0123456789abcdef});
    QCOMPARE(word(end + 24), 1U); // the frame has a hash
    const std::size_t index = end + 8 + 20;
    QCOMPARE(word(index), 4U);
    QCOMPARE(word(index + 4), 88U);
    QCOMPARE(at(index + 8, std::uint64_t{}), std::uint64_t{111}); // offset of the first frame
    QCOMPARE(word(index + 8 + 28), 0x8000'0000U);                 // a keyframe
    QCOMPARE(at(index + 40, std::uint64_t{}), static_cast<std::uint64_t>(second));
    QCOMPARE(at(index + 72, std::uint64_t{}), static_cast<std::uint64_t>(index));
    QCOMPARE(word(index + 80), 2U);
    QCOMPARE(word(index + 84), checksumOf(std::string_view(bytes).substr(index + 8, 64)));
    QCOMPARE(bytes.size(), index + 96);
    QCOMPARE(bytes.substr(bytes.size() - 8), std::string("BSTINDEX"));
}

void TestTraceReader::theSampleOfTheManualIsReadByTheReader()
{
    const auto reader = opened(sampleBytes());
    QVERIFY2(reader.ok(), reader ? "" : described(reader.problem()).c_str());
    QVERIFY(reader->notices().empty());
    const TraceInfo& info = reader->info();
    QCOMPARE(info.program, std::string("Pong"));
    QCOMPARE(info.algorithm, std::string("grid"));
    QCOMPARE(info.parameter("cell-size").value_or(0.0), 2.0);
    QVERIFY(info.touch == TouchRule::HalfOpen && !info.wideFloats && !info.yDown);
    QVERIFY(info.contents.candidates && !info.contents.cells);
    QVERIFY((info.world == Aabb{{0.0, 0.0}, {8.0, 4.0}}));
    QCOMPARE(reader->frames().size(), std::size_t{2});
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(1));
    QCOMPARE(cursor.frame().step, std::uint64_t{1});
    QCOMPARE(cursor.frame().hash.value_or(0), std::uint64_t{0x0123456789abcdef});
    QCOMPARE(cursor.frame().candidates.size(), std::size_t{1});
    QCOMPARE(cursor.objects().size(), std::size_t{2});
    QCOMPARE(cursor.objects()[0].definition->name, std::string("Ball"));
    QVERIFY((cursor.objects()[0].state.box == Aabb{{2.5, 1.0}, {3.0, 1.5}}));
    QVERIFY(!cursor.objects()[1].definition->isDynamic);
    QVERIFY((cursor.objects()[1].state.box == Aabb{{3.0, 0.0}, {4.0, 4.0}}));
}

void TestTraceReader::theWriterWritesTheSample()
{
    TraceInfo info;
    info.dt = 0.015625;
    info.world = {{0.0, 0.0}, {8.0, 4.0}};
    info.touch = TouchRule::HalfOpen;
    info.contents.candidates = true;
    info.program = "Pong";
    info.algorithm = "grid";
    info.parameters = {{"cell-size", 2.0}};
    std::string bytes;
    TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    Definition ball;
    ball.id = {1};
    ball.name = "Ball";
    Definition wall = ball;
    wall.id = {2};
    wall.name = "Wall";
    wall.isDynamic = false;
    std::vector<WrittenObject> objects{{std::make_shared<const Definition>(ball), {{{1.0, 1.0}, {1.5, 1.5}}, {}}},
                                       {std::make_shared<const Definition>(wall), {{{3.0, 0.0}, {4.0, 4.0}}, {}}}};
    FrameData data;
    writer.write(data, objects);
    objects.front().state.box = {{2.5, 1.0}, {3.0, 1.5}};
    data.step = 1;
    data.time = info.dt;
    data.candidates = {{{1}, {2}}};
    data.hash = 0x0123456789abcdef;
    writer.write(data, objects);
    QVERIFY(writer.finish());
    QCOMPARE(QByteArray::fromStdString(bytes).toHex(' '), QByteArray::fromStdString(sampleBytes()).toHex(' '));
}

void TestTraceReader::whatIsWrittenReadsBack_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("compress");
    for (quint64 seed = 1; seed <= 40; ++seed)
        QTest::addRow("seed %d", static_cast<int>(seed)) << seed << (seed % 2 == 0 && hasZstd());
}

void TestTraceReader::whatIsWrittenReadsBack()
{
    QFETCH(quint64, seed);
    QFETCH(bool, compress);
    const KnownTrace known = randomTrace(seed, 30, seed % 5 == 0 ? 200 : 12, compress);
    const auto reader = opened(known.bytes);
    QVERIFY2(reader.ok(), reader ? "" : described(reader.problem()).c_str());
    QVERIFY(reader->notices().empty());
    QVERIFY(reader->info() == known.info);
    QCOMPARE(reader->frames().size(), known.frames.size());
    TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < known.frames.size(); ++i) {
        const auto problem = cursor.seek(i);
        QVERIFY2(!problem, problem ? described(*problem).c_str() : "");
        QCOMPARE(QString::fromStdString(firstDifferenceTo(known.frames[i], cursor)), QString());
    }
}

void TestTraceReader::anyFrameIsReachedFromAnyOther()
{
    const KnownTrace known = randomTrace(99, 60, 30, hasZstd());
    const auto reader = opened(known.bytes);
    QVERIFY(reader.ok());
    TraceCursor cursor(*reader);
    Random random(5);
    for (int i = 0; i < 500; ++i) {
        const auto index = static_cast<std::size_t>(random.below(known.frames.size()));
        QVERIFY(!cursor.seek(index));
        QCOMPARE(QString::fromStdString(firstDifferenceTo(known.frames[index], cursor)), QString());
        QCOMPARE(reader->frameOfStep(known.frames[index].data.step).value_or(999), index);
    }
    QVERIFY(!reader->frameOfStep(0)); // the first frame is step 3
}

void TestTraceReader::cutShortItLoadsWhatIsWhole_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("sample") << QByteArray::fromStdString(sampleBytes());
    QTest::newRow("random") << QByteArray::fromStdString(randomTrace(7, 12, 10, false).bytes);
    if (hasZstd())
        QTest::newRow("compressed") << QByteArray::fromStdString(randomTrace(8, 12, 10, true).bytes);
}

/// Cut after each byte: all complete frames are there, and a notice reports the rest.
void TestTraceReader::cutShortItLoadsWhatIsWhole()
{
    QFETCH(QByteArray, bytes);
    const std::string whole = bytes.toStdString();
    const auto complete = opened(whole);
    QVERIFY(complete.ok());
    const std::uint64_t header = complete->frames().front().offset;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const ResourceLimit allowance;
        const auto reader = opened(whole.substr(0, size));
        QCOMPARE(reader.ok(), size >= header);
        if (!reader) {
            QVERIFY(!reader.problem().message.empty() && !reader.problem().remedy.empty());
            continue;
        }
        std::size_t expected = 0;
        while (expected < complete->frames().size() &&
               complete->frames()[expected].offset + kMessageBytes + complete->frames()[expected].length <= size)
            ++expected;
        QCOMPARE(reader->frames().size(), expected);
        QCOMPARE(readableFrames(*reader), expected);
        QVERIFY2(allowance.isKept(), qPrintable(QString::number(size)));
        // A cut exactly between two messages leaves no partial message.
        const bool isBetween =
            size == header ||
            (expected > 0 &&
             complete->frames()[expected - 1].offset + kMessageBytes + complete->frames()[expected - 1].length == size);
        QVERIFY2(isBetween == reader->notices().empty() || size == header, qPrintable(QString::number(size)));
    }
}

void TestTraceReader::damagedBytesNeverHarm_data() { cutShortItLoadsWhatIsWhole_data(); }

void TestTraceReader::damagedBytesNeverHarm()
{
    QFETCH(QByteArray, bytes);
    Random random(3);
    for (int i = 0; i < 3'000; ++i) {
        std::string damaged = bytes.toStdString();
        for (std::uint64_t change = 0; change <= random.below(3); ++change)
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(4) == 0 ? 0xff : random.next());
        const ResourceLimit allowance;
        const auto reader = opened(std::move(damaged));
        if (reader)
            static_cast<void>(readableFrames(*reader));
        else
            QVERIFY(!reader.problem().message.empty() && !reader.problem().remedy.empty());
        QVERIFY2(allowance.isKept(), qPrintable(QString::number(i)));
    }
}

void TestTraceReader::anIndexIsMadeAnew_data()
{
    QTest::addColumn<int>("fromEnd");
    QTest::addColumn<bool>("isNoticed");
    QTest::newRow("missing") << 0 << false;
    QTest::newRow("checksum") << 12 << true;
    QTest::newRow("count") << 16 << true;
    QTest::newRow("offset") << 24 << true;
    QTest::newRow("entries") << 60 << true;
    QTest::newRow("magic") << 1 << false;
}

void TestTraceReader::anIndexIsMadeAnew()
{
    QFETCH(int, fromEnd);
    QFETCH(bool, isNoticed);
    for (const bool compress : {false, hasZstd()}) {
        const KnownTrace known = randomTrace(21, 20, 10, compress);
        const auto complete = opened(known.bytes);
        QVERIFY(complete.ok());
        std::string bytes = known.bytes;
        if (fromEnd == 0)
            bytes.resize(bytes.size() - kTrailerBytes - 20 * kEntryBytes - kMessageBytes);
        else
            bytes[bytes.size() - static_cast<std::size_t>(fromEnd)] ^= 0x15;
        const auto reader = opened(bytes);
        QVERIFY(reader.ok());
        QVERIFY(reader->frames() == complete->frames());
        QCOMPARE(!reader->notices().empty(), isNoticed);
        QCOMPARE(readableFrames(*reader), std::size_t{20});
    }
}

void TestTraceReader::errorsNameTheByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const std::string sample = sampleBytes();
    const auto row = [&](const char* name, std::size_t at, std::string_view bytes, const char* message) {
        std::string changed = sample;
        changed.replace(at, bytes.size(), bytes);
        QTest::newRow(name) << QByteArray::fromStdString(changed) << QString::fromUtf8(message);
    };
    QTest::newRow("empty") << QByteArray() << QStringLiteral("The file ends before its format can be read, at byte 0");
    QTest::newRow("text") << QByteArray("{\"format\": 1}, and more of it")
                          << QStringLiteral("This is not a trace: it does not begin with \"BSTRACE\", at byte 0");
    row("newer", 8, "\x04", "The trace has version 4, but this program reads only versions up to 3, at byte 8");
    row("no header", 16, "\x02", "The trace does not begin with a header, at byte 16");
    row("width", 72, "\x05", "Numbers have 5 bytes, not 4 or 8, at byte 72");
    row("convention", 73, "\x02", "The convention of overlaps is neither closed nor half-open, at byte 73");
    row("units", 38, std::string_view("\0\0", 2), "The number of units per metre is not above 0, at byte 32");
    row("world", 62, "\xf0\xff", "The world is not a rectangle with numbers up to 1 000 000 000, at byte 40");
    row("id", 151, std::string_view("\0", 1),
        "The id 0 is not valid: ids are 1 to 9 007 199 254 740 992 (2^53), at byte 151");
    row("states", 219, "\xff\xff", "A list of states is shorter than its stated length, at byte 215");
    row("pairs", 379, "\xff\xff", "A list of candidates is shorter than its stated length, at byte 379");
}

void TestTraceReader::errorsNameTheByte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto reader = opened(bytes.toStdString());
    if (!reader) {
        QCOMPARE(QString::fromStdString(reader.problem().message.text()), message);
        QVERIFY(!reader.problem().remedy.empty());
        return;
    }
    TraceCursor cursor(*reader);
    const auto problem = cursor.seek(1);
    QVERIFY(problem);
    QCOMPARE(QString::fromStdString(problem->message.text()), message);
    QVERIFY(!problem->remedy.empty());
}

/// A game with a NaN is exactly one that a developer wants to debug, so its trace must open.
void TestTraceReader::whatHasNoBoxIsNotThere()
{
    std::string bytes = sampleBytes();
    bytes.replace(231, 4, std::string_view("\0\0\xc0\x7f", 4));
    const auto reader = opened(bytes);
    QVERIFY(reader.ok());
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(0));
    QCOMPARE(cursor.frame().nowhere.size(), std::size_t{1});
    QCOMPARE(cursor.frame().nowhere.front().value, std::uint64_t{1});
    QVERIFY(!cursor.objects()[0].isPresent() && cursor.objects()[1].isPresent());
    QVERIFY(!cursor.seek(1));
    QVERIFY(cursor.frame().nowhere.empty() && cursor.objects()[0].isPresent());
}

void TestTraceReader::unknownMessagesAreSkipped()
{
    // Unknown messages between frames, within a frame and at the end of the header, as from a newer writer.
    std::string bytes = sampleBytes();
    bytes.resize(bytes.size() - kTrailerBytes - 2 * kEntryBytes - kMessageBytes);
    const std::string unknown("\x63\0\0\0\3\0\0\0abc", 11);
    const std::size_t second = 299;
    bytes.insert(second + kMessageBytes + kFrameBytes, unknown);
    bytes[second + 4] = static_cast<char>(bytes[second + 4] + 11);
    bytes.insert(second, unknown);
    bytes.insert(111, "xyz");
    bytes[20] = static_cast<char>(bytes[20] + 3);
    const auto reader = opened(bytes);
    QVERIFY2(reader.ok(), reader ? "" : described(reader.problem()).c_str());
    QVERIFY(reader->notices().empty());
    QCOMPARE(readableFrames(*reader), std::size_t{2});
}

/// Every message is wrong; the number of notices is limited.
void TestTraceReader::ofGarbageLittleIsSaid()
{
    std::string bytes = sampleBytes();
    bytes.resize(111); // the header
    for (int i = 0; i < 50'000; ++i)
        bytes += messageOf(i % 2 == 0 ? Kind::Frame : Kind::Block, "");
    const auto reader = opened(bytes);
    QVERIFY(reader.ok());
    QCOMPARE(reader->notices().size(), std::size_t{101});
    QVERIFY(QString::fromStdString(reader->notices().back().message.text())
                .startsWith(QStringLiteral("There are more problems")));
}

void TestTraceReader::anEndlessBlockIsNotRead()
{
    std::string bytes = sampleBytes();
    bytes.resize(111);
    bytes += std::string("\3\0\0\0\0\0\0\xc0", 8); // 3 GiB
    const auto source = std::make_shared<HugeSource>(bytes, std::uint64_t{4} << 30);
    const auto reader = TraceReader::open(source, "t.bstrace");
    QVERIFY(reader.ok());
    QVERIFY2(source->most < std::size_t{1} << 20, QByteArray::number(qulonglong{source->most}));
    QVERIFY(!reader->notices().empty());
    QCOMPARE(reader->notices().front().message.text(),
             std::string("A block has more than the limit of 72 MiB; its frames are left out, at byte 111"));
}

/// A keyframe defines everything: playing on to it and jumping to it must show the same.
void TestTraceReader::whatAKeyframeDoesNotDefineIsUndefined()
{
    const auto frame = [](std::uint64_t step, std::string_view messages) {
        std::string bytes;
        ByteWriter writer(bytes);
        writer.put(step);
        writer.put(0.0);
        writer.put(kKeyframe);
        writer.put(std::uint32_t{0});
        bytes += messages;
        bytes += messageOf(Kind::End, std::string(20, '\0'));
        return messageOf(Kind::Frame, bytes);
    };
    std::string defined;
    ByteWriter definition(defined);
    definition.put(std::uint64_t{7});
    definition.put(std::uint32_t{3});
    definition.put(std::uint32_t{5});
    definition.put(std::uint16_t{0}); // static, a box
    definition.putText("Wall");
    std::string state;
    ByteWriter writer(state);
    writer.put(std::uint32_t{0});
    writer.put(std::uint32_t{1});
    writer.put(std::uint64_t{7});
    for (const float side : {0.0F, 0.0F, 1.0F, 1.0F})
        writer.put(side);
    const std::string states = messageOf(Kind::State, state);
    const std::string begin = sampleBytes().substr(0, 111);
    const auto reader = opened(begin + frame(0, messageOf(Kind::Define, defined) + states) + frame(1, states) +
                               frame(2, messageOf(Kind::Define, defined) + states));
    QVERIFY(reader.ok());
    TraceCursor onward(*reader);
    for (std::size_t i = 0; i < 3; ++i) {
        TraceCursor there(*reader);
        QVERIFY(!onward.seek(i) && !there.seek(i));
        QVERIFY(*onward.objects()[0].definition == *there.objects()[0].definition);
        QCOMPARE(onward.objects()[0].definition->name, std::string(i == 1 ? "" : "Wall"));
    }
}

void TestTraceReader::aGrowingFileIsFollowed()
{
    const KnownTrace known = randomTrace(11, 20, 10, false);
    const auto complete = opened(known.bytes);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("live.bstrace"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    std::size_t written = static_cast<std::size_t>(complete->frames().front().offset);
    file.write(known.bytes.data(), static_cast<qint64>(written));
    QVERIFY(file.flush());
    auto reader = TraceReader::open(path.toStdString());
    QVERIFY(reader.ok());
    QVERIFY(reader->frames().empty());
    TraceCursor cursor(*reader);
    std::size_t seen = 0;
    while (written < known.bytes.size()) {
        const std::size_t more = std::min<std::size_t>(137, known.bytes.size() - written);
        file.write(known.bytes.data() + written, static_cast<qint64>(more));
        QVERIFY(file.flush());
        written += more;
        static_cast<void>(reader->grow());
        for (; seen < reader->frames().size(); ++seen) {
            QVERIFY(!cursor.seek(seen));
            QCOMPARE(firstDifferenceTo(known.frames[seen], cursor), std::string());
        }
    }
    QCOMPARE(seen, known.frames.size());
}

/// A file with a hole. Opening it reads no frame; a frame is read when it is needed.
void TestTraceReader::aLargeFileOpensAtOnce()
{
    const KnownTrace known = randomTrace(12, 4, 10, false);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.bstrace"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto complete = opened(known.bytes);
    const std::size_t begin = static_cast<std::size_t>(complete->frames()[2].offset);
    file.write(known.bytes.data(), static_cast<qint64>(begin));
    const quint32 message[2] = {99, 0xf000'0000U};
    file.write(reinterpret_cast<const char*>(message), sizeof message);
    QVERIFY(file.seek(file.pos() + 0xf000'0000LL));
    const std::size_t end = known.bytes.size() - kTrailerBytes - 4 * kEntryBytes - kMessageBytes;
    file.write(known.bytes.data() + begin, static_cast<qint64>(end - begin));
    file.close();
    QElapsedTimer timer;
    timer.start();
    const auto reader = TraceReader::open(path.toStdString());
    QVERIFY(reader.ok());
    QCOMPARE(reader->frames().size(), std::size_t{4});
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(3));
    QCOMPARE(firstDifferenceTo(known.frames[3], cursor), std::string());
    QVERIFY2(timer.elapsed() < 1000, "4 GiB in a second");
}

BROADSIDE_TEST(TestTraceReader)

} // namespace broadside::test::tst_trace_reader

#include "tst_trace_reader.moc"
