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

/// A world with the record of its steps, and what it was made from.
class SimulationRun {
public:
    /// `memory`: bytes for records. Refused: what World::fromScene refuses.
    [[nodiscard]] static Result<SimulationRun> make(const Scene& scene, std::uint64_t memory);

    [[nodiscard]] World& world() noexcept { return m_world; }
    [[nodiscard]] const World& world() const noexcept { return m_world; }
    [[nodiscard]] History& history() noexcept { return m_history; }
    [[nodiscard]] const History& history() const noexcept { return m_history; }
    [[nodiscard]] bool isInThePast() const { return !m_history.isAtEnd(); }
    [[nodiscard]] const Scene& madeFrom() const noexcept { return m_madeFrom; }
    /// What the world was made from, with the settings of now.
    [[nodiscard]] Scene scene() const;
    /// See StepSession::source().
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange steps) const;
    /// See StepSession::at().
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const;

    /// Whether objects of the document that have changed are nothing new: what the world has, was made from, or has
    /// given to the document before. Remembers that the document has them.
    [[nodiscard]] bool knows(const SceneChange& change, const Scene& document);

    void seek(std::uint64_t step) { m_history.seek(m_world, step); } ///< @pre it is recorded
    void seekHere() { seek(m_history.step()); }                      ///< Takes back what previews have shown.
    void preview(std::span<const SharedEdit> edits);
    /// Broad phase and objects may be half done: another world takes this one's place, at the same step and with the
    /// same settings.
    void remakeWorld(std::span<const SharedEdit> edits);

private:
    SimulationRun(const Scene& scene, World world, std::uint64_t memory);

    World m_world;
    History m_history;
    Scene m_madeFrom;
    mutable std::shared_ptr<const Scene> m_sharedScene; // scene(), for sources; null: to be made
    std::shared_ptr<WorldShelf> m_worlds;               // of the sources of this world
    std::multimap<ObjectId, ObjectPtr> m_known;         // that the document has got from the world; null: gone
};

} // namespace broadside
