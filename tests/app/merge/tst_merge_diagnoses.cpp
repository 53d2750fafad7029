#include "tests/planted/planted.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <random>

namespace broadside::test::tst_merge_diagnoses {

/// Tests that `merge` makes of the shards of a diagnosis the report of one run, byte for byte.
class TestMergeDiagnoses : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void shardsAreThoseOfOneRun_data();
    void shardsAreThoseOfOneRun();
    void aPlainResultHasOnlyTheReport();
    void moreMissedPairsThanTheListHolds();
    void shardsOfASceneAreThoseOfOneRun();
    void optionsOfShardsAreUsedAgain();
    void manyFilesAreThoseOfOneRun();
    void reformattedShardsAreTheSame();
    void withoutTheFileTheShardsAreJoined();
    void theFileMayBeInAnotherFolder();
    void anExplanationCanBeMadeLater();
    void aFileThatHasChangedIsRefused();
    void shardsWithOtherOptionsAreRefused();
    void shardsWithAGapAreJoined();
    void damagedMembersAreNotUsed_data();
    void damagedMembersAreNotUsed();

private:
    using Range = std::pair<std::uint64_t, std::uint64_t>;
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Diagnoses a file, and writes the report, without measured times.
    void report(const QString& name, const QString& file, const QStringList& options) const
    {
        const Outcome outcome = call(QStringList{QStringLiteral("diagnose"), file, QStringLiteral("--json")} + options);
        QVERIFY2(outcome.code <= 1, outcome.err.constData());
        (void)fileWith(name.toUtf8().constData(), outcome.out);
    }
    void shard(const QString& name, const QString& file, const Range& steps, const QStringList& options = {}) const
    {
        report(name, file,
               QStringList{QStringLiteral("--steps"), QStringLiteral("%1..%2").arg(steps.first).arg(steps.second)} +
                   options);
    }
    [[nodiscard]] Outcome merge(const QString& out, const QStringList& reports, const QStringList& options = {}) const
    {
        QStringList words{QStringLiteral("merge"), m_folder.filePath(out)};
        for (const QString& name : reports)
            words += m_folder.filePath(name);
        return call(words + options);
    }
    [[nodiscard]] QByteArray merged(const QStringList& reports, const QStringList& options = {}) const
    {
        const Outcome outcome = merge(QStringLiteral("out.json"), reports, options);
        if (outcome.code != 0 || !outcome.err.isEmpty())
            qWarning("%d %s", outcome.code, outcome.err.constData());
        return untimed(read(QStringLiteral("out.json")));
    }
    [[nodiscard]] static QByteArray untimed(const QByteArray& report)
    {
        static const QRegularExpression kTime(QStringLiteral("\"microseconds\": [^,]*,"));
        return QString::fromUtf8(report).remove(kTime).toUtf8();
    }
    [[nodiscard]] QByteArray whole(const QString& file, const QStringList& options = {}) const
    {
        report(QStringLiteral("whole.json"), file, QStringList{QStringLiteral("--mergeable")} + options);
        return untimed(read(QStringLiteral("whole.json")));
    }
    [[nodiscard]] static QByteArray withoutMember(const QByteArray& report)
    {
        static const QRegularExpression kMember(QStringLiteral(",\n  \"mergeable\": [^\n]*"));
        return QString::fromUtf8(report).remove(kMember).toUtf8();
    }
    void checkShards(const QString& file, const std::vector<Range>& parts) const;
    /// The two shards of small.bstrace: 1.json and 2.json.
    void makeTwoShards(const QStringList& options = {}) const
    {
        shard(QStringLiteral("1.json"), path("small.bstrace"), {0, 7}, options);
        shard(QStringLiteral("2.json"), path("small.bstrace"), {8, 19}, options);
    }
};

