#include "core/base/text.h"
#include "core/collision/overlap.h"
#include "core/collision/queries.h"
#include "core/io/scene/scene_reader.h"
#include "tests/support/expectations.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QDirIterator>

#include <map>
#include <set>

namespace broadside::test::tst_expectation {

namespace {

constexpr std::uint64_t kSteps = 60;

/// A run that was stepped by hand: per step the pairs that overlap by brute force, and what is present at its end.
struct ByHand {
    struct Step {
        std::set<IdPair> contacts; ///< When the pairs of the step were tested.
        std::map<ObjectId, std::pair<Shape, Pose>> present;
        std::map<ObjectId, Aabb> boxes;
        std::map<ObjectId, CollisionFilter> filters;
    };

    explicit ByHand(const Scene& scene, std::uint64_t seed, std::uint64_t count = kSteps)
    {
        RandomRun made(scene, seed, RandomRun::Edits::None);
        World& world = made.world();
        History history(world);
        steps.push_back(endOf(world));
        steps.back().contacts = overlapsIn(world.objects());
        while (world.stepCount() < count) {
            const std::vector<Input> inputs = made.inputs();
            std::set<IdPair> contacts;
            const StepReport report =
                world.step(inputs, {}, [&](const World& tested) { contacts = overlapsIn(tested.objects()); });
            history.record(world, report, inputs);
            steps.push_back(endOf(world));
            steps.back().contacts = std::move(contacts);
        }
        for (ObjectIndex row = 0; row < world.objects().rowCount(); ++row)
            ids.push_back(world.objects().idOf(row));
        source = std::make_unique<RecordedRun>(scene, history);
    }

    static std::set<IdPair> overlapsIn(const ObjectTable& objects)
    {
        std::set<IdPair> pairs;
        objects.forEach([&](ObjectIndex a) {
            objects.forEach([&](ObjectIndex b) {
                const ObjectId idA = objects.idOf(a);
                const ObjectId idB = objects.idOf(b);
                if (idA < idB && canCollide(objects.filterOf(a), objects.filterOf(b)) &&
                    overlap(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b)))
                    pairs.insert({idA, idB});
            });
        });
        return pairs;
    }
    static Step endOf(const World& world)
    {
        Step step;
        const ObjectTable& objects = world.objects();
        objects.forEach([&](ObjectIndex row) {
            step.present.insert({objects.idOf(row), {objects.shapeOf(row), objects.poseOf(row)}});
            step.boxes[objects.idOf(row)] = objects.boundsOf(row);
            step.filters[objects.idOf(row)] = objects.filterOf(row);
        });
        return step;
    }

