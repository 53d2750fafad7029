#pragma once

#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The simulation of the open scene: makes a World from it at the first step and runs it. The document is never
/// touched.
///
/// Changes of the document while a world exists: broad phase and step settings are taken over at once, so that cells
/// can be tuned while it runs; any other edit ends the simulation (ended() says why), because the world would no longer
/// be the one that was authored.
class SimulationSession final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Authored, ///< No world: the scene is shown as it was authored.
        Paused,
        Running,
    };

    explicit SimulationSession(SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] State state() const noexcept { return m_state; }
    [[nodiscard]] const World* world() const noexcept
    {
        return m_world ? &*m_world : nullptr;
    } ///< Null while authored.
    [[nodiscard]] const StepReport* lastReport() const noexcept { return m_report ? &*m_report : nullptr; }
    [[nodiscard]] std::uint64_t hits() const noexcept { return m_hits; }       ///< Since the world was made.
    [[nodiscard]] std::uint64_t removed() const noexcept { return m_removed; } ///< Objects, since the world was made.

    void run(); ///< dt of simulated time per dt of real time; a slow machine runs slower, it never skips.
    void pause();
    void stepOnce();
    void stop(); ///< Back to the authored scene.

    /// Inputs for the next step. A shot starts the simulation when it does not run.
    void shoot(ObjectId cannon, Vec2 pointer);

signals:
    void stateChanged();
    void stepped(const broadside::StepReport& report);
    /// The world was made, dropped or given another broad phase: re-read everything.
    void worldChanged();
    void failed(const broadside::Problem& problem); ///< No world could be made; the state is Authored.
    void ended(const QString& reason);              ///< An edit ended the simulation.

private:
    [[nodiscard]] bool ensureWorld();
    void advance();
    void setState(State state);
    void onDocumentChanged(const SceneChange& change);

    SceneDocument& m_document;
    QTimer m_timer;
    State m_state = State::Authored;
    std::optional<World> m_world;
    std::optional<StepReport> m_report;
    std::vector<Input> m_inputs;
    std::uint64_t m_hits = 0;
    std::uint64_t m_removed = 0;
};

} // namespace broadside
