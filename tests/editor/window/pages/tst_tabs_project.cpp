// Projects in the real window: opening, missing files, a second one after the first, and the panel.

#include "core/io/project/project_reader.h"
#include "core/io/project/project_writer.h"
#include "editor/panels/project_panel.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace broadside::test::tst_tabs_project {

using test::DialogAnswer;

class TestTabsProject : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void withoutOneThePanelSaysWhatToDo();
    void openingShowsItsScenes();
    void aSceneOpensOrComesToTheFront();
    void aMissingSceneIsSaidAndTheRestWorks();
    void aMissingSceneIsLocated();
    void whatLiesOutsideIsRefused();
    void deleteTakesOffTheListAndNothingElse();
    void aSecondOneClosesTheFirstAndLosesNothing();
    void whatCannotBeOpenedLeavesAllAsItIs();
    void theSceneInFrontIsAdded();
    void aSceneOfAnotherFolderIsNotAdded();
    void aNewProjectIsAFile();
    void aFailedWriteIsSaidAndTriedAgain();
    void closingLeavesTheScenesOpen();
    void theLastSceneOfAProjectLeavesTheWindowOpen();
    void recentFilesAndTheCommandLineTakeProjects();
    void aRestartBringsItBack();

private:
    QString project(const QString& name, const std::vector<std::string>& scenes) const;
    [[nodiscard]] QTreeWidget& list() const { return m->part<QTreeWidget>("projectList"); }
    [[nodiscard]] QTreeWidgetItem& row(int group, int index) const { return *list().topLevelItem(group)->child(index); }
    [[nodiscard]] QString message() const { return m->part<QLabel>("messageText").text(); }
    [[nodiscard]] ProjectDocument& document() const { return m->window->project(); }
    [[nodiscard]] bool showsPanel() const
    {
        const auto* panel = m->window->findChild<ProjectPanel*>();
        return panel && panel->isVisible();
    }
    std::unique_ptr<test::TabsFixture> m;
};

void TestTabsProject::init() { m = std::make_unique<test::TabsFixture>(); }

QString TestTabsProject::project(const QString& name, const std::vector<std::string>& scenes) const
{
    Project project;
    project.name = QFileInfo(name).completeBaseName().toStdString();
    project.scenes = scenes;
    QFile file(m->file(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(writeProject(project)));
    return m->file(name);
}

void TestTabsProject::withoutOneThePanelSaysWhatToDo()
{
    QVERIFY(!showsPanel());
    m->action("toggleProjectPanel").trigger();
    QTRY_VERIFY(showsPanel());
    QTRY_VERIFY(m->part<QLabel>("projectNone").isVisible());
    QVERIFY(!m->action("closeProject").isEnabled());
    QVERIFY(!m->action("addToProject").isEnabled());
    QVERIFY2(m->action("addToProject").toolTip().contains(QStringLiteral("Open a project first.")),
             qPrintable(m->action("addToProject").toolTip()));
}

void TestTabsProject::openingShowsItsScenes()
{
    const QString one = m->write(QStringLiteral("levels/one.broadside"));
    m->write(QStringLiteral("levels/two.broadside"));
    const QString path =
        project(QStringLiteral("game.broadside-project"), {"levels/one.broadside", "levels/two.broadside"});
    m->page().openFile(path);
    QVERIFY(document().isOpen());
    QTRY_COMPARE(m->document().path(), one); // it replaces the sample
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2);
    QVERIFY(list().isVisible());
    QVERIFY(m->tabs().isVisible());
    QCOMPARE(row(0, 1).text(0), QStringLiteral("levels/two.broadside"));
    QVERIFY2(m->window->windowTitle().contains(QStringLiteral("game")), qPrintable(m->window->windowTitle()));
    QVERIFY2(message().contains(QStringLiteral("2 scenes")), qPrintable(message()));
    // the row explains how to add pictures
    QVERIFY(!list().topLevelItem(1)->child(0)->flags().testFlag(Qt::ItemIsSelectable));
}

void TestTabsProject::aSceneOpensOrComesToTheFront()
{
    m->write(QStringLiteral("one.broadside"));
    const QString two = m->write(QStringLiteral("two.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"one.broadside", "two.broadside"}));
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2);
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("one.broadside")));
    list().setCurrentItem(&row(0, 1));
    QTest::keyClick(&list(), Qt::Key_Return);
    QTRY_COMPARE(m->document().path(), two);
    QCOMPARE(m->window->pageCount(), 2);
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2); // the panel of this page
    emit list().itemDoubleClicked(&row(0, 0), 0);
    list().setCurrentItem(&row(0, 0));
    QTest::keyClick(&list(), Qt::Key_Return);
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("one.broadside")));
    QCOMPARE(m->window->pageCount(), 2);
}

