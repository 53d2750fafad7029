#include "core/debug/expectation/reason.h"

#include <array>

namespace broadside {

std::string_view nameOf(ReasonRule rule) noexcept
{
    constexpr std::array<std::string_view, kReasonRules> kNames{"met",
                                                                "apart",
                                                                "overlap-ignored",
                                                                "never-together",
                                                                "stays-inside",
                                                                "leaves-region",
                                                                "starts-outside",
                                                                "larger-than-region",
                                                                "untouched",
                                                                "touched",
                                                                "not-alive-yet",
                                                                "removed-by-hit",
                                                                "removed-by-lifetime",
                                                                "removed-by-edge",
                                                                "removed-by-input",
                                                                "gone",
                                                                "both-static",
                                                                "masks",
                                                                "filter-of-template",
                                                                "filter-overridden",
                                                                "missed-pair",
                                                                "not-candidate",
                                                                "box-smaller-than-shape",
                                                                "only-touching",
                                                                "no-contact-recorded",
                                                                "overlap-after-test",
                                                                "only-boxes-overlap",
                                                                "hole",
                                                                "sensor",
                                                                "passed-between-steps",
                                                                "passed-while-overlapping",
                                                                "in-the-way",
                                                                "invisible-in-the-way",
                                                                "locked-in-the-way",
                                                                "speed-limited",
                                                                "not-launched",
                                                                "not-moving",
                                                                "launched",
                                                                "spawned",
                                                                "pushed",
                                                                "wrapped",
                                                                "edited",
                                                                "moves",
                                                                "run-ends"};
    return kNames[static_cast<std::size_t>(rule)];
}

} // namespace broadside
