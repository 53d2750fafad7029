#include "app/commands/pairs_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "core/base/count_text.h"

namespace broadside {
namespace {

constexpr std::size_t kMostListedPairs = 2'000'000; // Some 40 MB of text.

struct PairLists {
    std::vector<IndexPair> candidates;
    std::vector<IndexPair> boxOverlaps;
    std::vector<IndexPair> overlaps;
};

Result<PairLists> listsOf(const Frame& frame)
{
    const FunnelPairs& pairs = frame.pairs();
    auto candidates = frame.candidates(kMostListedPairs);
    if (!candidates)
        return usageProblem(texts::cliTooManyPairs(pairs.funnel.candidates, kMostListedPairs),
                            texts::cliFewerPairs(frame.broadPhaseName()));
    return PairLists{std::move(*candidates), pairs.boxOverlaps, pairs.overlaps};
}

void writePairs(JsonWriter& json, std::string_view name, const ObjectTable& objects, std::span<const IndexPair> pairs)
{
    json.key(name).beginArray();
    for (const IndexPair pair : pairs) {
        json.beginArray();
        json.value(objects.idOf(pair.a).value);
        json.value(objects.idOf(pair.b).value);
        json.endArray();
    }
    json.endArray();
}

void printPairs(std::ostream& out, const Message& title, const ObjectTable& objects, std::span<const IndexPair> pairs)
{
    out << '\n' << (pairs.empty() ? texts::cliPairsNone(title) : texts::cliPairsTitle(title)).text() << '\n';
    for (const IndexPair pair : pairs)
        out << "  "
            << texts::cliPair(nameAndId(objects, objects.idOf(pair.a)), nameAndId(objects, objects.idOf(pair.b))).text()
            << '\n';
}

void printJson(std::ostream& out, const ObjectTable& objects, const Funnel& funnel, const PairLists* lists)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    writeFunnel(json, funnel);
    if (lists) {
        writePairs(json, "candidates", objects, lists->candidates);
        writePairs(json, "boxOverlaps", objects, lists->boxOverlaps);
        writePairs(json, "overlaps", objects, lists->overlaps);
    }
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, const ObjectTable& objects, const Funnel& funnel, const PairLists* lists)
{
    printField(out, texts::cliFieldFunnel(), funnelText(funnel));
    printField(out, texts::cliFieldChecks(), groupedNumber(funnel.checks));
    if (!lists)
        return;
    printPairs(out, texts::cliFieldCandidates(), objects, lists->candidates);
    printPairs(out, texts::cliFieldBoxOverlaps(), objects, lists->boxOverlaps);
    printPairs(out, texts::cliFieldShapeOverlaps(), objects, lists->overlaps);
}

Result<ExitCode> pairs(const Arguments& arguments, Console& console)
{
    const auto opened = openFrame(arguments, console);
    if (!opened)
        return opened.problem();
    const Frame& frame = opened->frame();
    const Funnel funnel = frame.funnel();
    PairLists lists;
    const bool isListed = arguments.has("--list");
    if (isListed) {
        auto made = listsOf(frame);
        if (!made)
            return made.problem();
        lists = std::move(*made);
    }
    if (arguments.has("--json"))
        printJson(console.out, frame.objects(), funnel, isListed ? &lists : nullptr);
    else
        printText(console.out, frame.objects(), funnel, isListed ? &lists : nullptr);
    return ExitCode::Done;
}

} // namespace

Command pairsCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.insert(options.begin(), {"--list", "", "", texts::optionListOfPairs()});
    addFrameOptions(options);
    return {{"pairs", "SCENE", options},
            texts::helpPairs(),
            texts::helpPairsDetails(),
            "broadside pairs resources/scenes/hover-circles.broadside --cell 25",
            pairs};
}

} // namespace broadside
