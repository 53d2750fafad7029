#pragma once

#include "core/debug/why/fix_trial.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>
#include <QString>

#include <optional>

namespace broadside {

/// Tries an offered fix before the user applies it, in a background thread, on recorded steps.
class FixTester final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    FixTester(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    /// Starts a trial unless the same one was already made. Without a finding or a fix there is no trial.
    void ask(const std::optional<Finding>& finding, const Fix& fix);
    /// The trial of the last ask(). Nothing while it runs, and when the fix could not be tried.
    [[nodiscard]] const std::optional<FixTrial>& trial() const noexcept { return m_trial; }
    /// What the fix changes, that its trial is running, or why it was not tried. Empty when there is no fix.
    [[nodiscard]] QString text() const;
    /// A remedy with several alternatives (passage_remedy.h) says that none was tried: the result says which one was.
    [[nodiscard]] QString told(const Message& remedy, const Finding& finding) const;

signals:
    void changed();

private:
    /// The fix, and what it was tried on.
    struct Key {
        Finding finding;
        Fix fix;
        std::uint64_t mark = 0; ///< Mark of the finding's step; 0: the authored scene.
        quint64 revision = 0;   ///< Revision of the authored scene.
        friend bool operator==(const Key&, const Key&) = default;
    };
    enum class State { Nothing, Running, NotRecorded, NotTried, Trying, Tried, Refused };
    [[nodiscard]] State begin(const Key& key);
    [[nodiscard]] bool isRecorded(const Finding& finding) const;

    const SceneDocument& m_document;
    const StepSession& m_session;
    std::optional<Key> m_key;
    State m_state = State::Nothing;
    std::optional<FixTrial> m_trial;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
