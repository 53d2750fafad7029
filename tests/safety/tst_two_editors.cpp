// Two editors with homes of their own, as of two users, edit one file at the same time: neither may replace what the
// other has saved without knowing it.

#include "core/io/scene/scene_reader.h"
#include "tests/safety/session_log.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <set>
#include <string>

namespace broadside::test::tst_two_editors {

class TestTwoEditors : public QObject {
    Q_OBJECT
private slots:
    void noSaveIsLost();
};

/// The one that opens the file later says that the other one has it open. Each editor adds objects, and saves each one.
/// It reloads the file when it is told that the other one has saved. So at the end the file has the objects of both.
void TestTwoEditors::noSaveIsLost()
{
    constexpr int kSaves = 30;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("shared.broadside"));
    QVERIFY(QFile::copy(QStringLiteral(BROADSIDE_SCENES "/pong.broadside"), file));
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    std::array<QProcess, 2> editors;
    const std::array names{QStringLiteral("eve"), QStringLiteral("bob")};
    const auto logOf = [&](const QString& name) { return folder.filePath(name + QStringLiteral("/log")); };
    for (std::size_t i = 0; i < editors.size(); ++i) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* place : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"}) {
            const QString own = folder.filePath(names[i] + QLatin1Char('/') + QLatin1String(place));
            QVERIFY(QDir().mkpath(own));
            QVERIFY(QFile::setPermissions(own, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
            environment.insert(QLatin1String(place), own);
        }
        editors[i].setProcessEnvironment(environment);
        editors[i].setProcessChannelMode(QProcess::ForwardedErrorChannel);
        editors[i].start(QStringLiteral(BROADSIDE_EDITING_SESSION),
                         {QStringLiteral("share"), file, logOf(names[i]), names[i], QString::number(kSaves)});
    }
    for (QProcess& editor : editors) {
        QTRY_COMPARE(editor.state(), QProcess::NotRunning);
        QCOMPARE(editor.exitStatus(), QProcess::NormalExit);
        QCOMPARE(editor.exitCode(), 0);
    }
    const SceneReading reading = readSceneFile(QFile::encodeName(file).toStdString());
    QVERIFY(reading.scene);
    std::set<std::string> found;
    for (const ObjectPtr& object : reading.scene->objects())
        found.insert(object->name);
    qsizetype questions = 0;
    qsizetype sightings = 0;
    QStringList lost;
    for (const QString& name : names)
        for (const LoggedState& state : readLog(logOf(name))) {
            if (state.name == QLatin1String("asked"))
                ++questions;
            else if (state.name == QLatin1String("seen"))
                ++sightings;
            else if (!found.contains(state.name.toStdString()))
                lost += state.name;
        }
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QStringLiteral(", "))));
    for (const QString& name : names)
        QVERIFY(found.contains((name + QStringLiteral(" %1").arg(kSaves)).toStdString()));
    qInfo("%lld questions before %d saves", static_cast<long long>(questions), 2 * kSaves);
    QVERIFY(questions > 0);
    QVERIFY(sightings > 0);
    // The locks are gone with the editors.
    const QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    QCOMPARE(left, QStringList{QStringLiteral("shared.broadside")});
}

BROADSIDE_WINDOW_TEST(TestTwoEditors)

} // namespace broadside::test::tst_two_editors

#include "tst_two_editors.moc"