namespace {

using naive_grid_game::Bug;

/// Each explanation takes a second or more: usually there are only some.
const bool kIsLong = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS");
const QStringList kMergeable{QStringLiteral("--mergeable")};
const QStringList kTwo{QStringLiteral("1.json"), QStringLiteral("2.json")};

/// Random consecutive parts of the steps 0 to last.
std::vector<std::pair<std::uint64_t, std::uint64_t>> partsOf(std::uint64_t last, std::size_t count,
                                                             std::mt19937& random)
{
    std::vector<std::uint64_t> firsts{0};
    while (firsts.size() < count) {
        const std::uint64_t first = 1 + random() % last;
        if (std::ranges::find(firsts, first) == firsts.end())
            firsts.push_back(first);
    }
    std::ranges::sort(firsts);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> parts;
    for (std::size_t i = 0; i < count; ++i)
        parts.emplace_back(firsts[i], i + 1 < count ? firsts[i + 1] - 1 : last);
    return parts;
}

/// A game in which 60 boxes fly from left to right, and all others lie apart. From the step on, its broad phase loses
/// each pair with an id of which the sixth bit is set. Some of the boxes can sleep, and no pairs of those are reported.
struct LateGame {
    std::uint64_t boxes = 0;
    std::uint64_t steps = 0;
    std::uint64_t faultyFrom = 0;
    bool hasSleepers = false;

    [[nodiscard]] static bool flies(std::uint64_t id) { return id <= 60; }
    [[nodiscard]] double leftOf(std::uint64_t id, std::uint64_t step) const
    {
        const double speed = sleeps(id) ? 0.0 : 0.02 * static_cast<double>(1 + id % 7);
        const auto column = static_cast<double>(id % 50);
        return flies(id) ? 0.7 * column + speed * static_cast<double>(step) : 2.0 * column;
    }
    [[nodiscard]] static double lowOf(std::uint64_t id)
    {
        return 1.5 * static_cast<double>(id / 50) + (flies(id) ? 0.0 : 100.0);
    }
    [[nodiscard]] bool sleeps(std::uint64_t id) const { return hasSleepers && id % 5 < 2; }
    [[nodiscard]] bool isLost(std::uint64_t a, std::uint64_t b, std::uint64_t step) const
    {
        constexpr std::uint64_t kBit = 32;
        return (sleeps(a) && sleeps(b)) || (step >= faultyFrom && ((a | b) & kBit) != 0);
    }
    void write(const QString& path) const
    {
        bst_settings settings = bst_default_settings();
        settings.records = BST_CANDIDATES;
        bst_trace* trace = bst_open_file(path.toStdString().c_str(), &settings);
        for (std::uint64_t step = 0; step < steps; ++step) {
            bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
            for (std::uint64_t id = 1; id <= boxes; ++id) {
                bst_box(trace, id, leftOf(id, step), lowOf(id), leftOf(id, step) + 1.0, lowOf(id) + 1.0);
                if (sleeps(id))
                    bst_asleep(trace, id);
            }
            for (std::uint64_t a = 1; a <= boxes; ++a)
                for (std::uint64_t b = a + 1; b <= boxes && lowOf(b) == lowOf(a); ++b)
                    if (std::abs(leftOf(a, step) - leftOf(b, step)) <= 1.0 && !isLost(a, b, step))
                        bst_candidate(trace, a, b);
            bst_frame_end(trace);
        }
        bst_close(trace);
    }
};

} // namespace