void TestTabsProject::aMissingSceneIsSaidAndTheRestWorks()
{
    const QString two = m->write(QStringLiteral("two.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"gone.broadside", "two.broadside"}));
    QTRY_COMPARE(m->document().path(), two); // the first scene that exists
    QVERIFY2(message().contains(QStringLiteral("One file is missing")), qPrintable(message()));
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2);
    QVERIFY(row(0, 0).text(0).contains(QStringLiteral("(missing)")));
    QVERIFY2(row(0, 0).toolTip(0).contains(QStringLiteral("The file does not exist")),
             qPrintable(row(0, 0).toolTip(0)));
    list().setCurrentItem(&row(0, 0));
    QVERIFY(m->action("projectLocate").isEnabled());
    QVERIFY(!m->action("projectOpenScene").isEnabled());
    QTest::keyClick(&list(), Qt::Key_Return); // opens nothing
    QCOMPARE(m->window->pageCount(), 1);
    m->write(QStringLiteral("gone.broadside")); // the file exists again
    QTRY_COMPARE(row(0, 0).text(0), QStringLiteral("gone.broadside"));
}

void TestTabsProject::aMissingSceneIsLocated()
{
    m->write(QStringLiteral("two.broadside"));
    const QString moved = m->write(QStringLiteral("new place/one.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"one.broadside", "two.broadside"}));
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2);
    list().setCurrentItem(&row(0, 0));
    const DialogAnswer answer(QStringLiteral("locateFile"), [moved](QWidget& widget) { enterFile(widget, moved); });
    m->action("projectLocate").trigger();
    QVERIFY(answer.wasAsked());
    const auto scenes = document().project().scenes;
    QCOMPARE(scenes, (std::vector<std::string>{"new place/one.broadside", "two.broadside"}));
    QCOMPARE(readProjectFile(document().path().toStdString()).project->scenes, scenes);
}

void TestTabsProject::whatLiesOutsideIsRefused()
{
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {}));
    const QTemporaryDir elsewhere;
    const QString outside = elsewhere.filePath(QStringLiteral("x.broadside"));
    QVERIFY(QFile::copy(QStringLiteral(BROADSIDE_SCENES "/pong.broadside"), outside));
    const DialogAnswer choose(QStringLiteral("addToProject"),
                              [outside](QWidget& widget) { enterFile(widget, outside); });
    const DialogAnswer refused(QStringLiteral("outsideProject"), QMessageBox::Ok);
    m->action("projectAddScenes").trigger();
    QVERIFY(choose.wasAsked() && refused.wasAsked());
    QVERIFY2(refused.text().contains(m->folder.path()), qPrintable(refused.text()));
    QVERIFY(document().project().scenes.empty());
}

void TestTabsProject::deleteTakesOffTheListAndNothingElse()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"one.broadside", "two.broadside"}));
    QTRY_COMPARE(m->document().path(), one);
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 2);
    m->action("selectAll").trigger();
    const std::size_t count = m->document().scene().size();
    list().setFocus();
    list().setCurrentItem(&row(0, 0));
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(document().project().scenes, (std::vector<std::string>{"two.broadside"}));
    QVERIFY(QFile::exists(one));
    QCOMPARE(m->document().scene().size(), count);
    QCOMPARE(m->document().path(), one);
}

void TestTabsProject::aSecondOneClosesTheFirstAndLosesNothing()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    const QString first = project(QStringLiteral("first.broadside-project"), {"one.broadside"});
    const QString second = project(QStringLiteral("second.broadside-project"), {"gone.broadside"});
    m->page().openFile(first);
    QTRY_COMPARE(m->document().path(), one);
    m->edit();
    m->page().openFile(second);
    QCOMPARE(document().path(), second);
    QVERIFY2(message().contains(QStringLiteral("The project first was closed")), qPrintable(message()));
    QCOMPARE(m->document().path(), one);
    QVERIFY(m->document().isModified());
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 1);
    QVERIFY(row(0, 0).text(0).startsWith(QStringLiteral("gone.broadside")));
    QCOMPARE(readProjectFile(first.toStdString()).project->scenes.size(), std::size_t{1});
}

void TestTabsProject::whatCannotBeOpenedLeavesAllAsItIs()
{
    const QString first = project(QStringLiteral("first.broadside-project"), {});
    m->page().openFile(first);
    QFile bad(m->file(QStringLiteral("bad.broadside-project")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(R"({"format": "broadside-project", "version": 99})");
    bad.close();
    const DialogAnswer answer(QStringLiteral("problem"), QMessageBox::Ok);
    m->page().openFile(bad.fileName());
    QVERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("version 99")), qPrintable(answer.text()));
    QCOMPARE(document().path(), first);
}

