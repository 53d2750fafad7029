#pragma once

#include "core/base/object_id.h"
#include "core/broadphase/grid_layout.h"
#include "core/debug/frame.h"
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
/// Traces (`*.bstrace`), versions 1 and 2 (with capsules): what a game did, frame by frame, as states and not as
/// inputs. The manual page "Traces" has the format byte by byte; here are its numbers and what they mean.
///
/// Bytes   little-endian; a preamble, then messages: kind, length of the rest, the rest. Unknown kinds are skipped, and
///         so is what follows the known part of a message: newer writers may say more.
/// Frames  are one message each, made of messages in turn: what a game drops, it drops whole. A keyframe says
///         everything; the others say what changed since the frame before.
/// Units   the game's own: see TraceInfo for what they are in metres.

namespace broadside::trace {

inline constexpr std::string_view kMagic{"BSTRACE\n", 8};
inline constexpr std::string_view kIndexMagic{"BSTINDEX", 8};
inline constexpr std::uint32_t kVersion = 2;      ///< The newest; each older one is read, too.
inline constexpr std::uint8_t kBoxOfState = 0;    ///< Instead of a kind of shape (geometry/shape_kinds.h).
inline constexpr std::size_t kPreambleBytes = 16; ///< Magic, version, four bytes of zero.
inline constexpr std::size_t kMessageBytes = 8;   ///< Kind and length, before each message.
inline constexpr std::size_t kFrameBytes = 24;    ///< Step, time, flags and four bytes of zero, before its messages.
inline constexpr std::size_t kBlockBytes = 16;    ///< Method, frames and length, before what is compressed.
inline constexpr std::size_t kEntryBytes = 32;    ///< Of the index.
inline constexpr std::size_t kTrailerBytes = 24;  ///< The last bytes of a file with an index.
inline constexpr std::size_t kUsualBlock = 64;    ///< Frames between two keyframes of most traces.
inline constexpr std::uint32_t kKeyframe = 1;     ///< Flag of a frame.
inline constexpr std::uint32_t kZstd = 1;         ///< Method of a block.

enum class Kind : std::uint32_t {
    // Beside each other in the file.
    Header = 1,
    Frame = 2,
    Block = 3,  ///< Several frames, compressed.
    Index = 4,  ///< Where the frames are; the last message.
    Paused = 5, ///< From a game that is attached: it stands still as it was asked to, or does no more.
    // Within a frame.
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
};

/// What is said to a game that is attached: a message each, with a number in it.
enum class LiveRequest : std::uint32_t {
    Pause = 64,
    Continue = 65,
    Step = 66,    ///< So many steps, then pause.
    Refused = 67, ///< The connection ends: see LiveRefusal.
};
enum class LiveRefusal : std::uint32_t { Occupied = 1, NotUnderstood = 2 };

// Limits, checked before memory is reserved.
inline constexpr std::uint64_t kMostFrameBytes = 256ULL << 20;
inline constexpr std::uint64_t kMostBlockBytes = 64ULL << 20;  ///< When it is unpacked.
inline constexpr std::uint64_t kMostPackedBytes = 72ULL << 20; ///< Of a block as it stands in the file.
inline constexpr std::uint64_t kMostLiveBytes = 128ULL << 20;  ///< Of a message from a game that is attached.
inline constexpr std::size_t kMostFrames = std::size_t{4} << 20;
inline constexpr std::size_t kMostParameters = 1'000;

/// A number that the algorithm was given. Broadside understands "cell-size", "grid-x" and "grid-y" (the lower left
/// corner of cell (0, 0); y down: the upper left one), "grid-columns" and "grid-rows", and shows all others.
struct Parameter {
    std::string name;
    double value = 0.0;
    friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// What the frames of a trace say; what they do not, nobody can ask for.
struct Contents {
    bool candidates = false;
    bool contacts = false;
    bool cells = false;           ///< Each frame says in which cells objects are registered.
    bool registeredBoxes = false; ///< Each frame says with which boxes they are.
    bool queries = false;
    friend bool operator==(const Contents&, const Contents&) = default;
};

/// What Broadside calls itself in its own traces, and the cell size that the user chose there: a table may round it.
inline constexpr std::string_view kOwnProgram{"Broadside"};
inline constexpr std::string_view kOwnCellSize{"broadside-cell-size"};

struct TraceInfo {
    double dt = 0.0;            ///< Seconds a frame; 0: not known, or not the same for all.
    double unitsPerMetre = 1.0; ///< > 0.
    Aabb world;                 ///< The game's, in its units; empty when not known.
    bool wideFloats = false;    ///< States are doubles, else floats.
    bool yDown = false;
    TouchRule touch = TouchRule::Closed;
    Contents contents;
    bool canPause = false; ///< While it runs, the game takes requests (LiveRequest). Not kept in files.
    std::string program;
    std::string algorithm; ///< What the game calls its broad phase.
    std::vector<Parameter> parameters;

