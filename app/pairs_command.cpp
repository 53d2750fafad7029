#include "app/pairs_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "core/base/text.h"

namespace broadside {
namespace {

constexpr std::size_t kMostListed = 2'000'000; // pairs; some 40 MB of text

struct PairLists {
    std::vector<IndexPair> candidates;
    std::vector<IndexPair> boxOverlaps;
    std::vector<IndexPair> overlaps;
};

Result<PairLists> listsOf(const World& world, FunnelPairs&& pairs)
{
    auto candidates = candidateList(world.broadPhase(), kMostListed);
    if (!candidates)
        return usageProblem(groupedNumber(pairs.funnel.candidates) +
                                " candidate pairs are too many to list; the limit is " + groupedNumber(kMostListed),
                            "Leave --list out, or choose smaller cells or another algorithm than " +
                                std::string(infoOf(world.broadPhase().algorithm()).name));
    return PairLists{std::move(*candidates), std::move(pairs.boxOverlaps), std::move(pairs.overlaps)};
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

void printPairs(std::ostream& out, std::string_view title, const ObjectTable& objects, std::span<const IndexPair> pairs)
{
    out << '\n' << title << (pairs.empty() ? ": none\n" : ":\n");
    for (const IndexPair pair : pairs)
        out << "  " << nameAndId(objects, objects.idOf(pair.a)) << " - " << nameAndId(objects, objects.idOf(pair.b))
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
    printField(out, "Funnel", funnelText(funnel));
    printField(out, "Checks", groupedNumber(funnel.checks));
    if (!lists)
        return;
    printPairs(out, "Candidates", objects, lists->candidates);
    printPairs(out, "Box overlaps", objects, lists->boxOverlaps);
    printPairs(out, "Shape overlaps", objects, lists->overlaps);
}

Result<ExitCode> pairs(const Arguments& arguments, Console& console)
{
    const auto opened = openWorld(arguments, console);
    if (!opened)
        return opened.problem();
    const World& world = opened->world;
    FunnelPairs found = funnelPairs(world.objects(), world.broadPhase());
    const Funnel funnel = found.funnel;
    PairLists lists;
    const bool isListed = arguments.has("--list");
    if (isListed) {
        auto made = listsOf(world, std::move(found));
        if (!made)
            return made.problem();
        lists = std::move(*made);
    }
    if (arguments.has("--json"))
        printJson(console.out, world.objects(), funnel, isListed ? &lists : nullptr);
    else
        printText(console.out, world.objects(), funnel, isListed ? &lists : nullptr);
    return ExitCode::Done;
}

} // namespace

Command pairsCommand()
{
    std::vector<OptionInfo> options = worldOptions();
    options.insert(options.begin(), {"--list", "", "", "List the pairs of each stage too"});
    return {
        {"pairs", "SCENE", options},
        "Count the pairs of a world, from all down to those that overlap",
        "Prints the funnel: pairs that can collide, candidates of the broad phase, box overlaps, shape overlaps; and\n"
        "the checks that the published loop of the algorithm would do.",
        "broadside pairs resources/scenes/hover-circles.broadside --cell 25",
        pairs};
}

} // namespace broadside