void TestTabsProject::theSceneInFrontIsAdded()
{
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {}));
    QVERIFY2(m->action("addToProject").toolTip().contains(QStringLiteral("Save the scene")),
             qPrintable(m->action("addToProject").toolTip()));
    m->open(m->write(QStringLiteral("levels/one.broadside")));
    m->action("addToProject").trigger();
    QCOMPARE(document().project().scenes, (std::vector<std::string>{"levels/one.broadside"}));
    QVERIFY2(message().contains(QStringLiteral("now belongs to the project game")), qPrintable(message()));
    m->action("addToProject").trigger();
    QCOMPARE(document().project().scenes.size(), std::size_t{1});
    QVERIFY2(message().contains(QStringLiteral("already")), qPrintable(message()));
}

void TestTabsProject::aSceneOfAnotherFolderIsNotAdded()
{
    m->write(QStringLiteral("inner/x.broadside"));
    m->page().openFile(project(QStringLiteral("inner/game.broadside-project"), {}));
    m->open(m->write(QStringLiteral("one.broadside")));
    m->action("addToProject").trigger();
    QVERIFY(document().project().scenes.empty());
    QVERIFY2(message().contains(QStringLiteral("Save as")), qPrintable(message()));
}

void TestTabsProject::aNewProjectIsAFile()
{
    const QString path = m->file(QStringLiteral("mine"));
    const DialogAnswer answer(QStringLiteral("newProject"), [path](QWidget& widget) { enterFile(widget, path); });
    m->action("newProject").trigger();
    QVERIFY(answer.wasAsked());
    QCOMPARE(document().path(), path + QStringLiteral(".broadside-project"));
    QVERIFY(QFile::exists(document().path()));
    QVERIFY2(message().contains(QStringLiteral("no scenes yet")), qPrintable(message()));
    QTRY_VERIFY(list().isVisible());
}

void TestTabsProject::aFailedWriteIsSaidAndTriedAgain()
{
    const QString path = project(QStringLiteral("game.broadside-project"), {});
    m->page().openFile(path);
    m->open(m->write(QStringLiteral("one.broadside")));
    QVERIFY(QFile::remove(path));
    QVERIFY(QDir().mkdir(path));
    m->action("addToProject").trigger();
    QVERIFY2(message().contains(QStringLiteral("could not be saved")), qPrintable(message()));
    auto& retry = m->part<QPushButton>("projectRetry");
    QTRY_VERIFY(retry.isVisible());
    const DialogAnswer answer(QStringLiteral("projectNotSaved"), QMessageBox::Cancel);
    QVERIFY(!m->window->close());
    QVERIFY(answer.wasAsked());
    QVERIFY(QDir().rmdir(path));
    retry.click();
    QTRY_VERIFY(!retry.isVisible());
    QCOMPARE(readProjectFile(path.toStdString()).project->scenes.size(), std::size_t{1});
}

void TestTabsProject::closingLeavesTheScenesOpen()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"one.broadside"}));
    QTRY_COMPARE(m->document().path(), one);
    m->action("closeProject").trigger();
    QVERIFY(!document().isOpen());
    QCOMPARE(m->document().path(), one);
    QVERIFY(!m->tabs().isVisible());
    QVERIFY(!showsPanel());
    QVERIFY(!m->window->windowTitle().contains(QStringLiteral("game")));
}

void TestTabsProject::theLastSceneOfAProjectLeavesTheWindowOpen()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    m->page().openFile(project(QStringLiteral("game.broadside-project"), {"one.broadside"}));
    QTRY_COMPARE(m->document().path(), one);
    m->action("closeScene").trigger();
    QVERIFY(m->window->isVisible());
    QCOMPARE(m->window->pageCount(), 1);
    QVERIFY(m->document().path().isEmpty());
}

void TestTabsProject::recentFilesAndTheCommandLineTakeProjects()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    const QString two = m->write(QStringLiteral("two.broadside"));
    const QString path = project(QStringLiteral("game.broadside-project"), {"one.broadside"});
    m->window->openFiles({path, two});
    QTRY_COMPARE(m->document().path(), one);
    QCOMPARE(m->window->pageCount(), 2);
    QVERIFY(Settings(m->settings).recentFiles().contains(path));
    m->action("closeProject").trigger();
    m->page().openFile(path);
    QCOMPARE(document().path(), path);
}

void TestTabsProject::aRestartBringsItBack()
{
    const QString one = m->write(QStringLiteral("one.broadside"));
    const QString path = project(QStringLiteral("game.broadside-project"), {"one.broadside"});
    m->page().openFile(path);
    QTRY_COMPARE(m->document().path(), one);
    QVERIFY(m->window->close());
    m->restart();
    QVERIFY(m->window->restoreSession());
    QCOMPARE(document().path(), path);
    QTRY_COMPARE(m->document().path(), one);
    QVERIFY(m->tabs().isVisible());
}

BROADSIDE_WINDOW_TEST(TestTabsProject)

} // namespace broadside::test::tst_tabs_project

#include "tst_tabs_project.moc"
