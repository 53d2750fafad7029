#pragma once

#include "core/base/problem.h"
#include "core/check/check_target.h"
#include "core/check/replay.h"
#include "core/check/shrink.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// @file
/// Tests an unknown broad phase with worlds that are made to break it. It runs in a process of its own. A world that
/// fails is reduced and explained.

namespace broadside::check {

struct Checked {
    std::function<std::unique_ptr<CheckTarget>()> make; ///< Called in the other process, for each piece of work.
    std::string name;
    TouchRule touch = TouchRule::Closed;
    WorldLimits limits;
    /// It is a process that starts slowly, survives (CheckTarget::end), and whose time would be mostly that of
    /// messages.
    bool isProcess = false;
};

struct CheckOptions {
    std::uint64_t seed = 1; ///< Of the first world; the next worlds have the next numbers.
    std::chrono::milliseconds time{10'000};
    std::uint64_t mostWorlds = UINT64_MAX;
    std::size_t mostFailures = SIZE_MAX; ///< Kinds of worlds that fail.
    bool explains = true;                ///< Looks for causes, which takes some seconds.
    /// How long one operation may take.
    std::chrono::milliseconds patience{2'000};
    std::function<bool()> isStopped = {}; ///< May be null.
};

struct CheckFailure {
    std::uint64_t seed = 0; ///< Of the world that failed.
    SmallFailure small;
    std::string family; ///< The kind of world, in words.
    Message sentence;   ///< What happens in the small world.
    std::string rule;   ///< Stable id: of the explanation (diagnosis.h), or of the kind of failure.
    Message cause;      ///< The explanation, with its remedy; empty if none was found.
    /// The bytes of a trace of the small world: one frame for each operation; the last one has the sentence and the
    /// cause in its log. Empty if the broad phase fails before the first operation.
    std::string trace;
    std::vector<std::string> alsoIn; ///< Other families of worlds that failed by the same rule.
};

struct CheckReport {
    std::uint64_t worlds = 0;
    std::uint64_t operations = 0;
    std::vector<CheckFailure> failures; ///< One for each rule, in the order of discovery.
    /// Time for the same worlds without comparisons; 0 if it was not measured, because something failed by a crash.
    double microseconds = 0.0;
    double packedGridMicroseconds = 0.0;
    bool isStopped = false;
};

/// Checks until the time is over, or until every family of worlds has failed. Refused: the system starts no process.
[[nodiscard]] Result<CheckReport> check(const Checked& checked, const CheckOptions& options);

} // namespace broadside::check
