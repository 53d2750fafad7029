// Each call of the system that saving, autosaving and recovering make fails, alone and with all later ones, in each
// way.

#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "editor/document/recovery_store.h"
#include "editor/document/scene_document.h"
#include "editor/document/version_store.h"
#include "tests/safety/failing_calls.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace broadside::test::tst_failing_calls {

namespace {

const Scene& earlier()
{
    static const Scene scene = *generateScene("mixed", {40, 1});
    return scene;
}

const Scene& later()
{
    static const Scene scene = [] {
        Scene changed = earlier();
        changed.remove(std::vector{changed.objects()[7]->id});
        return changed;
    }();
    return scene;
}

/// A work on files of one folder, which is tried with a failing call.
struct Work {
    std::function<void(const QString& folder)> prepare; ///< The earlier scene is on the disk afterwards.
    /// Puts the later scene on the disk. Returns whether it says that it did.
    std::function<bool(const QString& folder)> perform;
    std::function<std::optional<Scene>(const QString& folder)> read; ///< What is on the disk.
};

enum class Outcome { Fine, Lost, FalseSuccess };

Outcome outcomeOf(const std::optional<Scene>& onDisk, bool saysDone)
{
    const bool isLater = onDisk && differenceOf(*onDisk, later()).isEmpty();
    const bool isEarlier = onDisk && differenceOf(*onDisk, earlier()).isEmpty();
    return saysDone && !isLater ? Outcome::FalseSuccess : isLater || isEarlier ? Outcome::Fine : Outcome::Lost;
}

/// Tries the work with each call failing. Returns the first bad outcome; `calls` gets the names of the tried calls.
Outcome tried(const Work& work, CallFailure failure, CallsThatFail failing, QStringList& calls)
{
    for (int nth = 1; nth < 1'000; ++nth) {
        const QTemporaryDir folder;
        work.prepare(folder.path());
        armFailure(folder.path().toStdString(), nth, failure, failing);
        const bool saysDone = work.perform(folder.path());
        const std::string failed = disarmFailure();
        const Outcome outcome = outcomeOf(work.read(folder.path()), saysDone);
        if (!failed.empty())
            calls += QString::fromStdString(failed);
        if (outcome != Outcome::Fine || failed.empty())
            return outcome;
    }
    return Outcome::Lost;
}

QString fileIn(const QString& folder) { return folder + QStringLiteral("/level.broadside"); }

std::optional<Scene> sceneIn(const QString& file) { return readSceneFile(QFile::encodeName(file).toStdString()).scene; }

void saveEarlier(const QString& folder)
{
    SceneDocument document;
    document.reset(earlier(), {});
    QVERIFY(!document.saveTo(fileIn(folder)));
}

Work saving()
{
    return {saveEarlier,
            [](const QString& folder) {
                SceneDocument document;
                document.reset(later(), {});
                return !document.saveTo(fileIn(folder));
            },
            [](const QString& folder) { return sceneIn(fileIn(folder)); }};
}

/// As a program without care saves.
Work carelessSaving()
{
    Work work = saving();
    work.perform = [](const QString& folder) {
        QFile file(fileIn(folder));
        if (!file.open(QIODevice::WriteOnly))
            return false;
        file.write(QByteArray::fromStdString(writeScene(later())));
        file.close();
        return file.error() == QFile::NoError;
    };
    return work;
}

UnsavedDocument copyIn(const QString& folder)
{
    UnsavedDocument document;
    document.copy = folder + QStringLiteral("/1.unsaved");
    document.written = QDateTime::currentDateTimeUtc();
    return document;
}

std::optional<Scene> copiedScene(const UnsavedDocument& document)
{
    Result<Scene> scene = readUnsaved(document);
    return scene ? std::optional(*std::move(scene)) : std::nullopt;
}

/// `isAppended`: the writer knows the file and only adds the change.
Work autosaving(bool isAppended)
{
    auto writer = std::make_shared<UnsavedWriter>();
    return {[writer](const QString& folder) {
                *writer = UnsavedWriter();
                QVERIFY(!writer->write(copyIn(folder), earlier()));
            },
            [writer, isAppended](const QString& folder) {
                if (!isAppended)
                    writer->forget();
                return !writer->write(copyIn(folder), later());
            },
            [](const QString& folder) { return copiedScene(copyIn(folder)); }};
}

/// The program goes on after the failure, and the next copy is made.
Work autosavingAgain()
{
    Work work = autosaving(true);
    work.perform = [once = work.perform](const QString& folder) {
        (void)once(folder);
        (void)disarmFailure();
        return once(folder);
    };
    return work;
}

QString onlyCopyIn(const QString& folder)
{
    const QStringList runs = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& run : runs)
        for (const QString& copy : QDir(folder + u'/' + run).entryList({QStringLiteral("*.unsaved")}, QDir::Files))
            return folder + u'/' + run + u'/' + copy;
    return {};
}