    [[nodiscard]] bool isEverPresent(ObjectId id, StepRange range) const
    {
        for (std::uint64_t step = range.first; step <= range.last; ++step)
            if (steps[step].present.contains(id))
                return true;
        return false;
    }
    [[nodiscard]] std::optional<std::uint64_t> firstContact(ObjectId a, ObjectId b, StepRange range) const
    {
        for (std::uint64_t step = range.first; step <= range.last; ++step)
            if (steps[step].contacts.contains({std::min(a, b), std::max(a, b)}))
                return step;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::uint64_t> firstContact(ObjectId id, StepRange range) const
    {
        for (std::uint64_t step = range.first; step <= range.last; ++step)
            for (const IdPair& pair : steps[step].contacts)
                if (pair.a == id || pair.b == id)
                    return step;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<NearestApproach> nearest(ObjectId a, ObjectId b, StepRange range) const
    {
        std::optional<NearestApproach> least;
        for (std::uint64_t step = range.first; step <= range.last; ++step) {
            const auto first = steps[step].present.find(a);
            const auto second = steps[step].present.find(b);
            if (first == steps[step].present.end() || second == steps[step].present.end())
                continue;
            const double distance =
                distanceBetween(first->second.first, first->second.second, second->second.first, second->second.second);
            if (!least || distance < least->distance)
                least = NearestApproach{step, distance};
        }
        return least;
    }
    [[nodiscard]] std::optional<std::uint64_t> firstOutside(ObjectId id, const Aabb& region, StepRange range) const
    {
        for (std::uint64_t step = range.first; step <= range.last; ++step) {
            const auto box = steps[step].boxes.find(id);
            if (box != steps[step].boxes.end() &&
                !(box->second.lo.x >= region.lo.x && box->second.lo.y >= region.lo.y &&
                  box->second.hi.x <= region.hi.x && box->second.hi.y <= region.hi.y))
                return step;
        }
        return std::nullopt;
    }

    std::vector<Step> steps;
    std::vector<ObjectId> ids;
    std::unique_ptr<RecordedRun> source;
};

/// Whether the claim of a link about two objects is true, by the steps made by hand. Links that it does not know are
/// taken for true.
class Judge {
public:
    Judge(const ByHand& run, ObjectId a, ObjectId b, StepRange range)
        : m_run(run)
        , m_a(a)
        , m_b(b)
        , m_range(range)
    {}

    [[nodiscard]] bool isTrue(const Reason& reason) const
    {
        const std::uint64_t step = reason.step.value_or(m_range.last);
        switch (reason.rule) {
        case ReasonRule::RemovedByHit:
        case ReasonRule::RemovedByEdge:
        case ReasonRule::RemovedByLifetime:
        case ReasonRule::RemovedByInput:
            return step > 0 && (isRemovedIn(m_a, step) || isRemovedIn(m_b, step));
        case ReasonRule::NotAliveYet:
            return step > 0 && (isRemovedIn(m_a, step, true) || isRemovedIn(m_b, step, true));
        case ReasonRule::Masks:
        case ReasonRule::BothStatic:
            return !canEverCollide();
        case ReasonRule::Pushed: // before the two were nearest, so that it explains their motion until then
            return step < m_run.nearest(m_a, m_b, m_range).value().step &&
                   (touches(m_a, *reason.object, step) || touches(m_b, *reason.object, step));
        case ReasonRule::InTheWay:
            return touches(m_a, *reason.object, step) || touches(m_b, *reason.object, step);
        case ReasonRule::OnlyBoxesOverlap:
        case ReasonRule::Hole:
            return overlaps(m_run.steps[step].boxes.at(m_a), m_run.steps[step].boxes.at(m_b)) && distanceAt(step) > 0.0;
        case ReasonRule::PassedBetweenSteps:
            return step > 0 && distanceAt(step - 1) > 0.0 && distanceAt(step) > 0.0;
        case ReasonRule::RunEnds:
            return m_range.first == m_range.last || (step == m_range.last && distanceAt(step) < distanceAt(step - 1));
        case ReasonRule::OverlapIgnored:
            return !(distanceAt(step) > 0.0);
        case ReasonRule::NotMoving:
            return !hasMoved(m_a) && !hasMoved(m_b);
        default:
            return true;
        }
    }

private:
    [[nodiscard]] bool isPresent(ObjectId id, std::uint64_t step) const
    {
        return m_run.steps[step].present.contains(id);
    }
    [[nodiscard]] bool isRemovedIn(ObjectId id, std::uint64_t step, bool comes = false) const
    {
        return isPresent(id, step) == comes && isPresent(id, step - 1) != comes;
    }
    [[nodiscard]] bool touches(ObjectId id, ObjectId other, std::uint64_t step) const
    {
        return m_run.steps[step].contacts.contains({std::min(id, other), std::max(id, other)});
    }
    [[nodiscard]] double distanceAt(std::uint64_t step) const
    {
        return m_run.nearest(m_a, m_b, {step, step}).value().distance;
    }
    [[nodiscard]] bool canEverCollide() const
    {
        for (std::uint64_t step = m_range.first; step <= m_range.last; ++step) {
            const auto& filters = m_run.steps[step].filters;
            if (filters.contains(m_a) && filters.contains(m_b) && canCollide(filters.at(m_a), filters.at(m_b)))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool hasMoved(ObjectId id) const
    {
        std::set<double> places;
        for (std::uint64_t step = m_range.first; step <= m_range.last; ++step)
            if (isPresent(id, step))
                places.insert(m_run.steps[step].present.at(id).second.position.x);
        return places.size() > 1;
    }

    const ByHand& m_run;
    ObjectId m_a;
    ObjectId m_b;
    StepRange m_range;
};

} // namespace

/// Compares expectations with runs that were stepped by hand, by brute force.
class TestExpectation : public QObject {
    Q_OBJECT
private slots:
    void hitsAreThoseOfBruteForce_data() { recordedWorldRows(); }
    void hitsAreThoseOfBruteForce();
    void staysAreThoseOfBruteForce_data() { recordedWorldRows(); }
    void staysAreThoseOfBruteForce();
    void untouchedObjectsAreThoseOfBruteForce_data() { recordedWorldRows(); }
    void untouchedObjectsAreThoseOfBruteForce();
    void sampleScenesAreLikeBruteForce();
};

void TestExpectation::hitsAreThoseOfBruteForce()
{
    QFETCH(const QByteArray, world);
    const ByHand run(recordedWorld(world.toStdString()), 5);
    Random random(17);
    std::size_t met = 0;
    std::size_t asked = 0;
    std::map<std::string, int> links; // how often each rule was used
    const auto compare = [&](ObjectId a, ObjectId b, StepRange range) {
        const auto contact = run.firstContact(a, b, range);
        if (a == b || (!contact && (!run.isEverPresent(a, range) || !run.isEverPresent(b, range))))
            return;
        const ExpectationAnswer answer = answerOf(*run.source, range, HitExpectation{a, b});
        QCOMPARE(answer.holds, contact.has_value());
        QCOMPARE(answer.step, contact);
        QVERIFY(answer.nearest == run.nearest(a, b, range));
        checkForm(answer, range);
        for (const Reason& reason : answer.chain) {
            QVERIFY2(Judge(run, a, b, range).isTrue(reason), reason.sentence.text().c_str());
            ++links[std::string(nameOf(reason.rule))];
        }
        if (const Reason* apart = linkOf(answer, ReasonRule::Apart))
            QVERIFY2(
                apart->step == answer.nearest->step &&
                    apart->sentence.text().ends_with(" " + roundedNumber(answer.nearest->distance, 3) + " m apart."),
                apart->sentence.text().c_str());
        met += contact ? 1U : 0U;
        ++asked;
    };
    for (int i = 0; i < 200 && !run.ids.empty(); ++i)
        compare(run.ids[random.below(run.ids.size())], run.ids[random.below(run.ids.size())],
                {i % 3 == 0 ? random.below(20) : 0, i % 4 == 0 ? 20 + random.below(kSteps - 20) : kSteps});
    for (std::uint64_t step = 0; step <= kSteps; step += 7) // random pairs seldom meet
        if (const auto& contacts = run.steps[step].contacts; !contacts.empty()) {
            auto pair = contacts.begin();
            std::advance(pair, static_cast<std::ptrdiff_t>(random.below(contacts.size())));
            compare(pair->b, pair->a, {0, kSteps});
        }
    std::string used;
    for (const auto& [rule, count] : links)
        used += " " + rule + " " + std::to_string(count);
    qInfo() << asked << "asked," << met << "met;" << used.c_str();
}

void TestExpectation::staysAreThoseOfBruteForce()
{
    QFETCH(const QByteArray, world);
    const Scene scene = recordedWorld(world.toStdString());
    const ByHand run(scene, 6);
    Random random(3);
    std::size_t held = 0;
    for (int i = 0; i < 50 && !run.ids.empty(); ++i) {
        const ObjectId id = run.ids[random.below(run.ids.size())];
        const StepRange range{i % 3 == 0 ? random.below(20) : 0, kSteps};
        if (!run.isEverPresent(id, range))
            continue;
        std::uint64_t some = range.first;
        while (!run.steps[some].boxes.contains(id))
            ++some;
        const Aabb box = run.steps[some].boxes.at(id);
        const double room = random.between(0.0, 2.0); // 0: the box itself is the region
        const Aabb region = grown(box, i % 5 == 0 ? 0.0 : room);
        const auto outside = run.firstOutside(id, region, range);
        const ExpectationAnswer answer = answerOf(*run.source, range, StayExpectation{id, region});
        QCOMPARE(answer.holds, !outside);
        QCOMPARE(answer.step, outside);
        QVERIFY(!answer.nearest);
        checkForm(answer, range);
        held += outside ? 0U : 1U;
    }
    qInfo() << held << "held";
}

void TestExpectation::untouchedObjectsAreThoseOfBruteForce()
{
    QFETCH(const QByteArray, world);
    const ByHand run(recordedWorld(world.toStdString()), 7);
    Random random(4);
    std::size_t held = 0;
    for (int i = 0; i < 40 && !run.ids.empty(); ++i) {
        const ObjectId id = run.ids[random.below(run.ids.size())];
        const StepRange range{i % 3 == 0 ? random.below(20) : 0, kSteps};
        const auto contact = run.firstContact(id, range);
        if (!contact && !run.isEverPresent(id, range))
            continue;
        const ExpectationAnswer answer = answerOf(*run.source, range, UntouchedExpectation{id});
        QCOMPARE(answer.holds, !contact);
        QCOMPARE(answer.step, contact);
        checkForm(answer, range);
        held += contact ? 0U : 1U;
    }
    qInfo() << held << "held";
}

void TestExpectation::sampleScenesAreLikeBruteForce()
{
    std::size_t scenes = 0;
    std::size_t asked = 0;
    QDirIterator files(QStringLiteral(BROADSIDE_SCENES), {QStringLiteral("*.broadside")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto reading = readScene(file.readAll().toStdString(), file.fileName().toStdString());
        Scene scene = std::move(*reading.scene);
        scene.step.continuous = false;                // brute force compares shapes, not paths
        scene.broadPhase.algorithm = Algorithm::Grid; // and misses nothing
        const ByHand run(scene, 8, 90);
        const StepRange range{0, 90};
        Random random(scenes + 1);
        ++scenes;
        for (int i = 0; i < 20 && run.ids.size() > 1; ++i) {
            const ObjectId a = run.ids[random.below(run.ids.size())];
            const ObjectId b = run.ids[random.below(run.ids.size())];
            if (a == b || !run.isEverPresent(a, range) || !run.isEverPresent(b, range))
                continue;
            ++asked;
            const ExpectationAnswer hit = answerOf(*run.source, range, HitExpectation{a, b});
            QCOMPARE(hit.step, run.firstContact(a, b, range));
            QVERIFY(hit.nearest == run.nearest(a, b, range));
            checkForm(hit, range);
            const ExpectationAnswer untouched = answerOf(*run.source, range, UntouchedExpectation{a});
            QCOMPARE(untouched.step, run.firstContact(a, range));
            checkForm(untouched, range);
            const Aabb world{{0.0, 0.0}, {scene.world.width, scene.world.height}};
            const ExpectationAnswer stay = answerOf(*run.source, range, StayExpectation{a, world});
            QCOMPARE(stay.step, run.firstOutside(a, world, range));
            checkForm(stay, range);
        }
    }
    qInfo() << scenes << "scenes," << asked << "times three expectations";
    QVERIFY(scenes >= 10 && asked > 100);
}

BROADSIDE_TEST(TestExpectation)

} // namespace broadside::test::tst_expectation

#include "tst_expectation.moc"
