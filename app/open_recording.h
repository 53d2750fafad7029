#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "core/debug/frame.h"
#include "core/trace/trace_reader.h"
#include "core/trace/trace_world.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Opens somebody else's game: a trace (known by its name, .bstrace, or its first bytes) or a table (by its name, .csv
/// or .tsv). Scenes, and what may be either: open_world.h.

namespace broadside {

[[nodiscard]] bool isRecording(const std::string& path);

/// --step, for commands that look at one frame.
[[nodiscard]] OptionInfo frameOption();
/// --corner, --centre, --y-down, --units-per-metre, --half-open, for tables.
[[nodiscard]] std::vector<OptionInfo> tableOptions();
/// Appends --step and the options of tables, for commands that look at one frame.
void addFrameOptions(std::vector<OptionInfo>& options);
/// Appends the options of tables, for commands that look at many frames.
void addTableOptions(std::vector<OptionInfo>& options);

/// Of options that only have a meaning for simulations, one that was given; and of those for recordings.
enum class Source : std::uint8_t { Scene, OneFrame, ManyFrames };
[[nodiscard]] std::optional<Problem> foreignOption(const Arguments& arguments, Source source);

/// What frames name but say nonsense of, for one note about it all.
class LeftOutNote {
public:
    /// At the frame where the world stands.
    void look(const trace::TraceWorld& world);
    /// Nothing where nothing was left out.
    void say(Console& console) const;

private:
    std::set<ObjectId> m_objects;
    std::string m_first; ///< Which of them came first, and why.
    std::uint64_t m_step = 0;
    std::uint64_t m_boxes = 0;
    std::uint64_t m_queries = 0;
};

/// A trace, or a table as one, and the frame of it that is looked at.
class OpenedRecording {
public:
    /// Opens what the first operand names; what is worth knowing of it goes to the console. Refused: options that have
    /// a meaning for simulations only, and what has no frame.
    [[nodiscard]] static Result<std::unique_ptr<OpenedRecording>> open(const Arguments& arguments, Console& console,
                                                                       Source source);

    [[nodiscard]] const trace::TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] trace::TraceWorld& world() noexcept { return m_world; }
    /// What --algorithm and --cell put in the place of the game's own broad phase; nothing without --algorithm. Without
    /// --cell with the cells of the game, or such as suit the objects.
    [[nodiscard]] Result<std::optional<BroadPhaseSettings>> chosenBroadPhase(const Arguments& arguments);
    /// The cells of --cell, or of the game, or such as suit the objects of the frame, metres. @pre it stands at a frame
    [[nodiscard]] Result<double> cellSize(const Arguments& arguments) const;

    /// Goes to the frame of --step, or the last before it; without it to the first.
    /// What of it is left out goes to the console.
    [[nodiscard]] std::optional<Problem> seek(const Arguments& arguments, Console& console);
    /// The frame at which it stands, with the recorded candidates, or what chosenBroadPhase() hands out. Refused: when
    /// neither is known. Good until the next seek.
    [[nodiscard]] Result<Frame> frame(const Arguments& arguments);
    /// Why there is nothing to be said of the game's own broad phase, if so.
    [[nodiscard]] std::optional<Problem> noCandidates() const;
    /// Frames up to --steps, all of them without.
    [[nodiscard]] Result<std::size_t> frameCount(const Arguments& arguments) const;

private:
    explicit OpenedRecording(trace::TraceReader reader)
        : m_reader(std::move(reader))
        , m_world(m_reader)
    {}

    trace::TraceReader m_reader;
    trace::TraceWorld m_world;
};

} // namespace broadside
