#include "editor/viewport/paint/reference_painter.h"
#include "tests/support/editor/painting.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_reference_painter {

using test::Painting;

class TestReferencePainter : public QObject {
    Q_OBJECT
private slots:
    void onlySelectedOnesHaveArrows();
    void arrowsToOneObjectShareTheirLabel();
    void whoIsNotThereHasNone();
    void manyArrowsEnd();
};

namespace {

/// A row of boxes, 1 m apart. The first box refers to the third one twice, to itself, and to a missing object.
Scene rowOfBoxes(std::uint64_t count = 4)
{
    Scene scene;
    for (std::uint64_t id = 1; id <= count; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->pose.position = {static_cast<double>(id), 2.0};
        object->shape = Box{0.2, 0.2};
        if (id == 1)
            object->properties = Properties{{"door", ObjectId{3}},
                                            {"mass", 2.0},
                                            {"key", ObjectId{3}},
                                            {"self", ObjectId{1}},
                                            {"lost", ObjectId{99}}};
        else
            object->properties = Properties{{"first", ObjectId{1}}};
        scene.append(std::move(object));
    }
    return scene;
}

/// Items that the references add to the labels.
struct Added {
    std::vector<DisplayLine> lines;     // one per arrow
    std::vector<DisplayTriangle> heads; // the tip comes first
    std::vector<std::string> texts;
};

Added arrowsOf(Painting& painting, std::vector<ObjectId> selection)
{
    painting.selection = std::move(selection);
    const SceneView view{painting.objects, painting.world, painting.camera,    painting.theme, painting.visible,
                         nullptr,          painting.info,  painting.selection, painting.tool,  painting.show};
    DisplayLayerItems items;
    paintReferences(view, items);
    Added added{items.lines, items.triangles, {}};
    for (const DisplayText& text : items.texts)
        added.texts.push_back(text.text);
    return added;
}

} // namespace

void TestReferencePainter::onlySelectedOnesHaveArrows()
{
    Painting painting(rowOfBoxes());
    QVERIFY(arrowsOf(painting, {}).lines.empty());
    const Added added = arrowsOf(painting, {{2}});
    QCOMPARE(added.texts, (std::vector<std::string>{"first"}));
    QCOMPARE(added.lines.front().from, (Vec2{2.0, 2.0}));
    QCOMPARE(added.heads.front().a, (Vec2{1.0, 2.0}));
}

void TestReferencePainter::arrowsToOneObjectShareTheirLabel()
{
    Painting painting(rowOfBoxes());
    const Added added = arrowsOf(painting, {{1}});
    QCOMPARE(added.texts, (std::vector<std::string>{"door, key"}));
    QCOMPARE(added.lines.size(), std::size_t{1});
}

void TestReferencePainter::whoIsNotThereHasNone()
{
    Painting painting(rowOfBoxes(2)); // the third box is missing
    QVERIFY(arrowsOf(painting, {{1}}).lines.empty());
    QVERIFY(arrowsOf(painting, {{7}}).lines.empty());
}

void TestReferencePainter::manyArrowsEnd()
{
    Painting painting(rowOfBoxes(1'000));
    std::vector<ObjectId> all;
    for (std::uint64_t id = 2; id <= 1'000; ++id)
        all.push_back({id});
    QCOMPARE(arrowsOf(painting, std::move(all)).lines.size(), std::size_t{200});
}

BROADSIDE_TEST(TestReferencePainter)

} // namespace broadside::test::tst_reference_painter

#include "tst_reference_painter.moc"
