#include "core/debug/audit/false_candidates.h"
#include "tests/support/algorithm_rows.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

namespace broadside::test::tst_false_candidates {

namespace {

Breakpoint falseCandidate(std::vector<ObjectId> first = {}, std::vector<ObjectId> second = {})
{
    Breakpoint breakpoint;
    breakpoint.kind = Breakpoint::Kind::FalseCandidate;
    breakpoint.first.ids = std::move(first);
    breakpoint.second.ids = std::move(second);
    return breakpoint;
}

/// By definition: lists every candidate and tests it.
std::vector<IndexPair> listed(const Frame& frame, std::span<const Breakpoint> breakpoints)
{
    std::vector<IndexPair> pairs = frame.candidates(1'000'000).value();
    const auto accepts = [&](const Breakpoint& breakpoint, ObjectIndex a, ObjectIndex b) {
        return breakpoint.enabled && breakpoint.kind == Breakpoint::Kind::FalseCandidate &&
               breakpoint.first.accepts(frame.objects().objectOf(a)) &&
               breakpoint.second.accepts(frame.objects().objectOf(b));
    };
    std::erase_if(pairs, [&](IndexPair pair) {
        return frame.shapesOverlap(pair.a, pair.b) || std::ranges::none_of(breakpoints, [&](const Breakpoint& b) {
                   return accepts(b, pair.a, pair.b) || accepts(b, pair.b, pair.a);
               });
    });
    return pairs;
}

/// Lists of breakpoints whose filters accept few objects, many or none, by id, category and text.
std::vector<std::vector<Breakpoint>> drawnLists(Random& random)
{
    const auto ids = [&](std::uint64_t most) {
        std::set<ObjectId> drawn;
        for (std::uint64_t i = random.below(most + 1); i > 0; --i)
            drawn.insert({1 + random.below(60)});
        return std::vector<ObjectId>(drawn.begin(), drawn.end());
    };
    std::vector<std::vector<Breakpoint>> lists{{falseCandidate()}, {falseCandidate({{1}}, {{2}})}};
    for (int i = 0; i < 6; ++i)
        lists.push_back({falseCandidate(ids(4), ids(4)), falseCandidate(ids(2), ids(40))});
    Breakpoint some = falseCandidate(ids(3));
    some.second.categories = 2;
    Breakpoint named = falseCandidate();
    named.first.nameText = "1";
    Breakpoint nobody = falseCandidate();
    nobody.second.nameText = "nobody is called so";
    Breakpoint off = falseCandidate();
    off.enabled = false;
    Breakpoint another = falseCandidate();
    another.kind = Breakpoint::Kind::MissedPair;
    lists.push_back({some});
    lists.push_back({some, named});
    lists.push_back({nobody});
    lists.push_back({off, another, falseCandidate(ids(3), ids(3))});
    lists.push_back(std::vector<Breakpoint>(40, falseCandidate({{3}}))); // more breakpoints than the search has bits
    lists.back().push_back(falseCandidate({{5}}, {{6}, {7}, {8}, {9}}));
    return lists;
}

Scene crowdedWorld(Algorithm algorithm)
{
    Scene scene = worldOfEverything();
    scene.broadPhase = {algorithm, 1.3};
    return scene;
}

} // namespace

class TestFalseCandidates : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfTheListThatFiltersAccept_data();
    void areThoseOfTheListThatFiltersAccept();
    void anObjectThatIsAnotherIsJudgedAnew();
    void onlyTheNamedAreAsked();
};

void TestFalseCandidates::areThoseOfTheListThatFiltersAccept_data() { addAlgorithmRows(); }

