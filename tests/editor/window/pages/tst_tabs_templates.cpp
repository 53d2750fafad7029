// Templates that the scenes of a project share, in the real window: two tabs, one opened later, a project that cannot
// be written.

#include "core/io/project/project_reader.h"
#include "core/io/project/project_writer.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/panels/assets/templates_panel.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QTreeWidget>

namespace broadside::test::tst_tabs_templates {

class TestTabsTemplates : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void theDockTellsWhoseTheyAre();
    void sharingIsAnActionThatUndoTakesBack();
    void theOtherTabFollowsAndGoesBackWithUndo();
    void aSceneThatIsOpenedLaterFollowsAndSaysSo();
    void withoutTheProjectInstancesStayWhole();
    void aSceneOfAnotherFolderIsNoMember();
    void aProjectThatCannotBeWrittenIsSaid();
    void theChecksLeadToATemplateAndUseTheProjects();

private:
    void writeScene(const char* name, const Scene& scene) const;
    void openProject();
    [[nodiscard]] QTreeWidget& list() const { return m->part<QTreeWidget>("templatesView"); }
    [[nodiscard]] QString message() const { return m->part<QLabel>("messageText").text(); }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *m->document().scene().find({id}); }
    [[nodiscard]] double massOnDisk() const
    {
        const auto project = readProjectFile(m->file(QStringLiteral("game.broadside-project")).toStdString()).project;
        return project && !project->templates.empty() ? project->templates[0].object->mass : 0.0;
    }
    /// Like an edit in Properties.
    void setMass(std::uint64_t id, double mass) const
    {
        SceneDocument& document = m->document();
        document.push(std::make_unique<ReplaceObjects>(
            document, QStringLiteral("Edit"),
            std::vector<ObjectPtr>{edited(object(id), [&](SceneObject& o) { o.mass = mass; })},
            SceneChange::Kind::Edited, document.newGesture()));
    }
    void applyMass(double mass) const
    {
        m->page().focus().select(test::ids({1}));
        setMass(1, mass);
        QTRY_VERIFY(m->action("applyToTemplate").isEnabled());
        m->action("applyToTemplate").trigger();
    }
    std::unique_ptr<test::TabsFixture> m;
    Template m_crate = templateFrom(*test::makeObject(1, {}), "Crate");
};

