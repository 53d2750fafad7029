#include "core/levels/tiled/map_node.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/text_file.h"
#include "core/levels/tiled/json_syntax.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/levels/tiled/xml_syntax.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace broadside::levels::tiled {

std::optional<double> wholeNumberText(std::string_view text) noexcept
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

MapPoints pointsIn(std::string_view text, std::size_t most)
{
    MapPoints result;
    constexpr std::string_view kSpaces = " \t\r\n";
    while (result.points.size() <= most) {
        text.remove_prefix(std::min(text.find_first_not_of(kSpaces), text.size()));
        if (text.empty())
            break;
        const std::string_view pair = text.substr(0, text.find_first_of(kSpaces));
        text.remove_prefix(pair.size());
        const std::size_t comma = pair.find(',');
        const auto x = wholeNumberText(pair.substr(0, comma));
        const auto y = comma == std::string_view::npos ? std::nullopt : wholeNumberText(pair.substr(comma + 1));
        result.areValid = x && y && std::abs(*x) <= kMostPixels && std::abs(*y) <= kMostPixels;
        if (!result.areValid)
            break;
        result.points.push_back({*x, *y});
    }
    return result;
}

void MapFields::error(const MapNode& node, Message message, Message remedy)
{
    m_log.error(node.syntax->offsetOf(node), std::move(message), std::move(remedy));
}

void MapFields::warning(const MapNode& node, Message message, Message remedy)
{
    m_log.warning(node.syntax->offsetOf(node), std::move(message), std::move(remedy));
}

void MapFields::note(const MapNode& node, Message message)
{
    m_log.info(node.syntax->offsetOf(node), std::move(message), {});
}

bool MapFields::has(const MapNode& node, std::string_view key) { return node.syntax->attribute(node, key).has_value(); }

std::optional<double> MapFields::number(const MapNode& node, std::string_view key)
{
    const auto value = node.syntax->attribute(node, key);
    if (!value)
        return std::nullopt;
    const auto number = wholeNumberText(*value);
    if (number && std::abs(*number) <= kMostPixels)
        return number;
    error(node, texts::tiledNoNumber(key, inQuotes(node.name), inQuotes(*value)), texts::tiledWriteNumber());
    return std::nullopt;
}

double MapFields::number(const MapNode& node, std::string_view key, double fallback)
{
    return number(node, key).value_or(fallback);
}

std::int64_t MapFields::whole(const MapNode& node, std::string_view key, std::int64_t fallback, std::int64_t low,
                              std::int64_t high)
{
    const auto value = node.syntax->attribute(node, key);
    if (!value)
        return fallback;
    const auto number = wholeNumberText(*value);
    if (number && *number == std::floor(*number) && *number >= static_cast<double>(low) &&
        *number <= static_cast<double>(high))
        return static_cast<std::int64_t>(*number);
    error(node,
          texts::tiledNotWhole(key, inQuotes(node.name), inQuotes(*value), std::to_string(low), std::to_string(high)),
          texts::tiledWriteWhole(std::to_string(low), std::to_string(high)));
    return fallback;
}

bool MapFields::truth(const MapNode& node, std::string_view key, bool fallback)
{
    const auto value = node.syntax->attribute(node, key);
    if (!value)
        return fallback;
    if (*value == "1" || *value == "true")
        return true;
    if (*value != "0" && *value != "false")
        error(node, texts::tiledNotTruth(key, inQuotes(node.name), inQuotes(*value)), texts::tiledWriteTruth());
    return false;
}

std::string MapFields::text(const MapNode& node, std::string_view key)
{
    const std::string_view value = node.syntax->attribute(node, key).value_or(std::string_view{});
    if (value.size() <= limits::kStringBytes)
        return std::string(value);
    error(node, texts::tiledLongText(key, value.size(), limits::kStringBytes), texts::tiledShorten());
    return {};
}

std::unique_ptr<MapSyntax> parseMapFile(const std::string& text, ProblemLog& log)
{
    if (const auto fault = textFaultOf(text)) {
        log.error(fault->offset, fault->message, fault->remedy);
        return nullptr;
    }
    const std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n", begin);
    const bool isXml = first != std::string::npos && text[first] == '<';
    return isXml ? parseXmlMap(text, log) : parseJsonMap(text, begin, log);
}

} // namespace broadside::levels::tiled