Work adopting()
{
    return {[](const QString& folder) {
                const UnsavedDocument left = copyIn(folder + QStringLiteral("/ended"));
                QVERIFY(!UnsavedWriter().write(left, later()));
            },
            [](const QString& folder) {
                RecoveryStore store(folder);
                const std::vector<UnsavedDocument> found = store.abandoned();
                return found.size() == 1 && !store.adopt(found[0]).isEmpty();
            },
            [](const QString& folder) {
                UnsavedDocument document;
                document.copy = onlyCopyIn(folder);
                return copiedScene(document);
            }};
}

/// The file stays as it is, whatever happens to its version.
Work keepingAVersion()
{
    return {saveEarlier,
            [](const QString& folder) {
                QSettings storage(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
                (void)VersionStore(storage, folder + QStringLiteral("/versions")).keep(fileIn(folder));
                return false;
            },
            [](const QString& folder) { return sceneIn(fileIn(folder)); }};
}

} // namespace

class TestFailingCalls : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLostByFailingCalls_data();
    void nothingIsLostByFailingCalls();
    void everyCallWasTried();
    void aCarelessSaveIsNoticed_data();
    void aCarelessSaveIsNoticed();

private:
    QStringList m_tried; ///< The calls that have failed so far.
};

void TestFailingCalls::nothingIsLostByFailingCalls_data()
{
    QTest::addColumn<int>("work");
    QTest::addColumn<CallFailure>("failure");
    QTest::addColumn<CallsThatFail>("failing");
    const QStringList works{QStringLiteral("save"),          QStringLiteral("whole copy"),
                            QStringLiteral("appended copy"), QStringLiteral("the copy after a failure"),
                            QStringLiteral("adopted copy"),  QStringLiteral("version")};
    for (int work = 0; work < works.size(); ++work)
        for (const auto& [name, failure] : {std::pair{"no space", CallFailure::NoSpace},
                                            {"input error", CallFailure::InputError},
                                            {"read only", CallFailure::ReadOnly},
                                            {"short write", CallFailure::ShortWrite}})
            for (const CallsThatFail failing : {CallsThatFail::One, CallsThatFail::AndAll})
                QTest::addRow("%s, %s, %s", qPrintable(works[work]), name,
                              failing == CallsThatFail::One ? "one call" : "all later calls")
                    << work << failure << failing;
}

void TestFailingCalls::nothingIsLostByFailingCalls()
{
    QFETCH(const int, work);
    QFETCH(const CallFailure, failure);
    QFETCH(const CallsThatFail, failing);
    const std::array works{saving(),          autosaving(false), autosaving(true),
                           autosavingAgain(), adopting(),        keepingAVersion()};
    QStringList calls;
    const Outcome outcome = tried(works.at(static_cast<std::size_t>(work)), failure, failing, calls);
    QVERIFY2(outcome == Outcome::Fine, qPrintable(calls.join(u' ')));
    QVERIFY2(calls.size() > 1, qPrintable(calls.join(u' ')));
    m_tried += calls;
}

void TestFailingCalls::everyCallWasTried()
{
    if (m_tried.isEmpty())
        QSKIP("the other functions of this test were left out");
    for (const char* call : {"open", "write", "fdatasync", "fsync", "close", "rename", "fchmod", "mkdir", "unlink"})
        QVERIFY2(m_tried.contains(QLatin1String(call)), call);
}

void TestFailingCalls::aCarelessSaveIsNoticed_data()
{
    QTest::addColumn<CallsThatFail>("failing");
    QTest::newRow("one call") << CallsThatFail::One;
    QTest::newRow("all later calls") << CallsThatFail::AndAll;
}

void TestFailingCalls::aCarelessSaveIsNoticed()
{
    QFETCH(const CallsThatFail, failing);
    QStringList calls;
    QCOMPARE(tried(carelessSaving(), CallFailure::NoSpace, failing, calls), Outcome::Lost);
}

BROADSIDE_TEST(TestFailingCalls)

} // namespace broadside::test::tst_failing_calls

#include "tst_failing_calls.moc"
