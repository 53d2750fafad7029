#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_scene_sections {

namespace {

using Change = void (*)(Scene& scene);

/// For every section, a change to values that are not the defaults.
const std::map<std::string_view, Change>& changes()
{
    static const std::map<std::string_view, Change> kChanges{
        {"world",
         [](Scene& s) {
             s.world = {3.5, 7.25, {1.0, 2.0}, {-0.5, 0.25}, 12.5, EdgeRule::Bounce};
         }},
        {"broadPhase",
         [](Scene& s) {
             s.broadPhase = {Algorithm::Quadtree, 0.125};
         }},
        {"step",
         [](Scene& s) {
             s.step = {0.25, Integrator::VelocityVerlet, true};
         }},
        {"components",
         [](Scene& s) {
             s.components.emplace_back(Launcher{ObjectId{1}, 2.5});
         }},
        {"layers",
         [](Scene& s) {
             s.layers.push_back({"Walls", false, true, 0.5, Rgb{1, 2, 3}, {}});
             s.layers.back().extra.add({"", "hue", "7"});
         }},
        {"guides",
         [](Scene& s) {
             s.guides.add({GuideAxis::Y, 2.5});
         }},
        {"atlases", [](Scene& s) { s.atlases.emplace_back("cannon.atlas.json"); }},
        {"templates", [](Scene& s) { s.templates.push_back(templateFrom(SceneObject{}, "Crate")); }},
        {"objects", [](Scene& s) { s.append(edited(SceneObject{}, [&](SceneObject& o) { o.id = s.nextId(); })); }},
    };
    return kChanges;
}

Scene readAgain(const std::string& text)
{
    SceneReading reading = readScene(text, "test.broadside");
    return reading.scene ? std::move(*reading.scene) : Scene{};
}

void addSections()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < sceneSections().size(); ++i)
        if (sceneSections()[i].isSame) // the sections that identify the document cannot change
            QTest::newRow(sceneSections()[i].key.data()) << static_cast<int>(i);
}

} // namespace

class TestSceneSections : public QObject {
    Q_OBJECT
private slots:
    void everySettingHasAName();
    void keysAreDifferent();
    void nothingIsLost_data() { addSections(); }
    void nothingIsLost();
    void onlyTheEditedSectionIsWritten_data() { addSections(); }
    void onlyTheEditedSectionIsWritten();
};

/// Does not compile when a setting is added: add it to changes() above too, so that a test shows that it is saved.
void TestSceneSections::everySettingHasAName()
{
    const Scene scene;
    [[maybe_unused]] const auto& [width, height, gravity, wind, terminalSpeed, edges] = scene.world;
    [[maybe_unused]] const auto& [algorithm, cellSize] = scene.broadPhase;
    [[maybe_unused]] const auto& [dt, integrator, continuous] = scene.step;
    [[maybe_unused]] const auto& [name, visible, locked, opacity, color, extra] = Layer{};
    Scene changed;
    changes().at("world")(changed);
    changes().at("broadPhase")(changed);
    changes().at("step")(changed);
    QVERIFY(width != changed.world.width && height != changed.world.height && gravity != changed.world.gravity &&
            wind != changed.world.wind && terminalSpeed != changed.world.terminalSpeed && edges != changed.world.edges);
    QVERIFY(algorithm != changed.broadPhase.algorithm && cellSize != changed.broadPhase.cellSize);
    QVERIFY(dt != changed.step.dt && integrator != changed.step.integrator && continuous != changed.step.continuous);
}

void TestSceneSections::keysAreDifferent()
{
    for (const SceneSection& section : sceneSections()) {
        QCOMPARE(sectionNamed(section.key), &section);
        QVERIFY2((section.write != nullptr) != (section.eachLine != nullptr), section.key.data());
    }
    QVERIFY(!sectionNamed("sky"));
}

/// By writing, reading and comparing.
void TestSceneSections::nothingIsLost()
{
    QFETCH(const int, index);
    const SceneSection& section = sceneSections()[static_cast<std::size_t>(index)];
    QVERIFY2(changes().contains(section.key), "a new section: say what it can hold in changes()");
    Scene scene;
    QVERIFY(!section.isDefault || section.isDefault(scene));
    changes().at(section.key)(scene);
    QVERIFY(!section.isSame(scene, Scene{}));
    QVERIFY(!sameContent(scene, Scene{}));
    QVERIFY(!section.isDefault || !section.isDefault(scene));

    const Scene again = readAgain(writeScene(scene));
    QVERIFY2(section.isSame(scene, again), writeScene(scene).c_str());
    QVERIFY(sameContent(scene, again));
    if (section.copy) {
        Scene copy;
        section.copy(scene, copy);
        QVERIFY(section.isSame(scene, copy));
    }
}

void TestSceneSections::onlyTheEditedSectionIsWritten()
{
    QFETCH(const int, index);
    const SceneSection& section = sceneSections()[static_cast<std::size_t>(index)];
    const std::string odd = R"({ "format":"broadside-scene", "version":1,
 "world":{"width":5.0,"height":  5, "sky":"blue"}, "sun" : [1,  2],
 "step":{"dt":0.50}, "broadPhase":{"cellSize":2.50}, "components":[], "objects":[ ]})";
    Scene scene = readAgain(odd);
    QCOMPARE(writeScene(scene), odd);
    changes().at(section.key)(scene);
    const std::string saved = writeScene(scene);
    QVERIFY(saved != odd);
    QVERIFY2(sameContent(readAgain(saved), scene), saved.c_str());
    for (const auto& [key, bytes] :
         std::map<std::string_view, std::string>{{"world", R"("world":{"width":5.0,"height":  5, "sky":"blue"})"},
                                                 {"step", R"("step":{"dt":0.50})"},
                                                 {"broadPhase", R"("broadPhase":{"cellSize":2.50})"},
                                                 {"sun", R"("sun" : [1,  2])"}})
        QCOMPARE(saved.find(bytes) != std::string::npos, key != section.key);
}

BROADSIDE_TEST(TestSceneSections)

} // namespace broadside::test::tst_scene_sections

#include "tst_scene_sections.moc"
