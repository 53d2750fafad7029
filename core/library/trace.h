#pragma once

#include "core/base/problem.h"
#include "core/library/audit.h"
#include "core/library/simulation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Traces are files with the steps of a game. A simulation can be written as a trace, and every trace can be read and
/// audited. A game that does not link this library writes traces with broadside_trace.h, a single C header.
///
/// Errors  name the file, the byte where the error is, and the remedy.

namespace broadside {

/// Writes a simulation as a trace. Pass it to each Simulation::step() as an observer, then call finish(). A trace
/// describes one broad phase: after a Simulation::setBroadPhase() that changed it, the next step is an error.
class TraceRecorder final : public StepObserver {
public:
    /// Writes the present state of the simulation as the first frame. Refuses a path that cannot be written.
    [[nodiscard]] static Result<std::unique_ptr<TraceRecorder>> create(const std::string& path,
                                                                       const Simulation& simulation);
    TraceRecorder(const TraceRecorder&) = delete;
    TraceRecorder& operator=(const TraceRecorder&) = delete;
    ~TraceRecorder(); ///< Removes the file if it was not finished.

    void tested(const Simulation& simulation) override;
    void stepped(const Simulation& simulation, const StepReport& report) override;

    /// Completes the file and gives it its name. Returns an error of this call or an earlier one; then there is no
    /// file.
    [[nodiscard]] std::optional<Problem> finish();

private:
    struct Parts;
    explicit TraceRecorder(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts; // never null
};

/// Reads a trace. Not thread-safe.
class TraceReading {
public:
    /// Reads the header and the index; frames are read when they are requested. Refuses a file that is not a trace.
    [[nodiscard]] static Result<TraceReading> open(const std::string& path);
    TraceReading(TraceReading&& other) noexcept;
    TraceReading& operator=(TraceReading&& other) noexcept;
    ~TraceReading();

    /// Remarks about the file, for example that it is cut short.
    [[nodiscard]] const std::vector<Problem>& notices() const noexcept;
    [[nodiscard]] std::size_t frameCount() const noexcept;
    /// The number of the frame's step. @pre frame < frameCount()
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const noexcept;
    /// The time of the frame in seconds. @pre frame < frameCount()
    [[nodiscard]] double timeOf(std::size_t frame) const noexcept;

    /// The objects of a frame; valid until the next call of objects() or audit(). Refuses a damaged frame.
    /// @pre frame < frameCount()
    [[nodiscard]] Result<const ObjectTable*> objects(std::size_t frame);
    /// Audits the pairs that the game recorded. Refuses a damaged frame, and a trace without candidates.
    /// @pre frame < frameCount()
    [[nodiscard]] Result<PairAudit> audit(std::size_t frame, std::size_t most = kUsualMisses);

private:
    struct Parts;
    explicit TraceReading(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts; // null only after a move
};

} // namespace broadside
