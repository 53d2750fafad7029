#include "core/base/random.h"
#include "core/scene/groups.h"
#include "editor/panels/objects/objects_tree.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace broadside::test::tst_objects_tree {

namespace {

SceneObject objectIn(std::uint64_t id, const std::string& layer, const std::string& group)
{
    SceneObject object;
    object.id = {id};
    object.layer = layer;
    object.group = group;
    return object;
}

/// "layer:castle/tower" of each object, from its folders in the tree.
std::map<std::uint64_t, std::string> placesIn(const ObjectsTree& tree)
{
    std::map<std::uint64_t, std::string> places;
    for (std::size_t number = 0; number < tree.folderCount(); ++number) {
        std::string path;
        std::size_t at = number;
        for (; tree.folder(at).kind == ObjectsTree::Kind::Group; at = tree.folder(at).parent)
            path = tree.folder(at).name + (path.empty() ? "" : "/") + path;
        const std::string layer = tree.folder(at).kind == ObjectsTree::Kind::Layer ? tree.folder(at).layer + ":" : ":";
        for (const ObjectId id : tree.folder(number).objects)
            places[id.value] = layer + path;
    }
    return places;
}

} // namespace

class TestObjectsTree : public QObject {
    Q_OBJECT
private slots:
    void withoutLayersAndGroupsItIsAList();
    void topLayerComesFirst();
    void groupsStandInTheirLayers();
    void flatHasNoFolders();
    void theFirstObjectOnALayerHasNoFolderYet();
    void deepGroupsAreShownAsOne();
    void randomObjectsStandWhereTheySay();
};

void TestObjectsTree::withoutLayersAndGroupsItIsAList()
{
    ObjectsTree tree;
    tree.clear({""}, false);
    tree.append(objectIn(2, "", ""));
    tree.append(objectIn(1, "", "/"));
    QCOMPARE(tree.folderCount(), std::size_t{1});
    QCOMPARE(tree.folder(ObjectsTree::kRoot).objects, (std::vector<ObjectId>{{2}, {1}}));
}

void TestObjectsTree::topLayerComesFirst()
{
    ObjectsTree tree;
    tree.clear({"", "low", "high"}, false);
    tree.append(objectIn(1, "", ""));
    std::vector<std::string> names;
    for (const std::size_t number : tree.folder(ObjectsTree::kRoot).folders)
        names.push_back(tree.folder(number).layer);
    QCOMPARE(names, (std::vector<std::string>{"high", "low", ""}));
    QCOMPARE(tree.countIn(tree.folder(ObjectsTree::kRoot).folders[2]), std::size_t{1});
}

void TestObjectsTree::groupsStandInTheirLayers()
{
    ObjectsTree tree;
    tree.clear({"", "air"}, false);
    tree.append(objectIn(1, "air", "Castle/Tower"));
    tree.append(objectIn(2, "", "Castle"));
    tree.append(objectIn(3, "air", "Castle"));
    const ObjectsTree::Folder& air = tree.folder(tree.folder(ObjectsTree::kRoot).folders[0]);
    QCOMPARE(air.folders.size(), std::size_t{1});
    const std::size_t castle = air.folders.front();
    QCOMPARE(tree.folder(castle).objects, (std::vector<ObjectId>{{3}}));
    QCOMPARE(tree.countIn(castle), std::size_t{2});
    QCOMPARE(tree.folder(tree.folder(castle).folders.front()).group, std::string("Castle/Tower"));
    QCOMPARE(tree.folderOf(objectIn(9, "air", "Castle")), castle);
    QCOMPARE(tree.folderOf(objectIn(9, "air", "Moat")), tree.folderCount());
}

void TestObjectsTree::flatHasNoFolders()
{
    ObjectsTree tree;
    tree.clear({"", "air"}, true);
    tree.append(objectIn(1, "air", "Castle"));
    QCOMPARE(tree.folderCount(), std::size_t{1});
    QCOMPARE(tree.countIn(ObjectsTree::kRoot), std::size_t{1});
}

void TestObjectsTree::theFirstObjectOnALayerHasNoFolderYet()
{
    ObjectsTree tree;
    tree.clear({""}, false);
    tree.append(objectIn(1, "", ""));
    QCOMPARE(tree.folderOf(objectIn(2, "", "")), ObjectsTree::kRoot);
    QCOMPARE(tree.folderOf(objectIn(2, "Walls", "")), tree.folderCount());
    tree.clear({""}, true);
    QCOMPARE(tree.folderOf(objectIn(2, "Walls", "")), ObjectsTree::kRoot);
}

void TestObjectsTree::deepGroupsAreShownAsOne()
{
    std::string path = "a";
    for (int i = 0; i < 10'000; ++i)
        path += "/a";
    ObjectsTree tree;
    tree.clear({}, false);
    tree.append(objectIn(1, "", path));
    QCOMPARE(tree.folderCount(), ObjectsTree::kMostDepth + 1);
    QCOMPARE(tree.countIn(ObjectsTree::kRoot), std::size_t{1});
}

void TestObjectsTree::randomObjectsStandWhereTheySay()
{
    Random random{11};
    const std::vector<std::string> layers{"", "a", "b"};
    const std::vector<std::string> groups{"", "g", "g/h", "k", "g//h/", "/k"};
    for (int round = 0; round < 300; ++round) {
        ObjectsTree tree;
        tree.clear(layers, false);
        std::map<std::uint64_t, std::string> expected;
        for (std::uint64_t id = 1; id <= random.below(30); ++id) {
            const SceneObject object =
                objectIn(id, layers[random.below(layers.size())], groups[random.below(groups.size())]);
            tree.append(object);
            std::string path;
            for (const std::string_view part : groupParts(*object.group))
                path.append(path.empty() ? "" : "/").append(part);
            expected[id] = *object.layer + ":" + path;
            QVERIFY(tree.folderOf(object) < tree.folderCount());
        }
        QVERIFY(placesIn(tree) == expected);
        for (std::size_t number = 0; number < tree.folderCount(); ++number) {
            QVERIFY(std::ranges::is_sorted(tree.folder(number).objects));
            for (std::size_t row = 0; row < tree.folder(number).folders.size(); ++row)
                QCOMPARE(tree.folder(tree.folder(number).folders[row]).row, row);
        }
    }
}

BROADSIDE_TEST(TestObjectsTree)

} // namespace broadside::test::tst_objects_tree

#include "tst_objects_tree.moc"