void TestTabsTemplates::writeScene(const char* name, const Scene& scene) const
{
    QFile file(m->file(QLatin1String(name)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(broadside::writeScene(scene)));
}

/// Two scenes, each with an instance of "Crate" (1) and a box of its own (2); only the first one is open.
void TestTabsTemplates::openProject()
{
    Scene scene;
    scene.append(instanceOf(m_crate, {1, 1}, {1}));
    scene.append(test::makeObject(2, {4, 1}));
    writeScene("one.broadside", scene);
    writeScene("two.broadside", scene);
    Project project;
    project.name = "game";
    project.scenes = {"one.broadside", "two.broadside"};
    project.templates = {m_crate};
    QFile file(m->file(QStringLiteral("game.broadside-project")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeProject(project)));
    file.close();
    m->page().openFile(file.fileName());
    QTRY_COMPARE(m->document().path(), m->file(QStringLiteral("one.broadside")));
}

void TestTabsTemplates::init()
{
    m = std::make_unique<test::TabsFixture>();
    openProject();
}

void TestTabsTemplates::theDockTellsWhoseTheyAre()
{
    m->part<TemplatesPanel>("TemplatesPanel").bringUp();
    m->page().focus().select(test::ids({2}));
    m->action("makeTemplate").trigger();
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    QCOMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Object"));
    QCOMPARE(list().topLevelItem(0)->text(1), QString());
    QCOMPARE(list().topLevelItem(1)->text(0), QStringLiteral("Crate"));
    QCOMPARE(list().topLevelItem(1)->text(1), QStringLiteral("project"));
    QCOMPARE(list().topLevelItem(1)->text(2), QStringLiteral("1"));
}

void TestTabsTemplates::sharingIsAnActionThatUndoTakesBack()
{
    m->page().focus().select(test::ids({2}));
    m->action("makeTemplate").trigger();
    m->page().model().templateChoice.setCurrent("Object");
    QTRY_VERIFY(m->action("shareTemplate").isEnabled());
    QVERIFY(!m->action("ownTemplate").isEnabled());
    m->action("shareTemplate").trigger();
    QVERIFY(m->document().scene().templates.empty());
    QCOMPARE(m->window->project().project().templates.size(), std::size_t{2});
    QTRY_VERIFY(!m->action("shareTemplate").isEnabled());
    QVERIFY2(m->action("shareTemplate").toolTip().contains(QStringLiteral("already shared by the project")),
             qPrintable(m->action("shareTemplate").toolTip()));
    QVERIFY(m->action("ownTemplate").isEnabled());
    m->action("undo").trigger();
    QCOMPARE(m->window->project().project().templates.size(), std::size_t{1});
    QCOMPARE(m->document().scene().templates.size(), std::size_t{1});
}

void TestTabsTemplates::theOtherTabFollowsAndGoesBackWithUndo()
{
    m->open(m->file(QStringLiteral("two.broadside")));
    QCOMPARE(m->window->pageCount(), 2);
    m->clickTab(0);
    QCOMPARE(m->document().path(), m->file(QStringLiteral("one.broadside")));
    applyMass(5.0);
    QCOMPARE(massOnDisk(), 5.0);
    QVERIFY2(m->tabTexts().at(1).contains(QLatin1Char('*')), qPrintable(m->tabTexts().at(1)));
    m->clickTab(1);
    QCOMPARE(object(1).mass, 5.0);
    QVERIFY2(message().contains(QStringLiteral("1 object followed templates of the project: Crate")),
             qPrintable(message()));
    QCOMPARE(m->document().undoStack().undoText(), QStringLiteral("Follow templates"));
    m->clickTab(0);
    m->action("undo").trigger();
    QCOMPARE(massOnDisk(), 1.0);
    m->clickTab(1);
    QCOMPARE(object(1).mass, 1.0);
    QVERIFY(!m->document().isModified());
    m->clickTab(0);
    m->action("redo").trigger();
    m->clickTab(1);
    QCOMPARE(object(1).mass, 5.0);
}

void TestTabsTemplates::aSceneThatIsOpenedLaterFollowsAndSaysSo()
{
    applyMass(5.0);
    m->document().undoStack().setClean();
    const QString two = m->file(QStringLiteral("two.broadside"));
    m->page().openFile(two);
    QTRY_COMPARE(m->document().path(), two);
    QTRY_COMPARE(object(1).mass, 5.0);
    QVERIFY2(message().contains(QStringLiteral("changed since this scene was saved: Crate")), qPrintable(message()));
    QVERIFY(m->document().isModified());
    QCOMPARE(m->document().undoStack().count(), 1);
    m->action("undo").trigger();
    QCOMPARE(object(1).mass, 1.0);
    QVERIFY(!m->document().isModified());
}

void TestTabsTemplates::withoutTheProjectInstancesStayWhole()
{
    applyMass(5.0);
    m->action("closeProject").trigger();
    QCOMPARE(object(1).mass, 5.0);
    QCOMPARE(object(1).instanceOf->name, std::string("Crate"));
    QVERIFY(!m->document().scene().find({1})->instanceOf.isEmpty());
    m->part<TemplatesPanel>("TemplatesPanel").bringUp();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    m->action("undo").trigger(); // a closed project is not written any more
    QCOMPARE(massOnDisk(), 5.0);
    m->action("redo").trigger();
}

void TestTabsTemplates::aSceneOfAnotherFolderIsNoMember()
{
    applyMass(5.0);
    m->document().undoStack().setClean();
    Scene scene;
    scene.append(instanceOf(m_crate, {1, 1}, {1}));
    writeScene("stranger.broadside", scene); // in the folder, but not listed in the project
    m->open(m->file(QStringLiteral("stranger.broadside")));
    QCOMPARE(object(1).mass, 1.0);
    QVERIFY(!m->document().isModified());
    m->action("addToProject").trigger();
    QTRY_COMPARE(object(1).mass, 5.0);
    QVERIFY2(message().contains(QStringLiteral("belongs to the project")), qPrintable(message()));
    QVERIFY2(message().contains(QStringLiteral("1 object followed")), qPrintable(message()));
}

void TestTabsTemplates::aProjectThatCannotBeWrittenIsSaid()
{
    const QString path = m->file(QStringLiteral("game.broadside-project"));
    QVERIFY(QFile::rename(path, path + QStringLiteral(".kept")));
    QVERIFY(QDir().mkpath(path)); // a folder at the path of the project
    applyMass(5.0);
    QVERIFY(m->window->project().savingProblem());
    QVERIFY2(message().contains(QStringLiteral("could not be saved")), qPrintable(message()));
    QCOMPARE(object(1).mass, 5.0); // kept in the scene, and written with the next change
    QVERIFY(QDir().rmdir(path));
    m->window->project().save();
    QCOMPARE(massOnDisk(), 5.0);
}

void TestTabsTemplates::theChecksLeadToATemplateAndUseTheProjects()
{
    SceneDocument& document = m->document();
    Scene scene = document.scene();
    scene.templates = {m_crate};
    document.reset(scene, document.path());
    auto& checks = m->part<QDockWidget>("ChecksPanel");
    checks.show();
    checks.raise();
    auto& findings = m->part<QTreeWidget>("checksList");
    const auto heading = [&] {
        const auto found = findings.findItems(QStringLiteral("Templates that hide the project's"), Qt::MatchStartsWith);
        return found.isEmpty() ? nullptr : found.front();
    };
    QTRY_VERIFY(heading());
    findings.setCurrentItem(heading()->child(0));
    emit findings.itemActivated(heading()->child(0), 0);
    QTRY_VERIFY(list().isVisible());
    QCOMPARE(list().currentItem()->text(0), QStringLiteral("Crate"));
    checks.raise();
    QTRY_VERIFY(heading());
    findings.setCurrentItem(heading()->child(0));
    QTRY_VERIFY(m->part<QAbstractButton>("checksFix").isEnabled());
    m->part<QAbstractButton>("checksFix").click();
    QVERIFY(document.scene().templates.empty());
    QTRY_VERIFY(!heading());
}

BROADSIDE_WINDOW_TEST(TestTabsTemplates)

} // namespace broadside::test::tst_tabs_templates

#include "tst_tabs_templates.moc"