void TestMergeDiagnoses::initTestCase()
{
    writeGameTrace(path("game.bstrace"), Bug::ForgetsToMove, 40);
    LateGame{60, 20, 5}.write(path("small.bstrace")); // an explanation of it takes no time
    LateGame{60, 20, 20}.write(path("calm.bstrace"));
    // A diagnosis of it takes no time: the causes of Broadside's own algorithms are known.
    QCOMPARE(call({QStringLiteral("run"), sample("mysteries/big-boss"), QStringLiteral("--steps"), QStringLiteral("60"),
                   QStringLiteral("--trace"), path("boss.bstrace")})
                 .code,
             0);
    LateGame{400, 450, 430}.write(path("late.bstrace"));
    LateGame{60, 60, 30, true}.write(path("sleepers.bstrace"));
    constexpr std::uint64_t kInAHeap = 900; // 404,550 pairs
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES;
    bst_trace* heap = bst_open_file(path("heap.bstrace").toStdString().c_str(), &settings);
    for (std::uint64_t step = 0; step < 3; ++step) {
        bst_frame_begin(heap, step, 0.0);
        for (std::uint64_t id = 1; id <= kInAHeap; ++id)
            bst_box(heap, id, 0.0, 0.0, 1.0, 1.0);
        bst_frame_end(heap);
    }
    bst_close(heap);
}

/// The shards, merged in order, out of order, and in two stages.
void TestMergeDiagnoses::checkShards(const QString& file, const std::vector<Range>& parts) const
{
    const QByteArray one = whole(file);
    QVERIFY(one.contains("\"mergeable\""));
    QStringList shards;
    for (const Range& part : parts) {
        shards += QStringLiteral("shard-%1.json").arg(shards.size());
        shard(shards.back(), file, part);
    }
    if (kIsLong)
        QCOMPARE(merged(shards), withoutMember(one));
    QStringList reversed = shards;
    std::ranges::reverse(reversed);
    QCOMPARE(merged(reversed, kMergeable), one);
    const qsizetype half = (shards.size() + 1) / 2;
    QCOMPARE(merge(QStringLiteral("first.json"), shards.first(half), kMergeable).code, 0);
    QCOMPARE(merge(QStringLiteral("second.json"), shards.sliced(half), kMergeable).code, 0);
    QCOMPARE(merged({QStringLiteral("second.json"), QStringLiteral("first.json")}), withoutMember(one));
}

void TestMergeDiagnoses::shardsAreThoseOfOneRun_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("shards");
    QTest::newRow("a fault that begins in the last shard") << QStringLiteral("late.bstrace") << 449 << 3;
    QTest::newRow("Broadside's own algorithm") << QStringLiteral("boss.bstrace") << 60 << 7;
    QTest::newRow("cells") << QStringLiteral("game.bstrace") << 39 << 3;
    if (kSanitized)
        return; // each explanation takes long
    QTest::newRow("sleepers") << QStringLiteral("sleepers.bstrace") << 59 << 2;
    const auto planted = [&](const char* name, const planted::Case& asked, int shards) {
        const trace::Recording recording = planted::record(asked);
        const QString file = QStringLiteral("%1.bstrace").arg(QLatin1String(name));
        (void)fileWith(file.toUtf8().constData(), QByteArray::fromStdString(planted::recordBytes(asked)));
        QTest::newRow(name) << file << static_cast<int>(recording.steps().last) << shards;
    };
    const auto singles = planted::singleFaults();
    const auto caseOf = [&](const char* slug, bool everything) {
        return *std::ranges::find_if(singles, [&](const planted::Case& one) {
            return one.slug == slug && (one.recorded == planted::Recorded::Everything) == everything;
        });
    };
    planted("candidates only", caseOf("half-size", false), 2);
    planted("nothing missed", planted::correctOnes().front(), 7);
    if (!kIsLong)
        return;
    planted("two faults", planted::twoFaults().front(), 3);
    planted("late registration", caseOf("registered-before-the-move", true), 2);
    planted("touching",
            *std::ranges::find_if(
                singles, [](const planted::Case& one) { return one.families.front() == planted::Family::Borders; }),
            7);
}

void TestMergeDiagnoses::shardsAreThoseOfOneRun()
{
    QFETCH(const QString, file);
    QFETCH(const int, last);
    QFETCH(const int, shards);
    std::mt19937 random(25); // NOLINT(cert-msc51-cpp): the same parts each time
    auto parts = partsOf(static_cast<std::uint64_t>(last), static_cast<std::size_t>(shards), random);
    if (file == QStringLiteral("late.bstrace")) // it is diagnosed from shortly before the fault on
        parts = {{0, 99}, {100, 426}, {427, 449}};
    checkShards(m_folder.filePath(file), parts);
}

