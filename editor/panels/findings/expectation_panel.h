#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/expectation_check.h"
#include "editor/widgets/panel_widget.h"

#include <cstdint>
#include <optional>

class QLabel;
class QPushButton;

namespace broadside {

class FixButton;
class LazyRefresh;

/// What should happen in the run, whether it does, and the chain of reasons if it does not. A click on a step goes
/// there.
class ExpectationPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    ExpectationPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session,
                     ExpectationCheck& check, QWidget* parent = nullptr);
    ~ExpectationPanel() override;

private:
    QWidget* makeBody();
    void connectParts();
    void refresh();
    void showAnswer(const ExpectationAnswer& answer);
    void showButtons();
    void fix();
    void goTo(const QString& link);
    [[nodiscard]] QString verdictOf(const ExpectationAnswer& answer) const;
    [[nodiscard]] QString chainOf(const ExpectationAnswer& answer) const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString nameOf(ObjectId id) const;

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    StepSession& m_session;
    ExpectationCheck& m_check;
    QLabel* m_expected;
    QLabel* m_note;
    QLabel* m_verdict;
    QLabel* m_chain;
    QLabel* m_remedy;
    FixButton* m_fix;
    QPushButton* m_cancel; // also starts a cancelled search again
    QPushButton* m_forget;
    std::optional<Expectation> m_shown;
    std::optional<std::uint64_t> m_remadeFrom; // the first step that was made again with the fix
    LazyRefresh* m_refresh;
};

} // namespace broadside
