#include "tests/planted/examples.h"

#include "core/trace/trace_cursor.h"

#include <algorithm>
#include <array>
#include <optional>

namespace broadside::planted {
namespace {

/// The frame of a step, with all that was reported in it.
std::optional<trace::FrameData> frameOf(const trace::Recording& recording, std::uint64_t step)
{
    trace::TraceCursor cursor(recording.reader());
    for (std::size_t frame = 0; frame < recording.frameCount(); ++frame)
        if (!cursor.seek(frame) && cursor.frame().step == step)
            return cursor.frame();
    return std::nullopt;
}

bool isReported(const trace::FrameData& frame, ObjectId id)
{
    return std::ranges::any_of(frame.candidates, [&](const IdPair& pair) { return pair.a == id || pair.b == id; });
}

bool saysNowhere(const Explanation& explanation)
{
    constexpr std::array<std::string_view, 3> kRules{"not-registered", "never-registered", "resting-unregistered"};
    return std::ranges::find(kRules, explanation.rule) != kRules.end();
}

std::string wrongExample(const Diagnosis& diagnosis, const Explanation& explanation, const trace::Recording& recording)
{
    if (!explanation.example)
        return explanation.isCause ? "a cause has no example" : "";
    const Explanation::Example& example = *explanation.example;
    const auto frame = frameOf(recording, example.step);
    if (!frame)
        return "the recording has no such step";
    const auto isExample = [&](const DiagnosedGroup& group) {
        return group.a == example.a && group.b == example.b && group.first <= example.step &&
               example.step <= group.last && (!explanation.isCause || !group.rule.empty());
    };
    if (std::ranges::none_of(diagnosis.groups, isExample))
        return "it is no missed pair that is explained";
    const auto isPair = [&](const IdPair& pair) {
        return std::minmax(pair.a, pair.b) == std::minmax(example.a, example.b);
    };
    if (std::ranges::any_of(frame->candidates, isPair))
        return "it is a reported pair";
    if (saysNowhere(explanation) && isReported(*frame, example.a) && isReported(*frame, example.b))
        return "both objects are reported in that step";
    return "";
}

} // namespace

std::string wrongExamples(const Diagnosis& diagnosis, const trace::Recording& recording)
{
    std::string all;
    for (const Explanation& explanation : diagnosis.explanations) {
        const std::string wrong = wrongExample(diagnosis, explanation, recording);
        if (wrong.empty())
            continue;
        all += explanation.rule + ": " + explanation.sentence.text() + " Example: ";
        if (explanation.example)
            all += std::to_string(explanation.example->a.value) + " and " +
                   std::to_string(explanation.example->b.value) + " in step " +
                   std::to_string(explanation.example->step) + ": ";
        all += wrong + "\n";
    }
    return all;
}

} // namespace broadside::planted
