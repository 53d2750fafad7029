#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTreeWidget;

namespace broadside {

/// The left side of the manual: its pages as a tree, or the results of a search while there is text in the field.
class ManualContentsList final : public QWidget {
    Q_OBJECT
public:
    explicit ManualContentsList(QWidget* parent = nullptr);

    void showCurrent(const QString& page); ///< Selects the entry of the page, without a signal.
    void focusSearch();
    [[nodiscard]] QStringList words() const; ///< Of the search; empty: no search.

signals:
    void pageWanted(const QString& page, const QString& anchor);

private:
    void makeTree();
    void makeResults();
    void search();
    bool eventFilter(QObject* watched, QEvent* event) override;

    QLineEdit* m_search;
    QStackedWidget* m_lists;
    QTreeWidget* m_tree;
    QListWidget* m_results;
};

} // namespace broadside
