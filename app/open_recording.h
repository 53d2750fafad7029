#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/recording_file.h"
#include "core/debug/frame.h"
#include "core/debug/step_source.h"
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
/// Opens a recording of a game (recording_file.h) and shows its frames. open_world.h opens scenes, and files that may
/// be either.

namespace broadside {

/// The option --step, for commands that look at one frame.
[[nodiscard]] OptionInfo frameOption();
/// Appends --step and the options of tables, for commands that look at one frame.
void addFrameOptions(std::vector<OptionInfo>& options);
/// Appends the options of tables, for commands that look at many frames.
void addTableOptions(std::vector<OptionInfo>& options);

/// How a command reads its input.
enum class Source : std::uint8_t { Scene, OneFrame, ManyFrames };
/// An option on the command line that has no meaning for this source: one of simulations for a recording, or one of
/// recordings for a scene.
[[nodiscard]] std::optional<Problem> meaninglessOption(const Arguments& arguments, Source source);

/// Collects objects, boxes and queries with invalid data over many frames, for a single note.
class InvalidDataNote {
public:
    /// Adds what is left out of the frame of the step.
    void look(std::uint64_t step, const InvalidData& invalid);
    /// Prints nothing if nothing was left out.
    void say(Console& console) const;

private:
    std::set<ObjectId> m_objects;
    std::string m_first; ///< The first of these objects and the reason.
    std::uint64_t m_step = 0;
    std::uint64_t m_boxes = 0;
    std::uint64_t m_queries = 0;
    std::uint64_t m_strangeCandidates = 0;
    std::optional<ObjectId> m_stranger; ///< See InvalidData.
    std::uint64_t m_strangeCells = 0;
    RecorderFaults m_faults;
};

/// A trace, or another recording that was converted to one, and its current frame.
class OpenedRecording {
public:
    /// Opens the file of the first operand and prints notices to the console. Errors: options that have a meaning only
    /// for simulations, and a recording without frames.
    [[nodiscard]] static Result<std::unique_ptr<OpenedRecording>> open(const Arguments& arguments, Console& console,
                                                                       Source source);

    [[nodiscard]] const trace::TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] trace::TraceWorld& world() noexcept { return m_world; }
    /// The broad phase of --algorithm and --cell, which replaces the game's own; nothing without --algorithm. Without
    /// --cell it has the cells of the game, or cells that suit the objects.
    [[nodiscard]] Result<std::optional<BroadPhaseSettings>> chosenBroadPhase(const Arguments& arguments) const;
    /// Cell size in metres: that of --cell, or of the game, or one that suits the objects of the frame.
    /// @pre seek() has succeeded
    [[nodiscard]] Result<double> cellSize(const Arguments& arguments) const;

    /// Goes to the frame of --step, or the last one before it; without the option to the first frame.
    /// Prints a note about data that is left out.
    [[nodiscard]] std::optional<Problem> seek(const Arguments& arguments, Console& console);
    /// The current frame, with the recorded candidates, or with the broad phase of chosenBroadPhase(). Error: neither
    /// is known. Valid until the next seek.
    [[nodiscard]] Result<Frame> frame(const Arguments& arguments);
    /// Why nothing can be said about the game's own broad phase; nothing if candidates were recorded.
    [[nodiscard]] std::optional<Problem> noCandidates() const;
    /// Number of frames up to --steps; all frames without the option.
    [[nodiscard]] Result<std::size_t> frameCount(const Arguments& arguments) const;

private:
    explicit OpenedRecording(RecordingFile file)
        : m_kind(file.kind)
        , m_reader(std::move(file.reader))
        , m_world(m_reader)
    {}

    RecordingKind m_kind;
    trace::TraceReader m_reader;
    trace::TraceWorld m_world;
};

} // namespace broadside
