// A thousand random edits of every kind: undo and redo must give the same texts, byte for byte, in both directions.
// Every new kind of edit must be added to the list here.

#include "core/base/random.h"
#include "core/debug/level_checks.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "editor/commands/apply_fix.h"
#include "editor/commands/arranging/arrange_objects.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/arranging/order_objects.h"
#include "editor/commands/arranging/transform_objects.h"
#include "editor/commands/edit_guides.h"
#include "editor/commands/edit_layers.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "editor/commands/paste_objects.h"
#include "editor/commands/property_edits.h"
#include "editor/commands/replace_scene.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/window/actions/object_selection.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QUndoStack>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>

namespace broadside::test::tst_random_commands {

namespace {

/// Does random edits of every kind.
class RandomEditor {
public:
    RandomEditor(test::EditorWorld& world, std::uint64_t seed)
        : m_world(world)
        , m_random(seed)
    {}

    /// Does one random edit and returns its name; it may have changed nothing.
    std::string act()
    {
        // otherwise an edit would end every redo
        const bool again = m_world.document.undoStack().canRedo() && below(4) == 0;
        const auto& [name, deed] = again ? m_randomEdits.back() : m_randomEdits[below(m_randomEdits.size())];
        if (below(3) == 0)
            select();
        deed();
        return name;
    }
    [[nodiscard]] const std::map<std::string, int>& stepsOf() const { return m_steps; }
    void count(const std::string& name, int steps) { m_steps[name] += steps; }
    [[nodiscard]] std::size_t deeds() const { return m_randomEdits.size(); }

private:
    using RandomEdit = std::pair<std::string, std::function<void()>>;

    std::size_t below(std::size_t count)
    {
        return std::min(count - 1, static_cast<std::size_t>(m_random.between(0.0, static_cast<double>(count))));
    }
    double number() { return std::round(m_random.between(-40.0, 40.0)) / 4.0; }

    void select()
    {
        std::vector<ObjectId> ids;
        const auto objects = m_world.scene().objects();
        const std::size_t count = objects.empty() ? 0 : below(6);
        for (std::size_t i = 0; i < count; ++i)
            ids.push_back(objects[below(objects.size())]->id);
        std::ranges::sort(ids);
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        m_world.focus.select(ids);
    }
    [[nodiscard]] const std::vector<ObjectId>& selection() const { return m_world.focus.selection(); }

    template<class Change>
    void edit(const QString& text, SceneChange::Kind kind, GestureId gesture, const Change& change)
    {
        std::vector<ObjectEdits::Replacement> objects;
        for (const ObjectId id : selection())
            if (const ObjectPtr before = m_world.edits.find(id))
                objects.push_back({before, edited(*before, change)});
        if (!objects.empty())
            m_world.edits.replace(text, objects, kind, gesture);
    }

