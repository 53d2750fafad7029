#include "core/trace/layout/trace_reference.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/trace/layout/message_layout.h"

#include <algorithm>
#include <vector>

namespace broadside::trace {
namespace {

std::string fieldText(const ByteField& field)
{
    return (field.count > 1 ? std::to_string(field.count) + " " : "") + "`" + std::string(nameOf(field.type)) + "` " +
           std::string(field.meaning);
}

std::string fieldsText(std::span<const ByteField> fields)
{
    std::string text;
    for (const ByteField& field : fields)
        text += (text.empty() ? "" : "; ") + fieldText(field);
    return text;
}

std::string restText(const MessageLayout& message)
{
    switch (message.rest) {
    case MessageRest::Nothing:
        return {};
    case MessageRest::Repeated:
        return (message.fields.empty() ? "" : "; ") + std::string("for each: ") + fieldsText(message.each.fields);
    case MessageRest::Messages:
        return "; then messages";
    case MessageRest::Compressed:
        return "; then the frames, compressed";
    case MessageRest::Numbers:
        return "; then the numbers of the shape";
    }
    return {};
}

std::string messageText(const MessageLayout& message)
{
    std::string text = "| " + std::to_string(static_cast<std::uint32_t>(message.kind)) + " | " +
                       std::string(message.name) + " | " + fieldsText(message.fields) + restText(message);
    if (!message.placement.empty())
        text += "; with placements also " + fieldsText(message.placement);
    if (!message.end.empty())
        text += "; at the end: " + fieldsText(message.end);
    return text + " | " + std::string(message.note) + " |\n";
}

/// The bytes after the kind of a shape.
struct NumbersText {
    template<FixedShape Fixed>
    std::string operator()(Fixed shape) const
    {
        std::string text;
        const auto add = [&](const std::string& field) { text += (text.empty() ? "" : "; ") + field; };
        forEachNumber(shape,
                      Overloaded{[&](const ShapeLength& length, double&) { add("`f64` " + std::string(length.key)); },
                                 [&](const ShapePoint& point, Vec2&) { add("2 `f64` " + std::string(point.key)); }});
        return text;
    }
    std::string operator()(const Polygon&) const { return "`u32` number of points; for each: 2 `f64` x and y"; }
    std::string operator()(const Mesh&) const
    {
        return "`u32` number of points; for each: 2 `f64` x and y; then `u32` number of triangles; for each: 3 `u32` "
               "places in the list of points, from 0";
    }
    std::string operator()(const Compound&) const
    {
        return "`u32` number of parts; for each: 3 `f64` x, y and degrees; `u8` kind of shape; its numbers";
    }
};

std::string shapesText()
{
    std::vector<const ShapeKind*> kinds;
    for (const ShapeKind& kind : shapeKinds())
        kinds.push_back(&kind);
    std::ranges::sort(kinds, {}, &ShapeKind::traceCode);
    std::string text = "| code | shape | from version | numbers |\n| ---: | --- | ---: | --- |\n| " +
                       std::to_string(kBoxOfState) +
                       " | the box of the state; not for a part of a compound | 1 | - |\n";
    for (const ShapeKind* kind : kinds)
        text += "| " + std::to_string(kind->traceCode) + " | `" + std::string(kind->name) + "` | " +
                std::to_string(kind->traceVersion) + " | " + std::visit(NumbersText{}, kind->typical()) + " |\n";
    return text;
}

struct ParameterRow {
    std::string_view name;
    std::string_view meaning;
};
constexpr ParameterRow kParameterRows[] = {
    {"cell-size", "width of a cell; without it, there are no cells"},
    {"cell-height", "height of a cell; usually its width. Only from version 3 on"},
    {"grid-x", "x of the corner of cell (0, 0) with the smallest x and y; usually the left side of the world, or 0"},
    {"grid-y", "y of that corner; usually the low side of the world, or 0"},
    {"grid-columns", "number of columns; without it, or 0: cells go on without end"},
    {"grid-rows", "number of rows; likewise"},
    {"rings", "rings of cells around its own that the game searches; without it, or 0: not said"},
};

std::string parametersText()
{
    std::string text = "| name | value |\n| --- | --- |\n";
    for (const ParameterRow& row : kParameterRows)
        text += "| `" + std::string(row.name) + "` | " + std::string(row.meaning) + " |\n";
    return text;
}

std::string requestsText()
{
    const auto number = [](LiveRequest request) { return std::to_string(static_cast<std::uint32_t>(request)); };
    return "To an attached game go messages with one `u32` each: " + number(LiveRequest::Pause) + " pause, " +
           number(LiveRequest::Continue) + " continue, " + number(LiveRequest::Step) +
           " make so many steps and pause, " + number(LiveRequest::Refused) +
           " refused (1: another game is attached; 2: the data of the game is invalid).\n";
}

std::string limitsText()
{
    const auto mebibytes = [](std::uint64_t bytes) { return groupedNumber(bytes >> 20) + " MiB"; };
    return "Limits: a frame " + mebibytes(kMostFrameBytes) + ", a block " + mebibytes(kMostBlockBytes) + " and " +
           mebibytes(kMostPackedBytes) + " compressed, a message of an attached game " + mebibytes(kMostLiveBytes) +
           "; " + groupedNumber(kMostFrames) + " frames, " + groupedNumber(limits::kObjects) + " objects, " +
           groupedNumber(kMostParameters) + " parameters, " + std::to_string(kMostGrids) +
           " grids; coordinates from -1e9 to 1e9.\n";
}

} // namespace

std::string traceReference()
{
    std::string text =
        "## Traces: `*.bstrace`\n\nVersions 1 to " + std::to_string(kVersion) +
        ". A program writes the lowest version that has all shapes, grids and cells of the trace; a reader of an older "
        "version skips the other messages. The page "
        "[Your own game](traces.md) decodes a small trace.\n\n"
        "Numbers are little-endian. `u8`, `u16`, `u32`, `u64` and `i32` are whole, `f32` and `f64` are IEEE 754; a "
        "`real` is `f32` or `f64`, as the header says. A `text` is a `u16` length and as many bytes of UTF-8.\n\n"
        "A file is a preamble and messages. The preamble: " +
        fieldsText(preambleLayout()) +
        ".\n\nA message: `u32` kind; `u32` length of the rest; the rest. Readers skip messages of unknown kinds, and "
        "the "
        "bytes after the known part of a message. A file that ends within a message is read up to there.\n\n"
        "### The messages\n\nThe messages from " +
        std::to_string(static_cast<std::uint32_t>(Kind::Define)) +
        " on are inside a frame.\n\n| kind | message | bytes | |\n| ---: | --- | --- | --- |\n";
    for (const MessageLayout& message : messageLayouts())
        text += messageText(message);
    text += "\n### The parameters of a trace\n\nThese parameters of the header describe grid 0; all others are only "
            "shown.\n\n" +
            parametersText();
    text +=
        "\n### The shapes of a trace\n\nThe numbers are in model space, in the units of the game. Shapes other than "
        "boxes need a placement; a circle without one is at the centre of its box. A kind that a reader does not know "
        "is the "
        "box of the state, but a part of such a kind is an error.\n\n" +
        shapesText();
    text +=
        "\n### Requests and limits\n\n" + requestsText() + "\n" + limitsText() +
        "\nA box whose numbers are NaN, infinite, above the limit or in the wrong order makes its object absent until "
        "the "
        "trace has other numbers for it; so does an invalid shape or place. A query with such numbers is left out.\n";
    return text;
}

} // namespace broadside::trace