void TestMergeDiagnoses::aPlainResultHasOnlyTheReport()
{
    const QByteArray one = whole(path("small.bstrace"));
    QCOMPARE(merged({QStringLiteral("whole.json")}, kMergeable), one);
    QCOMPARE(merged({QStringLiteral("whole.json")}), withoutMember(one));
    report(QStringLiteral("alone.json"), path("small.bstrace"), {});
    const QByteArray alone = untimed(read(QStringLiteral("alone.json")));
    QCOMPARE(withoutMember(one).mid(one.indexOf("  \"missed\"")), alone.mid(2)); // it lacks file and steps
}

/// The third frame would exceed the list.
void TestMergeDiagnoses::moreMissedPairsThanTheListHolds()
{
    if (kSanitized || !kIsLong)
        QSKIP("the lists are long: tst_diagnosis_audit joins such audits, and BROADSIDE_LONG_TESTS also reports");
    checkShards(path("heap.bstrace"), {{0, 1}, {2, 2}});
}

void TestMergeDiagnoses::shardsOfASceneAreThoseOfOneRun()
{
    const QStringList options{QStringLiteral("--algorithm"), QStringLiteral("corner-grid"), QStringLiteral("--cell"),
                              QStringLiteral("2")};
    shard(QStringLiteral("whole.json"), sample("mixed"), {0, 30}, options);
    shard(QStringLiteral("1.json"), sample("mixed"), {0, 11}, options);
    shard(QStringLiteral("2.json"), sample("mixed"), {12, 30}, options);
    const QByteArray one = untimed(read(QStringLiteral("whole.json")));
    QVERIFY(one.contains("\"explains\""));
    QCOMPARE(merged(kTwo, kMergeable), one);
}

/// A table with columns that must be named, findings of a baseline, and rules.
void TestMergeDiagnoses::optionsOfShardsAreUsedAgain()
{
    QStringList options{QStringLiteral("--write-baseline"), path("base.json")};
    report(QStringLiteral("unused.json"), path("small.bstrace"), options);
    options = {QStringLiteral("--baseline"), path("base.json"), QStringLiteral("--ignore"),
               QStringLiteral("unexplained")};
    const QByteArray one = whole(path("small.bstrace"), options);
    QVERIFY(one.contains("\"accepted\"") && one.contains("\"ignored\""));
    makeTwoShards(options);
    QCOMPARE(merged(kTwo, kMergeable), one);

    QDir(m_folder.path()).mkdir(QStringLiteral("tables"));
    QByteArray objects("tick;number;a;b;c;d\n");
    QByteArray pairs("step;a;b\n");
    for (int step = 0; step < 20; ++step) {
        for (int id = 1; id <= 12; ++id)
            objects += QStringLiteral("%1;%2;%3;0;%4;1\n").arg(step).arg(id).arg(id * 0.8).arg(id * 0.8 + 1.0).toUtf8();
        for (int id = 1; id <= 11; ++id)
            if (id != 1 + step % 11)
                pairs += QStringLiteral("%1;%2;%3\n").arg(step).arg(id).arg(id + 1).toUtf8();
    }
    (void)fileWith("tables/objects.csv", objects);
    (void)fileWith("tables/pairs.csv", pairs);
    options = {QStringLiteral("--columns"), QStringLiteral("step=tick,id=number,left=a,low=b,right=c,high=d"),
               QStringLiteral("--y-down")};
    const QByteArray table = whole(path("tables"), options);
    QVERIFY(table.contains("\"missed\": 20"));
    shard(QStringLiteral("1.json"), path("tables"), {0, 8}, options);
    shard(QStringLiteral("2.json"), path("tables"), {9, 19}, options);
    QCOMPARE(merged(kTwo, kMergeable), table);
}

