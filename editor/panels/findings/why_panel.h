#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "editor/commands/fix_proof.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/approach_search.h"
#include "editor/session/jobs/fix_tester.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/widgets/panel_widget.h"

class QFormLayout;
class QLabel;
class QPushButton;

namespace broadside {

class FixButton;
class HelpLink;
class LazyRefresh;
class ObjectChooser;

/// Explains why two objects collide or do not: one sentence, the remedy, a button that applies it, and the facts. While
/// the panel is visible, a selection of two objects is the question.
class WhyPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    WhyPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session,
             const ShownWorld& shownWorld, const PairInquiry& inquiry, FixProof& proof, QWidget* parent = nullptr);
    ~WhyPanel() override;

signals:
    void findingReportWanted(const broadside::Finding& finding); ///< Asks to write a report about it.
    /// Asks to write a report about the answer for the two in this step.
    void answerReportWanted(const broadside::Explanation::Example& pair);

private:
    QWidget* makeBody();
    QWidget* makeQuestion();
    QWidget* makeAnswer();
    void connectParts();
    void takeSelection();
    /// A, or the selected object while none is chosen.
    [[nodiscard]] ObjectId askedObject() const;
    [[nodiscard]] std::vector<ObjectId> nearObjects(ObjectId id) const;
    [[nodiscard]] QString offerOfB() const;
    void refresh();
    void showQuestion();
    [[nodiscard]] QString remedyOf(const WhyAnswer& answer) const;
    [[nodiscard]] QString causeOf(const WhyAnswer& answer) const;
    void showAnswer(const WhyAnswer& answer);
    void showFix(const WhyAnswer& answer);
    void showProof(bool isDone);
    void fix();
    void report();
    void showRun();
    void showNearest();
    [[nodiscard]] QString nameOfObject(ObjectId id) const;
    void showPassages();
    [[nodiscard]] QString reasonForNoAnswer() const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    StepSession& m_session;
    const ShownWorld& m_shownWorld;
    const PairInquiry& m_inquiry;
    FixProof& m_proof;
    ObjectChooser* m_a;
    ObjectChooser* m_b;
    QPushButton* m_clear;
    QLabel* m_note;
    QWidget* m_answer = nullptr;
    QLabel* m_run; // the events of the pair in the whole run
    QLabel* m_sentence;
    QLabel* m_remedy;
    FixButton* m_fix;
    HelpLink* m_help;
    QPushButton* m_report;
    QLabel* m_trialText; // the effect of the fix on the recorded steps
    QLabel* m_proofText;
    struct Rows {
        QLabel* canCollide;
        QLabel* candidate;
        QLabel* cells;
        QLabel* boxes;
        QLabel* shapes;
        QLabel* distance;
        QLabel* cause;
    };
    Rows m_rows{};
    QLabel* m_nearest = nullptr;
    QLabel* m_passages = nullptr;
    QPushButton* m_cancelPassages;
    QFormLayout* m_passageForm = nullptr;
    QPushButton* m_goToNearest;
    ApproachSearch* m_search;
    FixTester* m_tester;
    Fix m_shownFix;
    std::optional<Finding> m_shownFinding; // the finding that m_shownFix fixes
    bool m_isOnTop = false;                // visible, and not behind another tab
    LazyRefresh* m_refresh;
};

} // namespace broadside
