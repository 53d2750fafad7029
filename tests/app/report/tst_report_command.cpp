#include "core/report/attached_file.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QXmlStreamReader>

namespace broadside::test::tst_report_command {

/// Tests `report`, and what other commands say about its page.
class TestReportCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void aPageHasTheNumbersOfTheDiagnosis();
    void thePageIsWellFormed();
    void theAttachedSceneShowsTheSameFinding();
    void theAttachedRecordingShowsTheSameFinding();
    void aPassageIsReported();
    void findingsOfAnAuditCountWithoutExplanations();
    void theFindingIsChosenByItsNumber();
    void anAnswerIsReported_data();
    void anAnswerIsReported();
    void markdownHasTheScene();
    void wrongUseExitsWithTwo_data();
    void wrongUseExitsWithTwo();
    void nothingToReportExitsWithThree();
    void whatCannotBeReadOrWrittenExitsWithThree();
    void aDamagedPageSaysWhatIsWrong();
    void anAnimationIsWritten();

private:
    /// A recording in which an object passes through two others. No rule of a diagnosis explains that in a recording.
    [[nodiscard]] QString gameThatTunnelsTwice() const;
    [[nodiscard]] QByteArray contentsOf(const QString& file) const
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
};

namespace {

QStringList mixedScene(const char* command, const QStringList& operands, const char* rest)
{
    return QStringList{QString::fromLatin1(command), sample("mixed")} + operands + words(rest);
}

bool hasExplanation(const QJsonObject& diagnosis, const QString& rule)
{
    for (const QJsonValue explanation : diagnosis[u"explanations"].toArray())
        if (explanation[u"rule"].toString() == rule)
            return true;
    return false;
}

/// Text of a page without its tags.
QString textOfPage(const QByteArray& page)
{
    QXmlStreamReader reader(page);
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text();
    return text;
}

} // namespace

QString TestReportCommand::gameThatTunnelsTwice() const
{
    QByteArray lines = "{\"broadside\":\"frames\",\"version\":1,\"world\":[0,-10,100,10]}\n";
    for (int step = 0; step < 4; ++step) {
        const QByteArray x = QByteArray::number(3 * step);
        lines += "{\"step\":" + QByteArray::number(step) + ",\"boxes\":[[1," + x + ",0," + x +
                 ".5,1],[2,4.5,-3,4.6,3],[3,7.5,-3,7.6,3]],\"pairs\":[],\"names\":{\"1\":\"<Shot>\",\"2\":\"Wall\"},"
                 "\"kinds\":{\"2\":\"static\",\"3\":\"static\"}}\n";
    }
    return fileWith("tunnel.jsonl", lines);
}

void TestReportCommand::aPageHasTheNumbersOfTheDiagnosis()
{
    const char* options = "--algorithm corner-grid --steps 4";
    const QJsonObject diagnosis = call(mixedScene("diagnose", {}, options) + words("--json")).json();
    const QJsonObject best = diagnosis[u"explanations"].toArray()[0].toObject();
    const QString page = path("numbers.html");
    const Outcome outcome = call(mixedScene("report", {page}, options) + words("--json"));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"rule"].toString(), best[u"rule"].toString());
    QCOMPARE(outcome.json()[u"sentence"].toString(), best[u"sentence"].toString());
    QCOMPARE(outcome.json()[u"example"].toObject(), best[u"example"].toObject());
    const QByteArray html = contentsOf(page);
    QCOMPARE(outcome.json()[u"bytes"].toInt(), html.size());
    const auto cell = [](const char* label, const QString& value) {
        return QStringLiteral("<th scope=\"row\">%1</th><td>%2</td>").arg(QLatin1String(label), value).toUtf8();
    };
    QVERIFY(html.contains(cell("Explains", QString::number(best[u"explains"].toInt()))));
    QVERIFY(html.contains(cell("Contradicts it", QString::number(best[u"against"].toInt()))));
    QVERIFY(html.contains(cell("Missed pairs", QString::number(diagnosis[u"missed"].toInt()))));
    QVERIFY(textOfPage(html).contains(best[u"remedy"].toString()));
    QVERIFY(textOfPage(html).contains(QStringLiteral("Commit:")));
}

