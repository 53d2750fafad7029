#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/breakpoints/met_steps.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

struct SearchedBlock;

/// The breakpoints of the open scene. Watches every step, stops the simulation when a breakpoint fires, stores the
/// steps in which each was met, and goes to the next or the previous firing.
///
/// Breakpoints are kept when the simulation ends and starts again; another scene empties the list. They are not edits
/// of the scene: they are neither undone nor saved.
///
/// Steps that were recorded before a breakpoint was added are searched in a background thread, from the last to the
/// first. Going to a firing waits only for the part of the search that it needs. After the last recorded step the
/// simulation runs as fast as possible. Firings are also reported while the simulation repeats, steps or runs.
class BreakpointSession final : public QObject {
    Q_OBJECT
public:
    /// Why the simulation stopped at its step.
    struct Stop {
        std::uint64_t step = 0;
        std::vector<MetBreakpoint> met; ///< Breakpoints that fired; never empty.
    };
    enum class Direction { Back, Forward };
    /// Progress of a journey to a firing.
    struct Progress {
        Direction direction = Direction::Forward;
        bool simulates = false;  ///< Making new steps after the recorded ones, without a known end.
        std::uint64_t done = 0;  ///< Steps.
        std::uint64_t total = 0; ///< Number of steps; 0 while it simulates.
    };

    /// @pre both outlive this.
    BreakpointSession(SceneDocument& document, StepSession& session, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Breakpoint>& list() const noexcept { return m_list; }
    /// @pre index < list().size()
    [[nodiscard]] const MetSteps& metSteps(std::size_t index) const { return m_met[index]; }
    [[nodiscard]] std::size_t firings(std::size_t index) const { return m_met[index].firings(m_list[index].ignore); }
    [[nodiscard]] QString sentence(std::size_t index) const; ///< No full stop.
    /// Whether all recorded steps have been searched for it.
    [[nodiscard]] bool isSearched(std::size_t index) const;
    [[nodiscard]] bool anyIsOn() const;

    void add(Breakpoint breakpoint); ///< Appends it, and makes it the current one.
    void replace(std::size_t index, Breakpoint breakpoint);
    void remove(std::size_t index);

    /// The breakpoint that is edited. The viewport shows it, and the region tool draws its region.
    [[nodiscard]] std::optional<std::size_t> current() const noexcept { return m_current; }
    void setCurrent(std::optional<std::size_t> index);

    /// Nothing when the simulation continued since, or stopped for another reason.
    [[nodiscard]] const std::optional<Stop>& stop() const noexcept { return m_stop; }
    void go(Direction direction);                           ///< Goes to the next firing, or to the previous one.
    void cancel();                                          ///< Ends the journey at the present step.
    [[nodiscard]] std::optional<Progress> progress() const; ///< Nothing without a journey.

signals:
    void listChanged();
    void currentChanged();
    void metChanged();                    ///< The met steps changed.
    void stopped();                       ///< See stop(). The world is at that step.
    void stopForgotten();                 ///< The world left the step.
    void progressChanged();               ///< A journey began or ended.
    void notFound(const QString& reason); ///< A journey ended without reaching a firing.

private:
    void onAboutToStep();
    void onStepped(const StepReport& report);
    void onStepLeft();
    void watchStep();
    void forgetFutureAfter(std::uint64_t step);
    void onRecordedChanged();
    void onStateChanged();
    void listEdited();
    void forgetMet();
    void forgetStop();
    void searchSoon();
    void search();
    [[nodiscard]] bool isSearchWanted() const;
    void take(const SearchedBlock& block);
    void goOn();
    [[nodiscard]] std::optional<std::uint64_t> target() const;
    [[nodiscard]] bool isKnown(std::optional<std::uint64_t> target) const;
    void arrive(std::uint64_t step);
    void endJourney();
    [[nodiscard]] std::string nameOf(ObjectId id) const;
    [[nodiscard]] bool fires(const MetBreakpoint& met, std::uint64_t step) const;

    const SceneDocument& m_document;
    StepSession& m_session;
    std::vector<Breakpoint> m_list;
    std::vector<MetSteps> m_met; // One for each breakpoint.
    std::optional<std::size_t> m_current;
    std::optional<Stop> m_stop;

    /// The check of one step, possibly on another thread.
    struct Watching {
        std::shared_ptr<BreakpointWatch> watch;
        std::vector<Breakpoint> list;
        std::vector<MetBreakpoint> met;
    };
    std::shared_ptr<Watching> m_watching; // The watch of the announced step; null when no breakpoint is on.
    std::shared_ptr<BreakpointWatch> m_watch = std::make_shared<BreakpointWatch>();
    std::optional<std::uint64_t> m_watched;    // Last step that m_watch saw with this list; nothing: none.
    bool m_makes = false;                      // The announced step is made, not repeated.
    std::optional<std::uint64_t> m_forksAfter; // The announced step replaces the recorded ones after this one.
    std::uint64_t m_endStep = 0;               // Last recorded step, as last seen here.
    std::uint64_t m_endMark = 0;

    struct Journey {
        Direction direction = Direction::Forward;
        std::uint64_t from = 0; // Step at which it began.
        bool simulates = false;
    };
    std::optional<Journey> m_journey;
    QTimer m_searchSoon;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