    void place()
    {
        if (m_world.scene().size() > 80)
            return;
        const std::uint64_t id = m_world.edits.nextId().value;
        m_world.edits.add({}, {test::makeObject(id, {number(), number()}, [&](SceneObject& o) {
                              o.kind = below(2) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
                              o.name = below(3) == 0 ? std::string() : o.name;
                              o.mask = static_cast<std::uint32_t>(below(4));
                          })});
    }
    /// A gesture of several edits, which may end at its beginning.
    void drag()
    {
        const GestureId gesture = m_world.edits.newGesture();
        std::vector<ObjectPtr> begun;
        for (const ObjectId id : selection())
            if (const ObjectPtr object = m_world.edits.find(id))
                begun.push_back(object);
        if (begun.empty())
            return;
        std::vector<Vec2> ways{{number(), number()}, {number(), number()}};
        if (below(3) == 0)
            ways.push_back({0.0, 0.0});
        for (const Vec2 way : ways) {
            std::vector<ObjectEdits::Replacement> moved;
            const std::vector<ObjectPtr> after = movedBy(begun, way);
            for (std::size_t i = 0; i < after.size(); ++i)
                moved.push_back({begun[i], after[i]});
            m_world.edits.replace(QStringLiteral("Move"), moved, SceneChange::Kind::Moved, gesture);
        }
    }
    void change()
    {
        const std::size_t what = below(9);
        const double value = number();
        edit(QStringLiteral("Edit"), SceneChange::Kind::Edited, m_world.edits.newGesture(), [&](SceneObject& o) {
            switch (what) {
            case 0:
                o.name += "x";
                break;
            case 1:
                o.pose.angle = value;
                break;
            case 2:
                o.velocity = {value, -value};
                break;
            case 3:
                o.mass = 1.0 + std::abs(value);
                break;
            case 4:
                o.shape = Circle{0.5 + std::abs(value)};
                break;
            case 5:
                o.category ^= 2;
                break;
            case 6:
                o.locked = !o.locked;
                break;
            case 7:
                o.visible = !o.visible;
                break;
            default:
                o.kind = o.isDynamic() ? ObjectKind::Static : ObjectKind::Dynamic;
                break;
            }
        });
    }
    void settings()
    {
        SceneSettings after = settingsOf(m_world.scene());
        switch (below(4)) {
        case 0:
            after.broadPhase.cellSize = 0.5 + std::abs(number());
            break;
        case 1:
            after.broadPhase.algorithm = static_cast<Algorithm>(below(10));
            break;
        case 2:
            after.world.gravity = {number(), number()};
            break;
        default:
            after.step.continuous = !after.step.continuous;
            break;
        }
        m_world.document.push(std::make_unique<EditSettings>(m_world.document, QStringLiteral("Settings"), after,
                                                             m_world.document.newGesture()));
    }
    void fix()
    {
        const LevelReport report = checkLevel(m_world.scene());
        if (!report.findings.empty())
            applyFix(m_world.document, m_world.edits, report.findings[below(report.findings.size())].fix);
    }
    /// What another program made of the file.
    void reload()
    {
        Scene after = m_world.scene();
        if (after.size() > 8)
            after.remove(selection());
        for (const ObjectPtr& object : objectsOf(m_world.scene(), selection()))
            if (below(2) == 0 && after.contains(object->id))
                after.replace(edited(*object, [&](SceneObject& o) { o.pose.position = {number(), number()}; }));
        if (below(2) == 0 && after.size() > 0) { // another order
            const ObjectPtr first = after.objects()[below(after.size())];
            after.remove(std::vector{first->id});
            after.append(first);
        }
        if (after.size() < 80) {
            const std::vector<Scene::Placed> placed{
                {below(after.size() + 1), test::makeObject(after.nextId().value, {number(), number()})}};
            after.insert(placed);
        }
        SceneDifference difference = differenceOf(m_world.scene(), after);
        m_world.document.push(std::make_unique<ReplaceScene>(m_world.document, QStringLiteral("Reload"),
                                                             std::move(after), std::move(difference)));
    }
    void nudge() { m_nudger.nudge(m_world.edits, selection(), static_cast<int>(below(3)) - 1, 1); }
    void align() { alignObjects(m_world.edits, selection(), static_cast<Alignment>(below(kAlignments))); }
    void distribute()
    {
        distributeObjects(m_world.edits, selection(), static_cast<Distribution>(below(kDistributions)));
    }
    void match()
    {
        matchSizes(m_world.edits, selection(), m_world.focus.lastSelected(),
                   static_cast<SizeMatch>(below(kSizeMatches)));
    }
    void remove()
    {
        if (m_world.scene().size() > 8)
            deleteSelected(m_world.edits, m_world.focus);
    }
    void duplicate()
    {
        if (m_world.scene().size() < 80)
            duplicateSelected(m_world.edits, m_world.focus);
    }
    void paste()
    {
        std::vector<ObjectPtr> objects;
        for (const ObjectId id : selection())
            if (ObjectPtr object = m_world.edits.find(id))
                objects.push_back(std::move(object));
        const bool fromElsewhere = below(2) == 0;
        Pasted copies =
            pasted(m_world.edits, objects, below(2) == 0 ? std::optional(Vec2{number(), number()}) : std::nullopt,
                   {&m_world.library,
                    fromElsewhere ? std::span<const Template>(m_clipboardTemplates) : std::span<const Template>()});
        if (!copies.objects.empty() && m_world.scene().size() < 80)
            m_world.templates.add(QStringLiteral("Paste"), std::move(copies.templates), std::move(copies.objects));
    }
    /// Adds, removes, edits and renames templates, with their instances.
    void templates()
    {
        const std::vector<Template>& all = m_world.scene().templates;
        const std::string name = all.empty() ? std::string() : all[below(all.size())].name;
        const auto fields = static_cast<TemplateField>(below(kTemplateFields));
        const ObjectId any = selection().empty() ? ObjectId{} : selection()[below(selection().size())];
        m_clipboardTemplates = all;
        switch (below(8)) {
        case 0:
            (void)m_world.templates.makeFrom(selection());
            break;
        case 1:
            if (const ObjectPtr prototype = m_world.templates.prototypeOf(name);
                prototype && m_world.scene().size() < 80)
                m_world.edits.add({}, {edited(*prototype, [&](SceneObject& o) { o.id = m_world.edits.nextId(); })});
            break;
        case 2:
            (void)m_world.templates.applyToTemplate(any,
                                                    below(2) == 0 ? TemplateFields::all() : TemplateFields(fields));
            break;
        case 3:
            (void)m_world.templates.resetToTemplate(selection(),
                                                    below(2) == 0 ? TemplateFields::all() : TemplateFields(fields));
            break;
        case 4:
            (void)m_world.templates.detach(selection());
            break;
        case 5:
            (void)m_world.templates.rename(name, name + "!");
            break;
        case 6:
            if (below(3) == 0)
                (void)m_world.templates.remove({name});
            break;
        default:
            m_world.focus.select(m_world.templates.instancesOf(name));
            break;
        }
    }
    void group() { groupObjects(m_world.edits, selection()); }
    void ungroup() { ungroupObjects(m_world.edits, selection()); }
    void order()
    {
        m_world.document.push(std::make_unique<OrderObjects>(m_world.document, QStringLiteral("Order"), selection(),
                                                             static_cast<Reorder>(below(kReorders))));
    }
    void turn() { rotateObjects(m_world.edits, selection(), below(2) == 0 ? 90.0 : number()); }
    void flip() { flipObjects(m_world.edits, selection(), below(2) == 0 ? Mirror::X : Mirror::Y); }
    void hideOrLock()
    {
        if (below(2) == 0)
            setVisible(m_world.edits, selection(), below(2) == 0);
        else
            setLocked(m_world.edits, selection(), below(2) == 0);
    }
    void property()
    {
        const std::string name(1, static_cast<char>('a' + below(3)));
        const std::array<PropertyValue, 4> values{PropertyValue(std::string("text")), PropertyValue(number()),
                                                  PropertyValue(true), PropertyValue(ObjectId{1 + below(30)})};
        const PropertyValue value = values[below(values.size())];
        const bool removes = below(3) == 0;
        edit(QStringLiteral("Property"), SceneChange::Kind::Edited, m_world.edits.newGesture(), [&](SceneObject& o) {
            if (removes)
                removeProperty(o, name);
            else if (propertyOf(o, name))
                setPropertyValue(o, name, value);
            else
                addProperty(o, {name, value});
        });
    }
    void layers()
    {
        SceneDocument& document = m_world.document;
        const std::vector<Layer> all = allLayers(document.scene());
        const std::string name = all[below(all.size())].name;
        const std::size_t what = below(6);
        if (what == 0 && all.size() < 6)
            addLayer(document, freeLayerName(all));
        else if (what == 1)
            moveLayer(document, name, static_cast<int>(below(5)) - 2);
        else if (what == 2)
            editLayer(document, name, QStringLiteral("Layer"), document.newGesture(),
                      [&](Layer& layer) { layer.visible = !layer.visible; });
        else if (what == 3)
            putOnLayer(m_world.edits, selection(), name);
        else if (what == 4 && !name.empty())
            renameLayer(document, name, freeLayerName(all) + "!");
        else if (what == 5 && !name.empty() && document.scene().size() > 8)
            deleteLayer(document, name, below(2) == 0 ? ObjectsOfLayer::ToBaseLayer : ObjectsOfLayer::Deleted);
    }
    void guides()
    {
        SceneDocument& document = m_world.document;
        const std::vector<Guide> all = document.scene().guides.all();
        const Guide guide{below(2) == 0 ? GuideAxis::X : GuideAxis::Y, number()};
        const std::size_t what = all.empty() ? 0 : below(6);
        if (what <= 1)
            addGuide(document, guide);
        else if (what == 2)
            moveGuide(document, all[below(all.size())], guide);
        else if (what == 3)
            removeGuide(document, all[below(all.size())]);
        else if (what == 4)
            m_guideNudger.nudge(document, all[below(std::min<std::size_t>(all.size(), 2))], below(2) == 0 ? 1 : -1);
        else if (below(4) == 0)
            removeAllGuides(document);
    }
    void undo()
    {
        for (std::size_t i = 0; i < below(4); ++i)
            m_world.document.undoStack().undo();
    }
    void redo() { m_world.document.undoStack().redo(); }

