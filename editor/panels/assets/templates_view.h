#pragma once

#include "editor/widgets/editing_view.h"

#include <QTreeWidget>

#include <string>

namespace broadside {

/// The list of templates. A drag out of it carries the name of a template, as kTemplateMimeType.
class TemplatesView final : public EditingView<QTreeWidget> {
    Q_OBJECT
public:
    enum Column { Name, Origin, Instances };
    static constexpr int kTemplateName = Qt::UserRole; ///< Item data: the name in the scene.

    explicit TemplatesView(QWidget* parent = nullptr);

    /// Opens the name of the item for editing. itemChanged() is emitted when it was edited.
    void rename(QTreeWidgetItem& item);
    [[nodiscard]] static std::string nameOf(const QTreeWidgetItem& item);

signals:
    void placeWanted();  ///< Emitted for Return.
    void renameWanted(); ///< Emitted for F2.
    void deleteWanted();

protected:
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    [[nodiscard]] QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace broadside
