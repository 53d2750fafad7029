#pragma once

#include "tests/core/trace/random_traces.h"

#include <charconv>
#include <map>
#include <string>

/// @file
/// Random recordings as JSON Lines, written without the program's own code for them.

namespace broadside::test {

/// A random trace with only what JSON Lines can say.
inline KnownTrace plainTrace(std::uint64_t seed, std::size_t frames, std::size_t mostObjects)
{
    KnownTrace known = randomTrace(seed, frames, mostObjects, false);
    known.info.wideFloats = true;
    known.info.contents.queries = false;
    for (KnownFrame& frame : known.frames) {
        for (trace::WrittenObject& object : frame.objects) {
            trace::Definition definition = *object.definition;
            definition.shape = Box{};
            object.definition = std::make_shared<const trace::Definition>(std::move(definition));
            object.state.placement.reset();
        }
        trace::FrameData& data = frame.data;
        data.queries.clear();
        data.log.clear();
        data.hash.reset();
        data.dropped = 0;
        if (!known.info.contents.candidates)
            data.candidates.clear();
        if (!known.info.contents.contacts)
            data.contacts.clear();
        if (!known.info.contents.cells)
            data.cells.clear();
        if (!known.info.contents.registeredBoxes)
            data.boxes.clear();
        data.faults = {};
        if (data.surroundings) { // lines cannot take a world back
            trace::Surroundings grids{{}, data.surroundings->grids};
            data.surroundings = grids.grids.empty() ? nullptr : std::make_shared<trace::Surroundings>(std::move(grids));
        }
    }
    return known;
}

inline std::string shortest(double value)
{
    char text[40];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    return {text, end};
}

template<class List, class Write>
std::string listOf(const List& list, const Write& write)
{
    std::string text = "[";
    for (const auto& entry : list)
        text += (text.size() > 1 ? "," : "") + write(entry);
    return text + "]";
}

inline std::string entryOf(ObjectId id, const Aabb& box)
{
    return "[" + std::to_string(id.value) + "," + shortest(box.lo.x) + "," + shortest(box.lo.y) + "," +
           shortest(box.hi.x) + "," + shortest(box.hi.y) + "]";
}

inline std::string firstLineOf(const trace::TraceInfo& info)
{
    std::string text = "{\"broadside\":\"frames\",\"version\":1,\"program\":\"" + info.program + "\",\"algorithm\":\"" +
                       info.algorithm + "\",\"dt\":" + shortest(info.dt) +
                       ",\"unitsPerMetre\":" + shortest(info.unitsPerMetre);
    if (!info.world.isEmpty())
        text += ",\"world\":[" + shortest(info.world.lo.x) + "," + shortest(info.world.lo.y) + "," +
                shortest(info.world.hi.x) + "," + shortest(info.world.hi.y) + "]";
    text += std::string(",\"yDown\":") + (info.yDown ? "true" : "false");
    text += std::string(",\"halfOpen\":") + (info.touch == TouchRule::HalfOpen ? "true" : "false");
    text += ",\"parameters\":{";
    for (std::size_t i = 0; i < info.parameters.size(); ++i)
        text += (i > 0 ? ",\"" : "\"") + info.parameters[i].name + "\":" + shortest(info.parameters[i].value);
    return text + "}}\n";
}

/// Says of an object only what has changed since `said`.
inline std::string changesOf(const KnownFrame& frame, std::map<ObjectId, trace::Definition>& said)
{
    std::string names;
    std::string kinds;
    std::string categories;
    std::string masks;
    for (const trace::WrittenObject& object : frame.objects) {
        const trace::Definition& now = *object.definition;
        trace::Definition& before = said[now.id];
        const std::string key = "\"" + std::to_string(now.id.value) + "\":";
        const auto put = [&](std::string& text, const std::string& value) {
            text += (text.empty() ? "" : ",") + key + value;
        };
        if (before.name != now.name)
            put(names, "\"" + now.name + "\"");
        if (before.isDynamic != now.isDynamic)
            put(kinds, now.isDynamic ? "\"dynamic\"" : "\"static\"");
        if (before.category != now.category)
            put(categories, std::to_string(now.category));
        if (before.mask != now.mask)
            put(masks, std::to_string(now.mask));
        before = now;
    }
    std::string text;
    for (const auto& [key, value] : {std::pair<const char*, std::string>{"names", names},
                                     {"kinds", kinds},
                                     {"categories", categories},
                                     {"masks", masks}})
        if (!value.empty())
            text += ",\"" + std::string(key) + "\":{" + value + "}";
    return text;
}

inline std::string gridsText(const trace::FrameData& data)
{
    const auto grids = data.surroundings ? data.surroundings->grids : std::vector<trace::GridForm>{};
    return listOf(grids, [](const trace::GridForm& grid) {
        return "{\"number\":" + std::to_string(grid.number) + ",\"name\":\"" + grid.name + "\",\"grid\":[" +
               shortest(grid.corner.x) + "," + shortest(grid.corner.y) + "," + std::to_string(grid.columns) + "," +
               std::to_string(grid.rows) + "],\"cellSize\":[" + shortest(grid.cell.x) + "," + shortest(grid.cell.y) +
               "],\"rings\":" + std::to_string(grid.rings) + "}";
    });
}

inline std::string marksText(const ObjectMarks& marks)
{
    const auto id = [](ObjectId one) { return std::to_string(one.value); };
    std::string reasons;
    for (const ObjectMarks::Removed& removed : marks.removed)
        reasons += (reasons.empty() ? "\"" : ",\"") + id(removed.id) + "\":\"" + removed.reason + "\"";
    return "{\"teleported\":" + listOf(marks.ids[0], id) + ",\"spawned\":" + listOf(marks.ids[1], id) +
           ",\"asleep\":" + listOf(marks.ids[2], id) + ",\"swept\":" + listOf(marks.ids[3], id) + ",\"removed\":{" +
           reasons + "}}";
}

inline std::string linesOf(const KnownTrace& known)
{
    std::string grids = "[]"; // of the frame before
    std::string text = firstLineOf(known.info);
    std::map<ObjectId, trace::Definition> said;
    const auto pair = [](const IdPair& ids) {
        return "[" + std::to_string(ids.a.value) + "," + std::to_string(ids.b.value) + "]";
    };
    for (const KnownFrame& frame : known.frames) {
        const trace::FrameData& data = frame.data;
        text += "{\"step\":" + std::to_string(data.step) + ",\"time\":" + shortest(data.time) +
                ",\"boxes\":" + listOf(frame.objects, [](const trace::WrittenObject& object) {
                    return entryOf(object.definition->id, object.state.box);
                });
        if (known.info.contents.candidates)
            text += ",\"pairs\":" + listOf(data.candidates, pair);
        if (known.info.contents.contacts)
            text += ",\"contacts\":" + listOf(data.contacts, pair);
        if (known.info.contents.cells)
            text += ",\"cells\":" + listOf(data.cells, [](const trace::RegisteredCells& one) {
                        return "[" + std::to_string(one.id.value) + "," + std::to_string(one.cells.first.x) + "," +
                               std::to_string(one.cells.first.y) + "," + std::to_string(one.cells.last.x) + "," +
                               std::to_string(one.cells.last.y) +
                               (one.grid > 0 ? "," + std::to_string(one.grid) : std::string()) + "]";
                    });
        if (known.info.contents.registeredBoxes)
            text += ",\"registered\":" +
                    listOf(data.boxes, [](const trace::RegisteredBox& one) { return entryOf(one.id, one.box); });
        if (gridsText(data) != grids)
            text += ",\"grids\":" + gridsText(data);
        grids = gridsText(data);
        if (!data.marks.isEmpty())
            text += ",\"marks\":" + marksText(data.marks);
        text += changesOf(frame, said);
        for (const trace::Counter& counter : data.counters)
            text += ",\"counters\":{\"" + counter.name + " us\":" + shortest(counter.value) + "}";
        text += "}\n";
    }
    return text;
}

} // namespace broadside::test
