#pragma once

#include "core/base/message/message.h"
#include "core/dynamics/funnel.h"
#include "core/io/json/json_writer.h"
#include "core/scene/object_table.h"

#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// How results are printed: as JSON with the keys that the manual promises, or as text.

namespace broadside {

/// "funnel": {"pairs": ..., "checks": ..., ...}
void writeFunnel(JsonWriter& json, const Funnel& funnel);
/// "name": [1, 2, 3]
void writeIds(JsonWriter& json, std::string_view name, std::span<const ObjectId> ids);
/// "name": [1, 2, 3]
void writeNumbers(JsonWriter& json, std::string_view name, std::span<const std::uint64_t> numbers);

/// "sentence": its English text, and, if it is a row of `broadside messages`, "sentenceId": the id of that row.
void writeMessage(JsonWriter& json, std::string_view key, const Message& message);

/// Prints the finished object and a line break.
void print(std::ostream& out, const JsonWriter& json);

/// Prints that a scene of `objects` objects was written.
void reportScene(std::ostream& out, const std::string& file, std::size_t objects, bool asJson);

/// Prints a name in a column, and a value next to it.
void printField(std::ostream& out, const Message& name, const Message& value);

/// Aligns the first column left and all others right, each as wide as its longest cell. @pre rows of equal length
void printTable(std::ostream& out, const std::vector<std::vector<std::string>>& rows);

/// "190 pairs > 12 candidates > 3 box overlaps > 1 shape overlap (94 % spared)".
[[nodiscard]] Message funnelText(const Funnel& funnel);

/// "Ball (2), Target 1 (3) and 5 more", or "none".
[[nodiscard]] Message objectList(const ObjectTable& objects, std::span<const ObjectId> ids);
/// "0, 1, 2 and 5 more", or "none".
[[nodiscard]] Message numberList(std::span<const std::uint64_t> numbers);

/// "Ball (2)". Works also for an object that was removed.
[[nodiscard]] std::string nameAndId(const ObjectTable& objects, ObjectId id);

} // namespace broadside
