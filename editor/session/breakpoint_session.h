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

struct HuntedBlock;

/// The breakpoints of the open scene: watches every step, stops the simulation where one fires, knows in which steps
/// each was met, and goes to the next firing and to the one before.
///
/// They stay when the simulation ends and begins anew; another scene empties the list. They are no edits of the scene:
/// nothing of them is undone or saved.
///
/// Steps that were recorded before a breakpoint was there are searched beside the GUI thread, from the last to the
/// first; going somewhere waits for as much of that as it needs, and not longer. Beyond the record the simulation runs
/// as fast as it can. While it is repeated, stepped or run, a firing is announced just as well.
class BreakpointSession final : public QObject {
    Q_OBJECT
public:
    /// Why the simulation stands where it stands.
    struct Stop {
        std::uint64_t step = 0;
        std::vector<MetBreakpoint> met; ///< Those that fired; never empty.
    };
    enum class Way { Back, On };
    /// How far a way has come that is still under way.
    struct Progress {
        Way way = Way::On;
        bool simulates = false;  ///< Beyond the record: there is no end to tell.
        std::uint64_t done = 0;  ///< Steps.
        std::uint64_t total = 0; ///< Steps; 0 while it simulates.
    };

    /// @pre both outlive this.
    BreakpointSession(SceneDocument& document, StepSession& session, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Breakpoint>& list() const noexcept { return m_list; }
    /// @pre index < list().size(), here and below
    [[nodiscard]] const MetSteps& metSteps(std::size_t index) const { return m_met[index]; }
    [[nodiscard]] std::size_t firings(std::size_t index) const { return m_met[index].firings(m_list[index].ignore); }
    [[nodiscard]] QString sentence(std::size_t index) const; ///< No full stop.
    /// Whether all recorded steps have been looked through for it.
    [[nodiscard]] bool isSearched(std::size_t index) const;
    [[nodiscard]] bool anyIsOn() const;

    void add(Breakpoint breakpoint); ///< At the end; it is the current one then.
    void replace(std::size_t index, Breakpoint breakpoint);
    void remove(std::size_t index);

    /// The one that is edited: shown in the viewport, and whose region the region tool draws.
    [[nodiscard]] std::optional<std::size_t> current() const noexcept { return m_current; }
    void setCurrent(std::optional<std::size_t> index);

    /// Nothing when the simulation went on since, or stopped for another reason.
    [[nodiscard]] const std::optional<Stop>& stop() const noexcept { return m_stop; }
    void go(Way way);                                       ///< To the next firing, or to the one before.
    void cancel();                                          ///< Stays where it has come to.
    [[nodiscard]] std::optional<Progress> progress() const; ///< Nothing while nothing is under way.

signals:
    void listChanged();
    void currentChanged();
    void metChanged();                    ///< Steps were met, or found, or forgotten.
    void stopped();                       ///< See stop(); the world stands there.
    void stopForgotten();                 ///< The world stands elsewhere now.
    void progressChanged();               ///< A way began or ended.
    void notFound(const QString& reason); ///< A way ended where it began.

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
    void take(const HuntedBlock& block);
    void goOn();
    [[nodiscard]] std::optional<std::uint64_t> target() const;
    [[nodiscard]] bool isKnown(std::optional<std::uint64_t> target) const;
    void arrive(std::uint64_t step);
    void endWay();
    [[nodiscard]] std::string nameOf(ObjectId id) const;
    [[nodiscard]] bool fires(const MetBreakpoint& met, std::uint64_t step) const;

    const SceneDocument& m_document;
    StepSession& m_session;
    std::vector<Breakpoint> m_list;
    std::vector<MetSteps> m_met; // one a breakpoint
    std::optional<std::size_t> m_current;
    std::optional<Stop> m_stop;

    /// What one step is asked, perhaps on another thread.
    struct Watching {
        std::shared_ptr<BreakpointWatch> watch;
        std::vector<Breakpoint> list;
        std::vector<MetBreakpoint> met;
    };
    std::shared_ptr<Watching> m_watching; // of the step that is announced; null: nothing is on
    std::shared_ptr<BreakpointWatch> m_watch = std::make_shared<BreakpointWatch>();
    std::optional<std::uint64_t> m_watched;    // the step that the watch has seen last; nothing: another list, or none
    bool m_makes = false;                      // the step that is under way is made, not repeated
    std::optional<std::uint64_t> m_forksAfter; // the step that it makes leads to another future
    std::uint64_t m_endStep = 0;               // of the record, as it is known here
    std::uint64_t m_endMark = 0;

    struct Journey {
        Way way = Way::On;
        std::uint64_t from = 0; // step
        bool simulates = false;
    };
    std::optional<Journey> m_journey;
    QTimer m_searchSoon;
    Background m_background; // last: its end waits for the thread
};

} // namespace broadside
