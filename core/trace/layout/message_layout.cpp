#include "core/trace/layout/message_layout.h"

#include "core/base/enumerators.h"

#include <algorithm>
#include <array>

namespace broadside::trace {
namespace {

using enum ByteType;

struct TypeRow {
    ByteType type;
    std::string_view name;
    std::size_t size;
};
constexpr TypeRow kTypeRows[] = {{U8, "u8", 1},     {U16, "u16", 2},      {U32, "u32", 4}, {U64, "u64", 8},
                                 {I32, "i32", 4},   {F32, "f32", 4},      {F64, "f64", 8}, {Real, "real", 4},
                                 {Text, "text", 0}, {Magic, "8 bytes", 8}};
constexpr auto kTypePlaces = placesOfRows<kTypeRows, &TypeRow::type>();

constexpr const TypeRow& rowOf(ByteType type) { return kTypeRows[kTypePlaces[static_cast<std::size_t>(type)]]; }

constexpr ByteField kPreamble[] = {{Magic, "`BSTRACE` and a line feed"}, {U32, "version of the format"}, {U32, "0"}};

constexpr ByteField kHeader[] = {{F64, "seconds of a frame (0: unknown, or not always the same)"},
                                 {F64, "units of the game in a metre"},
                                 {F64, "the world: left, low, right, high (all 0: unknown)", 4},
                                 {U8, "4 or 8: bytes of a *real*"},
                                 {U8, "boxes that touch overlap (0) or do not (1)"},
                                 {U8, "y points up (0) or down (1)"},
                                 {U8, "what is recorded, added up: 1 candidates, 2 contacts, 4 cells, 8 registered "
                                      "boxes, 16 queries, and 32 if the game can pause"},
                                 {U32, "number of parameters"},
                                 {Text, "name of the program"},
                                 {Text, "name of its algorithm"}};
constexpr ByteField kParameter[] = {{Text, "name of the parameter"}, {F64, "its value"}};
constexpr ByteField kFrame[] = {{U64, "step"}, {F64, "seconds"}, {U32, "1 for a keyframe, else 0"}, {U32, "0"}};
constexpr ByteField kBlock[] = {
    {U32, "1 for Zstandard"}, {U32, "number of frames"}, {U64, "length of the frames before compression"}};
constexpr ByteField kIndexEntry[] = {{U64, "offset of the message of the frame, or of its block"},
                                     {U64, "step"},
                                     {F64, "seconds"},
                                     {U32, "length of that message"},
                                     {U32, "number of the frame in its block, from 0, plus 2147483648 for a keyframe"}};
constexpr ByteField kIndexEnd[] = {{U64, "offset of the message of the index"},
                                   {U32, "number of frames"},
                                   {U32, "CRC-32 of the entries"},
                                   {Magic, "`BSTINDEX`"}};
constexpr ByteField kPaused[] = {{U32, "1 when the game has paused on request, 0 when it goes on"}};
constexpr ByteField kClosed[] = {{U32, "0"}};
constexpr ByteField kDefine[] = {
    {U64, "id, from 1 to 2^53"},      {U32, "category"}, {U32, "mask"}, {U8, "0 static, 1 dynamic"},
    {U8, "kind of shape, see below"}, {Text, "name"}};
constexpr ByteField kCountOfIds[] = {{U32, "number of objects"}};
constexpr ByteField kId[] = {{U64, "id"}};
constexpr ByteField kState[] = {{U32, "0, or 1 with placements"}, {U32, "number of objects"}};
constexpr ByteField kStateOf[] = {{U64, "id"}, {Real, "left, low, right, high", 4}};
constexpr ByteField kPlacement[] = {{Real, "x and y of the origin of the shape, its angle in degrees", 3}};
constexpr ByteField kCellsOf[] = {{U64, "id"}, {I32, "first column, first row, last column, last row", 4}};
constexpr ByteField kPairs[] = {{U32, "number of pairs"}};
constexpr ByteField kPair[] = {{U64, "ids of both objects", 2}};
constexpr ByteField kQuery[] = {
    {U32, "0 point, 1 box, 2 circle, 3 ray"},
    {F64, "x and y, or left, low, right, high, or x, y, radius, or x and y of both ends (unused ones are 0)", 4},
    {U32, "number of objects that were found"}};
constexpr ByteField kCounter[] = {{F64, "value"}, {U8, "0 a count, 1 microseconds, 2 bytes"}, {Text, "name"}};
constexpr ByteField kLog[] = {{Text, "the line"}};
constexpr ByteField kEnd[] = {{U64, "hash of the state of the game"},
                              {U64, "frames that the game has left out so far"},
                              {U32, "1 if there is a hash"}};

constexpr ByteField kSurroundings[] = {{F64, "the world: left, low, right, high (all 0: that of the header)", 4},
                                       {U32, "number of grids"}};
constexpr ByteField kGrid[] = {{U32, "number of the grid"},
                               {F64, "x and y of the corner of cell (0, 0) with the smallest x and y", 2},
                               {F64, "width and height of a cell", 2},
                               {U32, "columns, rows (0: cells go on without end)", 2},
                               {U32, "rings of cells around its own that the game searches (0: not said)"},
                               {Text, "name"}};
constexpr ByteField kGridCellsOf[] = {
    {U64, "id"}, {U32, "number of the grid"}, {I32, "first column, first row, last column, last row", 4}};
constexpr ByteField kMarks[] = {{U32, "0 teleported, 1 spawned, 2 asleep, 3 swept"}, {U32, "number of objects"}};
constexpr ByteField kRemoved[] = {{U64, "id"}, {Text, "the reason"}};
constexpr ByteField kFaults[] = {{U32, "calls with an id that is not from 1 to 2^53"},
                                 {U32, "boxes with left > right or low > high"},
                                 {U64, "id of the first of them"},
                                 {U32, "ranges of cells with first > last"},
                                 {U64, "id of the first of them"},
                                 {U32, "boxes of objects that had one in this frame already"},
                                 {U64, "id of the first of them"}};

constexpr std::array kLayouts{
    MessageLayout{.kind = Kind::Header,
                  .name = "header",
                  .note = "The first message.",
                  .fields = kHeader,
                  .rest = MessageRest::Repeated,
                  .each = {7, kParameter}},
    MessageLayout{.kind = Kind::Frame,
                  .name = "frame",
                  .note = "A keyframe removes all objects and defines all again; the first frame is one. Others have "
                          "the changes since the frame before.",
                  .fields = kFrame,
                  .rest = MessageRest::Messages},
    MessageLayout{.kind = Kind::Block,
                  .name = "block",
                  .note = "Several frames, from a keyframe on. Only in files.",
                  .fields = kBlock,
                  .rest = MessageRest::Compressed},
    MessageLayout{.kind = Kind::Index,
                  .name = "index",
                  .note = "The last message of a file. A file without it is read from its beginning.",
                  .rest = MessageRest::Repeated,
                  .each = {1, kIndexEntry},
                  .end = kIndexEnd},
    MessageLayout{.kind = Kind::Paused, .name = "paused", .note = "Only from an attached game.", .fields = kPaused},
    MessageLayout{.kind = Kind::Closed,
                  .name = "closed",
                  .note = "Only from an attached game, as its last message.",
                  .fields = kClosed},
    MessageLayout{.kind = Kind::Define, .name = "define", .fields = kDefine, .rest = MessageRest::Numbers},
    MessageLayout{.kind = Kind::Destroy,
                  .name = "destroyed",
                  .fields = kCountOfIds,
                  .rest = MessageRest::Repeated,
                  .each = {0, kId}},
    MessageLayout{.kind = Kind::State,
                  .name = "states",
                  .note =
                      "The boxes of the game, with which it tests for overlaps. Overlaps are looked for among these.",
                  .fields = kState,
                  .rest = MessageRest::Repeated,
                  .each = {1, kStateOf},
                  .placement = kPlacement},
    MessageLayout{.kind = Kind::Cells,
                  .name = "cells",
                  .note = "The cells in which the broad phase has objects, in grid 0.",
                  .fields = kCountOfIds,
                  .rest = MessageRest::Repeated,
                  .each = {0, kCellsOf}},
    MessageLayout{.kind = Kind::Boxes,
                  .name = "registered boxes",
                  .note = "The boxes of the broad phase: those that its structure has of the objects.",
                  .fields = kCountOfIds,
                  .rest = MessageRest::Repeated,
                  .each = {0, kStateOf}},
    MessageLayout{.kind = Kind::Candidates,
                  .name = "candidates",
                  .fields = kPairs,
                  .rest = MessageRest::Repeated,
                  .each = {0, kPair}},
    MessageLayout{.kind = Kind::Contacts,
                  .name = "contacts",
                  .fields = kPairs,
                  .rest = MessageRest::Repeated,
                  .each = {0, kPair}},
    MessageLayout{
        .kind = Kind::Query, .name = "query", .fields = kQuery, .rest = MessageRest::Repeated, .each = {2, kId}},
    MessageLayout{.kind = Kind::Counter, .name = "counter", .fields = kCounter},
    MessageLayout{.kind = Kind::Log, .name = "log", .fields = kLog},
    MessageLayout{.kind = Kind::End, .name = "end of the frame", .note = "Every frame has one.", .fields = kEnd},
    MessageLayout{.kind = Kind::Order,
                  .name = "order of the objects",
                  .note = "All objects of the frame in the order of the game. Without it, a reader assumes the order "
                          "of the frame before, "
                          "without the removed objects, then the new ones as the states name them.",
                  .fields = kCountOfIds,
                  .rest = MessageRest::Repeated,
                  .each = {0, kId}},
    MessageLayout{.kind = Kind::Surroundings,
                  .name = "surroundings",
                  .note =
                      "World and grids, from version 3 on. They hold until the next such message; a keyframe without "
                      "it has those of the header. Grid 0 is the grid of the header, unless it is in the list.",
                  .fields = kSurroundings,
                  .rest = MessageRest::Repeated,
                  .each = {1, kGrid}},
    MessageLayout{.kind = Kind::GridCells,
                  .name = "cells of grids",
                  .note = "Cells in grids other than grid 0, from version 3 on.",
                  .fields = kCountOfIds,
                  .rest = MessageRest::Repeated,
                  .each = {0, kGridCellsOf}},
    MessageLayout{.kind = Kind::Marks,
                  .name = "marks",
                  .note = "What the game says of these objects in this frame. A list for each kind.",
                  .fields = kMarks,
                  .rest = MessageRest::Repeated,
                  .each = {1, kId}},
    MessageLayout{.kind = Kind::Removed,
                  .name = "removed",
                  .note = "Why an object is removed: in its last frame, or in the first one without it.",
                  .fields = kRemoved},
    MessageLayout{.kind = Kind::Faults,
                  .name = "wrong calls",
                  .note = "Calls of the game that could not be recorded as they were; only where there were any.",
                  .fields = kFaults},
};

} // namespace

std::span<const ByteField> preambleLayout() noexcept { return kPreamble; }
std::span<const MessageLayout> messageLayouts() noexcept { return kLayouts; }

const MessageLayout* layoutOf(Kind kind) noexcept
{
    const auto found = std::ranges::find(kLayouts, kind, &MessageLayout::kind);
    return found == kLayouts.end() ? nullptr : &*found;
}

std::string_view nameOf(ByteType type) noexcept { return rowOf(type).name; }

std::size_t sizeOf(ByteType type, bool isWide) noexcept
{
    return type == Real && isWide ? sizeof(double) : rowOf(type).size;
}

} // namespace broadside::trace
