#pragma once

#include "core/debug/history/history.h"
#include "core/debug/history/recorded_run.h"
#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/shared_edit.h"
#include "editor/session/step_session.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>

namespace broadside {

/// A world with the record of its steps, and the scene from which it was made.
class SimulationRun {
public:
    /// `memory`: bytes for recorded steps. Refused: what World::fromScene refuses.
    [[nodiscard]] static Result<SimulationRun> make(const Scene& scene, std::uint64_t memory);

    [[nodiscard]] World& world() noexcept { return m_world; }
    [[nodiscard]] const World& world() const noexcept { return m_world; }
    [[nodiscard]] History& history() noexcept { return m_history; }
    [[nodiscard]] const History& history() const noexcept { return m_history; }
    [[nodiscard]] bool isInThePast() const { return !m_history.isAtEnd(); }
    [[nodiscard]] const Scene& madeFrom() const noexcept { return m_madeFrom; }
    /// The scene from which the world was made, with the present settings.
    [[nodiscard]] Scene scene() const;
    /// See StepSession::source().
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange steps) const;
    /// See StepSession::at().
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const;

    /// Whether changed objects of the document are already known: the world has this state, was made from it, or the
    /// document had it before. Remembers the document's present state.
    [[nodiscard]] bool knows(const SceneChange& change, const Scene& document);

    void seek(std::uint64_t step) { m_history.seek(m_world, step); } ///< @pre it is recorded
    void seekHere() { seek(m_history.step()); }                      ///< Reverts previews.
    void preview(std::span<const SharedEdit> edits);
    /// Replaces a world whose broad phase and objects may be incomplete by a new one, at the same step and with the
    /// same settings.
    void remakeWorld(std::span<const SharedEdit> edits);

private:
    SimulationRun(const Scene& scene, World world, std::uint64_t memory);

    World m_world;
    History m_history;
    Scene m_madeFrom;
    mutable std::shared_ptr<const Scene> m_sharedScene; // scene() for sources; null: not made yet.
    std::shared_ptr<WorldShelf> m_worlds;               // The worlds for the sources of this world.
    std::multimap<ObjectId, ObjectPtr> m_known;         // Known states of the document's objects; null: removed.
};

} // namespace broadside
