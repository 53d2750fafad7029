#pragma once

#include "core/trace/byte_source.h"
#include "core/trace/recording.h"
#include "core/trace/trace_writer.h"

#include <QtGlobal>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

/// @file
/// Games of tests that write their recording into memory.

namespace broadside::test {

/// What all these games record: their candidates, with 60 steps in a second and coordinates of doubles.
inline trace::TraceInfo infoOfGame(std::string program, const Aabb& world)
{
    trace::TraceInfo info;
    info.dt = 1.0 / 60.0;
    info.world = world;
    info.wideFloats = true;
    info.program = std::move(program);
    info.contents.candidates = true;
    return info;
}

/// The recording of a game. `writeStep(writer, step)` writes one step.
template<class WriteStep>
[[nodiscard]] trace::Recording writtenRecording(const trace::TraceInfo& info, std::uint64_t steps,
                                                WriteStep&& writeStep)
{
    std::string bytes;
    trace::TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    for (std::uint64_t step = 0; step < steps; ++step)
        writeStep(writer, step);
    if (!writer.finish())
        qFatal("memory did not take the recording");
    return trace::Recording(trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "game").value());
}

/// A frame of such a game, with nothing in it.
inline trace::FrameData frameOfGame(std::uint64_t step)
{
    trace::FrameData data;
    data.step = step;
    data.time = static_cast<double>(step) / 60.0;
    return data;
}

/// An object without a shape other than its box.
inline trace::WrittenObject writtenObject(ObjectId id, std::string name, const Aabb& box)
{
    auto definition = std::make_shared<trace::Definition>();
    definition->id = id;
    definition->name = std::move(name);
    definition->isDynamic = true;
    return {std::move(definition), {box, {}}};
}

/// Moves a box one step on. Outside of the world, which begins at (0, 0), it turns around.
inline void fly(Aabb& box, Vec2& velocity, Vec2 world)
{
    for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
        if (box.lo.*axis < 0.0 || box.hi.*axis > world.*axis)
            velocity.*axis = -velocity.*axis;
    box = translated(box, velocity);
}

} // namespace broadside::test
