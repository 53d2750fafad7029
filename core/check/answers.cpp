#include "core/check/answers.h"

#include "core/trace/trace_writer.h"

#include <map>
#include <memory>
#include <set>

namespace broadside::check {
namespace {

trace::TraceInfo infoFor(const CheckWorld& world, const AnswerTrace& wanted, bool hasAnswers)
{
    trace::TraceInfo info;
    info.dt = 1.0 / 60.0;
    info.world = world.bounds;
    info.wideFloats = true;
    info.touch = wanted.touch;
    info.contents.candidates = hasAnswers;
    info.program = "check";
    info.algorithm = wanted.name;
    // The cell size that was proposed: a broad phase with cells uses it as a rule.
    info.parameters = {{"cell-size", world.cellSize}, {"grid-x", world.bounds.lo.x}, {"grid-y", world.bounds.lo.y}};
    return info;
}

/// The pairs that the broad phase reports. Of queries: the pairs in which each object is found by the box of the other,
/// because a game asks for some of its objects only.
void askAll(CheckTarget& target, const std::map<ObjectId, trace::WrittenObject>& objects, bool keepsInvalid,
            std::vector<IdPair>& candidates)
{
    std::set<std::pair<ObjectId, ObjectId>> known;
    if (target.hasPairs()) {
        CheckTarget::Pairs pairs;
        target.pairs(pairs);
        for (const auto& [a, b] : pairs)
            if ((keepsInvalid || (a != b && objects.contains(a) && objects.contains(b))) &&
                known.insert(std::minmax(a, b)).second)
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
            if (known.insert({id, other}).second && other != id &&
                (known.contains({other, id}) || (keepsInvalid && !objects.contains(other))))
                candidates.push_back({other, id});
    }
}

} // namespace

std::string recordAnswers(CheckTarget* target, const CheckWorld& world, const AnswerTrace& wanted,
                          volatile std::uint64_t* progress)
{
    std::string bytes;
    trace::TraceWriter writer(infoFor(world, wanted, target), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    if (target)
        target->begin(world.bounds, world.cellSize);
    std::map<ObjectId, trace::WrittenObject> objects;
    std::uint64_t step = 1; // of one operation each: the number that sentences give to it
    for (std::size_t i = 0; i < world.operations.size(); ++i) {
        if (progress)
            *progress = i;
        const Operation& operation = world.operations[i];
        if (target) {
            target->apply(operation);
            target->update();
        }
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
        const bool isLast = i + 1 == world.operations.size();
        if ((i + 1) % wanted.operations != 0 && !isLast)
            continue;
        trace::FrameData data;
        data.step = step;
        data.time = static_cast<double>(step) / 60.0;
        ++step;
        if (target)
            askAll(*target, objects, wanted.keepsInvalid, data.candidates);
        if (isLast)
            data.log = wanted.notes;
        std::vector<trace::WrittenObject> written;
        for (const auto& entry : objects)
            written.push_back(entry.second);
        writer.write(data, written);
    }
    (void)writer.finish(); // memory takes all bytes
    return bytes;
}

} // namespace broadside::check
