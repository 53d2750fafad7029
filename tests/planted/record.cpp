#include "core/trace/byte_source.h"
#include "core/trace/trace_writer.h"
#include "tests/planted/faults/faults.h"

#include <map>
#include <stdexcept>

namespace broadside::planted {
namespace {

/// What the header of the trace says.
trace::TraceInfo infoOf(const Case& asked, const Setting& setting)
{
    const WorldFacts& world = *setting.world;
    const HostFacts& host = factsOf(asked.host);
    trace::TraceInfo info;
    info.dt = kStepSeconds;
    info.unitsPerMetre = world.unitsPerMetre;
    info.world = world.bounds;
    info.wideFloats = world.wideFloats;
    info.yDown = world.yDown;
    info.touch = world.touch;
    info.program = world.name;
    info.contents.candidates = true;
    if (asked.recorded == Recorded::Candidates)
        return info;
    info.algorithm = host.name;
    if (host.hasCells)
        info.parameters.push_back({"cell-size", setting.cell()});
    if (asked.recorded != Recorded::Everything)
        return info;
    info.contents.cells = host.hasCells;
    info.contents.registeredBoxes = !host.hasCells;
    const Lattice lattice = setting.lattice();
    if (host.hasCells) { // without a corner it would be that of the level, and a hash counts from the game's origin
        // The origin is a corner of cell (0, 0): the lower left one, or with y down the upper left one.
        info.parameters.push_back({"grid-x", lattice.origin.x});
        info.parameters.push_back({"grid-y", lattice.origin.y});
    }
    if (host.hasTable) {
        info.parameters.push_back({"grid-columns", static_cast<double>(lattice.columns)});
        info.parameters.push_back({"grid-rows", static_cast<double>(lattice.rows)});
    }
    return info;
}

/// Definitions of the objects of one game.
class Definitions {
public:
    [[nodiscard]] const std::shared_ptr<const trace::Definition>& of(const Body& body)
    {
        auto& known = m_known[body.id];
        if (!known || known->name != body.kind->name) {
            trace::Definition made;
            made.id = ObjectId{body.id};
            made.name = body.kind->name;
            made.isDynamic = body.kind->isDynamic;
            made.category = body.kind->category;
            made.mask = body.kind->mask;
            known = std::make_shared<const trace::Definition>(std::move(made));
        }
        return known;
    }

private:
    std::map<std::uint64_t, std::shared_ptr<const trace::Definition>> m_known;
};

} // namespace

std::string recordBytes(const Case& asked)
{
    const Setting setting{&factsOf(asked.world), asked.host, asked.cellFactor};
    Policy policy;
    for (const std::string& slug : asked.plants)
        plant(slug, policy, setting);
    const std::unique_ptr<Host> host = makeHost(setting, policy);
    std::string bytes;
    trace::TraceWriter writer(infoOf(asked, setting), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    Game game(asked.world, asked.seed);
    Registry registry(policy);
    Pairs pairs(policy);
    Definitions definitions;
    std::vector<trace::WrittenObject> objects;
    for (int step = 0; step < setting.world->steps; ++step) {
        if (step > 0)
            game.step();
        const GameFrame frame = game.frame();
        registry.update(frame);
        pairs.begin(frame);
        host->update(registry.entries(), frame, pairs);
        trace::FrameData data;
        data.step = frame.step;
        data.time = kStepSeconds * static_cast<double>(frame.step);
        data.candidates = pairs.reported();
        if (asked.recorded == Recorded::Everything)
            host->tell(registry.entries(), data);
        objects.clear();
        for (const Body& body : frame.bodies)
            objects.push_back({definitions.of(body), {body.box, {}}});
        writer.write(data, objects);
    }
    if (!writer.finish())
        throw std::logic_error("memory did not take the recording");
    return bytes;
}

trace::Recording record(const Case& asked)
{
    Result<trace::TraceReader> reader = trace::TraceReader::open(trace::byteSourceOf(recordBytes(asked)), asked.name);
    if (!reader)
        throw std::logic_error("the recording of " + asked.name + " cannot be read");
    return trace::Recording(std::move(*reader));
}

} // namespace broadside::planted
