#include "app/open_footage.h"

#include "app/messages/input_messages.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "core/base/count_text.h"
#include "core/trace/recording.h"

#include <limits>
#include <utility>

namespace broadside {
namespace {

Result<OpenedFootage> footageOfScene(const Arguments& arguments, Console& console, LastObjects last)
{
    StepsWanted needed;
    needed.goesThroughOnce = true;
    const auto opened = openSteps(arguments, console, needed);
    if (!opened)
        return opened.problem();
    const StepSource& source = *opened->source;
    auto filmed = filmSteps(source, opened->steps.first, std::numeric_limits<std::size_t>::max(), {}, {}, {}, last);
    if (!filmed)
        return filmed.problem();
    return OpenedFootage{
        .filmed = std::move(*filmed), .broadPhase = opened->plan->scene.broadPhase, .recording = nullptr};
}

/// The cells suit the objects of the last filmed frame, unless the game or --cell gives them.
std::optional<Problem> chooseBroadPhase(const Arguments& arguments, OpenedFootage& footage)
{
    OpenedRecording& recording = *footage.recording;
    const std::size_t frames = footage.filmed.footage.frames().size();
    if (auto problem = recording.world().seek(frames > 0 ? frames - 1 : 0))
        return problem;
    const auto cells = recording.cellSize(arguments);
    if (!cells)
        return cells.problem();
    footage.broadPhase.cellSize = *cells;
    footage.hasGuessedCells = !arguments.has("--cell") && !(recording.world().cellSize() > 0.0);
    if (const auto name = arguments.value("--algorithm")) {
        const auto algorithm = knownAlgorithm(*name);
        if (!algorithm)
            return algorithm.problem();
        footage.broadPhase.algorithm = *algorithm;
    }
    return std::nullopt;
}

/// A frame that cannot be read is an error, because the frames of the footage are those of the recording, in order.
Result<OpenedFootage> footageOfRecording(const Arguments& arguments, Console& console)
{
    auto opened = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!opened)
        return opened.problem();
    const auto count = (*opened)->frameCount(arguments);
    if (!count)
        return count.problem();
    const trace::Recording source((*opened)->reader());
    InvalidDataNote note;
    auto filmed = filmSteps(source, source.steps().first, *count, {}, {},
                            [&](std::uint64_t step, StepWalk& walk) { note.look(step, walk.invalidData()); });
    if (!filmed)
        return filmed.problem();
    if (filmed->problem)
        return *filmed->problem;
    note.say(console);
    OpenedFootage footage;
    footage.filmed = std::move(*filmed);
    footage.recording = std::move(*opened);
    if (auto problem = chooseBroadPhase(arguments, footage))
        return *problem;
    return footage;
}

} // namespace

Result<OpenedFootage> openFootage(const Arguments& arguments, Console& console, LastObjects last)
{
    auto footage = isRecordingFile(arguments.operands().front()) ? footageOfRecording(arguments, console)
                                                                 : footageOfScene(arguments, console, last);
    if (!footage)
        return footage;
    const std::size_t frames = footage->filmed.footage.frames().size();
    if (frames == 0) {
        Problem problem = usageProblem(texts::cliFileFrameMemory(), texts::cliFileSmallerWorld());
        problem.file = arguments.operands().front();
        return problem;
    }
    if (!footage->filmed.isWhole)
        console.note(texts::cliNoteFirstFrames(frames));
    return footage;
}

} // namespace broadside
