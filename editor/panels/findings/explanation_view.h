#pragma once

#include "editor/commands/fix_run.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/panels/findings/example_view.h"
#include "editor/session/example_player.h"
#include "editor/session/jobs/run_diagnosis.h"

#include <QWidget>

#include <optional>

class QLabel;
class QModelIndex;
class QPushButton;
class QSplitter;
class QTreeView;

namespace broadside {

class ExplanationsModel;
class HelpLink;

/// The explanations of a diagnosis and their pairs, with the details and the picture of the chosen one at the side, or
/// below where the view is narrow. A click goes to the example.
class ExplanationView final : public QWidget {
    Q_OBJECT
public:
    struct Parts {
        SceneDocument& document;
        ObjectEdits& edits;
        Focus& focus;
        StepSession& session;
        RunDiagnosis& diagnosis;
        FixRun& fixRun;
        ExampleView::Draw drawExample;
    };
    /// @pre all outlive the view.
    explicit ExplanationView(const Parts& parts, QWidget* parent = nullptr);

    void showDiagnosis(); ///< Shows the result of RunDiagnosis again. The first explanation is chosen, without going to
                          ///< its example.
    void showState();     ///< Shows the state of the buttons and of the last fix.

signals:
    void frameRequested();                                        ///< Asks to show the selection in the viewport.
    void reportWanted(const broadside::Explanation& explanation); ///< Asks to write a report about it.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTree();
    void fitCounts();
    QWidget* makeList();
    QWidget* makeDetails();
    QWidget* makeText();
    void connectParts();
    void shareRoom();
    void showColumns();
    void showDetails();
    [[nodiscard]] QString detailsOf(const Explanation& explanation) const;
    [[nodiscard]] QString unexplainedText() const;
    [[nodiscard]] QString exampleText() const;
    void makeRoomForFix();
    void showPicture();
    void placePicture();
    void showFix();
    void goTo();
    void play();
    void focusOn(const Explanation::Example& example);
    [[nodiscard]] const Explanation* chosen() const;
    [[nodiscard]] std::optional<Explanation::Example> chosenExample() const;

    Parts m_parts;
    ExplanationsModel* m_model;
    ExamplePlayer* m_player;
    QSplitter* m_splitter;
    QTreeView* m_tree;
    QLabel* m_text;
    QLabel* m_fixText;
    QPushButton* m_show;
    QPushButton* m_fix;
    QPushButton* m_report;
    HelpLink* m_help;
    ExampleView* m_picture;
    bool m_isShareChosen = false;                 // The user has moved the border between the list and the details.
    std::optional<Explanation::Example> m_wanted; // The example that the player goes to.
};

} // namespace broadside
