#include "core/base/system/file_path.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QJsonArray>

#include <filesystem>

namespace broadside::test::tst_many_files {

using naive_grid_game::Bug;

/// Tests audit and diagnose of several files at once: the answers are those of each file alone.
class TestManyFiles : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void eachFileHasItsOwnAnswer_data();
    void eachFileHasItsOwnAnswer();
    void theTextHasEachFile();
    void theOthersAreAnsweredIfOneCannotBeRead();
    void oneReportIsAboutAllFiles();
    void oneBaselineIsForAllFiles();
    void aFileIsCountedOnce_data();
    void aFileIsCountedOnce();
    void aFileWithoutTheStepsIsLeftOut();
    void severalAtOnceGiveTheSameBytes_data();
    void severalAtOnceGiveTheSameBytes();
    void aRangeMakesOneFileAShard();
    void someMissedPairsCanBeTolerated();
    void acceptedPairsDoNotUseUpTheTolerance();
    void missedPairsCanBeToleratedInADiagnosis();
    void rulesAreIgnored();
    void onlyChosenRulesCount();
    void rulesMustExist();

private:
    void record(const char* trace, const char* scene, int steps) const
    {
        const Outcome run = call({QStringLiteral("run"), sample(scene), QStringLiteral("--steps"),
                                  QString::number(steps), QStringLiteral("--trace"), path(trace)});
        QVERIFY2(run.code == 0, run.err.constData());
    }
    [[nodiscard]] QStringList with(const char* line) const
    {
        QStringList list = words(line);
        for (QString& word : list)
            if (word.startsWith(QStringLiteral("FOLDER/")))
                word = m_folder.filePath(word.mid(7));
        return list;
    }
    [[nodiscard]] Outcome callWith(const char* line) const { return call(with(line)); }
    [[nodiscard]] QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestManyFiles::initTestCase()
{
    writeGameTrace(path("good.bstrace"), Bug::None, 20);
    writeGameTrace(path("bad.bstrace"), Bug::ForgetsToMove, 20);
    writeGameTrace(path("corners.bstrace"), Bug::RegistersCorners, 20);
    (void)fileWith("broken.bstrace", "this is no trace");
    // A diagnosis of these takes no time: the causes of Broadside's own algorithms are known.
    record("boss.bstrace", "mysteries/big-boss", 45);
    record("row.bstrace", "mysteries/top-row", 45);
    record("calm.bstrace", "cannon", 45);
}

void TestManyFiles::eachFileHasItsOwnAnswer_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("sum");
    QTest::newRow("audit") << QStringLiteral("audit") << QStringLiteral("findings");
    QTest::newRow("diagnose") << QStringLiteral("diagnose") << QStringLiteral("missed");
}

void TestManyFiles::eachFileHasItsOwnAnswer()
{
    QFETCH(const QString, command);
    QFETCH(const QString, sum);
    const QStringList files = with("FOLDER/calm.bstrace FOLDER/boss.bstrace FOLDER/row.bstrace");
    const Outcome all = call(QStringList{command} + files + QStringList{QStringLiteral("--json")});
    QCOMPARE(all.code, 1);
    const QJsonArray answers = all.json()[u"files"].toArray();
    QCOMPARE(answers.size(), files.size());
    int total = 0;
    for (qsizetype i = 0; i < files.size(); ++i) {
        QJsonObject answer = answers[i].toObject();
        QCOMPARE(answer[u"file"].toString(), files[i]);
        QCOMPARE(answer[u"steps"].toArray(), QJsonArray({QJsonArray({0, 45})}));
        answer.remove(u"file");
        answer.remove(u"steps");
        answer.remove(u"waste"); // has times
        QJsonObject alone = call({command, files[i], QStringLiteral("--json")}).json();
        QVERIFY(!alone.contains(u"file"));
        alone.remove(u"waste");
        QCOMPARE(answer, alone);
        total += alone[sum].toInt();
    }
    QVERIFY(total > 0);
    QCOMPARE(all.json()[sum].toInt(), total);
    QCOMPARE(all.json()[u"unreadable"].toInt(-1), 0);
}

void TestManyFiles::theTextHasEachFile()
{
    const Outcome all = callWith("audit FOLDER/good.bstrace FOLDER/bad.bstrace");
    QCOMPARE(all.code, 1);
    const QByteArray good = callWith("audit FOLDER/good.bstrace").out;
    const QByteArray bad = callWith("audit FOLDER/bad.bstrace").out;
    QVERIFY2(all.out.startsWith("File            " + path("good.bstrace").toUtf8() + "\n" + good +
                                "\nFile            " + path("bad.bstrace").toUtf8() + "\n" + bad +
                                "\nFiles           2\nWith findings   1\n"),
             all.out.constData());
}