/// With more than 32 breakpoints the result may contain pairs that none of them accepts. It never lacks an accepted
/// pair and never contains a pair that overlaps.
void TestFalseCandidates::areThoseOfTheListThatFiltersAccept()
{
    const Algorithm algorithm = fetchedAlgorithm();
    Random random(7);
    std::size_t found = 0;
    for (const std::vector<Breakpoint>& list : drawnLists(random)) {
        World world = World::fromScene(crowdedWorld(algorithm)).value();
        FalseCandidates search;
        for (int step = 0; step < 25; ++step) {
            static_cast<void>(world.step());
            const Frame frame = Frame::of(world);
            const std::vector<IndexPair> expected = listed(frame, list);
            const std::vector<IndexPair> pairs = search.in(frame, list);
            QVERIFY2(list.size() > 32 ? std::ranges::includes(pairs, expected) : pairs == expected,
                     qPrintable(QStringLiteral("%1 instead of %2").arg(pairs.size()).arg(expected.size())));
            found += expected.size();
        }
    }
    QVERIFY(found > 100);
}

/// Another object in the same row: only the name differs.
void TestFalseCandidates::anObjectThatIsAnotherIsJudgedAnew()
{
    Scene scene;
    scene.broadPhase = {Algorithm::Grid, 10.0};
    for (std::uint64_t id = 1; id <= 2; ++id) {
        SceneObject object;
        object.id = {id};
        object.kind = ObjectKind::Dynamic;
        object.shape = Circle{0.5};
        object.pose.position = {static_cast<double>(2 * id), 1.0};
        scene.append(std::make_shared<const SceneObject>(object));
    }
    ObjectTable objects(scene);
    const auto broadPhase = makeBroadPhase(scene.broadPhase, 10.0, 10.0).value();
    addAll(objects, *broadPhase);
    broadPhase->update();
    Breakpoint breakpoint = falseCandidate();
    breakpoint.first.nameText = "boss";
    const std::vector<Breakpoint> list{breakpoint};
    const Frame frame = Frame::of(objects, *broadPhase, scene.world);
    FalseCandidates search;
    QVERIFY(search.in(frame, list).empty());
    objects.replace(0, edited(objects.objectOf(0), [](SceneObject& o) { o.name = "Boss"; }));
    QCOMPARE(search.in(frame, list).size(), std::size_t{1});
}

namespace {

/// Reports no candidates, and records which objects it was queried for.
class Asked final : public BroadPhase {
public:
    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::Grid; }
    void add(ObjectIndex, const Aabb&, const CollisionFilter&) override {}
    void move(ObjectIndex, const Aabb&) override {}
    void remove(ObjectIndex) override {}
    void update() override {}
    std::uint64_t candidatePairs(PairSink&) const override
    {
        ++lists;
        return 0;
    }
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>&) const override { asked.insert(index); }
    void candidatesIn(const Aabb&, std::vector<ObjectIndex>&) const override {}
    [[nodiscard]] BroadPhaseStatistics statistics() const override { return {}; }

    mutable int lists = 0;
    mutable std::set<ObjectIndex> asked;
};

} // namespace

void TestFalseCandidates::onlyTheNamedAreAsked()
{
    const ObjectTable objects(worldOfEverything());
    const Asked broadPhase;
    const Frame frame = Frame::of(objects, broadPhase, WorldSettings{});
    FalseCandidates search;
    static_cast<void>(search.in(frame, std::vector{falseCandidate({objects.idOf(4)}, {objects.idOf(7)})}));
    QCOMPARE(broadPhase.lists, 0);
    QVERIFY((broadPhase.asked == std::set<ObjectIndex>{4}));
    Breakpoint nobody = falseCandidate();
    nobody.first.nameText = "nobody is called so";
    search.forget();
    static_cast<void>(search.in(frame, std::vector{nobody}));
    QCOMPARE(broadPhase.lists, 0);
    search.forget();
    static_cast<void>(search.in(frame, std::vector{falseCandidate()}));
    QCOMPARE(broadPhase.lists, 1);
    QCOMPARE(broadPhase.asked.size(), std::size_t{1});
}

BROADSIDE_TEST(TestFalseCandidates)

} // namespace broadside::test::tst_false_candidates

#include "tst_false_candidates.moc"