    test::EditorWorld& m_world;
    std::vector<Template> m_clipboardTemplates; // the templates of a clipboard
    Random m_random;
    Nudger m_nudger;
    GuideNudger m_guideNudger;
    std::map<std::string, int> m_steps;
    // Redo must be the last one.
    const std::vector<RandomEdit> m_randomEdits{{"place", [this] { place(); }},
                                                {"drag", [this] { drag(); }},
                                                {"change", [this] { change(); }},
                                                {"settings", [this] { settings(); }},
                                                {"fix", [this] { fix(); }},
                                                {"nudge", [this] { nudge(); }},
                                                {"align", [this] { align(); }},
                                                {"distribute", [this] { distribute(); }},
                                                {"match sizes", [this] { match(); }},
                                                {"remove", [this] { remove(); }},
                                                {"duplicate", [this] { duplicate(); }},
                                                {"paste", [this] { paste(); }},
                                                {"group", [this] { group(); }},
                                                {"ungroup", [this] { ungroup(); }},
                                                {"order", [this] { order(); }},
                                                {"turn", [this] { turn(); }},
                                                {"flip", [this] { flip(); }},
                                                {"hide or lock", [this] { hideOrLock(); }},
                                                {"property", [this] { property(); }},
                                                {"layers", [this] { layers(); }},
                                                {"templates", [this] { templates(); }},
                                                {"guides", [this] { guides(); }},
                                                {"reload", [this] { reload(); }},
                                                {"undo", [this] { undo(); }},
                                                {"redo", [this] { redo(); }}};
};

/// A file as another program may write it: other spaces, and unknown members.
Scene sceneOfAnotherProgram()
{
    std::string text = writeSceneCanonically(generateScene("mixed", {30, 7}).value());
    const auto replaceAll = [&](const std::string& from, const std::string& to) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    };
    replaceAll("\"kind\": ", "\"future\":  [1,  {\"a\": null}], \"kind\":");
    replaceAll("\"position\": ", "\"position\"  :  ");
    return readScene(text, "foreign").scene.value();
}

/// Every field that an instance does not override equals the template's, so every edit has to mark its overrides.
bool instancesFollow(const Scene& scene)
{
    return std::ranges::all_of(scene.objects(), [&](const ObjectPtr& object) {
        const Template* const of = templateNamed(scene.templates, object->instanceOf->name);
        return !of || (differingFields(*object, *of->object) - object->instanceOf->overrides).isEmpty();
    });
}

} // namespace

