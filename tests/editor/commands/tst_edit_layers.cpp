#include "core/base/limits.h"
#include "editor/commands/edit_layers.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_edit_layers {

namespace {

std::vector<std::string> namesOf(const std::vector<Layer>& layers)
{
    std::vector<std::string> names;
    for (const Layer& layer : layers)
        names.push_back(layer.name);
    return names;
}

/// The layers "low" and "high" are listed, with one object on each. One object is on an unlisted layer, one on the base
/// layer.
Scene layered()
{
    Scene scene;
    scene.layers.emplace_back().name = "low";
    scene.layers.emplace_back().name = "high";
    std::uint64_t id = 0;
    for (const char* layer : {"", "low", "high", "other"})
        scene.append(test::makeObject(++id, {0.0, 0.0}, [&](SceneObject& o) { o.layer = std::string(layer); }));
    return scene;
}

/// Objects on "a0", "a1" and so on; none of these layers is listed.
Scene unlistedLayers(std::uint64_t count)
{
    Scene scene;
    for (std::uint64_t id = 1; id <= count; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0},
                                      [&](SceneObject& o) { o.layer = std::string("a") + std::to_string(id - 1); }));
    return scene;
}

using Names = std::vector<std::string>;

} // namespace

class TestEditLayers : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(layered()); }

    void allLayersAreThere();
    void newOnesLieOnTop();
    void layersMovePastEachOther();
    void renamedLayersKeepTheirObjects();
    void aRenamedLayerStaysListed();
    void deletedLayersLeaveTheirObjectsOrTakeThemAlong();
    void aLockedLayerIsNotDeleted();
    void aDragOfTheOpacityIsOneStep();
    void onlyWhatStateAndOrderNeedIsListed();
    void moreThanAFileMayListAreRefused();
    void simulationsGoOn();

private:
    void undoAll()
    {
        while (m_world->document.undoStack().canUndo())
            m_world->document.undoStack().undo();
    }
    std::unique_ptr<test::EditorWorld> m_world;
};

void TestEditLayers::allLayersAreThere()
{
    QCOMPARE(namesOf(allLayers(m_world->scene())), (Names{"", "low", "high", "other"}));
}

void TestEditLayers::newOnesLieOnTop()
{
    QCOMPARE(freeLayerName(allLayers(m_world->scene())), std::string("Layer 1"));
    addLayer(m_world->document, "Layer 1");
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high", "Layer 1"}));
    QCOMPARE(freeLayerName(allLayers(m_world->scene())), std::string("Layer 2"));
}

void TestEditLayers::layersMovePastEachOther()
{
    moveLayer(m_world->document, "low", 1);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"high", "low"}));
    moveLayer(m_world->document, "other", -9);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"other", "", "high", "low"}));
    const int steps = m_world->document.undoStack().count();
    moveLayer(m_world->document, "low", 1); // it is the top layer already
    QCOMPARE(m_world->document.undoStack().count(), steps);
    undoAll();
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high"}));
}

void TestEditLayers::renamedLayersKeepTheirObjects()
{
    renameLayer(m_world->document, "low", "ground");
    QCOMPARE(*m_world->object(2).layer, std::string("ground"));
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"ground", "high"}));
    QCOMPARE(m_world->document.undoStack().count(), 1);
    undoAll();
    QVERIFY(test::isSameScene(m_world->scene(), layered()) || *m_world->object(2).layer == "low");
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high"}));
}

/// Includes a layer on top without objects, which exists in the list only.
void TestEditLayers::aRenamedLayerStaysListed()
{
    addLayer(m_world->document, "Layer 1");
    QVERIFY(renameLayer(m_world->document, "Layer 1", "clouds").isEmpty());
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high", "clouds"}));
    QVERIFY(renameLayer(m_world->document, "clouds", "a name before all others").isEmpty());
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high", "a name before all others"}));
    m_world->document.undoStack().undo();
    m_world->document.undoStack().undo();
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high", "Layer 1"}));
    QVERIFY(renameLayer(m_world->document, "other", "sky").isEmpty()); // it was not listed
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high", "Layer 1"}));
    QCOMPARE(*m_world->object(4).layer, std::string("sky"));
}

void TestEditLayers::deletedLayersLeaveTheirObjectsOrTakeThemAlong()
{
    deleteLayer(m_world->document, "low", ObjectsOfLayer::ToBaseLayer);
    QVERIFY(m_world->object(2).layer.isEmpty());
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"high"}));
    deleteLayer(m_world->document, "high", ObjectsOfLayer::Deleted);
    QVERIFY(!m_world->scene().contains({3}));
    deleteLayer(m_world->document, "other", ObjectsOfLayer::ToBaseLayer); // it was not listed
    QVERIFY(m_world->object(4).layer.isEmpty());
    QCOMPARE(m_world->document.undoStack().count(), 3);
    undoAll();
    QCOMPARE(m_world->scene().size(), std::size_t{4});
    QCOMPARE(*m_world->object(4).layer, std::string("other"));
}

