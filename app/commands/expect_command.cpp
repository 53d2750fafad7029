#include "app/commands/expect_command.h"

#include "app/expectation_output.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_steps.h"
#include "app/output.h"
#include "core/debug/expectation/expectation.h"

#include <algorithm>
#include <array>
#include <optional>

namespace broadside {
namespace {

constexpr std::string_view kHit = "--hit";
constexpr std::string_view kStay = "--stay";
constexpr std::string_view kUntouched = "--untouched";

Result<ObjectId> idFrom(const Arguments& arguments, std::string_view option, std::size_t place)
{
    const std::string& word = arguments.values(option)[place];
    const auto id = countFrom(word);
    return id && *id > 0 ? Result<ObjectId>(ObjectId{*id})
                         : Result<ObjectId>(arguments.badValue(option, word, texts::cliIdOfObject()));
}

Result<Expectation> hitFrom(const Arguments& arguments)
{
    const auto a = idFrom(arguments, kHit, 0);
    if (!a)
        return a.problem();
    const auto b = idFrom(arguments, kHit, 1);
    if (!b)
        return b.problem();
    return Expectation(HitExpectation{*a, *b});
}

Result<Expectation> stayFrom(const Arguments& arguments)
{
    const auto id = idFrom(arguments, kStay, 0);
    if (!id)
        return id.problem();
    const auto corners = arguments.coordinates(kStay, 4, 1);
    if (!corners)
        return corners.problem();
    const std::vector<double>& at = *corners;
    return Expectation(StayExpectation{
        *id, {{std::min(at[0], at[2]), std::min(at[1], at[3])}, {std::max(at[0], at[2]), std::max(at[1], at[3])}}});
}

Result<Expectation> untouchedFrom(const Arguments& arguments)
{
    const auto id = idFrom(arguments, kUntouched, 0);
    return id ? Result<Expectation>(UntouchedExpectation{*id}) : Result<Expectation>(id.problem());
}

struct Kind {
    std::string_view option;
    Result<Expectation> (*read)(const Arguments& arguments);
};
constexpr std::array kKinds{Kind{kHit, hitFrom}, Kind{kStay, stayFrom}, Kind{kUntouched, untouchedFrom}};

/// Exactly one of the three options must be given.
Result<Expectation> readExpectation(const Arguments& arguments)
{
    const Kind* found = nullptr;
    for (const Kind& kind : kKinds) {
        if (!arguments.has(kind.option))
            continue;
        if (found)
            return usageProblem(texts::cliOptionTwoExpectations(found->option, kind.option), texts::cliRemoveOne());
        found = &kind;
    }
    if (!found)
        return usageProblem(texts::cliExpectationMissing(), texts::cliWriteExpectation());
    return found->read(arguments);
}

Result<ExpectationAnswer> answerFor(const Arguments& arguments, Console& console, const Expectation& expected)
{
    StepsWanted wanted;
    wanted.needsStart = true;
    wanted.budget = 4ULL << 30; // bytes
    wanted.allowsOtherBroadPhase = true;
    const auto opened = openSteps(arguments, console, wanted);
    if (!opened)
        return opened.problem();
    auto answer = checkExpectation(*opened->source, opened->steps, expected, {.asked = opened->asked});
    if (!answer)
        return answer.problem();
    return std::move(**answer); // nothing stops it
}

void printJson(std::ostream& out, const ExpectationAnswer& answer)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeExpectation(json, answer);
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const ExpectationAnswer& answer)
{
    out << (answer.holds ? texts::cliExpectHolds() : texts::cliExpectFails()).text() << '\n';
    printChain(out, answer);
    if (!answer.step && !answer.nearest)
        return;
    out << '\n';
    if (answer.step)
        printField(out, texts::cliFieldStep(), std::to_string(*answer.step));
    if (answer.nearest)
        printField(out, texts::cliFieldNearest(), nearestText(*answer.nearest));
}

Result<ExitCode> expect(const Arguments& arguments, Console& console)
{
    const auto expected = readExpectation(arguments);
    if (!expected)
        return expected.problem();
    const auto answer = answerFor(arguments, console, *expected);
    if (!answer)
        return answer.problem();
    if (arguments.has("--json"))
        printJson(console.out, *answer);
    else
        printText(console.out, *answer);
    if (answer->unreadable) {
        console.say(*answer->unreadable);
        return exitCodeOf(*answer->unreadable);
    }
    return answer->holds ? ExitCode::Done : ExitCode::Findings;
}

} // namespace

Command expectCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.front() = {"--steps", "N", "120", texts::optionStepsOfExpect()};
    options.push_back({kHit, "A B", "2 5", texts::optionHitOfExpect()});
    options.push_back({kStay, "A X0,Y0,X1,Y1", "2 0,0,9.6,4.8", texts::optionStayOfExpect()});
    options.push_back({kUntouched, "A", "2", texts::optionUntouchedOfExpect()});
    addTableOptions(options);
    return {{"expect", "SCENE", options},
            texts::helpExpect(),
            texts::helpExpectDetails(),
            "broadside expect resources/scenes/cannon.broadside --hit 2 12 --steps 60 --shoot 1,6,3@1",
            expect};
}

} // namespace broadside
