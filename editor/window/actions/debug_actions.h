#pragma once

#include "editor/commands/fix_proof.h"
#include "editor/document/focus.h"

#include <QObject>

namespace broadside {

class ActionRegistry;
class FixRun;
class RunAudit;
class RunDiagnosis;

/// The diagnosis, audits, the comparison of algorithms, and the two objects of the Why panel.
class DebugActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        Focus& focus;
        RunAudit& audit;
        FixProof& proof;
        RunDiagnosis& diagnosis;
        FixRun& fixRun;
    };
    /// @pre all outlive this
    explicit DebugActions(const Parts& parts);

signals:
    void panelWanted(); ///< Asks for the panel of the diagnosis.
    void comparisonWanted();
    void pinRefused(const QString& hint);

private:
    void diagnose();
    void auditStep();
    void auditEveryStep(bool on);
    void pin();

    Parts m_parts;
};

} // namespace broadside
