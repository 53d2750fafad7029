#include "tests/support/command_line.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>

namespace broadside::test::tst_validate_recordings {

/// The command `validate` with recordings: what is in them, or where they are damaged.
class TestValidateRecordings : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void saysWhatIsInARecording_data();
    void saysWhatIsInARecording();
    void aDamagedFrameIsAnError();
    void aRecordingThatEndsEarlyIsAWarning();
    void aBrokenLineIsAnError();
    void unreadableFilesAreToldApart_data();
    void unreadableFilesAreToldApart();
    void scenesAndRecordingsGoTogether();

private:
    [[nodiscard]] Outcome validate(const QString& file)
    {
        return call({QStringLiteral("validate"), file, QStringLiteral("--json")});
    }
};

namespace {

/// Three frames, and four objects: one is in all frames, and each frame has one of its own.
QByteArray gameBytes(std::uint64_t frames = 3)
{
    std::string bytes;
    trace::TraceWriter writer(infoOfGame("a game", {{0.0, 0.0}, {10.0, 10.0}}), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    for (std::uint64_t step = 0; step < frames; ++step)
        writer.write(frameOfGame(step), std::array{writtenObject({1}, "ball", {{1.0, 1.0}, {2.0, 2.0}}),
                                                   writtenObject({10 + step}, "spark", {{3.0, 1.0}, {4.0, 2.0}})});
    if (!writer.finish())
        qFatal("memory did not take the recording");
    return QByteArray::fromStdString(bytes);
}

std::uint64_t placeOf(const QByteArray& bytes, std::size_t frame)
{
    return trace::TraceReader::open(trace::byteSourceOf(bytes.toStdString()), "game").value().frames()[frame].offset;
}

constexpr const char* kFirstLines = R"({"broadside": "frames", "version": 1, "program": "a game"})"
                                    "\n"
                                    R"({"step": 0, "boxes": [[1, 0, 0, 2, 2]], "pairs": []})"
                                    "\n";

} // namespace

void TestValidateRecordings::saysWhatIsInARecording_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("objects");
    QTest::newRow("a trace") << "game.bstrace" << gameBytes() << 3 << 4;
    QTest::newRow("JSON Lines") << "game.jsonl"
                                << QByteArray(kFirstLines) + R"({"step": 1, "boxes": [[2, 0, 0, 2, 2]], "pairs": []})"
                                << 2 << 2;
    QTest::newRow("a table") << "game.csv" << QByteArray("id,left,low,right,high,step\n1,0,0,1,1,0\n1,0,0,1,1,1\n") << 2
                             << 1;
}

void TestValidateRecordings::saysWhatIsInARecording()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, frames);
    QFETCH(const int, objects);
    const QString file = fileWith(name.toUtf8().constData(), bytes);
    const Outcome outcome = validate(file);
    QVERIFY2(outcome.code == 0, outcome.out.constData());
    QVERIFY(outcome.json()[u"problems"].toArray().isEmpty());
    const QJsonObject found = outcome.json()[u"recordings"][0].toObject();
    QCOMPARE(found[u"file"].toString(), file);
    QCOMPARE(found[u"frames"].toInt(), frames);
    QCOMPARE(found[u"objects"].toInt(), objects);
    const Outcome text = call({QStringLiteral("validate"), file});
    QVERIFY2(text.out.contains(QStringLiteral("%1 frames, %2 object").arg(frames).arg(objects).toUtf8()),
             text.out.constData());
}

void TestValidateRecordings::aDamagedFrameIsAnError()
{
    QByteArray bytes = gameBytes();
    const qsizetype place = static_cast<qsizetype>(placeOf(bytes, 1));
    constexpr qsizetype kLengthOfFirstPart = 8 + 24 + 4;
    bytes.replace(place + kLengthOfFirstPart, 4, "\xff\xff\xff\x7f");
    const Outcome outcome = validate(fileWith("damaged.bstrace", bytes));
    QVERIFY2(outcome.code == 1, outcome.out.constData());
    const QJsonArray problems = outcome.json()[u"problems"].toArray();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0][u"severity"].toString(), QStringLiteral("error"));
    const QString message = problems[0][u"message"].toString();
    QVERIFY2(message.contains(QStringLiteral("byte ")), qPrintable(message));
    const qsizetype byte = message.section(QStringLiteral("byte "), 1).section(u':', 0, 0).remove(u' ').toLongLong();
    QVERIFY2(byte >= place && byte < static_cast<qsizetype>(placeOf(gameBytes(), 2)), qPrintable(message));
    QCOMPARE(outcome.json()[u"recordings"][0][u"frames"].toInt(), 1);
}