void TestReportCommand::thePageIsWellFormed()
{
    const QString page = path("whole.html");
    QCOMPARE(call(mixedScene("report", {page}, "--algorithm corner-grid --steps 4")).code, 0);
    QXmlStreamReader reader(contentsOf(page));
    int pictures = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"img") {
            ++pictures;
            const QByteArray source = reader.attributes().value(QLatin1String("src")).toUtf8();
            QVERIFY(source.startsWith("data:image/png;base64,"));
            const QImage image = QImage::fromData(QByteArray::fromBase64(source.mid(source.indexOf(',') + 1)));
            QCOMPARE(image.size(), QSize(640, 400));
            QVERIFY(!reader.attributes().value(QLatin1String("alt")).isEmpty());
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(pictures >= 1);
}

void TestReportCommand::theAttachedSceneShowsTheSameFinding()
{
    const QString page = path("scene.html");
    const Outcome outcome = call(mixedScene("report", {page}, "--algorithm corner-grid --steps 4 --json"));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"attached"].toString(), QStringLiteral("finding.broadside"));
    QVERIFY(outcome.json()[u"sameFinding"].toBool());
    const auto attached = report::readAttachment(page.toStdString());
    QVERIFY(attached.ok());
    const QStringList steps{QStringLiteral("--steps"), QString::number(attached->step)};
    const Outcome again = call(QStringList{QStringLiteral("diagnose"), page, QStringLiteral("--json")} + steps);
    QCOMPARE(again.code, 1);
    QVERIFY2(hasExplanation(again.json(), outcome.json()[u"rule"].toString()), again.out.constData());
    const Outcome why = call(QStringList{QStringLiteral("why"), page, QString::number(attached->a.value),
                                         QString::number(attached->b.value), QStringLiteral("--json")} +
                             steps);
    QCOMPARE(why.json()[u"cause"].toString(), outcome.json()[u"rule"].toString());
}

void TestReportCommand::theAttachedRecordingShowsTheSameFinding()
{
    const QString game = path("game.bstrace");
    writeGameTrace(game, naive_grid_game::Bug::RegistersCorners, 400);
    const QString page = path("recording.html");
    const Outcome outcome = call({QStringLiteral("report"), game, page, QStringLiteral("--json")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"attached"].toString(), QStringLiteral("finding.bstrace"));
    QVERIFY(outcome.json()[u"sameFinding"].toBool());
    const Outcome again = call({QStringLiteral("diagnose"), page, QStringLiteral("--json")});
    QCOMPARE(again.code, 1);
    QVERIFY2(hasExplanation(again.json(), outcome.json()[u"rule"].toString()), again.out.constData());
    QCOMPARE(call({QStringLiteral("audit"), page}).code, 1);
    QVERIFY(textOfPage(contentsOf(page)).contains(QStringLiteral("A part of the recording")));
}

void TestReportCommand::aPassageIsReported()
{
    const QString page = path("passage.html");
    const QString scene = QStringLiteral(BROADSIDE_SCENES "/mysteries/through-the-wall.broadside");
    const Outcome outcome = call(QStringList{QStringLiteral("report"), scene, page} + words("--steps 120 --json"));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const auto attached = report::readAttachment(page.toStdString());
    QVERIFY(attached.ok());
    QVERIFY(outcome.json()[u"sameFinding"].toBool());
    QStringList again{QStringLiteral("audit"), page, QStringLiteral("--json"), QStringLiteral("--steps"),
                      QString::number(attached->step)};
    for (const std::string& shot : attached->shots)
        again += {QStringLiteral("--shoot"), QString::fromStdString(shot)};
    QVERIFY(!call(again).json()[u"tunnelled"].toArray().isEmpty());
    QXmlStreamReader reader(contentsOf(page));
    bool isAnimated = false;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"img") {
            const QByteArray source = reader.attributes().value(QLatin1String("src")).toUtf8();
            isAnimated = isAnimated || QByteArray::fromBase64(source.mid(source.indexOf(',') + 1)).contains("acTL");
        }
    QVERIFY(isAnimated);
}

