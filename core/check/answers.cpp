#include "core/check/answers.h"

#include "core/trace/trace_writer.h"

#include <map>
#include <memory>
#include <set>

namespace broadside::check {
namespace {

trace::TraceInfo infoFor(const CheckWorld& world, TouchRule touch, const std::string& name)
{
    trace::TraceInfo info;
    info.dt = 1.0 / 60.0;
    info.world = world.bounds;
    info.wideFloats = true;
    info.touch = touch;
    info.contents.candidates = true;
    info.program = "check";
    info.algorithm = name;
    // The cell size that was proposed: a broad phase with cells uses it as a rule.
    info.parameters = {{"cell-size", world.cellSize}, {"grid-x", world.bounds.lo.x}, {"grid-y", world.bounds.lo.y}};
    return info;
}

/// The pairs that the broad phase reports. Of queries: the pairs in which each object is found by the box of the other,
/// because a game asks for some of its objects only.
void askAll(CheckTarget& target, const std::map<ObjectId, trace::WrittenObject>& objects,
            std::vector<IdPair>& candidates)
{
    std::set<std::pair<ObjectId, ObjectId>> known;
    if (target.hasPairs()) {
        CheckTarget::Pairs pairs;
        target.pairs(pairs);
        for (const auto& [a, b] : pairs)
            if (a != b && objects.contains(a) && objects.contains(b) && known.insert(std::minmax(a, b)).second)
                candidates.push_back({a, b});
        return;
    }
    std::vector<Aabb> boxes;
    for (const auto& entry : objects)
        boxes.push_back(entry.second.state.box);
    const std::vector<std::vector<ObjectId>> found = target.queries(boxes);
    std::size_t place = 0;
    for (const auto& [id, object] : objects) {
        for (const ObjectId other : found[place++])
            if (known.insert({id, other}).second && other != id && known.contains({other, id}))
                candidates.push_back({other, id});
    }
}

} // namespace

std::string recordAnswers(CheckTarget& target, const CheckWorld& world, std::size_t operations, TouchRule touch,
                          const std::string& name, volatile std::uint64_t* progress)
{
    std::string bytes;
    trace::TraceWriter writer(infoFor(world, touch, name), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    target.begin(world.bounds, world.cellSize);
    std::map<ObjectId, trace::WrittenObject> objects;
    std::uint64_t step = 1; // of one operation each: the number that sentences give to it
    for (std::size_t i = 0; i < world.operations.size(); ++i) {
        if (progress)
            *progress = i;
        const Operation& operation = world.operations[i];
        target.apply(operation);
        target.update();
        if (operation.kind == Operation::Kind::Remove) {
            objects.erase(operation.id);
        } else {
            trace::WrittenObject& object = objects[operation.id];
            if (!object.definition) {
                trace::Definition definition;
                definition.id = operation.id;
                object.definition = std::make_shared<const trace::Definition>(std::move(definition));
            }
            object.state.box = operation.box;
        }
        if ((i + 1) % operations != 0 && i + 1 != world.operations.size())
            continue;
        trace::FrameData data;
        data.step = step;
        data.time = static_cast<double>(step) / 60.0;
        ++step;
        askAll(target, objects, data.candidates);
        std::vector<trace::WrittenObject> written;
        for (const auto& entry : objects)
            written.push_back(entry.second);
        writer.write(data, written);
    }
    (void)writer.finish(); // memory takes all bytes
    return bytes;
}

} // namespace broadside::check
