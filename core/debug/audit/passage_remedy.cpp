#include "core/debug/audit/passage_remedy.h"

#include "core/base/message/common_messages.h"
#include "core/base/text.h"
#include "core/debug/audit/audit_messages.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace broadside {
namespace {

/// A remedy only makes sense if the path of a step is at most this many times the stretch `inside`: steps can be a
/// hundred times shorter, but no wall can be a hundred times thicker.
constexpr double kMostSteps = 100.0;
constexpr double kMostThickness = 10.0;
constexpr int kDigits = 3;

texts::Number number(double value) { return {value, kDigits}; }
texts::Number numberBelow(double value) { return {roundedDown(value, kDigits), kDigits}; }

/// The extra thickness that keeps the path inside for a whole step.
double missingThickness(const Passage& passage)
{
    return (passage.untilMiddle ? 2.0 : 1.0) * (passage.pathLength - passage.inside);
}

bool isWorthShorterSteps(const Passage& passage) { return passage.pathLength <= kMostSteps * passage.inside; }

bool isWorthThickness(const Passage& passage)
{
    return passage.pathLength > passage.inside && passage.pathLength <= kMostThickness * passage.inside;
}

Message thicker(const Passage& passage, const std::string& through)
{
    return texts::makeThicker(through, number(missingThickness(passage)));
}

/// To sweep, or to follow one of the other orders; at most three.
Message sweepOr(const std::vector<Message>& others)
{
    switch (others.size()) {
    case 0:
        return texts::sweepAlone();
    case 1:
        return texts::sweepOrOne(others[0]);
    case 2:
        return texts::sweepOrTwo(others[0], others[1]);
    default:
        return texts::sweepOrThree(others[0], others[1], others[2]);
    }
}

/// The same in a game; at most two others.
Message sweepInGameOr(const std::vector<Message>& others)
{
    switch (others.size()) {
    case 0:
        return texts::sweepInGameAlone();
    case 1:
        return texts::sweepInGameOrOne(others[0]);
    default:
        return texts::sweepInGameOrTwo(others[0], others[1]);
    }
}

} // namespace

Message remedyFor(const Passage& passage, double dt, const std::string& object, const std::string& through)
{
    const double step = isWorthShorterSteps(passage) ? passage.inside / speedOf(passage, dt) : 0.0;
    return texts::untriedRemedy(remedyWithSteps(passage, dt, object, through, step));
}

const Message* withoutUntried(const Message& remedy)
{
    if (remedy.form() != &texts::untriedRemedy)
        return nullptr;
    return std::get<std::shared_ptr<const Message>>(remedy.arguments().front()).get();
}

Message remedyWithSteps(const Passage& passage, double dt, const std::string& object, const std::string& through,
                        double shortStep)
{
    const auto& what = passage.untilMiddle ? texts::passageToMiddle : texts::passageOverlapped;
    std::vector<Message> others;
    if (shortStep > 0.0)
        others.push_back(texts::shortenSteps(numberBelow(shortStep)));
    if (isWorthShorterSteps(passage))
        others.push_back(texts::keepSlow(number(speedOf(passage, dt)), numberBelow(passage.inside / dt)));
    if (isWorthThickness(passage))
        others.push_back(thicker(passage, through));
    return texts::sentences(what(object, number(passage.pathLength), number(dt), through, number(passage.inside)),
                            sweepOr(others));
}

Message remedyInGame(const Passage& passage, double dt, const std::string& object, const std::string& through)
{
    std::vector<Message> others;
    if (isWorthShorterSteps(passage))
        others.push_back(texts::shortenFrames(numberBelow(passage.inside / speedOf(passage, dt))));
    if (isWorthThickness(passage))
        others.push_back(thicker(passage, through));
    return texts::sentences(
        texts::passageInGame(object, number(passage.pathLength), number(dt), through, number(passage.inside)),
        sweepInGameOr(others));
}

} // namespace broadside
