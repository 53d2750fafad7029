#pragma once

#include "core/levels/reimport.h"

#include <QDialog>

#include <cstddef>
#include <vector>

class QPlainTextEdit;
class QTreeWidget;

namespace broadside {

/// Lists the values that were changed both in the scene and in its level. Those of the scene stay, unless the user
/// ticks them. Accepted: the level is to be imported like this.
class ConflictsDialog final : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t kMostRows = 5'000; ///< Conflicts beyond these keep the scene's values.

    ConflictsDialog(const QString& level, const std::vector<levels::ReimportConflict>& conflicts, QWidget* parent);

    /// Places of the conflicts where the level's value is taken, ascending.
    [[nodiscard]] std::vector<std::size_t> fromLevel() const;

private:
    void fill(const std::vector<levels::ReimportConflict>& conflicts);
    void tickAll(bool ticked);
    void showValues();

    QTreeWidget* m_list;
    QPlainTextEdit* m_values; // of the current row, as a whole
};

} // namespace broadside