void TestReportCommand::findingsOfAnAuditCountWithoutExplanations()
{
    const QString page = path("audit.html");
    const QString lines = gameThatTunnelsTwice();
    const QJsonArray tunnelled =
        call({QStringLiteral("audit"), lines, QStringLiteral("--json")}).json()[u"tunnelled"].toArray();
    QCOMPARE(tunnelled.size(), 2);
    const QJsonObject diagnosis = call({QStringLiteral("diagnose"), lines, QStringLiteral("--json")}).json();
    QVERIFY(diagnosis[u"explanations"].toArray().isEmpty());
    const Outcome outcome = call({QStringLiteral("report"), lines, page, QStringLiteral("--json")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"rule"].toString(), QStringLiteral("tunnelling"));
    QCOMPARE(outcome.json()[u"sentence"].toString(), QStringLiteral("<Shot> (1) passes through Wall (2) in step 2."));
    QVERIFY(contentsOf(page).contains("<title>&lt;Shot&gt; (1) passes through Wall (2) in step 2.</title>"));
    const Outcome again = call({QStringLiteral("audit"), page, QStringLiteral("--json")});
    QCOMPARE(again.json()[u"tunnelled"].toArray(), tunnelled);
}

void TestReportCommand::theFindingIsChosenByItsNumber()
{
    const QStringList report{QStringLiteral("report"), gameThatTunnelsTwice(), path("second.html"),
                             QStringLiteral("--json")};
    const Outcome second = call(report + words("--finding 2"));
    QVERIFY2(second.code == 0, second.err.constData());
    QCOMPARE(second.json()[u"example"][u"b"].toInt(), 3);
    const Outcome none = call(QStringList{report[0], report[1], path("none.html")} + words("--finding 3"));
    QCOMPARE(none.code, 2);
    QVERIFY2(none.err.contains("--finding 3: there are only 2 findings"), none.err.constData());
    QVERIFY(!QFile::exists(path("none.html")));
    const Outcome mixed = call(mixedScene("report", {path("none.html")}, "--algorithm corner-grid --finding 2"));
    QCOMPARE(mixed.code, 2);
    QVERIFY2(mixed.err.contains("there is only 1 finding"), mixed.err.constData());
}

void TestReportCommand::anAnswerIsReported_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<bool>("isFault");
    QTest::newRow("a pair that is not missed") << QStringLiteral("1,2") << false;
    QTest::newRow("a pair that is far apart") << QStringLiteral("1,20") << false;
    QTest::newRow("a missed pair") << QStringLiteral("26,1") << true;
}

void TestReportCommand::anAnswerIsReported()
{
    QFETCH(const QString, pair);
    QFETCH(const bool, isFault);
    const QString page = path("answer.html");
    const char* options = "--steps 4 --json --algorithm corner-grid";
    const Outcome outcome = call(mixedScene("report", {page}, options) + QStringList{QStringLiteral("--why"), pair});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const QJsonObject example = outcome.json()[u"example"].toObject();
    QCOMPARE(example[u"step"].toInt(), 4);
    const QStringList ids = pair.split(u',');
    QCOMPARE(example[u"a"].toInt(), ids[0].toInt());
    const QString sentence = outcome.json()[u"sentence"].toString();
    QCOMPARE(call(mixedScene("why", ids, options)).json()[u"sentence"].toString(), sentence);
    QVERIFY(outcome.json()[u"sameFinding"].toBool());
    const QByteArray html = contentsOf(page);
    QVERIFY(textOfPage(html).contains(sentence));
    QCOMPARE(html.contains("broadside audit"), isFault);
    QVERIFY(html.contains("broadside why"));
    if (!isFault) // the smallest scene with a fault has its objects elsewhere
        QCOMPARE(call(QStringList{QStringLiteral("why"), page} + ids + words("--json")).json()[u"sentence"].toString(),
                 sentence);
}

void TestReportCommand::markdownHasTheScene()
{
    const QString text = path("issue.md");
    QCOMPARE(call(mixedScene("report", {text}, "--algorithm corner-grid --steps 4")).code, 0);
    const QString markdown = QString::fromUtf8(contentsOf(text));
    QVERIFY(markdown.startsWith(QStringLiteral("## ")));
    QVERIFY(markdown.contains(QStringLiteral("| Explains |")));
    const QString scene = markdown.section(QStringLiteral("```json\n"), 1).section(QStringLiteral("```"), 0, 0);
    QCOMPARE(call({QStringLiteral("audit"), fileWith("from_issue.broadside", scene.toUtf8()), QStringLiteral("--steps"),
                   QStringLiteral("10")})
                 .code,
             1);
}

