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

/// Compares two to four algorithms on the objects that are shown now, and on each step of the simulation. It shows the
/// world for each algorithm, in views that move together, their numbers, and the pairs about which they disagree.
/// Comparing and drawing run in the background. A hidden window compares nothing. When it is shown again it has the
/// same algorithms, unless the scene uses another one by then.
class ComparisonWindow final : public QDialog {
    Q_OBJECT
public:
    /// `travel` are the actions for running, stepping and time travel, for buttons and keys. @pre all outlive it.
    ComparisonWindow(const ShownWorld& shownWorld, Focus& focus, const QList<QAction*>& travel,
                     QWidget* parent = nullptr);
    ~ComparisonWindow() override;

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

    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    LockstepSession m_session;
    std::array<Column, Lockstep::kMostContenders> m_columns{};
    std::vector<std::size_t> m_shown; // indices of columns, in the order of the algorithms
    QHBoxLayout* m_head;
    QGridLayout* m_grid = nullptr;
    QLabel* m_verdict;
    ComparisonTables* m_tables;
    Vec2 m_framedSize; // width and height of the world for which the cameras were set; zero: not yet

    std::shared_ptr<GlyphAtlas> m_glyphs; // used by the current drawing; there is one at a time
    Background m_drawing;
    bool m_drawAgain = false;
};

} // namespace broadside
