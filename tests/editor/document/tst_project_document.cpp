#include "core/io/project/project_reader.h"
#include "core/io/project/project_writer.h"
#include "editor/document/project_document.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <unistd.h>

namespace broadside::test::tst_project_document {

class TestProjectDocument : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aNewOneIsAFileAtOnce();
    void aChangeIsWrittenAtOnce();
    void whatCannotBeReadLeavesTheOpenOne();
    void aSecondOneClosesTheFirst();
    void whatCannotBeWrittenIsKeptAndWrittenLater();
    void lostNamesAreSaid();
    void aForeignChangeIsTakenOver();
    void aForeignChangeAndOursAreBothKept();
    void aSpoiledFileLeavesWhatIsOpen();
    void filesThatComeAndGoAreNoticed();

private:
    struct Data {
        QTemporaryDir folder;
        ProjectDocument document;
        [[nodiscard]] QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }
        [[nodiscard]] Project onDisk(const char* name) const
        {
            return readProjectFile(file(name).toStdString()).project.value_or(Project{});
        }
        void write(const char* name, const QByteArray& bytes) const
        {
            QFile out(file(name));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(bytes);
        }
        void write(const char* name, const Project& project) const
        {
            write(name, QByteArray::fromStdString(writeProject(project)));
        }
    };
    std::unique_ptr<Data> m;
};

namespace {

constexpr const char* kName = "game.broadside-project";

void addScene(Project& project) { project.scenes.push_back("scene " + std::to_string(project.scenes.size())); }

} // namespace

void TestProjectDocument::init()
{
    m = std::make_unique<Data>();
    QVERIFY(!m->document.create(m->file(kName)));
}

void TestProjectDocument::aNewOneIsAFileAtOnce()
{
    QVERIFY(m->document.isOpen());
    QCOMPARE(m->document.name(), QStringLiteral("game"));
    QCOMPARE(m->onDisk(kName).name, std::string("game"));
    const auto problem = m->document.create(m->file("nowhere/game.broadside-project"));
    QVERIFY(problem && !problem->remedy.empty());
    QCOMPARE(m->document.path(), m->file(kName));
}

void TestProjectDocument::aChangeIsWrittenAtOnce()
{
    const QSignalSpy changed(&m->document, &ProjectDocument::changed);
    m->document.edit(addScene);
    QCOMPARE(changed.size(), 1);
    QVERIFY(m->onDisk(kName) == m->document.project());
    QCOMPARE(m->document.project().scenes.size(), std::size_t{1});
}

void TestProjectDocument::whatCannotBeReadLeavesTheOpenOne()
{
    m->write("bad.broadside-project", QByteArray("{"));
    const auto problem = m->document.open(m->file("bad.broadside-project"));
    QVERIFY(problem && problem->line == 1 && !problem->remedy.empty());
    QCOMPARE(m->document.path(), m->file(kName));
}

void TestProjectDocument::aSecondOneClosesTheFirst()
{
    m->document.edit(addScene);
    Project other;
    other.name = "Other";
    m->write("other.broadside-project", other);
    const QSignalSpy closed(&m->document, &ProjectDocument::closed);
    const QSignalSpy opened(&m->document, &ProjectDocument::opened);
    QVERIFY(!m->document.open(m->file("other.broadside-project")));
    QCOMPARE(closed.size(), 1);
    QCOMPARE(closed[0][0].toString(), QStringLiteral("game"));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(m->document.name(), QStringLiteral("Other"));
    QVERIFY(m->document.project().scenes.empty());
    m->document.edit(addScene);
    m->document.edit(addScene);
    QCOMPARE(m->onDisk(kName).scenes.size(), std::size_t{1}); // neither project got data of the other one
    QCOMPARE(m->onDisk("other.broadside-project").scenes.size(), std::size_t{2});
}

void TestProjectDocument::whatCannotBeWrittenIsKeptAndWrittenLater()
{
    QVERIFY(QFile::remove(m->file(kName)));
    // a folder with this name: even root cannot write a file over it
    QVERIFY(QDir(m->folder.path()).mkdir(QLatin1String(kName)));
    m->document.edit(addScene);
    QVERIFY(m->document.savingProblem().has_value());
    QCOMPARE(m->document.project().scenes.size(), std::size_t{1});
    QVERIFY(QDir(m->folder.path()).rmdir(QLatin1String(kName)));
    m->document.edit(addScene);
    QVERIFY(!m->document.savingProblem());
    QCOMPARE(m->onDisk(kName).scenes.size(), std::size_t{2});
}

void TestProjectDocument::lostNamesAreSaid()
{
    const QString file = m->file(kName);
    QCOMPARE(::link(QFile::encodeName(file).constData(), QFile::encodeName(m->file("other name")).constData()), 0);
    const QSignalSpy said(&m->document, &ProjectDocument::savedWithLoss);
    m->document.edit(addScene);
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().contains(QLatin1String("hard links")));
    m->document.edit(addScene);
    QCOMPARE(said.size(), 1); // now the file has one name
}

void TestProjectDocument::aForeignChangeIsTakenOver()
{
    const QSignalSpy reloaded(&m->document, &ProjectDocument::reloaded);
    for (std::size_t i = 1; i <= 2; ++i) { // twice, because a watcher forgets a file that is replaced
        Project changed = m->document.project();
        addScene(changed);
        m->write(kName, changed);
        QTRY_COMPARE(m->document.project().scenes.size(), i);
    }
    QCOMPARE(reloaded.size(), 2);
}

void TestProjectDocument::aForeignChangeAndOursAreBothKept()
{
    Project changed = m->document.project();
    changed.assets = {"theirs.png"};
    m->write(kName, changed);
    m->document.edit(addScene); // before the event loop reports the change
    QCOMPARE(m->onDisk(kName).assets.size(), std::size_t{1});
    QCOMPARE(m->onDisk(kName).scenes.size(), std::size_t{1});
}

void TestProjectDocument::aSpoiledFileLeavesWhatIsOpen()
{
    m->document.edit(addScene);
    const QSignalSpy reloaded(&m->document, &ProjectDocument::reloaded);
    m->write(kName, QByteArray("{\"format\""));
    QTRY_COMPARE(reloaded.size(), 1);
    QVERIFY(reloaded[0][0].toString().contains(QStringLiteral("can no longer be read")));
    QCOMPARE(m->document.project().scenes.size(), std::size_t{1});
    m->document.edit(addScene);
    QCOMPARE(m->onDisk(kName).scenes.size(), std::size_t{2});
}

void TestProjectDocument::filesThatComeAndGoAreNoticed()
{
    m->document.edit([](Project& project) { project.scenes = {"a.broadside"}; });
    QVERIFY(m->document.problemOf("a.broadside").has_value());
    QSignalSpy files(&m->document, &ProjectDocument::filesChanged);
    m->write("a.broadside", QByteArray("x"));
    QTRY_VERIFY(!files.isEmpty() && !m->document.problemOf("a.broadside"));
    files.clear();
    QVERIFY(QFile::remove(m->file("a.broadside")));
    QTRY_VERIFY(!files.isEmpty() && m->document.problemOf("a.broadside"));
}

BROADSIDE_EVENT_TEST(TestProjectDocument)

} // namespace broadside::test::tst_project_document

#include "tst_project_document.moc"
