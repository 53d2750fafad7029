#include "app/commands/trace_commands.h"

#include "app/audit_output.h"
#include "app/open_recording.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/passage_watch.h"
#include "core/trace/recording.h"
#include "core/trace/trace_file.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"

#include <algorithm>

namespace broadside {
namespace {

/// The findings in all frames.
struct RecordedAudit {
    Audit::Misses missed;
    std::vector<FoundPassage> passages;
    std::vector<Audit::Hidden> hidden;
    NameBook names;
    bool knowsRegistrations = false;
    std::uint64_t candidates = 0;
    std::uint64_t falsePositives = 0;
    std::uint64_t frames = 0;
    InvalidDataNote leftOut;
    std::uint64_t strangers = 0;      ///< Candidates that name an object without a box in the frame.
    std::optional<ObjectId> stranger; ///< The first such object.
};

void printJson(std::ostream& out, const RecordedAudit& audit, const AuditVerdict& verdict)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeMissed(json, audit.missed);
    json.member("falsePositives", audit.falsePositives);
    writePassages(json, audit.passages);
    writeHidden(json, audit.hidden);
    json.member("findings", audit.missed.count() + audit.passages.size() + audit.hidden.size());
    writeVerdict(json, verdict);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const RecordedAudit& audit, const AuditVerdict& verdict, const FoundName& nameOf)
{
    printField(out, "Frames", groupedNumber(audit.frames));
    printField(out, "Missed pairs", groupedNumber(audit.missed.count()));
    printField(out, "Candidates", groupedNumber(audit.candidates));
    printField(out, "False positives", groupedNumber(audit.falsePositives));
    printField(out, "Tunnelled", groupedNumber(audit.passages.size()));
    if (!audit.hidden.empty())
        printField(out, "Boxes too small", groupedNumber(audit.hidden.size()));
    printVerdict(out, verdict);
    if (!audit.missed.listed.empty()) {
        out << '\n';
        for (const auto& [cause, count] : causesOf(audit.missed.listed))
            out << groupedNumber(count) << ' ' << broadside::nameOf(cause) << ": "
                << ownRemedyOf(cause, audit.knowsRegistrations) << '\n';
        printMissed(out, audit.missed, nameOf);
    }
    if (!audit.passages.empty())
        printPassages(out, audit.passages, nameOf, remedyInGame);
    printHidden(out, audit.hidden, nameOf);
}

/// Counts candidates that name an object without a box. In particular, a game that numbers its objects from 0 cannot
/// record the box of object 0.
void countUnknownObjects(const trace::TraceWorld& world, const ObjectTable& objects, RecordedAudit& audit)
{
    const std::set<ObjectIndex>& leftOut = world.leftOut(); // These have a note of their own.
    const auto isThere = [&](ObjectId id) {
        const auto row = objects.rowOf(id);
        return row && (objects.isPresent(*row) || leftOut.contains(*row));
    };
    for (const auto& [a, b] : world.data().candidates) {
        if (isThere(a) && isThere(b))
            continue;
        ++audit.strangers;
        if (!audit.stranger)
            audit.stranger = isThere(a) ? b : a;
    }
}

/// Adds the findings of one frame, with the names of the objects at that step.
void takeFound(const Frame& frame, const FrameAudit& found, std::span<const Passage> passed, double dt,
               RecordedAudit& audit)
{
    const auto note = [&](ObjectId id) { audit.names.note(frame.step(), frame.objects(), id); };
    const std::size_t before = audit.missed.listed.size();
    audit.missed.add(frame.step(), frame.objects(), found);
    for (const Audit::Miss& miss : std::span(audit.missed.listed).subspan(before)) {
        note(miss.pair.a);
        note(miss.pair.b);
    }
    for (const Passage& one : passed) {
        audit.passages.push_back({frame.step(), dt, one});
        note(one.object);
        note(one.through);
    }
    for (const Audit::Hidden& hidden : Audit::hiddenIn(frame, found)) {
        audit.hidden.push_back(hidden);
        note(hidden.pair.a);
        note(hidden.pair.b);
    }
    audit.candidates += found.candidates;
    audit.falsePositives += found.falsePositives;
}

std::optional<Problem> auditFrames(OpenedRecording& recording, const Arguments& arguments, RecordedAudit& audit)
{
    const auto count = recording.frameCount(arguments);
    if (!count)
        return count.problem();
    BoxJudge judge;
    const trace::Recording steps(recording.reader());
    trace::PassageWatch passages(steps.countsFrames());
    for (std::size_t i = 0; i < *count; ++i) {
        if (auto problem = recording.world().seek(i))
            return problem;
        const auto frame = recording.frame(arguments);
        if (!frame)
            return frame.problem();
        const FrameAudit found = auditFrame(*frame, judge);
        takeFound(*frame, found, passages.observe(recording.world()), steps.dtOf(i), audit);
        audit.leftOut.look(recording.world());
        countUnknownObjects(recording.world(), frame->objects(), audit);
        ++audit.frames;
    }
    return std::nullopt;
}

void reportTrace(const Arguments& arguments, Console& console, const std::string& file, std::size_t frames)
{
    if (!arguments.has("--json")) {
        console.out << "Wrote " << file << " with " << countOf(frames, "frame") << ".\n";
        return;
    }
    JsonWriter json;
    json.beginObject().member("file", file).member("frames", frames).endObject();
    print(console.out, json);
}

std::optional<Problem> writeTrace(const trace::TraceReader& reader, const std::string& target)
{
    auto file = trace::TraceFile::create(target);
    if (!file)
        return file.problem();
    trace::TraceWriter writer(reader.info(), (*file)->sink());
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
    return (*file)->finish();
}

} // namespace

Result<ExitCode> auditRecording(const Arguments& arguments, Console& console)
{
    const auto recording = OpenedRecording::open(arguments, console, Source::ManyFrames);
    if (!recording)
        return concludeUnreadable(arguments, console, recording.problem());
    RecordedAudit audit;
    if (const auto problem = auditFrames(**recording, arguments, audit))
        return concludeUnreadable(arguments, console, *problem);
    audit.leftOut.say(console);
    if (audit.stranger)
        console.err << "Note: objects that are not there stand in " << countOf(audit.strangers, "candidate")
                    << ", such as object " << audit.stranger->value
                    << ". Number objects from 1 on, and say the box of each in every frame.\n";
    const trace::Contents& contents = (*recording)->reader().info().contents;
    audit.knowsRegistrations = contents.cells || contents.registeredBoxes;
    const FoundName nameOf = [&](std::uint64_t step, ObjectId id) { return audit.names.nameAndId(step, id); };
    const auto verdict = concludeAudit(
        arguments, console, {audit.missed, audit.passages, audit.hidden, audit.knowsRegistrations}, nameOf, nullptr);
    if (!verdict)
        return verdict.problem();
    if (arguments.has("--json"))
        printJson(console.out, audit, *verdict);
    else
        printText(console.out, audit, *verdict, nameOf);
    return verdict->exitCode();
}

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
        if (const auto problem = writeTrace((*recording)->reader(), target))
            return *problem;
        reportTrace(arguments, console, target, (*recording)->reader().frames().size());
        return ExitCode::Done;
    }
    if (const auto problem = (*recording)->seek(arguments, console))
        return *problem;
    const Scene scene = (*recording)->world().toScene();
    if (const auto problem = writeSceneFile(target, scene, writeSceneCanonically(scene)))
        return *problem;
    reportScene(console.out, target, scene.size(), arguments.has("--json"));
    return ExitCode::Done;
}

} // namespace broadside
