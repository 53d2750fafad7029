#include "app/output.h"

#include "app/messages/answer_messages.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/base/message/name_messages.h"
#include "core/base/name_tally_messages.h"
#include "core/base/text.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostListedRows = 20; // The limit for a text; JSON lists all.

template<class Item, class ToText>
Message listOf(std::span<const Item> items, ToText&& toText)
{
    if (items.empty())
        return texts::cliNone();
    Message list;
    for (const Item& item : items.first(std::min(items.size(), kMostListedRows)))
        list = list.empty() ? Message(toText(item)) : texts::listed(std::move(list), toText(item));
    if (items.size() > kMostListedRows)
        list = texts::namesAndMore(std::move(list), items.size() - kMostListedRows);
    return list;
}

} // namespace

void writeFunnel(JsonWriter& json, const Funnel& funnel)
{
    json.key("funnel").beginObject();
    json.member("pairs", funnel.pairs);
    json.member("checks", funnel.checks);
    json.member("candidates", funnel.candidates);
    json.member("boxOverlaps", funnel.boxOverlaps);
    json.member("overlaps", funnel.overlaps);
    json.endObject();
}

void writeIds(JsonWriter& json, std::string_view name, std::span<const ObjectId> ids)
{
    json.key(name).beginArray();
    for (const ObjectId id : ids)
        json.value(id.value);
    json.endArray();
}

void writeNumbers(JsonWriter& json, std::string_view name, std::span<const std::uint64_t> numbers)
{
    json.key(name).beginArray();
    for (const std::uint64_t number : numbers)
        json.value(number);
    json.endArray();
}

void writeMessage(JsonWriter& json, std::string_view key, const Message& message)
{
    json.member(key, message.text());
    if (const std::string_view id = message.id(); !id.empty())
        json.member(std::string(key) + "Id", id);
}

void print(std::ostream& out, const JsonWriter& json) { out << json.text() << '\n'; }

void reportScene(std::ostream& out, const std::string& file, std::size_t objects, bool asJson)
{
    if (!asJson) {
        out << texts::cliWroteScene(file, objects).text() << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", file);
    json.member("objects", objects);
    json.endObject();
    print(out, json);
}

void printField(std::ostream& out, const Message& name, const Message& value)
{
    constexpr std::size_t kColumn = 16;
    std::string left = name.text();
    left.resize(std::max(kColumn, left.size() + 2), ' ');
    out << left << value.text() << '\n';
}

void printTable(std::ostream& out, const std::vector<std::vector<std::string>>& rows)
{
    constexpr std::size_t kGap = 2;
    std::vector<std::size_t> widths(rows.empty() ? 0 : rows.front().size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    for (const auto& row : rows) {
        out << row.front() << std::string(widths.front() - row.front().size(), ' ');
        for (std::size_t i = 1; i < widths.size(); ++i)
            out << std::string(kGap + widths[i] - row[i].size(), ' ') << row[i];
        out << '\n';
    }
}

Message funnelText(const Funnel& funnel)
{
    return texts::cliFunnel(texts::pairCount(funnel.pairs), texts::cliCandidates(funnel.candidates),
                            texts::cliBoxOverlaps(funnel.boxOverlaps), texts::cliShapeOverlaps(funnel.overlaps),
                            sparedShare(funnel));
}

Message objectList(const ObjectTable& objects, std::span<const ObjectId> ids)
{
    return listOf(ids, [&](ObjectId id) { return nameAndId(objects, id); });
}

Message numberList(std::span<const std::uint64_t> numbers)
{
    return listOf(numbers, [](std::uint64_t number) { return std::to_string(number); });
}

std::string nameAndId(const ObjectTable& objects, ObjectId id)
{
    const auto row = objects.rowOf(id);
    return (row ? texts::nameWithId(displayName(objects.objectOf(*row)), id.value) : texts::unnamedObject(id.value))
        .text();
}

} // namespace broadside