void TestManyFiles::theOthersAreAnsweredIfOneCannotBeRead()
{
    const Outcome all = callWith("audit FOLDER/bad.bstrace FOLDER/broken.bstrace FOLDER/none.bstrace "
                                 "FOLDER/good.bstrace --json --junit FOLDER/out.xml");
    QCOMPARE(all.code, 3);
    QVERIFY2(all.err.contains("broken.bstrace") && all.err.contains("none.bstrace"), all.err.constData());
    const QJsonArray files = all.json()[u"files"].toArray();
    QCOMPARE(files.size(), 4);
    QVERIFY(files[0][u"findings"].toInt() > 0);
    for (const int i : {1, 2}) {
        QVERIFY(!files[i][u"problem"][u"message"].toString().isEmpty());
        QVERIFY(!files[i][u"problem"][u"remedy"].toString().isEmpty());
    }
    QCOMPARE(files[3][u"findings"].toInt(-1), 0);
    QCOMPARE(all.json()[u"unreadable"].toInt(), 2);
    QCOMPARE(read("out.xml").count("<error "), 2);
}

void TestManyFiles::oneReportIsAboutAllFiles()
{
    QCOMPARE(
        callWith("audit FOLDER/good.bstrace FOLDER/bad.bstrace --junit FOLDER/out.xml --sarif FOLDER/out.sarif").code,
        1);
    const QByteArray xml = read("out.xml");
    QCOMPARE(xml.count("<testsuite "), 2);
    QVERIFY(xml.count("<failure ") > 0);
    const QJsonDocument sarif = QJsonDocument::fromJson(read("out.sarif"));
    for (const QJsonValue result : sarif[u"runs"][0][u"results"].toArray())
        QVERIFY(result[u"locations"][0][u"physicalLocation"][u"artifactLocation"][u"uri"].toString().endsWith(
            u"bad.bstrace"));
}

void TestManyFiles::oneBaselineIsForAllFiles()
{
    QCOMPARE(callWith("audit FOLDER/bad.bstrace FOLDER/corners.bstrace --write-baseline FOLDER/base.json").code, 0);
    const Outcome known = callWith(
        "audit FOLDER/good.bstrace FOLDER/bad.bstrace FOLDER/corners.bstrace --baseline FOLDER/base.json --json");
    QCOMPARE(known.code, 0);
    QCOMPARE(known.json()[u"new"].toInt(-1), 0);
    QCOMPARE(known.json()[u"accepted"].toInt(), known.json()[u"findings"].toInt());
    QCOMPARE(known.json()[u"files"][1][u"accepted"].toInt(), known.json()[u"files"][1][u"findings"].toInt());
}

void TestManyFiles::aFileIsCountedOnce_data()
{
    QTest::addColumn<QString>("second");
    QTest::addColumn<QByteArray>("note");
    const QByteArray first = path("bad.bstrace").toUtf8();
    QTest::newRow("the same name") << path("bad.bstrace")
                                   << QByteArray("The file is given twice, and is counted once.");
    QTest::newRow("another spelling") << path("./bad.bstrace")
                                      << "This is the same file as " + first + ", and is counted once.";
    QTest::newRow("a link") << path("soft.bstrace") << "This is the same file as " + first + ", and is counted once.";
    QTest::newRow("a hard link") << path("hard.bstrace")
                                 << "This is the same file as " + first + ", and is counted once.";
}

void TestManyFiles::aFileIsCountedOnce()
{
    QFETCH(const QString, second);
    QFETCH(const QByteArray, note);
    const auto file = [&](const char* name) { return toPath(path(name).toStdString()); };
    std::error_code known;
    std::filesystem::create_symlink(file("bad.bstrace"), file("soft.bstrace"), known);
    std::filesystem::create_hard_link(file("bad.bstrace"), file("hard.bstrace"), known);
    const int once = callWith("audit FOLDER/bad.bstrace --json").json()[u"findings"].toInt();
    const Outcome twice =
        call(with("audit FOLDER/bad.bstrace FOLDER/good.bstrace") + QStringList{second, QStringLiteral("--json")});
    QCOMPARE(twice.code, 1);
    QCOMPARE(twice.json()[u"findings"].toInt(), once);
    QCOMPARE(twice.json()[u"files"].toArray().size(), 2);
    QVERIFY2(twice.err.contains(second.toUtf8() + ": Note: " + note), twice.err.constData());
}

