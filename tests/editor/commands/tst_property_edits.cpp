#include "core/base/limits.h"
#include "core/base/random.h"
#include "editor/commands/property_edits.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_property_edits {

class TestPropertyEdits : public QObject {
    Q_OBJECT
private slots:
    void sameNameAndKindAreCommon();
    void commonOnesAgreeWithBruteForce();
    void editsLeaveOthersAlone();
    void namesAreOneOfAKind();
    void freshNamesAreFreeForAll();
};

namespace {

ObjectPtr with(std::uint64_t id, Properties properties)
{
    return test::makeObject(id, {}, [&](SceneObject& o) { o.properties = std::move(properties); });
}

} // namespace

void TestPropertyEdits::sameNameAndKindAreCommon()
{
    const std::vector<ObjectPtr> objects{with(1, {{"a", 1.0}, {"b", true}, {"c", 3.0}}),
                                         with(2, {{"c", 4.0}, {"b", 2.0}, {"a", 5.0}})};
    QVERIFY(commonProperties(objects) == (std::vector<PropertyKey>{{"a", 1}, {"c", 1}}));
    QVERIFY(commonProperties(std::vector<ObjectPtr>{with(3, {})}).empty());
}

void TestPropertyEdits::commonOnesAgreeWithBruteForce()
{
    Random random(13);
    const auto randomValue = [&]() -> PropertyValue { return random.below(2) == 0 ? PropertyValue{1.0} : true; };
    for (int i = 0; i < 1'000; ++i) {
        std::vector<ObjectPtr> objects;
        for (std::uint64_t id = 1 + random.below(4); id > 0; --id) {
            Properties properties;
            for (const char* name : {"a", "b", "c"})
                if (random.below(4) > 0)
                    properties.push_back({name, randomValue()});
            objects.push_back(with(id, std::move(properties)));
        }
        const std::vector<PropertyKey> common = commonProperties(objects);
        for (const char* name : {"a", "b", "c"})
            for (std::size_t kind = 0; kind < 6; ++kind) {
                const bool all = std::ranges::all_of(objects, [&](const ObjectPtr& object) {
                    return std::ranges::any_of(*object->properties, [&](const Property& p) {
                        return p.name == name && p.value.index() == kind;
                    });
                });
                QCOMPARE(std::ranges::count(common, PropertyKey{name, kind}), all ? 1 : 0);
            }
    }
}

void TestPropertyEdits::editsLeaveOthersAlone()
{
    const ObjectPtr before = with(1, {{"a", 1.0}, {"b", true}});
    SceneObject after = *before;
    setPropertyValue(after, "a", std::string("x"));
    addProperty(after, {"c", Rgb{1, 2, 3}});
    removeProperty(after, "b");
    removeProperty(after, "none");
    QVERIFY(*after.properties == (Properties{{"a", std::string("x")}, {"c", Rgb{1, 2, 3}}}));
    QVERIFY(*before->properties == (Properties{{"a", 1.0}, {"b", true}}));
}

void TestPropertyEdits::namesAreOneOfAKind()
{
    SceneObject object = *with(1, {{"a", 1.0}, {"b", true}});
    QVERIFY(renameProperty(object, "a", "b").value_or(Message()).text().find("\"b\" already") != std::string::npos);
    QVERIFY(renameProperty(object, "a", "").has_value());
    QVERIFY(renameProperty(object, "a", std::string(limits::kStringBytes + 1, 'x')).has_value());
    QVERIFY(!renameProperty(object, "a", "a").has_value());
    QVERIFY(*object.properties == (Properties{{"a", 1.0}, {"b", true}}));
    QVERIFY(!renameProperty(object, "a", "c").has_value());
    QVERIFY(*object.properties == (Properties{{"c", 1.0}, {"b", true}}));
}

void TestPropertyEdits::freshNamesAreFreeForAll()
{
    const std::vector<ObjectPtr> objects{with(1, {{"number", 1.0}}), with(2, {{"number 2", 1.0}})};
    QCOMPARE(freshPropertyName(objects, "number"), std::string("number 3"));
    QCOMPARE(freshPropertyName(objects, "text"), std::string("text"));
}

BROADSIDE_TEST(TestPropertyEdits)

} // namespace broadside::test::tst_property_edits

#include "tst_property_edits.moc"
