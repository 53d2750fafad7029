// Templates that scenes share: two scenes of one project, without windows.

#include "core/io/project/project_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/commands/templates/project_template_commands.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

namespace broadside::test::tst_project_template_commands {

constexpr TemplateFields kMass = TemplateField::Mass;

/// A scene of the project that follows changes of the shared templates.
struct Member : test::EditorWorld {
    explicit Member(ProjectDocument& project)
        : EditorWorld(test::threeBoxes())
    {
        library.setProject(&project);
        QObject::connect(
            &library, &TemplateLibrary::sharedChanged, &document,
            [this](const std::vector<SharedChange>& changes) { (void)templates.sharing().followShared(changes); });
    }
    ~Member() { library.setProject(nullptr); }

    void setMass(std::uint64_t id, double mass)
    {
        const ObjectPtr before = edits.find({id});
        edits.replace(QStringLiteral("Edit"), {{before, edited(*before, [&](SceneObject& o) { o.mass = mass; })}},
                      SceneChange::Kind::Edited, edits.newGesture());
    }
    void undo() { document.undoStack().undo(); }
    void redo() { document.undoStack().redo(); }
};

class TestProjectTemplateCommands : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void sharingMovesTheTemplateAndUndoBringsItBack();
    void whatIsAppliedReachesTheOtherScene();
    void undoTakesTheOtherSceneAlongToItsCleanState();
    void undoInTheOtherSceneIsItsOwn();
    void aStepInBetweenStays();
    void ofTheOtherSceneOverridesStay();
    void makingItOwnLeavesTheProjectAlone();
    void theScenesOwnHidesTheProjects();
    void deletingLeavesOtherScenesAsTheyAre();
    void refusals();
    void undoAfterTheProjectWasClosedChangesTheSceneOnly();
    void undoWritesWhatItWas();
    void otherProgramsChangeTemplatesToo();
    void randomEditsComeBack();

private:
    struct Data {
        QTemporaryDir folder;
        ProjectDocument project;
        std::unique_ptr<Member> one;
        std::unique_ptr<Member> two;
        [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("game.broadside-project")); }
        [[nodiscard]] Project onDisk() const
        {
            return readProjectFile(path().toStdString()).project.value_or(Project{});
        }
    };
    /// Makes object 1 of both scenes an instance of "Object", a template of the project.
    void shareObject();
    std::unique_ptr<Data> m;
};

void TestProjectTemplateCommands::init()
{
    m = std::make_unique<Data>();
    QVERIFY(!m->project.create(m->path()));
    m->one = std::make_unique<Member>(m->project);
    m->two = std::make_unique<Member>(m->project);
}

void TestProjectTemplateCommands::cleanup()
{
    m->one.reset();
    m->two.reset();
    m.reset();
}

void TestProjectTemplateCommands::shareObject()
{
    QCOMPARE(m->one->templates.makeFrom(test::ids({1})), QString());
    QCOMPARE(m->one->templates.sharing().share("Object"), QString());
    Scene scene = m->two->scene();
    scene.replace(linkedTo(edited(*scene.pointerTo({1}), [](SceneObject& o) { o.instanceOf = TemplateLink{"Object"}; }),
                           m->project.project().templates.at(0)));
    m->two->document.reset(std::move(scene), {});
}

void TestProjectTemplateCommands::sharingMovesTheTemplateAndUndoBringsItBack()
{
    QCOMPARE(m->one->templates.makeFrom(test::ids({1})), QString());
    const std::string before = writeScene(m->one->scene());
    QCOMPARE(m->one->templates.sharing().share("Object"), QString());
    QCOMPARE(m->one->document.undoStack().undoText(), QStringLiteral("Share template Object"));
    QVERIFY(m->one->scene().templates.empty());
    QVERIFY(!m->one->object(1).instanceOf.isEmpty());
    QCOMPARE(m->onDisk().templates.size(), std::size_t{1}); // saved at once
    QVERIFY(m->two->library.find("Object"));
    m->one->undo();
    QCOMPARE(writeScene(m->one->scene()), before);
    QVERIFY(m->onDisk().templates.empty());
    QVERIFY(!m->two->library.find("Object"));
    m->one->redo();
    QCOMPARE(m->onDisk().templates.size(), std::size_t{1});
}

