#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>
#include <vector>

/// @file
/// Arbitrary bytes never crash the reader of traces, and every problem has a message and a remedy. Each frame that can
/// be shown can be audited and queried, and becomes a scene that can be read. When the frames are written again, they
/// read the same. A frame is the same whether it is reached forwards or backwards.

namespace broadside::fuzz {

inline constexpr std::size_t kMostFrames = 24;  // frames to check
inline constexpr std::size_t kMostObjects = 64; // larger frames are not queried
inline constexpr std::size_t kMostCandidates = 4'096;

inline void requireMessage(const Problem& problem, const std::string& bytes)
{
    require(!problem.message.empty() && !problem.remedy.empty() && !problem.file.empty(),
            "a problem without file, message or remedy", bytes);
}

inline std::vector<trace::WrittenObject> presentIn(const trace::TraceCursor& cursor)
{
    std::vector<trace::WrittenObject> objects;
    for (const trace::TracedObject& object : cursor.objects())
        if (object.isPresent())
            objects.push_back({object.definition, object.state});
    std::ranges::sort(objects, {}, [](const trace::WrittenObject& object) { return object.definition->id; });
    return objects;
}

inline bool same(const std::vector<trace::WrittenObject>& a, const std::vector<trace::WrittenObject>& b)
{
    return std::ranges::equal(a, b, [](const trace::WrittenObject& x, const trace::WrittenObject& y) {
        return *x.definition == *y.definition && x.state == y.state;
    });
}

/// Whether world, grids, marks and faults are the same.
inline bool sameFacts(const trace::FrameData& a, const trace::FrameData& b)
{
    const trace::Surroundings usual;
    const trace::Surroundings& ofA = a.surroundings ? *a.surroundings : usual;
    const trace::Surroundings& ofB = b.surroundings ? *b.surroundings : usual;
    return ofA == ofB && a.marks == b.marks && a.faults == b.faults;
}

/// Does everything with a frame that the debugger does.
inline void askAll(trace::TraceWorld& world, const std::string& bytes)
{
    const ObjectTable& objects = world.objects();
    if (objects.rowCount() > kMostObjects || world.data().candidates.size() > kMostCandidates)
        return;
    const Frame frame = world.frame();
    const FrameAudit audit = auditFrame(frame);
    require(audit.falsePositives <= audit.candidates, "more false positives than candidates", bytes);
    static_cast<void>(frame.funnel());
    for (const MissedPair& miss : audit.missed)
        require(!why(frame, miss.pair.a, miss.pair.b).sentence.empty(), "no sentence", bytes);
    if (const auto own = world.frameWith({Algorithm::PackedGrid, 1.0}))
        require(auditFrame(*own).missed.empty(), "packed-grid misses a pair", bytes);
    const std::string scene = writeSceneCanonically(world.toScene());
    require(readScene(scene, "frame").scene.has_value(), "a frame became a scene that cannot be read", scene);
}

/// Writes the frames again with the program's own writer, and compares them.
inline void requireSameWhenWritten(const trace::TraceReader& reader,
                                   const std::vector<std::vector<trace::WrittenObject>>& frames,
                                   const std::string& bytes)
{
    std::string written;
    trace::TraceInfo info = reader.info();
    info.canPause = false; // has no meaning in a file
    trace::TraceWriter writer(info, [&](std::string_view more) {
        written += more;
        return true;
    });
    trace::TraceCursor cursor(reader);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        require(!cursor.seek(i), "a frame can be read once only", bytes);
        writer.write(cursor.frame(), frames[i]);
    }
    require(writer.finish(), "the writer failed", bytes);
    const auto again = trace::TraceReader::open(trace::byteSourceOf(written), "written");
    require(again.ok() && again->notices().empty(), "what we write has notices", bytes);
    require(again->frames().size() == frames.size() && again->info() == info, "frames or header differ", bytes);
    trace::TraceCursor other(*again);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        require(!other.seek(i), "what we write cannot be read", bytes);
        require(same(presentIn(other), frames[i]), "a frame reads differently", bytes);
        require(!cursor.seek(i) && sameFacts(cursor.frame(), other.frame()), "facts of a frame read differently",
                bytes);
    }
}

/// Checks any input. Aborts when a property is false.
inline void checkTrace(const std::string& bytes)
{
    const auto reader = trace::TraceReader::open(trace::byteSourceOf(bytes), "input");
    if (!reader) {
        requireMessage(reader.problem(), bytes);
        return;
    }
    for (const Problem& notice : reader->notices())
        requireMessage(notice, bytes);
    trace::TraceCursor cursor(*reader);
    trace::TraceWorld world(*reader);
    std::vector<std::vector<trace::WrittenObject>> frames;
    for (std::size_t i = 0; i < std::min(reader->frames().size(), kMostFrames); ++i) {
        const auto problem = cursor.seek(i);
        const auto worldProblem = world.seek(i);
        require(problem.has_value() == worldProblem.has_value(), "a cursor reads what a world does not", bytes);
        if (problem) {
            requireMessage(*problem, bytes);
            break;
        }
        frames.push_back(presentIn(cursor));
        askAll(world, bytes);
    }
    for (std::size_t i = frames.size(); i-- > 0;) {
        require(!cursor.seek(i), "a frame cannot be gone back to", bytes);
        require(same(presentIn(cursor), frames[i]), "a frame is another when one goes back to it", bytes);
    }
    if (!frames.empty())
        requireSameWhenWritten(*reader, frames, bytes);
}

} // namespace broadside::fuzz
