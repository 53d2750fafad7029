#include "app/recording_check.h"

#include "app/messages/input_messages.h"
#include "app/open_recording.h"
#include "app/recording_file.h"
#include "core/trace/trace_world.h"

#include <unordered_set>

namespace broadside {
namespace {

/// Reads all frames up to the first damaged one.
void checkFrames(const trace::TraceReader& reader, RecordingCheck& check, Console& console)
{
    if (reader.frames().empty()) {
        Problem problem;
        problem.file = reader.name();
        problem.message = texts::cliFileNoFrame();
        problem.remedy = texts::cliFileCloseTrace();
        check.problems.push_back(std::move(problem));
        return;
    }
    trace::TraceWorld world(reader);
    std::unordered_set<ObjectId> ids;
    std::vector<bool> isCounted; // by row, which is faster than a search of the id in each frame
    InvalidDataNote note;
    for (; check.frames < reader.frames().size(); ++check.frames) {
        if (auto problem = world.seek(check.frames)) {
            check.problems.push_back(std::move(*problem));
            break;
        }
        note.look(world.data().step, world.invalidData());
        if (world.renumbered())
            isCounted.clear();
        isCounted.resize(world.objects().rowCount());
        world.objects().forEach([&](ObjectIndex row) {
            if (!isCounted[row])
                ids.insert(world.objects().idOf(row));
            isCounted[row] = true;
        });
    }
    check.objects = ids.size();
    note.say(console);
}

} // namespace

RecordingCheck checkRecording(const std::string& path, const Arguments& arguments, Console& console)
{
    RecordingReading reading = readRecordingFile(path, arguments);
    RecordingCheck check;
    check.problems = std::move(reading.problems);
    check.isUnreadable = reading.isUnreadable;
    if (!reading.file)
        return check;
    if (reading.file->kind == RecordingKind::Lines)
        for (Problem& problem : check.problems)
            if (problem.line > 0)
                problem.severity = Severity::Error;
    const trace::TraceReader& reader = reading.file->reader;
    check.problems.insert(check.problems.end(), reader.notices().begin(), reader.notices().end());
    checkFrames(reader, check, console);
    return check;
}

} // namespace broadside
