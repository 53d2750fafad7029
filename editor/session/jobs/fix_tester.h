#pragma once

#include "core/debug/why/fix_trial.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>
#include <QString>

#include <optional>

namespace broadside {

/// Tries a fix that is offered, before anybody applies it: beside the GUI thread, on steps that are recorded.
class FixTester final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    FixTester(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    /// Begins to try what was not tried yet; asking for the same again costs nothing. Nothing is asked for without a
    /// finding or a fix.
    void ask(const std::optional<Finding>& finding, const Fix& fix);
    /// Of what was asked for last. Nothing while it is being tried, and when it could not be tried.
    [[nodiscard]] const std::optional<FixTrial>& trial() const noexcept { return m_trial; }
    /// What the fix changes, that it is being tried, or why it was not. Empty when nothing was asked for.
    [[nodiscard]] QString text() const;
    /// A remedy with several ways (tunnelling.h), which says that none was tried: says which one was.
    [[nodiscard]] QString told(const QString& remedy, const Finding& finding) const;

signals:
    void changed();

private:
    /// What was tried, and on what.
    struct Key {
        Finding finding;
        Fix fix;
        std::uint64_t mark = 0; ///< Of the step of the finding; 0: the authored scene.
        quint64 revision = 0;   ///< Of the authored scene.
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
    Background m_background; // last: its end waits for the thread
};

} // namespace broadside
