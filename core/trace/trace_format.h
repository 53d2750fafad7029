#pragma once

#include "core/base/message/message.h"
#include "core/base/object_id.h"
#include "core/broadphase/grid_layout.h"
#include "core/debug/frame.h"
#include "core/debug/object_marks.h"
#include "core/debug/recorder_faults.h"
#include "core/dynamics/world.h"
#include "core/geometry/shape.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Traces (`*.bstrace`), versions 1, 2 (with capsules) and 3 (with a world or grids that change, several grids, or
/// cells that are not square): what happened in a game, frame by frame, as states and not as inputs. The manual page
/// "Traces" describes the format byte by byte; this file has its constants and types.
///
/// Bytes   little-endian; a preamble, then messages: kind, length of the rest, the rest. Readers skip unknown kinds
///         and bytes after the known part of a message: newer writers may add data.
/// Frames  Each frame is one message that contains messages, so a game can only leave out whole frames. A keyframe has
///         all data; other frames have the changes since the frame before.
/// Units   the game's own: see TraceInfo for their size in metres.

namespace broadside::trace {

inline constexpr std::string_view kMagic{"BSTRACE\n", 8};
inline constexpr std::string_view kIndexMagic{"BSTINDEX", 8};
inline constexpr std::uint32_t kVersion = 3; ///< The newest version. All older ones can be read, too.
/// This value replaces a kind of shape (geometry/shape_kinds.h): the shape is the box of the state.
inline constexpr std::uint8_t kBoxOfState = 0;
inline constexpr std::uint32_t kVersionOfGrids = 3; ///< The first version with Surroundings and cells with a height.
inline constexpr std::size_t kPreambleBytes = 16;   ///< Magic, version, four bytes of zero.
inline constexpr std::size_t kMessageBytes = 8;     ///< Kind and length, before each message.
inline constexpr std::size_t kFrameBytes = 24;      ///< Step, time, flags and four bytes of zero, before its messages.
inline constexpr std::size_t kBlockBytes = 16;   ///< Method, number of frames and length, before the compressed data.
inline constexpr std::size_t kEntryBytes = 32;   ///< One entry of the index.
inline constexpr std::size_t kTrailerBytes = 24; ///< The last bytes of a file with an index.
inline constexpr std::size_t kUsualBlock = 64;   ///< Usual number of frames between two keyframes.
inline constexpr std::uint32_t kKeyframe = 1;    ///< Flag of a frame.
inline constexpr std::uint32_t kZstd = 1;        ///< Method of a block.

enum class Kind : std::uint32_t {
    // Messages of the file.
    Header = 1,
    Frame = 2,
    Block = 3,  ///< Several frames, compressed.
    Index = 4,  ///< Positions of the frames; the last message.
    Paused = 5, ///< An attached game sends it: it has paused on request, or goes on.
    Closed = 6, ///< An attached game sends it last: it ends in good order.
    // Messages within a frame.
    Define = 16,
    Destroy = 17,
    State = 18,
    Cells = 19,
    Boxes = 20,
    Candidates = 21,
    Contacts = 22,
    Query = 23,
    Counter = 24,
    Log = 25,
    End = 26,
    Order = 27, ///< Ids of the present objects in the game's order; only where TraceCursor::order() would differ.
    Surroundings = 28, ///< World and grids; they hold until the next such message, and keyframes repeat them.
    GridCells = 29,    ///< Cells of grids other than grid 0.
    Marks = 30,        ///< One kind of ObjectMark.
    Removed = 31,      ///< Why an object was removed.
    Faults = 32,       ///< RecorderFaults.
};

/// Requests to an attached game: one message each, with a number.
enum class LiveRequest : std::uint32_t {
    Pause = 64,
    Continue = 65,
    Step = 66,    ///< Make this number of steps, then pause.
    Refused = 67, ///< The connection ends; the number is a LiveRefusal.
};
enum class LiveRefusal : std::uint32_t { Occupied = 1, NotUnderstood = 2 };

// Limits, checked before memory is reserved.
inline constexpr std::uint64_t kMostFrameBytes = 256ULL << 20;
inline constexpr std::uint64_t kMostBlockBytes = 64ULL << 20;  ///< Uncompressed size.
inline constexpr std::uint64_t kMostPackedBytes = 72ULL << 20; ///< Size of a block in the file.
inline constexpr std::uint64_t kMostLiveBytes = 128ULL << 20;  ///< Size of a message from an attached game.
inline constexpr std::size_t kMostFrames = std::size_t{4} << 20;
inline constexpr std::size_t kMostParameters = 1'000;
inline constexpr std::size_t kMostGrids = 64;
inline constexpr std::int64_t kMostRings = 1'000'000;

/// A parameter of the game's algorithm. Broadside uses "cell-size", "cell-height" (if cells are not square; "cell-size"
/// is then their width), "grid-x" and "grid-y" (the lower left corner of cell (0, 0); with y down, the upper left one),
/// "grid-columns", "grid-rows" and "rings" (the game searches its own cell and this number of rings of cells around it;
/// 0: not said). All others are only shown.
struct Parameter {
    std::string name;
    double value = 0.0;
    friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// A grid in which a game registers objects, in its own units. Grid 0 is the one of the header, unless a frame
/// describes it.
struct GridForm {
    std::uint32_t number = 0;
    std::string name;
    Vec2 corner;              ///< Of cell (0, 0): the one with the smallest x and y.
    Vec2 cell;                ///< Width and height, > 0.
    std::int64_t columns = 0; ///< 0: the cells go on without end.
    std::int64_t rows = 0;
    std::int64_t rings = 0; ///< Rings of cells around its own that the game searches; 0: not said.
    friend bool operator==(const GridForm&, const GridForm&) = default;
};

/// The world and the grids of a frame, where they are not those of the header.
struct Surroundings {
    Aabb world;                  ///< Empty: that of the header.
    std::vector<GridForm> grids; ///< Each number once, at most kMostGrids.
    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

/// The data in the frames of a trace. Other data cannot be queried.
struct Contents {
    bool candidates = false;
    bool contacts = false;
    bool cells = false;           ///< Each frame has the cells in which objects are registered.
    bool registeredBoxes = false; ///< Each frame has the boxes with which objects are registered.
    bool queries = false;
    friend bool operator==(const Contents&, const Contents&) = default;
};

/// The program name in Broadside's own traces, and the parameter for the cell size that the user chose there, because a
/// table may round it.
inline constexpr std::string_view kOwnProgram{"Broadside"};
inline constexpr std::string_view kOwnCellSize{"broadside-cell-size"};

struct TraceInfo {
    double dt = 0.0;            ///< Seconds per frame; 0: unknown, or not the same for all frames.
    double unitsPerMetre = 1.0; ///< > 0.
    Aabb world;                 ///< In the game's units; empty if unknown.
    bool wideFloats = false;    ///< States have doubles, otherwise floats.
    bool yDown = false;
    TouchRule touch = TouchRule::Closed;
    Contents contents;
    bool canPause = false; ///< The game accepts requests (LiveRequest) while it runs. Not stored in files.
    std::string program;
    std::string algorithm; ///< The game's name for its broad phase.
    std::vector<Parameter> parameters;

