#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <span>
#include <vector>

/// @file
/// What many sentences about faults share: their subjects, times and lists.

namespace broadside::diagnosis {

/// What a sentence about wrong boxes is about.
struct Subject {
    Message objects;       ///< "Objects named Bat"; with a small letter where the sentence is about a later test.
    bool isTested = false; ///< The boxes are those of a later test of pairs, instead of those that are registered.
};

/// The sentence that says with which box, or where, they are registered or tested. `how` are the words after the verb.
[[nodiscard]] Message registered(const Subject& subject, const Message& how);
/// The same for "are all registered".
[[nodiscard]] Message allRegistered(const Subject& subject, const Message& how);
/// The sentence that says when they are registered again. `when` are the words after "only".
[[nodiscard]] Message registeredAgain(const Subject& subject, const Message& when);

enum class ObjectKind { Any, Dynamic, Static };

/// "Dynamic objects", with a small letter unless the sentence begins with it.
[[nodiscard]] Message objectsText(ObjectKind kind, bool isStart);
/// "Objects named Bat". `name` may be several names; empty: "Objects without a name".
[[nodiscard]] Message objectsText(ObjectKind kind, const Message& name, bool isStart);

/// "one step", "12 steps".
[[nodiscard]] Message stepsText(double count);

/// "a, b and c".
[[nodiscard]] Message listOf(const std::vector<Message>& parts);
/// "a and b and c", for clauses.
[[nodiscard]] Message allOf(const std::vector<Message>& parts);
/// "Crate and Parcel". @param names indices of Evidence::names
[[nodiscard]] Message namesText(std::span<const std::uint32_t> names, const Evidence& evidence);
/// "a or b or c".
[[nodiscard]] Message anyOf(const std::vector<Message>& parts);
/// "a, b, c".
[[nodiscard]] Message inARow(const std::vector<Message>& parts);

} // namespace broadside::diagnosis
