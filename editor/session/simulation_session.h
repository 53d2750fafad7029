#pragma once

#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/step_pacer.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

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
    /// Null while authored. Do not keep it: any edit may end the simulation.
    [[nodiscard]] const World* world() const noexcept { return m_world ? &*m_world : nullptr; }
    /// Of the last step of the present world; null before the first.
    [[nodiscard]] const StepReport* lastReport() const noexcept { return m_report ? &*m_report : nullptr; }
    [[nodiscard]] std::uint64_t hits() const noexcept { return m_hits; }       ///< Since the world was made.
    [[nodiscard]] std::uint64_t removed() const noexcept { return m_removed; } ///< Objects, since the world was made.

    /// Those that the world runs with; the document's, unless problem() says why not. @pre a world
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept { return m_broadPhase; }
    /// Why no world could be made, or why the world keeps an older broad phase than the document asks for.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }

    void run(); ///< dt of simulated time per dt of real time; a slow machine runs slower, see StepPacer.
    void pause();
    void stepOnce(); ///< One step at once; pauses when running.
    void stop();     ///< Back to the authored scene.

    /// Input for the next step. A shot runs the simulation when it is paused or not begun.
    void shoot(ObjectId cannon, Vec2 pointer);
    /// Input for the next step: steers a paddle, -1 .. 1 of its speed, until told otherwise. Nothing while authored.
    void steer(ObjectId paddle, double direction);

signals:
    void stateChanged();
    void shot(); ///< A shot was asked for; the next step makes it.
    void stepped(const broadside::StepReport& report);
    /// The world was made, dropped or given another broad phase: re-read everything.
    void worldChanged();
    /// No world could be made (the state is Authored), or it could not be given the broad phase that the document asks
    /// for (it goes on with the old one).
    void failed(const broadside::Problem& problem);
    void ended(const QString& reason); ///< An edit ended the simulation.

private:
    [[nodiscard]] bool ensureWorld();
    void dropWorld();
    void advance();
    void onTick();
    void setState(State state);
    void onDocumentChanged(const SceneChange& change);
    void takeOverSettings();

    SceneDocument& m_document;
    QTimer m_timer;
    QElapsedTimer m_clock;
    StepPacer m_pacer;
    State m_state = State::Authored;
    std::optional<World> m_world;
    std::optional<StepReport> m_report;
    std::optional<Problem> m_problem;
    BroadPhaseSettings m_broadPhase;      // of the world
    BroadPhaseSettings m_askedBroadPhase; // of the document, when it was last taken over or refused
    std::vector<Input> m_inputs;
    std::uint64_t m_hits = 0;
    std::uint64_t m_removed = 0;
};

} // namespace broadside