    [[nodiscard]] std::optional<double> parameter(std::string_view name) const;
    friend bool operator==(const TraceInfo&, const TraceInfo&) = default;
};

/// The properties of an object until its next definition.
struct Definition {
    ObjectId id;
    std::string name;
    bool isDynamic = true;
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
    /// For a Box, the box of the state counts. Other shapes are in model space, in the game's units, and need a
    /// placement in the state; a circle without one is at the centre of its box.
    Shape shape = Box{};
    /// Why the shape cannot be used, as the end of a sentence; empty if it can be used. An object with a fault is
    /// absent.
    Message fault;
    friend bool operator==(const Definition&, const Definition&) = default;
};

/// The position of a shape's origin, and its angle (degrees; counter-clockwise if y is up).
struct Placement {
    Vec2 position;
    double angle = 0.0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

struct State {
    Aabb box; ///< The object's box of this frame, with which the game tests for overlaps. lo <= hi.
    std::optional<Placement> placement;
    friend bool operator==(const State&, const State&) = default;
};

/// One range of cells in which an object is registered; it may have several ranges.
struct RegisteredCells {
    ObjectId id;
    CellRange cells;
    std::uint32_t grid = 0; ///< The number of the grid.
};

/// The box that the game's broad phase has of an object. It may be larger than the box of the frame (State), or older.
struct RegisteredBox {
    ObjectId id;
    Aabb box;
};

struct TracedQuery {
    enum class Kind : std::uint8_t { Point = 0, Box = 1, Circle = 2, Ray = 3 }; ///< The values of the file.
    Kind kind = Kind::Point;
    double numbers[4] = {}; ///< x, y; two corners; x, y and radius; from and to.
    std::vector<ObjectId> hits;
};

struct Counter {
    enum class Unit : std::uint8_t { Count = 0, Microseconds = 1, Bytes = 2 }; ///< The values of the file.
    std::string name;
    Unit unit = Unit::Count;
    double value = 0.0;
    friend bool operator==(const Counter&, const Counter&) = default;
};

/// The data of a frame in addition to the objects. They are as the game wrote them: pairs and the two objects of a pair
/// are in its order; pairs may be repeated, and may have absent objects. Only impossible pairs, such as an object with
/// itself, are left out.
struct FrameData {
    std::uint64_t step = 0;
    double time = 0.0; ///< Seconds.
    bool isKeyframe = false;
    std::vector<IdPair> candidates;
    std::vector<IdPair> contacts;
    std::vector<RegisteredCells> cells;
    std::vector<RegisteredBox> boxes;
    std::shared_ptr<const Surroundings> surroundings; ///< Null: those of the header.
    ObjectMarks marks;                                ///< Sorted.
    RecorderFaults faults;
    std::vector<TracedQuery> queries;
    std::vector<Counter> counters;
    std::vector<std::string> log;
    /// Objects with an invalid box (a number is NaN, infinite or beyond 1e9, or lo > hi), or with a shape that cannot
    /// be used. They are absent until the trace has other data for them. Also objects that are registered with such a
    /// box.
    std::vector<ObjectId> nowhere;
    std::uint64_t nonsense = 0;        ///< Number of queries that were left out because of invalid numbers.
    std::optional<std::uint64_t> hash; ///< Hash of the game's state.
    std::uint64_t dropped = 0;         ///< Frames that the game has left out so far.

    void clear(); ///< Keeps the allocated memory.
};

} // namespace broadside::trace
