#pragma once

#include "core/base/random.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_writer.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// @file
/// Traces of games whose objects spawn, die, move and change at random, with the data that a reader must find in them.

namespace broadside::test {

/// One frame, as the writer got it.
struct KnownFrame {
    trace::FrameData data;
    std::vector<trace::WrittenObject> objects; ///< Ascending by id.
};

struct KnownTrace {
    trace::TraceInfo info;
    std::vector<KnownFrame> frames;
    std::string bytes;
};

inline trace::TraceInfo randomInfo(Random& random)
{
    trace::TraceInfo info;
    info.dt = random.below(2) == 0 ? 0.0 : random.between(0.001, 0.1);
    info.unitsPerMetre = random.below(2) == 0 ? 1.0 : random.between(0.01, 100.0);
    if (random.below(2) == 0)
        info.world = {{0.0, -5.0}, {random.between(1.0, 1e6), 100.0}};
    info.wideFloats = random.below(2) == 0;
    info.yDown = random.below(2) == 0;
    info.touch = random.below(2) == 0 ? TouchRule::Closed : TouchRule::HalfOpen;
    info.contents = {random.below(2) == 0, random.below(2) == 0, random.below(2) == 0, random.below(2) == 0,
                     random.below(2) == 0};
    info.program = "A game with \xc3\xbcml\xc3\xa4uts";
    info.algorithm = "grid";
    for (std::uint64_t i = 0; i < random.below(4); ++i)
        info.parameters.push_back({"p" + std::to_string(i), random.between(-10.0, 10.0)});
    return info;
}

/// A number that a float can represent, so that it is read back exactly.
inline double randomNumber(Random& random, double low = -1e4, double high = 1e4)
{
    return std::round(random.between(low, high) * 64.0) / 64.0;
}

inline trace::State randomState(Random& random, bool hasPlacement)
{
    const Vec2 lo{randomNumber(random), randomNumber(random)};
    trace::State state{{lo, lo}, std::nullopt};
    state.box.hi.x = lo.x + randomNumber(random, 0.0, 10.0);
    state.box.hi.y = lo.y + randomNumber(random, 0.0, 10.0);
    if (hasPlacement)
        state.placement = trace::Placement{{randomNumber(random), randomNumber(random)}, randomNumber(random)};
    return state;
}

inline std::shared_ptr<const trace::Definition> randomDefinition(Random& random, std::uint64_t id)
{
    trace::Definition definition;
    definition.id = {id};
    definition.name = random.below(3) == 0 ? "" : "Object " + std::to_string(random.below(100));
    definition.isDynamic = random.below(2) == 0;
    definition.category = static_cast<std::uint32_t>(random.next());
    definition.mask = static_cast<std::uint32_t>(random.next());
    switch (random.below(5)) {
    case 0:
        definition.shape = Circle{random.between(0.1, 5.0)};
        break;
    case 1:
        definition.shape = OrientedBox{random.between(0.1, 5.0), random.between(0.1, 5.0)};
        break;
    case 2:
        definition.shape = Polygon{{{0.0, 0.0}, {random.between(0.1, 5.0), 0.0}, {0.0, 1.0}}};
        break;
    case 3:
        definition.shape = Capsule{{random.between(-5.0, 5.0), 0.5}, {1.0, 2.0}, random.between(0.1, 5.0)};
        break;
    default:
        break;
    }
    return std::make_shared<const trace::Definition>(std::move(definition));
}

inline trace::FrameData randomData(Random& random, const std::vector<trace::WrittenObject>& objects)
{
    trace::FrameData data;
    const auto pairs = [&] {
        std::vector<IdPair> list;
        for (std::uint64_t i = 0; objects.size() > 1 && i < random.below(20); ++i) {
            const ObjectId a = objects[random.below(objects.size())].definition->id;
            const ObjectId b = objects[random.below(objects.size())].definition->id;
            if (a != b)
                list.push_back({a, b});
        }
        return list;
    };
    data.candidates = pairs();
    data.contacts = pairs();
    for (const trace::WrittenObject& object : objects) {
        if (random.below(3) == 0)
            data.cells.push_back(
                {object.definition->id, {{-1, 2}, {3, 2 + static_cast<std::int64_t>(random.below(5))}}});
        if (random.below(3) == 0)
            data.boxes.push_back({object.definition->id, randomState(random, false).box});
    }
    if (random.below(3) == 0)
        data.queries.push_back({trace::TracedQuery::Kind::Ray, {1.0, 2.0, 3.0, randomNumber(random)}, {{7}, {9}}});
    if (random.below(3) == 0)
        data.counters.push_back({"broad phase", trace::Counter::Unit::Microseconds, random.unit()});
    if (random.below(3) == 0)
        data.log.push_back("a line");
    if (random.below(2) == 0)
        data.hash = random.next();
    data.dropped = random.below(10);
    return data;
}

/// Grids and a world that are not those of the header; null: those of the header.
inline std::shared_ptr<const trace::Surroundings> randomSurroundings(Random& random)
{
    trace::Surroundings now;
    if (random.below(2) == 0)
        now.world = {{randomNumber(random, -10.0, 0.0), -5.0}, {randomNumber(random, 1.0, 90.0), 100.0}};
    for (std::uint32_t number = 0; number < random.below(4); ++number)
        now.grids.push_back({number * 3,
                             random.below(2) == 0 ? "" : "walls",
                             {randomNumber(random), 0.5},
                             {randomNumber(random, 0.5, 4.0), 2.0},
                             static_cast<std::int64_t>(random.below(9)),
                             4,
                             static_cast<std::int64_t>(random.below(3))});
    const bool isUsual = now == trace::Surroundings{};
    return isUsual ? nullptr : std::make_shared<const trace::Surroundings>(std::move(now));
}

/// What the game says of its objects in a frame, and what it did wrong.
inline void markAtRandom(Random& random, const std::vector<trace::WrittenObject>& objects, trace::FrameData& data)
{
    for (const trace::WrittenObject& object : objects) {
        const ObjectId id = object.definition->id;
        if (random.below(6) == 0)
            data.marks.ids[random.below(kObjectMarks)].push_back(id);
        if (random.below(20) == 0)
            data.marks.removed.push_back({id, "hit"});
        if (random.below(5) == 0)
            data.cells.push_back({id, {{-1, 2}, {3, 2}}, static_cast<std::uint32_t>(random.below(7))});
    }
    data.marks.sort();
    if (random.below(4) == 0)
        data.faults = {random.below(3), {1 + random.below(3), {7}}, {}, {2, {9}}};
    // Cells of grid 0 are read first.
    std::ranges::stable_partition(data.cells, [](const trace::RegisteredCells& cells) { return cells.grid == 0; });
}

/// Games name objects in the order of ids, or remove one by moving the last one to its place, or sort them anew.
inline void reorder(Random& random, std::vector<trace::WrittenObject>& objects)
{
    if (objects.size() < 2)
        return;
    switch (random.below(3)) {
    case 0:
        std::swap(objects[random.below(objects.size())], objects.back());
        break;
    case 1:
        for (std::size_t i = objects.size() - 1; i > 0; --i)
            std::swap(objects[i], objects[random.below(i + 1)]);
        break;
    default:
        break;
    }
}

inline KnownTrace randomTrace(std::uint64_t seed, std::size_t frames, std::size_t mostObjects, bool compress)
{
    Random random(seed);
    KnownTrace known;
    known.info = randomInfo(random);
    trace::WriterOptions options;
    options.keyframeEvery = static_cast<std::uint32_t>(1 + random.below(8));
    options.compress = compress;
    options.version = trace::kVersion;
    trace::TraceWriter writer(
        known.info,
        [&](std::string_view bytes) {
            known.bytes += bytes;
            return true;
        },
        options);
    std::map<std::uint64_t, trace::WrittenObject> now;
    std::shared_ptr<const trace::Surroundings> surroundings;
    for (std::size_t i = 0; i < frames; ++i) {
        if (random.below(4) == 0)
            surroundings = randomSurroundings(random);
        for (std::size_t change = 0; change < 1 + mostObjects / 4; ++change) {
            const std::uint64_t id = random.below(8) == 0 ? (std::uint64_t{1} << 40) + random.below(mostObjects)
                                                          : 1 + random.below(mostObjects);
            switch (random.below(4)) {
            case 0:
                now.erase(id);
                break;
            case 1:
                now[id] = {randomDefinition(random, id), randomState(random, random.below(2) == 0)};
                break;
            default:
                if (const auto found = now.find(id); found != now.end())
                    found->second.state = randomState(random, found->second.state.placement.has_value());
            }
        }
        KnownFrame frame;
        for (const auto& [id, object] : now)
            frame.objects.push_back(object);
        reorder(random, frame.objects);
        frame.data = randomData(random, frame.objects);
        frame.data.surroundings = surroundings;
        markAtRandom(random, frame.objects, frame.data);
        frame.data.step = 10 * i + 3;
        frame.data.time = 0.25 * static_cast<double>(i);
        writer.write(frame.data, frame.objects);
        known.frames.push_back(std::move(frame));
    }
    static_cast<void>(writer.finish());
    return known;
}

/// The first difference between the cursor's frame and the written one; empty if there is none.
inline std::string firstDifferenceTo(const KnownFrame& known, const trace::TraceCursor& cursor)
{
    const trace::FrameData& data = cursor.frame();
    if (data.step != known.data.step || data.time != known.data.time)
        return "step or time";
    if (data.candidates != known.data.candidates || data.contacts != known.data.contacts)
        return "pairs";
    if (data.counters != known.data.counters || data.log != known.data.log || data.hash != known.data.hash ||
        data.dropped != known.data.dropped)
        return "counters, log, hash or dropped";
    const auto sameCells = [](const trace::RegisteredCells& a, const trace::RegisteredCells& b) {
        return a.id == b.id && a.cells == b.cells && a.grid == b.grid;
    };
    const auto sameBoxes = [](const trace::RegisteredBox& a, const trace::RegisteredBox& b) {
        return a.id == b.id && a.box == b.box;
    };
    if (!std::ranges::equal(data.cells, known.data.cells, sameCells) ||
        !std::ranges::equal(data.boxes, known.data.boxes, sameBoxes))
        return "registrations";
    if (data.queries.size() != known.data.queries.size() ||
        (!data.queries.empty() && data.queries.front().hits != known.data.queries.front().hits))
        return "queries";
    const bool isUsual = !data.surroundings && !known.data.surroundings;
    if (!isUsual && (!data.surroundings || !known.data.surroundings || *data.surroundings != *known.data.surroundings))
        return "the world or the grids";
    if (data.marks != known.data.marks || data.faults != known.data.faults)
        return "marks or faults";
    const auto isAt = [&](ObjectIndex row, const trace::WrittenObject& object) {
        return cursor.objects()[row].definition->id == object.definition->id;
    };
    if (!std::ranges::equal(cursor.order(), known.objects, isAt))
        return "the order of the objects";
    std::size_t present = 0;
    for (const trace::TracedObject& object : cursor.objects())
        present += object.isPresent() ? 1U : 0U;
    if (present != known.objects.size())
        return "there are " + std::to_string(present) + " objects, not " + std::to_string(known.objects.size());
    for (const trace::WrittenObject& object : known.objects) {
        const auto row = cursor.rowOf(object.definition->id);
        if (!row)
            return "object " + std::to_string(object.definition->id.value) + " is not there";
        const trace::TracedObject& read = cursor.objects()[*row];
        const std::string name = "object " + std::to_string(object.definition->id.value);
        if (!read.isPresent())
            return name + " is gone";
        if (!(*read.definition == *object.definition))
            return name + " is another";
        if (!(read.state == object.state))
            return name + " is elsewhere";
    }
    return {};
}

} // namespace broadside::test
