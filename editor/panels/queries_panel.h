#pragma once

#include "editor/session/hover.h"
#include "editor/session/jobs/query_book.h"
#include "editor/widgets/panel_widget.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace broadside {

class LazyRefresh;

/// The kept queries, by name, with their results for the current world. The current row is asked as if with the Query
/// tool: its cells and results are drawn and shown in the Inspector.
class QueriesPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    QueriesPanel(QueryBook& book, Hover& hover, const ShownWorld& shownWorld, QWidget* parent = nullptr);
    ~QueriesPanel() override;

signals:
    void toolWanted(); ///< Asks for the query tool, with which the question can be ended.

private:
    QWidget* makeBody();
    void connectParts();
    void showAvailable();
    void refresh();
    void showRow(int row, const KeptQuery& kept);
    void keepCurrentQuestion();
    void removeCurrent();
    void askCurrent();

    QueryBook& m_book;
    Hover& m_hover;
    const ShownWorld& m_shownWorld;
    QLabel* m_note;
    QTableWidget* m_table;
    QPushButton* m_keep;
    QPushButton* m_delete;
    LazyRefresh* m_refresh;
};

} // namespace broadside