void TestMergeDiagnoses::manyFilesAreThoseOfOneRun()
{
    const auto diagnose = [&](const char* name, const QStringList& words) {
        const Outcome outcome = call(QStringList{QStringLiteral("diagnose"), QStringLiteral("--json")} + words);
        QVERIFY2(outcome.code <= 1, outcome.err.constData());
        (void)fileWith(name, outcome.out);
    };
    diagnose("all.json", {path("small.bstrace"), path("boss.bstrace"), path("calm.bstrace")});
    diagnose("1.json", {path("small.bstrace"), path("boss.bstrace"), QStringLiteral("--mergeable")});
    diagnose("2.json",
             {path("calm.bstrace"), QStringLiteral("--mergeable"), QStringLiteral("--jobs"), QStringLiteral("2")});
    QCOMPARE(merged(kTwo), untimed(read(QStringLiteral("all.json"))));
    shard(QStringLiteral("3.json"), path("small.bstrace"), {0, 7});
    shard(QStringLiteral("4.json"), path("small.bstrace"), {8, 19});
    diagnose("5.json", {path("boss.bstrace"), path("calm.bstrace")});
    QCOMPARE(merged({QStringLiteral("3.json"), QStringLiteral("4.json"), QStringLiteral("5.json")}),
             untimed(read(QStringLiteral("all.json"))));
}

void TestMergeDiagnoses::reformattedShardsAreTheSame()
{
    const QByteArray one = whole(path("small.bstrace"));
    makeTwoShards();
    for (const QString& name : kTwo)
        (void)fileWith(name.toUtf8().constData(), QJsonDocument::fromJson(read(name)).toJson());
    QCOMPARE(QJsonDocument::fromJson(merged(kTwo, kMergeable)), QJsonDocument::fromJson(one));
}

void TestMergeDiagnoses::withoutTheFileTheShardsAreJoined()
{
    QVERIFY(QFile::copy(path("small.bstrace"), path("gone.bstrace")));
    shard(QStringLiteral("1.json"), path("gone.bstrace"), {0, 7});
    shard(QStringLiteral("2.json"), path("gone.bstrace"), {8, 19});
    QVERIFY(QFile::remove(path("gone.bstrace")));
    const Outcome outcome = merge(QStringLiteral("out.json"), kTwo);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("gone.bstrace: Note: The explanations are those of the shards") &&
                 outcome.err.contains("--recordings FOLDER"),
             outcome.err.constData());
    const QJsonObject out = QJsonDocument::fromJson(read(QStringLiteral("out.json"))).object();
    QVERIFY(!out[u"explanations"].toArray().isEmpty());
    QCOMPARE(out[u"steps"].toArray(), QJsonArray({QJsonArray({0, 19})}));
}

void TestMergeDiagnoses::theFileMayBeInAnotherFolder()
{
    const QByteArray one = whole(path("small.bstrace"));
    makeTwoShards();
    QDir(m_folder.path()).mkdir(QStringLiteral("there"));
    QVERIFY(QFile::rename(path("small.bstrace"), path("there/small.bstrace")));
    const QByteArray result = merged(kTwo, {QStringLiteral("--recordings"), path("there")});
    QVERIFY(QFile::rename(path("there/small.bstrace"), path("small.bstrace")));
    QCOMPARE(result, withoutMember(one));
}

/// A machine without the file joins the shards, and another one explains them.
void TestMergeDiagnoses::anExplanationCanBeMadeLater()
{
    const QByteArray one = whole(path("small.bstrace"));
    makeTwoShards();
    QVERIFY(QFile::rename(path("small.bstrace"), path("elsewhere.bstrace")));
    const Outcome joined = merge(QStringLiteral("joined.json"), kTwo, kMergeable);
    QVERIFY(QFile::rename(path("elsewhere.bstrace"), path("small.bstrace")));
    QVERIFY2(joined.code == 0 && joined.err.contains("cannot be opened here"), joined.err.constData());
    QCOMPARE(merged({QStringLiteral("joined.json")}), withoutMember(one));
    QCOMPARE(merged({QStringLiteral("joined.json")}, kMergeable), one);
}

