#pragma once

#include "editor/document/focus.h"
#include "editor/session/jobs/background.h"
#include "editor/session/jobs/lockstep_session.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <QDialog>

#include <array>
#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace broadside {

class ComparisonTables;
class LinkedView;

/// Two to four algorithms side by side over what there is to see right now, step by step with the simulation: the world
/// as each has it, in views that move together; their numbers; and the pairs about which they disagree, drawn and
/// listed. Comparing and drawing run beside the GUI thread. While it is hidden it compares nothing; shown again it has
/// the algorithms that it had, unless the scene goes by another one since.
class ComparisonWindow final : public QDialog {
    Q_OBJECT
public:
    /// @pre stage and focus outlive it.
    ComparisonWindow(const Stage& stage, Focus& focus, QWidget* parent = nullptr);
    ~ComparisonWindow() override;

    /// Run, step and the ways through time: as buttons, and by their keys.
    void setActions(const QList<QAction*>& actions);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Column {
        QWidget* whole = nullptr;
        QComboBox* algorithm = nullptr;
        QLabel* summary = nullptr;
        LinkedView* view = nullptr;
    };
    void makeColumn(std::size_t index);
    [[nodiscard]] QWidget* makeViews();
    [[nodiscard]] QWidget* makeNumbers();
    void offerAlgorithms();
    void chooseAlgorithms();
    void showWorld();
    void moveAll(const Camera2D& camera);

    void showLockstep();
    [[nodiscard]] static QString verdictOn(std::uint64_t disagreements, std::uint64_t overlapping);
    void showSummaries(const Lockstep& lockstep);
    void onPairChosen(const IdPair& pair);
    void select(const Column& column, QPointF position);
    void draw();

    const Stage& m_stage;
    Focus& m_focus;
    LockstepSession m_session;
    std::array<Column, Lockstep::kMostContenders> m_columns{};
    std::vector<std::size_t> m_shown; // columns, in the order of the algorithms
    QHBoxLayout* m_head;
    QGridLayout* m_grid = nullptr;
    QLabel* m_verdict;
    ComparisonTables* m_tables;
    Vec2 m_shownWorld; // width and height that the cameras were set for; zero: not yet

    std::shared_ptr<GlyphAtlas> m_glyphs; // of the drawing that is under way, one at a time
    Background m_drawing;
    bool m_drawAgain = false;
};

} // namespace broadside
