#include "core/base/text.h"
#include "core/debug/audit/tunnelling.h"

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
double missingThickness(const Tunnelling& tunnelling)
{
    return (tunnelling.untilMiddle ? 2.0 : 1.0) * (tunnelling.way - tunnelling.inside);
}

/// "Sweep what moves, do this, or do that."
std::string remedies(const std::string& sweep, const std::vector<std::string>& others)
{
    std::string text = sweep;
    for (std::size_t i = 0; i < others.size(); ++i)
        text += (i + 1 < others.size() ? ", " : i > 0 ? ", or " : " or ") + others[i];
    return text + ".";
}

bool isWorthShorterSteps(const Tunnelling& tunnelling) { return tunnelling.way <= kMostSteps * tunnelling.inside; }

bool isWorthThickness(const Tunnelling& tunnelling)
{
    return tunnelling.way > tunnelling.inside && tunnelling.way <= kMostThickness * tunnelling.inside;
}

std::string thicker(const Tunnelling& tunnelling, const std::string& through)
{
    return "make " + through + " thicker by " + number(missingThickness(tunnelling)) + " m";
}

} // namespace

std::string remedyFor(const Tunnelling& tunnelling, double dt, const std::string& object, const std::string& through)
{
    const double step = isWorthShorterSteps(tunnelling) ? tunnelling.inside / speedOf(tunnelling, dt) : 0.0;
    return remedyWithSteps(tunnelling, dt, object, through, step).append(kNothingTried);
}

std::string remedyWithSteps(const Tunnelling& tunnelling, double dt, const std::string& object,
                            const std::string& through, double shortStep)
{
    std::string text = object + " went " + number(tunnelling.way) + " m in a step of " + number(dt) + " s";
    text += tunnelling.untilMiddle ? ". From the first touch to the middle of " + through + " it is " +
                                         number(tunnelling.inside) + " m; beyond the middle a response pushes it on. "
                                   : " and overlapped " + through + " for " + number(tunnelling.inside) + " m of it. ";
    std::vector<std::string> others;
    if (shortStep > 0.0)
        others.push_back("let a step last at most " + numberBelow(shortStep) + " s");
    if (isWorthShorterSteps(tunnelling))
        others.push_back("keep the speed of " + number(speedOf(tunnelling, dt)) + " m/s below " +
                         numberBelow(tunnelling.inside / dt) + " m/s");
    if (isWorthThickness(tunnelling))
        others.push_back(thicker(tunnelling, through));
    return text +
           remedies("Sweep what moves (\"Swept\" in the panel Simulation, --continuous on the command line)", others);
}

std::string remedyInGame(const Tunnelling& tunnelling, double dt, const std::string& object, const std::string& through)
{
    std::vector<std::string> others;
    if (isWorthShorterSteps(tunnelling))
        others.push_back("let a frame of the game last at most " +
                         numberBelow(tunnelling.inside / speedOf(tunnelling, dt)) + " s");
    if (isWorthThickness(tunnelling))
        others.push_back(thicker(tunnelling, through));
    return object + " went " + number(tunnelling.way) + " m between two frames, " + number(dt) + " s, and overlapped " +
           through + " for " + number(tunnelling.inside) +
           " m of it, if both went straight and did not turn: in neither of the two frames do they overlap. " +
           remedies("Sweep what moves", others);
}

} // namespace broadside
