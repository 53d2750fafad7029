#pragma once

#include "core/trace/trace_writer.h"
#include "core/trace/world_recorder.h"
#include "core/trace/zstd_block.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/recorded_worlds.h"

#include <map>
#include <string>

/// @file
/// Seeds of the fuzzers of traces and tables. The program's own writer makes them, so that they always have the present
/// version.

namespace broadside::fuzz {

/// Seeds by the name of their file.
inline std::map<std::string, std::string> traceSeeds()
{
    std::map<std::string, std::string> seeds;
    seeds["plain.bstrace"] = test::randomTrace(11, 3, 4, false).bytes;
    seeds["wide.bstrace"] = test::randomTrace(4, 4, 6, false).bytes;
    seeds["unfinished.bstrace"] = seeds["plain.bstrace"].substr(0, seeds["plain.bstrace"].size() - 60);
    for (const auto algorithm : {Algorithm::Grid, Algorithm::CornerGrid}) {
        Scene scene = test::recordedWorld("cannon");
        scene.broadPhase.algorithm = algorithm;
        World world = World::fromScene(scene).value();
        std::string bytes;
        trace::WorldRecorder recorder(world, [&](std::string_view more) {
            bytes += more;
            return true;
        });
        static_cast<void>(recorder.take(world));
        for (int step = 0; step < 2; ++step) {
            const StepReport report = world.step({}, {}, [&](const World& tested) { recorder.observeTested(tested); });
            static_cast<void>(recorder.take(world, &report));
        }
        static_cast<void>(recorder.finish());
        seeds["cannon-" + std::string(infoOf(algorithm).name) + ".bstrace"] = bytes;
    }
    return seeds;
}

/// The bytes of these depend on the library that compresses them.
inline std::map<std::string, std::string> packedTraceSeeds()
{
    if (!trace::hasZstd())
        return {};
    return {{"packed.bstrace", test::randomTrace(11, 3, 4, true).bytes}};
}

inline std::map<std::string, std::string> tableSeeds()
{
    return {
        {"plain.csv", "id,x,y,w,h\n1,0.5,0.5,1,1\n2,1,1,1,1\n"},
        {"all.csv", "id,x,y,w,h,step,name,kind,category,mask\n1,0,0,1,1,0,\"a \"\"b\"\", c\",static,1,0xffffffff\n"
                    "1,0,1,1,1,1,\"a \"\"b\"\", c\",static,1,0xffffffff\n2,2.5e0,-1,1,1,1,,dynamic,2,3\n"},
        {"comma.csv", "frame;top;left;height;width;id;note\n3;1,5;2,25;1;1;9;x\n4;+1,5;2,25;1;1;9;y\n"},
        {"tabs.tsv", "id\tcx\tcy\twidth\theight\n7\t1\t2\t3\t4\n"},
        {"bare.csv", "1,2,3,4,5,0\r\n1,2,3,4,5,1\r\n"},
        {"wrong.csv", "id,x,y,w,h\n1,2,three,0,-1\n1,2,3,4\n\"1,2\n"},
    };
}

} // namespace broadside::fuzz
