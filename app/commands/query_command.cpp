#include "app/commands/query_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/world_query.h"

#include <array>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 5> kPlaces{"--object", "--point", "--box", "--circle", "--ray"};

/// The one option that gives the place of the query.
Result<std::string_view> placeIn(const Arguments& arguments)
{
    std::string_view place;
    for (const std::string_view option : kPlaces) {
        if (!arguments.has(option))
            continue;
        if (!place.empty())
            return usageProblem(texts::cliOptionTwoPlaces(place, option), texts::cliRemoveOne());
        place = option;
    }
    if (place.empty())
        return usageProblem(texts::cliNoQuery(), texts::cliAddOneOf(commaList(kPlaces)));
    return place;
}

/// What a game reports for a place is known only if it recorded cells.
std::optional<Problem> unansweredPlace(const OpenedFrame& opened, std::string_view place)
{
    const bool isTold = !isRecorded(opened.frame()) || place == "--object" || opened.frame().cellTable();
    if (isTold)
        return std::nullopt;
    Problem problem;
    problem.file = opened.recording()->reader().name();
    problem.message = texts::cliFileNoCells();
    problem.remedy = texts::cliFileRecordCells();
    return problem;
}

Result<Question> questionFrom(const Arguments& arguments, std::string_view place, const ObjectTable& objects)
{
    if (place == "--object") {
        const auto row = presentRowNamed(objects, *arguments.value(place), std::string(place));
        if (!row)
            return row.problem();
        return Question{*row};
    }
    const std::size_t howMany = place == "--point" ? 2 : place == "--circle" ? 3 : 4;
    const auto values = arguments.coordinates(place, howMany);
    if (!values)
        return values.problem();
    const std::vector<double>& v = *values;
    if (place == "--point")
        return Question{Vec2{v[0], v[1]}};
    if (place == "--ray")
        return Question{Ray{{v[0], v[1]}, {v[2], v[3]}}};
    if (place == "--box")
        return Question{united(Aabb{{v[0], v[1]}, {v[0], v[1]}}, Vec2{v[2], v[3]})};
    if (!(v[2] > 0.0))
        return usageProblem(texts::cliRadius(v[2]), texts::cliPointForRadius());
    return Question{CircleArea{{v[0], v[1]}, v[2]}};
}

void writePoint(JsonWriter& json, std::string_view name, Vec2 point)
{
    json.key(name).beginArray();
    json.value(point.x);
    json.value(point.y);
    json.endArray();
}

void printJson(std::ostream& out, const Answer& answer, const std::vector<ObjectId>& missed, const Question& question)
{
    const bool isRay = std::holds_alternative<Ray>(question);
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeNumbers(json, "cells", answer.cells);
    if (std::holds_alternative<ObjectIndex>(question))
        writeNumbers(json, "registeredCells", answer.registeredCells);
    writeIds(json, "candidates", answer.candidates);
    writeIds(json, "boxOverlaps", answer.boxOverlaps);
    writeIds(json, "overlaps", answer.overlaps);
    if (!missed.empty())
        writeIds(json, "missed", missed);
    json.key("nearest");
    if (answer.nearest) {
        json.beginObject();
        json.member("id", answer.nearest->id.value);
        json.member("distance", answer.nearest->distance);
        json.endObject();
    } else {
        json.null();
    }
    if (answer.publishedNearest)
        json.member("publishedNearest", answer.publishedNearest->value);
    if (isRay) {
        json.key("hits").beginArray(JsonWriter::Layout::Lines);
        for (const RayMeeting& meeting : answer.hits) {
            json.beginObject();
            json.member("id", meeting.id.value);
            json.member("fraction", meeting.hit.fraction);
            writePoint(json, "point", meeting.hit.point);
            writePoint(json, "normal", meeting.hit.normal + Vec2{}); // + 0 turns negative zeros into zeros.
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const ObjectTable& objects, const Answer& answer, const std::vector<ObjectId>& missed,
               const Question& question)
{
    printField(out, texts::cliFieldCells(), numberList(answer.cells));
    if (std::holds_alternative<ObjectIndex>(question) && answer.registeredCells != answer.cells)
        printField(out, texts::cliFieldRegisteredIn(), numberList(answer.registeredCells));
    printField(out, texts::cliFieldCandidates(), objectList(objects, answer.candidates));
    printField(out, texts::cliFieldBoxOverlaps(), objectList(objects, answer.boxOverlaps));
    printField(out, texts::cliFieldShapeOverlaps(), objectList(objects, answer.overlaps));
    if (!missed.empty())
        printField(out, texts::cliFieldMissed(), texts::cliQueryMissed(objectList(objects, missed)));
    printField(out, texts::cliFieldNearest(),
               answer.nearest ? texts::cliQueryNearest(nameAndId(objects, answer.nearest->id), answer.nearest->distance)
                              : texts::cliNone());
    if (answer.publishedNearest)
        printField(out, texts::cliFieldAsPublished(),
                   texts::cliQueryPublished(nameAndId(objects, *answer.publishedNearest)));
    if (!std::holds_alternative<Ray>(question))
        return;
    for (const RayMeeting& meeting : answer.hits)
        printField(out, texts::cliFieldHit(),
                   texts::cliQueryHit(nameAndId(objects, meeting.id), meeting.hit.point.x, meeting.hit.point.y,
                                      100.0 * meeting.hit.fraction));
    if (answer.hits.empty())
        printField(out, texts::cliFieldHit(), texts::cliNone());
}

Result<ExitCode> query(const Arguments& arguments, Console& console)
{
    const auto place = placeIn(arguments);
    if (!place)
        return place.problem();
    const auto opened = openFrame(arguments, console);
    if (!opened)
        return opened.problem();
    if (const auto problem = unansweredPlace(*opened, *place))
        return *problem;
    const ObjectTable& objects = opened->objects();
    const auto question = questionFrom(arguments, *place, objects);
    if (!question)
        return question.problem();
    const Answer result = answer(opened->frame(), *question);
    const auto* asker = std::get_if<ObjectIndex>(&*question);
    const std::vector<ObjectId> missed = asker ? missedBy(opened->frame(), *asker) : std::vector<ObjectId>{};
    if (arguments.has("--json"))
        printJson(console.out, result, missed, *question);
    else
        printText(console.out, objects, result, missed, *question);
    return ExitCode::Done;
}

} // namespace

Command queryCommand()
{
    std::vector<OptionInfo> options{
        {"--object", "ID", "2", texts::optionObjectOfQuery()},
        {"--point", "X,Y", "3,4", texts::optionPointOfQuery()},
        {"--box", "X0,Y0,X1,Y1", "0,0,2.5,2.5", texts::optionBoxOfQuery()},
        {"--circle", "X,Y,R", "3,4,1", texts::optionCircleOfQuery()},
        {"--ray", "X0,Y0,X1,Y1", "0,0,9.6,4.8", texts::optionRayOfQuery()},
    };
    for (const OptionInfo& option : worldOptions())
        options.push_back(option);
    addFrameOptions(options);
    return {{"query", "SCENE", options},
            texts::helpQuery(),
            texts::helpQueryDetails(),
            "broadside query resources/scenes/cannon.broadside --ray 0,0,9.6,4.8",
            query};
}

} // namespace broadside