/// One of a hundred recordings may be shorter than the steps that are asked about.
void TestManyFiles::aFileWithoutTheStepsIsLeftOut()
{
    const char* const line = "audit FOLDER/bad.bstrace FOLDER/boss.bstrace --steps 30..40";
    const Outcome some = callWith("audit FOLDER/bad.bstrace FOLDER/boss.bstrace --steps 30..40 --json "
                                  "--junit FOLDER/out.xml");
    QCOMPARE(some.code, 1);
    const QJsonObject left = some.json()[u"files"][0].toObject();
    QVERIFY2(left[u"note"].toString().contains(QStringLiteral("has only the steps 0 to 19")), some.out.constData());
    QVERIFY(!left.contains(u"problem") && !left.contains(u"findings"));
    QVERIFY(some.json()[u"files"][1][u"findings"].toInt() > 0);
    QCOMPARE(some.json()[u"unreadable"].toInt(-1), 0);
    QVERIFY2(some.err.contains("bad.bstrace: Note: ") && some.err.contains("0 to 19"), some.err.constData());
    QCOMPARE(read("out.xml").count("<testsuite "), 1);
    QVERIFY2(callWith(line).out.contains("Left out"), callWith(line).out.constData());
    const Outcome none = callWith("diagnose FOLDER/bad.bstrace FOLDER/boss.bstrace --steps 300..400");
    QCOMPARE(none.code, 2);
    QVERIFY2(none.err.contains("0 to 19") && none.out.isEmpty(), none.err.constData());
}

void TestManyFiles::severalAtOnceGiveTheSameBytes_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("audit") << QStringLiteral("audit FOLDER/good.bstrace FOLDER/bad.bstrace FOLDER/broken.bstrace "
                                             "FOLDER/corners.bstrace FOLDER/none.bstrace FOLDER/boss.bstrace "
                                             "FOLDER/bad.bstrace FOLDER/row.bstrace");
    QTest::newRow("steps that some have") << QStringLiteral("audit FOLDER/good.bstrace FOLDER/boss.bstrace "
                                                            "FOLDER/row.bstrace --json --steps 30..45");
    QTest::newRow("diagnose") << QStringLiteral("diagnose FOLDER/calm.bstrace FOLDER/boss.bstrace FOLDER/row.bstrace");
    QTest::newRow("scenes") << QStringLiteral("audit SAMPLE ") + sample("mysteries/big-boss") + u' ' +
                                   sample("mysteries/top-row") + QStringLiteral(" --steps 45");
    QTest::newRow("wrong for a scene") << QStringLiteral(
        "audit FOLDER/good.bstrace SAMPLE FOLDER/bad.bstrace --corner");
}

void TestManyFiles::severalAtOnceGiveTheSameBytes()
{
    QFETCH(const QString, line);
    const QStringList words = with(line.toUtf8().constData());
    const Outcome one = call(words);
    for (const char* jobs : {"1", "2", "7"}) {
        const Outcome many = call(words + QStringList{QStringLiteral("--jobs"), QString::fromLatin1(jobs)});
        QCOMPARE(many.code, one.code);
        QCOMPARE(many.out, one.out);
        QCOMPARE(many.err, one.err);
    }
    QCOMPARE(call(words + QStringList{QStringLiteral("--jobs"), QStringLiteral("0")}).code, 2);
    QCOMPARE(call({words.at(0), words.at(1), QStringLiteral("--jobs"), QStringLiteral("-3")}).code, 2); // of one file
}

void TestManyFiles::aRangeMakesOneFileAShard()
{
    const QJsonObject shard = callWith("audit FOLDER/bad.bstrace --steps 5..99 --json").json();
    QCOMPARE(shard[u"file"].toString(), path("bad.bstrace"));
    QCOMPARE(shard[u"steps"].toArray(), QJsonArray({QJsonArray({5, 19})}));
    for (const QJsonValue missed : shard[u"missed"].toArray())
        QVERIFY(missed[u"step"].toInt() >= 5);
    QVERIFY(!shard[u"missed"].toArray().isEmpty());
    const QJsonObject whole = callWith("diagnose FOLDER/boss.bstrace --json --mergeable").json();
    QCOMPARE(whole[u"steps"].toArray(), QJsonArray({QJsonArray({0, 45})}));
}

