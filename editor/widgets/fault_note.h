#pragma once

#include "core/scene/object_table.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace broadside {

/// What a textbook algorithm does wrong in the world that is shown: how many objects it loses, the first of them in
/// words with the remedy, and a button that selects them all.
class FaultNote final : public QWidget {
    Q_OBJECT
public:
    explicit FaultNote(QWidget* parent = nullptr);

    /// Hidden without a broad phase (null) and for algorithms that are correct.
    void show(const BroadPhase* broadPhase, const ObjectTable& objects);

signals:
    void selectionWanted(const std::vector<broadside::ObjectId>& ids);

private:
    QLabel* m_text;
    QPushButton* m_select;
    std::vector<ObjectId> m_ids;
};

} // namespace broadside