void TestProjectTemplateCommands::whatIsAppliedReachesTheOtherScene()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->onDisk().templates.at(0).object->mass, 5.0);
    QCOMPARE(m->two->object(1).mass, 5.0);
    QVERIFY(m->two->object(1).instanceOf->overrides == TemplateFields{});
    QCOMPARE(m->two->document.undoStack().undoText(), QStringLiteral("Follow templates"));
    QVERIFY(m->two->document.isModified());
}

void TestProjectTemplateCommands::undoTakesTheOtherSceneAlongToItsCleanState()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    m->one->undo();
    QCOMPARE(m->two->object(1).mass, 1.0);
    QVERIFY(!m->two->document.isModified());
    QCOMPARE(m->two->document.undoStack().count(), 1); // the redo is kept
    m->one->redo();
    QCOMPARE(m->two->object(1).mass, 5.0);
    QCOMPARE(m->two->document.undoStack().count(), 1);
    QCOMPARE(m->two->document.undoStack().index(), 1);
}

void TestProjectTemplateCommands::undoInTheOtherSceneIsItsOwn()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    m->two->undo();
    QCOMPARE(m->two->object(1).mass, 1.0);
    QCOMPARE(m->one->object(1).mass, 5.0);
    QCOMPARE(m->onDisk().templates.at(0).object->mass, 5.0);
    QCOMPARE(m->two->templates.sharing().followShared().objects, std::size_t{1}); // as when the scene is opened
    QCOMPARE(m->two->object(1).mass, 5.0);
}

void TestProjectTemplateCommands::aStepInBetweenStays()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    m->two->setMass(2, 3.0);
    m->one->undo();
    QCOMPARE(m->two->object(1).mass, 1.0);
    QCOMPARE(m->two->object(2).mass, 3.0);
    QCOMPARE(m->two->document.undoStack().count(), 3); // it followed, was edited, and followed the undo
}

void TestProjectTemplateCommands::ofTheOtherSceneOverridesStay()
{
    shareObject();
    m->two->setMass(1, 9.0);
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->two->object(1).mass, 9.0);
    QCOMPARE(m->two->document.undoStack().count(), 1); // nothing to follow, so no step
}

void TestProjectTemplateCommands::makingItOwnLeavesTheProjectAlone()
{
    shareObject();
    QCOMPARE(m->two->templates.sharing().makeOwn("Object"), QString());
    QCOMPARE(m->two->scene().templates.at(0).name, std::string("Object 2"));
    QCOMPARE(m->two->object(1).instanceOf->name, std::string("Object 2"));
    QCOMPARE(m->onDisk().templates.size(), std::size_t{1});
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->two->object(1).mass, 1.0);
    m->two->undo();
    QCOMPARE(m->two->object(1).instanceOf->name, std::string("Object"));
    QVERIFY(m->two->scene().templates.empty());
}

void TestProjectTemplateCommands::theScenesOwnHidesTheProjects()
{
    QCOMPARE(m->two->templates.makeFrom(test::ids({1})), QString()); // a template "Object" of its own
    m->two->setMass(1, 2.0);
    QCOMPARE(m->two->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->one->templates.makeFrom(test::ids({1})), QString());
    QCOMPARE(m->one->templates.sharing().share("Object"), QString());
    QVERIFY(m->two->library.isOwn("Object"));
    QVERIFY(m->two->library.shared().empty());
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->two->object(1).mass, 2.0);
    QVERIFY(m->two->templates.sharing().share("Object").contains(QStringLiteral("already has a template Object")));
    QCOMPARE(m->two->templates.sharing().useShared({"Object"}), QString());
    QCOMPARE(m->two->object(1).mass, 2.0); // the mass stays and is an override now
    QVERIFY(m->two->object(1).instanceOf->overrides == kMass);
    QVERIFY(!m->two->library.isOwn("Object"));
}

void TestProjectTemplateCommands::deletingLeavesOtherScenesAsTheyAre()
{
    shareObject();
    QCOMPARE(m->one->templates.remove({"Object"}), QString());
    QVERIFY(m->onDisk().templates.empty());
    QVERIFY(m->one->object(1).instanceOf.isEmpty());
    QCOMPARE(m->two->object(1).instanceOf->name, std::string("Object")); // the template is missing here until the undo
    m->one->undo();
    QVERIFY(m->two->library.of(m->two->object(1)));
    QVERIFY(!m->two->document.isModified());
}