void TestManyFiles::someMissedPairsCanBeTolerated()
{
    const int missed = callWith("audit FOLDER/bad.bstrace FOLDER/corners.bstrace --json").json()[u"findings"].toInt();
    const auto tolerate = [&](int most) {
        return call(with("audit FOLDER/bad.bstrace FOLDER/corners.bstrace --junit FOLDER/out.xml --max-missed") +
                    QStringList{QString::number(most)});
    };
    QCOMPARE(tolerate(missed - 1).code, 1);
    QVERIFY(read("out.xml").contains("<failure "));
    QCOMPARE(tolerate(missed).code, 0);
    QVERIFY(!read("out.xml").contains("<failure "));
    QVERIFY(read("out.xml").contains("<system-out>"));
    // Other findings still count.
    QCOMPARE(call(words("audit SAMPLE --max-missed 5") +
                  QStringList{sample("mysteries/through-the-wall"), QStringLiteral("--steps"), QStringLiteral("60")})
                 .code,
             1);
}

void TestManyFiles::acceptedPairsDoNotUseUpTheTolerance()
{
    QCOMPARE(callWith("audit FOLDER/bad.bstrace --write-baseline FOLDER/accepted.json").code, 0);
    const int fresh = callWith("audit FOLDER/corners.bstrace --json").json()[u"findings"].toInt();
    const auto tolerate = [&](int most) {
        return call(with("audit FOLDER/bad.bstrace FOLDER/corners.bstrace --baseline FOLDER/accepted.json --json "
                         "--junit FOLDER/out.xml --max-missed") +
                    QStringList{QString::number(most)});
    };
    const Outcome enough = tolerate(fresh);
    QCOMPARE(enough.code, 0);
    QCOMPARE(enough.json()[u"new"].toInt(-1), 0);
    QVERIFY(enough.json()[u"accepted"].toInt() > 0);
    const QByteArray xml = read("out.xml");
    QVERIFY(xml.contains("accepted: ") && xml.contains("tolerated: ") && !xml.contains("<failure "));
    const Outcome few = tolerate(fresh - 1);
    QCOMPARE(few.code, 1);
    QCOMPARE(few.json()[u"new"].toInt(), fresh);
}

void TestManyFiles::missedPairsCanBeToleratedInADiagnosis()
{
    const int missed = callWith("diagnose FOLDER/boss.bstrace --json").json()[u"missed"].toInt();
    QCOMPARE(call(with("diagnose FOLDER/boss.bstrace --max-missed") + QStringList{QString::number(missed - 1)}).code,
             1);
    QCOMPARE(call(with("diagnose FOLDER/boss.bstrace --max-missed") + QStringList{QString::number(missed)}).code, 0);
}

void TestManyFiles::rulesAreIgnored()
{
    const QStringList line = words("audit SAMPLE --steps 60") + QStringList{sample("mysteries/through-the-wall")};
    QCOMPARE(call(line).code, 1);
    for (const char* rule : {"tunnelling", "audit/tunnelling"}) {
        const Outcome ignored =
            call(line + QStringList{QStringLiteral("--ignore"), QLatin1String(rule), QStringLiteral("--json"),
                                    QStringLiteral("--sarif"), path("out.sarif")});
        QCOMPARE(ignored.code, 0);
        QCOMPARE(ignored.json()[u"ignored"].toInt(), ignored.json()[u"findings"].toInt());
        QVERIFY(QJsonDocument::fromJson(read("out.sarif"))[u"runs"][0][u"results"].toArray().isEmpty());
    }
    QCOMPARE(call(line + words("--ignore stale --ignore rounding")).code, 1);
}

void TestManyFiles::onlyChosenRulesCount()
{
    const QJsonArray explanations = callWith("diagnose FOLDER/boss.bstrace --json").json()[u"explanations"].toArray();
    QVERIFY(!explanations.isEmpty());
    const QString rule = explanations[0][u"rule"].toString();
    QCOMPARE(call(with("diagnose FOLDER/boss.bstrace --only") + QStringList{rule}).code, 1);
    QCOMPARE(callWith("diagnose FOLDER/boss.bstrace --only tunnelling").code, 0);
    QVERIFY(callWith("diagnose FOLDER/boss.bstrace --only tunnelling").out.contains("Ignored "));
}

void TestManyFiles::rulesMustExist()
{
    const Outcome unknown = callWith("audit FOLDER/bad.bstrace --ignore stael");
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("--ignore: there is no rule \"stael\"") && unknown.err.contains("missed-pair/stale"),
             unknown.err.constData());
}

BROADSIDE_TEST(TestManyFiles)

} // namespace broadside::test::tst_many_files

#include "tst_many_files.moc"