void TestValidateRecordings::aRecordingThatEndsEarlyIsAWarning()
{
    const QByteArray bytes = gameBytes();
    const QByteArray cut = bytes.first(static_cast<qsizetype>(placeOf(bytes, 2)) + 20);
    const Outcome outcome = validate(fileWith("cut.bstrace", cut));
    QVERIFY2(outcome.code == 0, outcome.out.constData());
    QCOMPARE(outcome.json()[u"problems"][0][u"severity"].toString(), QStringLiteral("warning"));
    QCOMPARE(outcome.json()[u"recordings"][0][u"frames"].toInt(), 2);
    const Outcome none = validate(fileWith("none.bstrace", bytes.first(static_cast<qsizetype>(placeOf(bytes, 0)))));
    QVERIFY2(none.code == 1, none.out.constData());
    QVERIFY2(none.out.contains("no whole frame"), none.out.constData());
}

void TestValidateRecordings::aBrokenLineIsAnError()
{
    const QString file = fileWith("broken.jsonl", QByteArray(kFirstLines) + "{\"step\": 1, \"boxes\": [[2, 0]\n" +
                                                      R"({"step": 2, "boxes": [[2, 0, 0, 2, 2]], "pairs": []})");
    const Outcome outcome = validate(file);
    QVERIFY2(outcome.code == 1, outcome.out.constData());
    QCOMPARE(outcome.json()[u"problems"][0][u"severity"].toString(), QStringLiteral("error"));
    QCOMPARE(outcome.json()[u"problems"][0][u"line"].toInt(), 3);
    QCOMPARE(outcome.json()[u"recordings"][0][u"frames"].toInt(), 2);
    const Outcome audit = call({QStringLiteral("audit"), file});
    QVERIFY2(audit.code == 0 && audit.err.contains("warning"), audit.err.constData());
}

void TestValidateRecordings::unreadableFilesAreToldApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::newRow("no trace") << "gone.bstrace" << QByteArray() << 3;
    QTest::newRow("no lines") << "gone.jsonl" << QByteArray() << 3;
    QTest::newRow("no table") << "gone.csv" << QByteArray() << 3;
    QTest::newRow("another file with the name of a trace") << "other.bstrace" << QByteArray("GIF89a, and so on") << 1;
    QTest::newRow("half a header") << "half.bstrace" << gameBytes().first(30) << 1;
    QTest::newRow("a table with a word in it") << "word.csv" << QByteArray("id,x,y,w,h\n1,0,0,one,1\n") << 1;
}

void TestValidateRecordings::unreadableFilesAreToldApart()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, code);
    const QString file = bytes.isEmpty() ? path(name.toUtf8().constData()) : fileWith(name.toUtf8().constData(), bytes);
    const Outcome outcome = validate(file);
    QVERIFY2(outcome.code == code, outcome.out.constData());
    QVERIFY(!outcome.json().contains(u"recordings"));
    QVERIFY(!outcome.json()[u"problems"][0][u"remedy"].toString().isEmpty());
}

void TestValidateRecordings::scenesAndRecordingsGoTogether()
{
    const QString file = fileWith("game.bstrace", gameBytes());
    const Outcome outcome = call({QStringLiteral("validate"), sample(), file});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains("2 files checked: 0 errors"), outcome.out.constData());
}

BROADSIDE_TEST(TestValidateRecordings)

} // namespace broadside::test::tst_validate_recordings

#include "tst_validate_recordings.moc"