class TestRandomCommands : public QObject {
    Q_OBJECT
private slots:
    void undoAndRedoGoThroughTheSameBytes_data();
    void undoAndRedoGoThroughTheSameBytes();
};

void TestRandomCommands::undoAndRedoGoThroughTheSameBytes_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 5; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestRandomCommands::undoAndRedoGoThroughTheSameBytes()
{
    QFETCH(const int, seed);
    test::EditorWorld world(sceneOfAnotherProgram());
    RandomEditor monkey(world, static_cast<std::uint64_t>(seed));
    QUndoStack& stack = world.document.undoStack();
    std::vector<std::string> texts{writeScene(world.scene())}; // by index in the undo stack
    for (int act = 0; act < 1'000; ++act) {
        const int before = stack.index();
        const std::string name = monkey.act();
        monkey.count(name, stack.index() != before ? 1 : 0);
        const auto index = static_cast<std::size_t>(stack.index());
        texts.resize(static_cast<std::size_t>(stack.count()) + 1);
        const std::string now = writeScene(world.scene());
        QVERIFY2(instancesFollow(world.scene()), name.c_str());
        const bool cameToNothing = name == "drag" && stack.index() == before;
        if (name == "undo" || name == "redo" || cameToNothing)
            QCOMPARE(now, texts[index]);
        texts[index] = now;
    }
    while (stack.canUndo()) {
        QCOMPARE(writeScene(world.scene()), texts[static_cast<std::size_t>(stack.index())]);
        stack.undo();
    }
    QCOMPARE(writeScene(world.scene()), texts.front());
    while (stack.canRedo()) {
        stack.redo();
        QCOMPARE(writeScene(world.scene()), texts[static_cast<std::size_t>(stack.index())]);
    }
    QVERIFY(stack.count() > 100);
    for (const auto& [name, steps] : monkey.stepsOf())
        QVERIFY2(steps > 0, (name + " never did anything").c_str());
    QCOMPARE(monkey.stepsOf().size(), monkey.deeds());
}

BROADSIDE_EVENT_TEST(TestRandomCommands)

} // namespace broadside::test::tst_random_commands

#include "tst_random_commands.moc"
