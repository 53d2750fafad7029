#include "core/report/recording_cut.h"

#include "core/trace/trace_cursor.h"
#include "core/trace/trace_writer.h"
#include "core/trace/zstd_block.h"

#include <utility>
#include <vector>

namespace broadside::report {

Result<RecordingCut> cutOf(const trace::Recording& recording, std::size_t first, std::size_t last)
{
    const trace::TraceReader& reader = recording.reader();
    RecordingCut cut;
    trace::WriterOptions options;
    options.version = reader.version();
    options.compress = trace::hasZstd();
    trace::TraceWriter writer(
        reader.info(),
        [&cut](std::string_view more) {
            cut.bytes += more;
            return true;
        },
        options);
    trace::TraceCursor cursor(reader);
    std::vector<trace::WrittenObject> objects;
    for (std::size_t i = first; i <= last; ++i) {
        if (auto problem = cursor.seek(i))
            return *std::move(problem);
        objects.clear();
        for (const ObjectIndex row : cursor.order())
            if (const trace::TracedObject& object = cursor.objects()[row]; object.isPresent())
                objects.push_back({object.definition, object.state});
        cut.states += objects.size();
        trace::FrameData data = cursor.frame();
        data.step = recording.stepOf(i); // the part counts as the whole does
        writer.write(data, objects);
    }
    static_cast<void>(writer.finish()); // memory takes all bytes
    return cut;
}

} // namespace broadside::report