void TestMergeDiagnoses::aFileThatHasChangedIsRefused()
{
    makeTwoShards();
    const QByteArray before = read(QStringLiteral("small.bstrace"));
    QByteArray changed = before;
    changed[changed.size() / 2] = static_cast<char>(changed[changed.size() / 2] ^ 1);
    (void)fileWith("small.bstrace", changed);
    const Outcome outcome = merge(QStringLiteral("none.json"), kTwo);
    (void)fileWith("small.bstrace", before);
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("small.bstrace is not the file that this report is about") &&
                 outcome.err.contains("--recordings FOLDER"),
             outcome.err.constData());
    QVERIFY(!QFile::exists(path("none.json")));
}

void TestMergeDiagnoses::shardsWithOtherOptionsAreRefused()
{
    makeTwoShards();
    shard(QStringLiteral("2.json"), path("small.bstrace"), {8, 19},
          {QStringLiteral("--ignore"), QStringLiteral("unexplained")});
    const Outcome outcome = merge(QStringLiteral("none.json"), kTwo);
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("2.json: error: It was written with other options than "), outcome.err.constData());
}

void TestMergeDiagnoses::shardsWithAGapAreJoined()
{
    makeTwoShards();
    shard(QStringLiteral("2.json"), path("small.bstrace"), {12, 19});
    const Outcome outcome = merge(QStringLiteral("out.json"), kTwo);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("no report is about the steps between 7 and 12"), outcome.err.constData());
    const QJsonObject out = QJsonDocument::fromJson(read(QStringLiteral("out.json"))).object();
    QCOMPARE(out[u"steps"].toArray(), QJsonArray({QJsonArray({0, 7}), QJsonArray({12, 19})}));
}

void TestMergeDiagnoses::damagedMembersAreNotUsed_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* pattern, const char* text) {
        QTest::newRow(name) << QByteArray(pattern) << QByteArray(text);
    };
    row("another version", "\"version\": 1", "\"version\": 2");
    row("no number", "\"found\": [0-9]+", "\"found\": true");
    row("a missing number", "\"statesBefore\": [0-9]+, ", "");
    row("an unknown pair", "\"missedSteps\": \\[", "\"missedSteps\": [0, 1, 999999, ");
    row("a step of another shard", "\"missedSteps\": \\[", "\"missedSteps\": [7, ");
    row("half a pair", "\"missedIds\": \\[", "\"missedIds\": [7, ");
    row("other values", "\"missedIds\": \\[", "\"missedIds\": [{}, ");
    row("no list", "\"options\": \\[[^]]*\\]", "\"options\": 3");
    row("no member", ",\n  \"mergeable\": [^\n]*", "");
    row("no object", "\"mergeable\": [^\n]*", "\"mergeable\": [3]");
}

void TestMergeDiagnoses::damagedMembersAreNotUsed()
{
    QFETCH(const QByteArray, pattern);
    QFETCH(const QByteArray, text);
    makeTwoShards();
    const QString before = QString::fromUtf8(read(QStringLiteral("2.json")));
    QString damaged = before;
    damaged.replace(QRegularExpression(QString::fromUtf8(pattern)), QString::fromUtf8(text));
    QVERIFY(damaged != before);
    (void)fileWith("2.json", damaged.toUtf8());
    const Outcome outcome = merge(QStringLiteral("out.json"), kTwo);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("2.json does not say what its shard found"), outcome.err.constData());
    QVERIFY(!read(QStringLiteral("out.json")).contains("\"mergeable\""));
}

BROADSIDE_TEST(TestMergeDiagnoses)

} // namespace broadside::test::tst_merge_diagnoses

#include "tst_merge_diagnoses.moc"