void TestProjectTemplateCommands::refusals()
{
    shareObject();
    const auto says = [](const QString& refusal, const char* words) {
        return refusal.contains(QLatin1String(words)) ? QString() : QStringLiteral("says: ") + refusal;
    };
    QCOMPARE(says(m->one->templates.sharing().share("Object"), "already shared by the project"), QString());
    QCOMPARE(says(m->one->templates.sharing().share("Nobody"), "There is no template Nobody"), QString());
    QCOMPARE(says(m->one->templates.rename("Object", "Box"), "Make it local to this scene first"), QString());
    m->one->edits.replace(QStringLiteral("Edit"),
                          {{m->one->edits.find({1}),
                            edited(m->one->object(1), [](SceneObject& o) { o.components = {Spawner{ObjectId{2}}}; })}},
                          SceneChange::Kind::Edited, m->one->edits.newGesture());
    QCOMPARE(says(m->one->templates.applyToTemplate({1}, TemplateFields::all()), "refers to an object"), QString());
    QCOMPARE(m->one->templates.sharing().makeOwn("Object"), QString());
    QCOMPARE(says(m->one->templates.sharing().makeOwn("Object 2"), "already local to this scene"), QString());
    m->one->library.setProject(nullptr);
    QCOMPARE(says(m->one->templates.sharing().share("Object 2"), "Open the project of this scene first"), QString());
}

void TestProjectTemplateCommands::undoAfterTheProjectWasClosedChangesTheSceneOnly()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    m->project.close();
    m->one->undo();
    QCOMPARE(m->onDisk().templates.at(0).object->mass, 5.0);
    QVERIFY(m->one->object(1).instanceOf->overrides == kMass);
    QVERIFY(!m->project.create(m->folder.filePath(QStringLiteral("other.broadside-project"))));
    m->one->redo(); // another project is open now
    QVERIFY(m->project.project().templates.empty());
}

void TestProjectTemplateCommands::undoWritesWhatItWas()
{
    shareObject();
    m->one->setMass(1, 5.0);
    QCOMPARE(m->one->templates.applyToTemplate({1}, kMass), QString());
    m->two->setMass(1, 7.0);
    QCOMPARE(m->two->templates.applyToTemplate({1}, kMass), QString());
    QCOMPARE(m->one->object(1).mass, 7.0);
    m->one->undo(); // following the change of scene two
    m->one->undo(); // its own change of the template
    QCOMPARE(m->onDisk().templates.at(0).object->mass, 1.0);
    QCOMPARE(m->two->object(1).mass, 1.0);
}

void TestProjectTemplateCommands::otherProgramsChangeTemplatesToo()
{
    shareObject();
    Project foreign = m->onDisk();
    foreign.templates[0].object = edited(*foreign.templates[0].object, [](SceneObject& object) { object.mass = 4.0; });
    m->project.edit([&](Project& project) { project = foreign; }); // as after a reload
    QCOMPARE(m->one->object(1).mass, 4.0);
    QCOMPARE(m->two->object(1).mass, 4.0);
    QCOMPARE(m->one->document.undoStack().undoText(), QStringLiteral("Follow templates"));
}

void TestProjectTemplateCommands::randomEditsComeBack()
{
    shareObject();
    const std::string one = writeScene(m->one->scene());
    const int begun = m->one->document.undoStack().index();
    std::vector<std::string> texts;
    for (int i = 0; i < 60; ++i) {
        texts.push_back(writeScene(m->one->scene()));
        const double mass = 2.0 + i;
        if (i % 3 == 0)
            m->one->setMass(1, mass);
        else if (i % 3 == 1)
            (void)m->one->templates.applyToTemplate({1}, kMass);
        else
            (void)m->one->templates.resetToTemplate(test::ids({1}), TemplateFields::all());
        if (m->one->document.undoStack().index() - begun < static_cast<int>(texts.size()))
            texts.pop_back(); // this edit changed nothing
    }
    QVERIFY(texts.size() > 20);
    while (m->one->document.undoStack().index() > begun) {
        m->one->undo();
        const auto at = static_cast<std::size_t>(m->one->document.undoStack().index() - begun);
        QCOMPARE(writeScene(m->one->scene()), texts.at(at));
        QCOMPARE(m->two->object(1).mass, m->project.project().templates.at(0).object->mass);
    }
    QCOMPARE(writeScene(m->one->scene()), one);
}

BROADSIDE_EVENT_TEST(TestProjectTemplateCommands)

} // namespace broadside::test::tst_project_template_commands

#include "tst_project_template_commands.moc"