void TestReportCommand::wrongUseExitsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("ending") << QStringList{sample(), path("a.txt")} << QStringLiteral("Let the name end in .html");
    QTest::newRow("finding 0") << QStringList{sample(), path("a.html"), QStringLiteral("--finding"),
                                              QStringLiteral("0")}
                               << QStringLiteral("--finding");
    const auto why = [this](const char* pair) {
        return QStringList{sample(), path("a.html"), QStringLiteral("--why"), QString::fromLatin1(pair)};
    };
    QTest::newRow("one object") << why("3") << QStringLiteral("--why");
    QTest::newRow("one object twice") << why("3,3") << QStringLiteral("two different ids");
    QTest::newRow("no id") << why("3,x") << QStringLiteral("two different ids");
    QTest::newRow("why and finding") << why("1,2") + words("--finding 1") << QStringLiteral("one of the two options");
    QTest::newRow("itself") << QStringList{path("same.html"), path("same.html")} << QStringLiteral("would replace");
    QTest::newRow("algorithm") << QStringList{sample(), path("a.html"), QStringLiteral("--algorithm"),
                                              QStringLiteral("none")}
                               << QStringLiteral("none");
}

void TestReportCommand::wrongUseExitsWithTwo()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, says);
    QVERIFY(!fileWith("same.html", "x").isEmpty());
    const Outcome outcome = call(QStringList{QStringLiteral("report")} + arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(QString::fromUtf8(outcome.err).contains(says), outcome.err.constData());
}

void TestReportCommand::nothingToReportExitsWithThree()
{
    const QString page = path("nothing.html");
    const Outcome outcome = call({QStringLiteral("report"), sample(), page, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 3);
    QVERIFY(outcome.json()[u"file"].isNull());
    QVERIFY2(outcome.err.contains("there is nothing to report"), outcome.err.constData());
    QVERIFY(!QFile::exists(page));
}

void TestReportCommand::whatCannotBeReadOrWrittenExitsWithThree()
{
    QCOMPARE(call({QStringLiteral("report"), path("missing.broadside"), path("a.html")}).code, 3);
    const Outcome outcome =
        call(mixedScene("report", {path("no/such/folder/a.html")}, "--algorithm corner-grid --steps 4"));
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("no/such/folder"), outcome.err.constData());
}

void TestReportCommand::aDamagedPageSaysWhatIsWrong()
{
    const QString page = path("page.html");
    QCOMPARE(call(mixedScene("report", {page}, "--algorithm corner-grid --steps 4")).code, 0);
    QByteArray html = contentsOf(page);
    const auto outcomeOf = [&](const QByteArray& bytes) {
        return call({QStringLiteral("audit"), fileWith("damaged.html", bytes)});
    };
    const Outcome other = outcomeOf("<html></html>");
    QCOMPARE(other.code, 3);
    QVERIFY2(other.err.contains("This page contains no finding of Broadside"), other.err.constData());
    const Outcome cut = outcomeOf(html.left(html.indexOf("octet-stream;base64,") + 30));
    QCOMPARE(cut.code, 3);
    QVERIFY2(cut.err.contains("ends in the middle"), cut.err.constData());
    html.replace("data-sum=\"", "data-sum=\"1");
    QVERIFY(outcomeOf(html).err.contains("its bytes have changed"));
}

void TestReportCommand::anAnimationIsWritten()
{
    const QString file = path("moving.png");
    const Outcome outcome = call(QStringList{QStringLiteral("render"), sample(), file} +
                                 words("--steps 1..12 --every 2 --shoot 1,6,3@1 --size 200x100 --animate --json"));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"pictures"].toInt(), 6);
    const QByteArray bytes = contentsOf(file);
    QCOMPARE(bytes.count("fcTL"), 6);
    QCOMPARE(QImage::fromData(bytes).size(), QSize(200, 100));
    QCOMPARE(call(QStringList{QStringLiteral("render"), sample(), file, QStringLiteral("--animate")}).code, 2);
    QCOMPARE(
        call(QStringList{QStringLiteral("render"), sample(), path("a.svg")} + words("--steps 1..2 --animate")).code, 2);
}

BROADSIDE_OFFSCREEN_TEST(TestReportCommand)

} // namespace broadside::test::tst_report_command

#include "tst_report_command.moc"