    [[nodiscard]] std::optional<double> parameter(std::string_view name) const;
    friend bool operator==(const TraceInfo&, const TraceInfo&) = default;
};

/// What an object is, as long as nobody says otherwise.
struct Definition {
    ObjectId id;
    std::string name;
    bool isDynamic = true;
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
    /// A box: whatever box the state says. Others are in model space, in the game's units, and need a pose in the
    /// state; a circle without one is in the middle of its box.
    Shape shape = Box{};
    /// Why the shape cannot be used, as the end of a sentence; empty: it can. Who has one is not there.
    std::string fault;
    friend bool operator==(const Definition&, const Definition&) = default;
};

/// Where the origin of a shape is, and how far it is turned (degrees; counter-clockwise where y is up).
struct Placement {
    Vec2 position;
    double angle = 0.0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

struct State {
    Aabb box; ///< Of the game's own broad phase. lo <= hi.
    std::optional<Placement> placement;
    friend bool operator==(const State&, const State&) = default;
};

/// One range of cells in which an object is registered; it may have several.
struct RegisteredCells {
    ObjectId id;
    CellRange cells;
};

/// The box with which an object is registered.
struct RegisteredBox {
    ObjectId id;
    Aabb box;
};

struct TracedQuery {
    enum class Kind : std::uint8_t { Point, Box, Circle, Ray };
    Kind kind = Kind::Point;
    double numbers[4] = {}; ///< x, y; two corners; x, y and radius; from and to.
    std::vector<ObjectId> hits;
};

struct Counter {
    enum class Unit : std::uint8_t { Count, Microseconds, Bytes };
    std::string name;
    Unit unit = Unit::Count;
    double value = 0.0;
    friend bool operator==(const Counter&, const Counter&) = default;
};

/// What a frame says beside the objects. As the game wrote it: pairs in its order, perhaps twice, perhaps of objects
/// that are not there; only what no pair can be, such as an object with itself, is left out.
struct FrameData {
    std::uint64_t step = 0;
    double time = 0.0; ///< Seconds.
    bool isKeyframe = false;
    std::vector<IdPair> candidates; ///< a < b.
    std::vector<IdPair> contacts;   ///< a < b.
    std::vector<RegisteredCells> cells;
    std::vector<RegisteredBox> boxes;
    std::vector<TracedQuery> queries;
    std::vector<Counter> counters;
    std::vector<std::string> log;
    /// Objects whose box is none, because it has a number that is none, is larger than 1e9, or lies the wrong way
    /// round, or whose shape cannot be used: they count as not there, as long as nothing else is said of them. Also
    /// those that are registered with such a box.
    std::vector<ObjectId> nowhere;
    std::uint64_t nonsense = 0;        ///< Queries with numbers that are none: left out.
    std::optional<std::uint64_t> hash; ///< Of the game's state.
    std::uint64_t dropped = 0;         ///< Frames that the game has left out so far.

    void clear(); ///< Keeps memory.
};

} // namespace broadside::trace
