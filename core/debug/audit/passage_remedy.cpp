#include "core/debug/audit/passage_remedy.h"

#include "core/base/text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace broadside {
namespace {

/// A remedy only makes sense if the path of a step is at most this many times the stretch `inside`: steps can be a
/// hundred times shorter, but no wall can be a hundred times thicker.
constexpr double kMostSteps = 100.0;
constexpr double kMostThickness = 10.0;
constexpr int kDigits = 3;

std::string number(double value) { return roundedNumber(value, kDigits); }
std::string numberBelow(double value) { return roundedNumber(roundedDown(value, kDigits), kDigits); }

/// The extra thickness that keeps the path inside for a whole step.
double missingThickness(const Passage& passage)
{
    return (passage.untilMiddle ? 2.0 : 1.0) * (passage.pathLength - passage.inside);
}

/// "Sweep what moves, do this, or do that."
std::string remedies(const std::string& sweep, const std::vector<std::string>& others)
{
    std::string text = sweep;
    for (std::size_t i = 0; i < others.size(); ++i)
        text += (i + 1 < others.size() ? ", " : i > 0 ? ", or " : " or ") + others[i];
    return text + ".";
}

bool isWorthShorterSteps(const Passage& passage) { return passage.pathLength <= kMostSteps * passage.inside; }

bool isWorthThickness(const Passage& passage)
{
    return passage.pathLength > passage.inside && passage.pathLength <= kMostThickness * passage.inside;
}

std::string thicker(const Passage& passage, const std::string& through)
{
    return "make " + through + " thicker by " + number(missingThickness(passage)) + " m";
}

} // namespace

std::string remedyFor(const Passage& passage, double dt, const std::string& object, const std::string& through)
{
    const double step = isWorthShorterSteps(passage) ? passage.inside / speedOf(passage, dt) : 0.0;
    return remedyWithSteps(passage, dt, object, through, step).append(kNothingTried);
}

std::string remedyWithSteps(const Passage& passage, double dt, const std::string& object, const std::string& through,
                            double shortStep)
{
    std::string text = object + " went " + number(passage.pathLength) + " m in a step of " + number(dt) + " s";
    text += passage.untilMiddle ? ". From the first touch to the middle of " + through + " it is " +
                                      number(passage.inside) + " m; beyond the middle a response pushes it on. "
                                : " and overlapped " + through + " for " + number(passage.inside) + " m of it. ";
    std::vector<std::string> others;
    if (shortStep > 0.0)
        others.push_back("let a step last at most " + numberBelow(shortStep) + " s");
    if (isWorthShorterSteps(passage))
        others.push_back("keep the speed of " + number(speedOf(passage, dt)) + " m/s below " +
                         numberBelow(passage.inside / dt) + " m/s");
    if (isWorthThickness(passage))
        others.push_back(thicker(passage, through));
    return text +
           remedies("Sweep what moves (\"Swept\" in the panel Simulation, --continuous on the command line)", others);
}

std::string remedyInGame(const Passage& passage, double dt, const std::string& object, const std::string& through)
{
    std::vector<std::string> others;
    if (isWorthShorterSteps(passage))
        others.push_back("let a frame of the game last at most " + numberBelow(passage.inside / speedOf(passage, dt)) +
                         " s");
    if (isWorthThickness(passage))
        others.push_back(thicker(passage, through));
    return object + " went " + number(passage.pathLength) + " m between two frames, " + number(dt) +
           " s, and overlapped " + through + " for " + number(passage.inside) +
           " m of it, if both went straight and did not turn: in neither of the two frames do they overlap. " +
           remedies("Sweep what moves", others);
}

} // namespace broadside
