#include "app/commands/convert_recording.h"

#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/open_recording.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/trace_file.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"
#include "core/trace/zstd_block.h"

namespace broadside {
namespace {

void reportTrace(const Arguments& arguments, Console& console, const std::string& file, std::size_t frames)
{
    if (!arguments.has("--json")) {
        console.out << texts::cliWroteTrace(file, frames).text() << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject().member("file", file).member("frames", frames).endObject();
    print(console.out, json);
}

std::optional<Problem> writeTrace(const trace::TraceReader& reader, const std::string& target, Console& console)
{
    auto file = trace::TraceFile::create(target);
    if (!file)
        return file.problem();
    trace::WriterOptions options;
    options.version = reader.version();
    options.compress = trace::hasZstd();
    trace::TraceWriter writer(reader.info(), (*file)->sink(), options);
    trace::TraceCursor cursor(reader);
    std::vector<trace::WrittenObject> objects;
    for (std::size_t i = 0; i < reader.frames().size(); ++i) {
        if (auto problem = cursor.seek(i))
            return problem;
        objects.clear();
        for (const ObjectIndex row : cursor.order())
            if (const trace::TracedObject& object = cursor.objects()[row]; object.isPresent())
                objects.push_back({object.definition, object.state});
        writer.write(cursor.frame(), objects);
    }
    static_cast<void>(writer.finish());
    if (auto problem = (*file)->finish())
        return problem;
    sayLosses(target, (*file)->losses(), console);
    return std::nullopt;
}

/// Names what a scene cannot hold of the frame.
void noteWhatIsLost(trace::TraceWorld& world, Console& console)
{
    Message lost;
    const auto add = [&](bool isThere, Message what) {
        if (isThere)
            lost = lost.empty() ? std::move(what) : texts::listed(std::move(lost), std::move(what));
    };
    const auto grids = world.grids();
    add(grids.size() > 1, texts::cliNoteOtherGrids());
    add(!grids.empty() && grids.front().table.cellSize() != grids.front().table.cellHeight(),
        texts::cliNoteCellHeight());
    add(!world.data().marks.isEmpty(), texts::cliNoteMarks());
    if (!lost.empty())
        console.note(texts::cliNoteLost(std::move(lost)));
}

} // namespace

Result<ExitCode> convertRecording(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    const bool toTrace = target.ends_with(".bstrace");
    if (!toTrace)
        if (const auto problem = sceneNameProblem(target))
            return *problem;
    const auto recording = OpenedRecording::open(arguments, console, Source::OneFrame);
    if (!recording)
        return recording.problem();
    if (toTrace) {
        if (const auto problem = writeTrace((*recording)->reader(), target, console))
            return *problem;
        reportTrace(arguments, console, target, (*recording)->reader().frames().size());
        return ExitCode::Done;
    }
    if (const auto problem = (*recording)->seek(arguments, console))
        return *problem;
    noteWhatIsLost((*recording)->world(), console);
    const Scene scene = (*recording)->world().toScene();
    if (const auto problem = writeSceneFile(target, scene, writeSceneCanonically(scene), console))
        return *problem;
    reportScene(console.out, target, scene.size(), arguments.has("--json"));
    return ExitCode::Done;
}

} // namespace broadside
