#pragma once

#include "core/scene/object_table.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace broadside {

/// Faults of a textbook algorithm in the shown world: how many objects it loses, the first of them with its remedy as
/// text, and a button that selects them all. A click on the number opens a list of them.
class FaultNote final : public QWidget {
    Q_OBJECT
public:
    explicit FaultNote(QWidget* parent = nullptr);

    /// Hidden without a broad phase (null) and for algorithms that are correct.
    void show(const BroadPhase* broadPhase, const ObjectTable& objects);
    /// The next show() fills the list.
    void setListOpen(bool open);

    static constexpr std::size_t kMostListed = 1'000; ///< Objects; the last row says how many more there are.

signals:
    void selectionWanted(const std::vector<broadside::ObjectId>& ids);
    void frameWanted(); ///< Asks to show the selected objects.
    void listOpened();

private:
    void fillList(const BroadPhase& broadPhase, const ObjectTable& objects);

    QLabel* m_text;
    QListWidget* m_list;
    QPushButton* m_select;
    std::vector<ObjectId> m_ids;
    QStringList m_rows; // rows of the list
};

} // namespace broadside
