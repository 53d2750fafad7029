#pragma once

#include "editor/window/layout/settings.h"

#include <QObject>

#include <optional>

namespace broadside {

class MessageBar;
class RunDiagnosis;
class StepSession;

/// Offers the run that a scene had in the last session, which no file keeps: its steps are made again, and diagnosed
/// again if they were. What the user did during that run, such as shots, is not repeated.
class RunAgain final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    RunAgain(MessageBar& messages, StepSession& steps, RunDiagnosis& diagnosis);

    /// @pre the scene is open, and `seen` is what the last session showed of it
    void offer(const SceneSeen& seen);

private:
    void start(const RunSeen& run);
    void checkLater();
    void check(); ///< Ends the repetition when it has made all steps, or when the user paused it.

    MessageBar& m_messages;
    StepSession& m_steps;
    RunDiagnosis& m_diagnosis;
    std::optional<RunSeen> m_repeated; // the run that is being repeated
};

} // namespace broadside
