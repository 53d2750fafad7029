#pragma once

#include "core/base/message/message.h"
#include "core/check/check_target.h"
#include "core/math/aabb.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// Drives a broad phase with a world, and compares its answers with all pairs.

namespace broadside::check {

enum class FailureKind : std::uint8_t {
    MissedPair,    ///< Two boxes overlap, and the pair is not reported.
    MissedObject,  ///< A query does not find an object that overlaps its box.
    UnknownObject, ///< It reports an object that is not there.
    OwnPartner,    ///< It reports an object as its own partner.
    Crash,         ///< A signal ended it.
    Hang,          ///< It did not answer in time.
    BadAnswer,     ///< Of a process: its answer is no list of ids.
};
/// A stable name: "missed-pair", "crash".
[[nodiscard]] std::string_view nameOf(FailureKind kind) noexcept;

/// The number of an operation while a world is created or destroyed.
inline constexpr std::uint64_t kNoOperation = UINT64_MAX;

struct Failure {
    FailureKind kind = FailureKind::MissedPair;
    std::uint64_t operation = 0; ///< Number of the last operation, from 0 on; of a crash or hang, the one it is in.
    ObjectId a;                  ///< The object, or of a query the one whose box is asked for.
    ObjectId b;
    std::int32_t signal = 0; ///< Of a crash; 0: it has ended the process by itself.
    LastWords words = {};    ///< Of a process that has ended: what it printed last. Of a bad answer: the answer.
};

/// "After operation 6 (object 3 moves) ...", with its full stop. Operations are counted from 1 on.
[[nodiscard]] Message sentenceOf(const Failure& failure, const CheckWorld& world);

/// Does the operations in order. After each one it asks: for all pairs, and for the box of the changed object; in small
/// worlds for the boxes of all objects. Returns the first wrong answer. `progress`, if not null, always has the number
/// of the present operation, so that another process can read it after a crash.
/// Cost: O(operations * (objects + answers)), with up to 64 objects O(operations * objects^2).
[[nodiscard]] std::optional<Failure> firstFailure(CheckTarget& target, const CheckWorld& world, TouchRule touch,
                                                  volatile std::uint64_t* progress = nullptr);

} // namespace broadside::check
