#include "core/base/random.h"
#include "editor/panels/properties/agreement.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_agreement {

class TestAgreement : public QObject {
    Q_OBJECT
private slots:
    void oneObjectAgreesWithItself();
    void agreesWithBruteForce();
    void aQuestionIsAskedUntilItsFirstDifference();
};

namespace {

std::vector<ObjectPtr> randomObjects(Random& random, std::size_t count)
{
    std::vector<ObjectPtr> objects;
    for (std::size_t i = 0; i < count; ++i) {
        auto object = std::make_shared<SceneObject>();
        object->mass = static_cast<double>(random.below(2));
        object->locked = random.below(4) == 0;
        object->name = random.below(8) == 0 ? "Wall" : "Ball";
        objects.push_back(std::move(object));
    }
    return objects;
}

} // namespace

void TestAgreement::oneObjectAgreesWithItself()
{
    Agreement agreement;
    const std::size_t mass = agreement.addValue([](const SceneObject& o) { return o.mass; });
    agreement.compare(std::vector<ObjectPtr>{std::make_shared<SceneObject>()});
    QVERIFY(!agreement.differs(mass));
}

void TestAgreement::agreesWithBruteForce()
{
    Agreement agreement;
    const std::size_t mass = agreement.addValue([](const SceneObject& o) { return o.mass; });
    const std::size_t locked = agreement.addValue([](const SceneObject& o) { return o.locked; });
    const std::size_t name = agreement.addValue([](const SceneObject& o) { return o.name; });
    Random random(3);
    for (int i = 0; i < 2'000; ++i) {
        const std::vector<ObjectPtr> objects = randomObjects(random, 1 + random.below(6));
        agreement.compare(objects); // one Agreement for all rounds: its answers must be about the last objects
        const auto differ = [&](auto member) {
            return std::ranges::any_of(objects, [&](const ObjectPtr& a) {
                return std::ranges::any_of(objects, [&](const ObjectPtr& b) { return (*a).*member != (*b).*member; });
            });
        };
        QCOMPARE(agreement.differs(mass), differ(&SceneObject::mass));
        QCOMPARE(agreement.differs(locked), differ(&SceneObject::locked));
        QCOMPARE(agreement.differs(name), differ(&SceneObject::name));
    }
}

void TestAgreement::aQuestionIsAskedUntilItsFirstDifference()
{
    int asked = 0;
    Agreement agreement;
    agreement.add([&](const SceneObject& a, const SceneObject& b) {
        ++asked;
        return a.mass == b.mass;
    });
    std::vector<ObjectPtr> objects;
    for (const double mass : {1.0, 1.0, 2.0, 3.0, 4.0}) {
        auto object = std::make_shared<SceneObject>();
        object->mass = mass;
        objects.push_back(std::move(object));
    }
    agreement.compare(objects);
    QCOMPARE(asked, 2);
}

BROADSIDE_TEST(TestAgreement)

} // namespace broadside::test::tst_agreement

#include "tst_agreement.moc"
