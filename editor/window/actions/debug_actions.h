#pragma once

#include "editor/commands/fix_proof.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/expectation_check.h"

#include <QObject>

namespace broadside {

class ActionRegistry;
class FixRun;
class RunAudit;
class RunDiagnosis;

/// The diagnosis, audits, expectations, the comparison of algorithms, and the two objects of the Why panel.
class DebugActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        const SceneDocument& document;
        Focus& focus;
        RunAudit& audit;
        FixProof& proof;
        ExpectationCheck& expectation;
        RunDiagnosis& diagnosis;
        FixRun& fixRun;
    };
    /// @pre all outlive this
    explicit DebugActions(const Parts& parts);

signals:
    void panelWanted(); ///< Asks for the panel of the diagnosis.
    void whyWanted();   ///< Asks for the panel Why: its two objects were chosen.
    void comparisonWanted();
    void pinRefused(const QString& hint);
    void regionWanted(); ///< Asks for the tool that draws the region in which the selected object should stay.

private:
    void diagnose();
    void auditStep();
    void auditEveryStep(bool on);
    void pin();
    void addAudits();
    void addExpectations();
    void addComparison();
    void expectHit();
    void expectInWorld();

    Parts m_parts;
};

} // namespace broadside
