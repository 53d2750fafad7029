#pragma once

#include "core/debug/history/history.h"
#include "core/debug/step_source.h"

#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace broadside {

/// Worlds made from one scene, kept for the next walk, because making a world costs more than most queries.
/// Thread-safe.
class WorldShelf {
public:
    static constexpr std::size_t kMost = 2; ///< Further worlds are discarded.

    [[nodiscard]] std::optional<World> take();
    void giveBack(World world);
    void clear();

private:
    std::mutex m_mutex;
    std::vector<World> m_worlds;
};

/// The steps of a simulation: its history, and the scene from which its world was made. Does not change.
class RecordedRun final : public StepSource {
public:
    /// @pre the history and all worlds of the shelf come from the scene; null: it makes its own shelf
    RecordedRun(std::shared_ptr<const Scene> scene, History history, std::shared_ptr<WorldShelf> worlds = nullptr);
    RecordedRun(Scene scene, History history)
        : RecordedRun(std::make_shared<const Scene>(std::move(scene)), std::move(history))
    {}
    /// The authored scene as the only frame, of step 0.
    explicit RecordedRun(Scene scene);

    [[nodiscard]] Knowledge knows() const noexcept override { return {.events = true, .keepsIds = true}; }
    [[nodiscard]] std::size_t frameCount() const noexcept override;
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const noexcept override { return firstStep() + frame; }
    [[nodiscard]] std::size_t frameOf(std::uint64_t step) const noexcept override;
    [[nodiscard]] double dtOf(std::size_t frame) const noexcept override;
    [[nodiscard]] std::uint64_t markOf(std::size_t frame) const noexcept override;
    [[nodiscard]] std::size_t blockSize() const noexcept override;
    [[nodiscard]] Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const override;
    void freeWorlds() const override;
    [[nodiscard]] std::optional<Rerun> rerun() const noexcept override { return Rerun{*m_scene, m_history.get()}; }

private:
    [[nodiscard]] std::uint64_t firstStep() const noexcept { return m_history ? m_history->firstStep() : 0; }

    std::shared_ptr<const Scene> m_scene;     // never null
    std::shared_ptr<const History> m_history; // null: only the authored scene
    std::shared_ptr<WorldShelf> m_worlds;     // never null
};

} // namespace broadside
