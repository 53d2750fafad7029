#include "tests/planted/faults/faults.h"

#include <cstddef>
#include <iomanip>
#include <sstream>

/// @file
/// Further mistakes of sweeps, which go along y, for tuning.

namespace broadside::planted {
namespace {

bool meetInX(const Entry& a, const Entry& b) { return a.box.lo.x <= b.box.hi.x && b.box.lo.x <= a.box.hi.x; }
bool meetInY(const Entry& asker, const Entry& next) { return next.box.lo.y <= asker.box.hi.y; }

/// The order of texts as a number: the letters are the digits.
double textOrder(double number)
{
    std::ostringstream text;
    text << std::setprecision(9) << number;
    double order = 0.0;
    double weight = 1.0;
    for (const char letter : text.str()) {
        weight /= 128.0;
        order += weight * letter;
    }
    return order;
}

/// Without a fault.
void sweepAlongY(Policy& policy)
{
    policy.sweep.key = [](const Entry& entry) { return entry.box.lo.y; };
    policy.sweep.ends = [](const Entry& active, const Entry& current) { return active.box.hi.y < current.box.lo.y; };
    policy.sweep.meets = meetInX;
}

const Fault kFurtherSweeps[] = {
    {"six-behind-along-y", Family::Sorting, HostKind::Sweep, World::Garden,
     "The list is sorted along y, and each object is compared with the six behind it.",
     [](Policy& policy, const Setting&) {
         sweepAlongY(policy);
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t nth) {
             constexpr std::size_t kWindow = 6;
             return meetInY(asker, next) && nth <= kWindow;
         };
     }},
    {"ends-when-apart-in-x", Family::Sorting, HostKind::Sweep, World::Garden,
     "The list is sorted along y, and a search ends at the first object that is apart along x.",
     [](Policy& policy, const Setting&) {
         sweepAlongY(policy);
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return meetInY(asker, next) && meetInX(asker, next);
         };
     }},
    {"centres-along-y", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The list is sorted by centres along y, and a search ends at the first low side beyond its own high side.",
     [](Policy& policy, const Setting&) {
         sweepAlongY(policy);
         policy.sweep.key = [](const Entry& entry) { return entry.box.center().y; };
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return meetInY(asker, next);
         };
     }},
    {"fourth-step-sorts-along-y", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The list is sorted along y, once in four steps.",
     [](Policy& policy, const Setting&) {
         sweepAlongY(policy);
         policy.sweep.sorts = [](const GameFrame& frame) { return frame.step % 4 == 0; };
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return meetInY(asker, next);
         };
     }},
    {"removed-in-the-loop", Family::Sorting, HostKind::Sweep, World::Warehouse,
     "Active entries that have ended are erased in the loop over them, which then passes over the next one.",
     [](Policy& policy, const Setting&) {
         policy.sweep.movesLastIntoGap = false;
         policy.sweep.looksAgainAfterRemoval = false;
     }},
    {"sorted-as-text", Family::Sorting, HostKind::Sweep, World::Shooter,
     "The left sides are sorted as texts, so that 1000 comes before 95.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return textOrder(entry.box.lo.x); };
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return next.box.lo.x <= asker.box.hi.x;
         };
     }},
};

} // namespace

std::span<const Fault> furtherSweepFaults() { return kFurtherSweeps; }

} // namespace broadside::planted