void TestEditLayers::aLockedLayerIsNotDeleted()
{
    toggleLayer(m_world->document, "high", LayerSwitch::Locked);
    for (const ObjectsOfLayer what : {ObjectsOfLayer::Deleted, ObjectsOfLayer::ToBaseLayer})
        QCOMPARE(deleteLayer(m_world->document, "high", what),
                 QStringLiteral("The layer \"high\" is locked. Unlock it to delete it."));
    Scene scene = m_world->scene();
    scene.replace(edited(*scene.objects().front(), [](SceneObject& o) {
        o.layer = std::string("low");
        o.locked = true;
    }));
    m_world->document.reset(scene, {});
    for (const ObjectsOfLayer what : {ObjectsOfLayer::Deleted, ObjectsOfLayer::ToBaseLayer})
        QCOMPARE(deleteLayer(m_world->document, "low", what),
                 QStringLiteral("An object of the layer \"low\" is locked. Unlock it to delete the layer."));
    QCOMPARE(m_world->document.undoStack().count(), 0);
}

void TestEditLayers::aDragOfTheOpacityIsOneStep()
{
    const GestureId gesture = m_world->document.newGesture();
    for (const double opacity : {0.9, 0.5, 0.2})
        editLayer(m_world->document, "high", QStringLiteral("x"), gesture,
                  [&](Layer& layer) { layer.opacity = opacity; });
    QCOMPARE(m_world->document.undoStack().count(), 1);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"low", "high"})); // no other layer gets listed
    undoAll();
    QVERIFY(m_world->scene().layers == layered().layers);
}

void TestEditLayers::onlyWhatStateAndOrderNeedIsListed()
{
    m_world = std::make_unique<test::EditorWorld>(unlistedLayers(4)); // "a0" to "a3"
    toggleLayer(m_world->document, "a1", LayerSwitch::Visible);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"a0", "a1"})); // a0 is below it
    QVERIFY(!m_world->scene().layers.back().visible);
    QCOMPARE(namesOf(allLayers(m_world->scene())), (Names{"", "a0", "a1", "a2", "a3"}));
    toggleLayer(m_world->document, "", LayerSwitch::Locked);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"", "a0", "a1"}));
    undoAll();
    moveLayer(m_world->document, "a0", 1);
    QCOMPARE(namesOf(m_world->scene().layers), (Names{"a1"}));
    QCOMPARE(namesOf(allLayers(m_world->scene())), (Names{"", "a1", "a0", "a2", "a3"}));
}

/// An edit must not make a list that a file could not hold, however many layers the objects name.
void TestEditLayers::moreThanAFileMayListAreRefused()
{
    m_world = std::make_unique<test::EditorWorld>(unlistedLayers(1'100));
    SceneDocument& document = m_world->document;
    const std::vector<Layer> all = allLayers(m_world->scene());
    QVERIFY(toggleLayer(document, all[1].name, LayerSwitch::Visible).isEmpty());
    QCOMPARE(m_world->scene().layers.size(), std::size_t{1});
    const QString refusal = toggleLayer(document, all.back().name, LayerSwitch::Visible);
    QVERIFY2(refusal.contains(QStringLiteral("Combine layers")), qPrintable(refusal));
    QVERIFY(!moveLayer(document, all.back().name, -1).isEmpty());
    QCOMPARE(document.undoStack().count(), 1);

    Scene full;
    for (std::size_t i = 0; i < limits::kLayers; ++i)
        full.layers.emplace_back().name = "l" + std::to_string(i);
    document.reset(std::move(full), {});
    QVERIFY(!addLayer(document, "one more").isEmpty());
    QCOMPARE(m_world->scene().layers.size(), limits::kLayers);
}

void TestEditLayers::simulationsGoOn()
{
    m_world->session.stepOnce();
    editLayer(m_world->document, "low", QStringLiteral("x"), m_world->document.newGesture(),
              [](Layer& layer) { layer.visible = false; });
    QVERIFY(m_world->session.world() != nullptr);
    QVERIFY(!TableLayers(m_world->shownWorld.objects(), m_world->shownWorld.layers()).isVisible(1));
}

BROADSIDE_EVENT_TEST(TestEditLayers)

} // namespace broadside::test::tst_edit_layers

#include "tst_edit_layers.moc"
