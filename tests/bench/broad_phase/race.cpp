#include "tests/bench/broad_phase/race.h"

#include "core/base/random.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <malloc.h>
#include <map>

namespace broadside::bench {
namespace {

/// Time of this process only, so that other programs do not count.
double cpuSeconds()
{
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::uint64_t heapBytes()
{
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/// Equal for the same pairs in any order.
struct Checksum {
    std::uint64_t pairs = 0;
    std::uint64_t sum = 0;
    friend bool operator==(const Checksum&, const Checksum&) = default;
};

Checksum checksumOf(const Contender& contender)
{
    Checksum checksum;
    for (const std::span<const IndexPair> list : contender.pairs()) {
        checksum.pairs += list.size();
        for (const IndexPair& pair : list)
            checksum.sum += Random(std::uint64_t{pair.a} << 32 | pair.b).next();
    }
    return checksum;
}

[[noreturn]] void answersDiffer(const std::string& name, const std::string& other)
{
    std::fprintf(stderr, "bench_broad_phase: %s and %s answer differently; nothing is timed.\n", name.c_str(),
                 other.c_str());
    std::exit(1);
}

std::uint64_t pairBytes(const Contender& contender)
{
    std::uint64_t bytes = 0;
    for (const std::span<const IndexPair> list : contender.pairs())
        bytes += list.size_bytes();
    return bytes;
}

/// Time of an undisturbed frame: a tenth of the frames is faster. The minimum would depend on irregularities of the
/// clock.
double typicalLow(std::vector<double>& times)
{
    const auto place = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 10);
    std::ranges::nth_element(times, place);
    return *place;
}

Lap lapOf(Contender& contender, const Scene& start, double seconds, std::optional<Checksum>& expected,
          const std::string& expectedBy)
{
    Lap lap;
    lap.name = contender.name();
    Scene scene = start;
    const std::uint64_t before = heapBytes();
    contender.load(scene);
    lap.setting = contender.setting();
    for (int frame = 0; frame < 2; ++frame) { // in the second frame, all memory is allocated
        scene.move();
        contender.frame(scene);
    }
    lap.bytesPerObject =
        (static_cast<double>(heapBytes()) - static_cast<double>(before) - static_cast<double>(pairBytes(contender))) /
        scene.count();
    const Checksum found = checksumOf(contender);
    if (!expected)
        expected = found;
    if (found != *expected)
        answersDiffer(lap.name, expectedBy);
    std::vector<double> cpuTimes;
    std::vector<double> wallTimes;
    const double end = cpuSeconds() + seconds;
    // On a busy machine, a second thread gets a processor only in some frames.
    const std::size_t frames = scene.count() >= kThreadsShown ? 30 : 3;
    constexpr double kQuickFrame = 0.06;
    while (cpuTimes.size() < 3 || cpuSeconds() < end || (cpuTimes.size() < frames && cpuTimes.back() < kQuickFrame)) {
        const double cpu = cpuSeconds();
        const double wall = wallSeconds();
        scene.move();
        contender.frame(scene);
        cpuTimes.push_back(cpuSeconds() - cpu);
        wallTimes.push_back(wallSeconds() - wall);
    }
    lap.milliseconds = typicalLow(cpuTimes) * 1e3;
    lap.wallMilliseconds = typicalLow(wallTimes) * 1e3;
    return lap;
}

struct Questions {
    std::string name;
    std::vector<FloatBox> boxes;
    bool nearest = false;
};

/// The answers to the queries, as a number that does not depend on the order: the count, and the sum of the numbers of
/// the objects; or the distances.
double answerTo(QueryContender& contender, const Questions& questions)
{
    double sum = 0.0;
    for (const FloatBox& box : questions.boxes) {
        if (questions.nearest) {
            sum += static_cast<double>(contender.nearest(box.x0, box.y0));
            continue;
        }
        const std::span<const ObjectIndex> found = contender.overlapping(box);
        sum += static_cast<double>(found.size());
        for (const ObjectIndex id : found)
            sum += id;
    }
    return sum;
}

std::vector<Questions> questionsIn(const Scene& scene)
{
    constexpr std::size_t kQuestions = 100'000;
    const float side = *std::ranges::max_element(scene.x1);
    Random random(1);
    const auto at = [&](float x, float y, float size) { return FloatBox{x, y, x + size, y + size}; };
    const auto anywhere = [&] { return static_cast<float>(random.between(0.0, static_cast<double>(side))); };
    std::vector<Questions> all{{"ball in flight", {}, false},
                               {"random ball", {}, false},
                               {"5 x 5 m region", {}, false},
                               {"point", {}, false},
                               {"nearest to a point", {}, true}};
    float x = side / 2.0F;
    float y = side / 2.0F;
    float dx = 0.13F; // 8 m/s at 60 frames per second
    float dy = 0.07F;
    for (std::size_t i = 0; i < kQuestions; ++i) {
        dx = x < 0.0F || x > side ? -dx : dx;
        dy = y < 0.0F || y > side ? -dy : dy;
        all[0].boxes.push_back(at(x += dx, y += dy, 0.5F));
        const float centerX = anywhere();
        const float centerY = anywhere();
        all[1].boxes.push_back(at(centerX, centerY, 0.5F));
        all[2].boxes.push_back(at(centerX, centerY, 5.0F));
        all[3].boxes.push_back(at(centerX, centerY, 0.0F));
        all[4].boxes.push_back(at(centerX, centerY, 0.0F));
    }
    return all;
}

} // namespace

std::vector<Race> runRaces(std::span<const SceneKind> kinds, std::span<const std::uint32_t> counts, double seconds,
                           double patience)
{
    std::vector<Race> races;
    for (const SceneKind kind : kinds) {
        for (const Order order : {Order::Random, Order::Sorted}) {
            std::map<std::string, bool> gaveUp;
            for (const std::uint32_t count : counts) {
                const Scene scene = makeScene(kind, count, order);
                Race race{kind, order, count, 0, {}};
                std::optional<Checksum> expected;
                for (const auto& contender : allContenders()) {
                    const std::string name = contender->name();
                    if (gaveUp[name] || !contender->canManage(scene)) {
                        race.laps.push_back({name, std::nullopt, 0.0, {}, 0.0});
                        continue;
                    }
                    race.laps.push_back(
                        lapOf(*contender, scene, seconds, expected, race.laps.empty() ? name : race.laps.front().name));
                    gaveUp[name] = *race.laps.back().milliseconds > patience * 1e3;
                }
                race.pairs = expected ? expected->pairs : 0;
                std::fprintf(stderr, "%c %7u %s: %.3f ms\n", static_cast<char>(kind), count,
                             order == Order::Random ? "random" : "sorted",
                             race.laps.front().milliseconds.value_or(0.0));
                races.push_back(std::move(race));
            }
        }
    }
    return races;
}

std::vector<Race> runOnly(std::span<const SceneKind> kinds, std::span<const std::uint32_t> counts, double seconds,
                          std::span<const std::string> names)
{
    constexpr int kTurns = 5; // in turns, so that what else runs on the machine slows all of them
    std::vector<Race> races;
    for (const SceneKind kind : kinds)
        for (const Order order : {Order::Random, Order::Sorted})
            for (const std::uint32_t count : counts) {
                const Scene scene = makeScene(kind, count, order);
                Race race{kind, order, count, 0, std::vector<Lap>(names.size())};
                std::optional<Checksum> expected;
                for (int turn = 0; turn < kTurns; ++turn)
                    for (const auto& contender : allContenders()) {
                        const auto name = std::ranges::find(names, contender->name());
                        if (name == names.end())
                            continue;
                        Lap lap = lapOf(*contender, scene, seconds, expected, names.front());
                        Lap& best = race.laps[static_cast<std::size_t>(name - names.begin())];
                        if (turn == 0 || *lap.milliseconds < *best.milliseconds)
                            best = std::move(lap);
                    }
                race.pairs = expected ? expected->pairs : 0;
                races.push_back(std::move(race));
            }
    return races;
}

std::vector<QueryRace> runQueries(std::uint32_t count, double seconds)
{
    const Scene scene = makeScene(SceneKind::Standing, count, Order::Random);
    QueryContenders contenders = allQueryContenders();
    for (const auto& contender : contenders)
        contender->load(scene);
    std::vector<QueryRace> races;
    for (const Questions& questions : questionsIn(scene)) {
        QueryRace race{questions.name, {}};
        std::optional<double> expected;
        for (const auto& contender : contenders) {
            const double answer = answerTo(*contender, questions);
            if (!expected)
                expected = answer;
            if (std::abs(answer - *expected) > 1e-6 * std::abs(*expected))
                answersDiffer(contender->name(), contenders.front()->name());
            double least = std::numeric_limits<double>::infinity();
            const double end = cpuSeconds() + seconds;
            for (int round = 0; round < 3 || cpuSeconds() < end; ++round) {
                const double start = cpuSeconds();
                answerTo(*contender, questions);
                least = std::min(least, cpuSeconds() - start);
            }
            race.millionsPerSecond.emplace_back(contender->name(),
                                                static_cast<double>(questions.boxes.size()) / least * 1e-6);
        }
        races.push_back(std::move(race));
    }
    return races;
}

} // namespace broadside::bench
