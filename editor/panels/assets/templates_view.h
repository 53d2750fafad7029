#pragma once

#include <QTreeWidget>

#include <string>

namespace broadside {

/// The list of templates. What is dragged out of it is the name of one, as kTemplateMimeType.
class TemplatesView final : public QTreeWidget {
    Q_OBJECT
public:
    enum Column { Name, Origin, Instances };
    static constexpr int kTemplateName = Qt::UserRole; ///< Of an item: as the scene has it.

    explicit TemplatesView(QWidget* parent = nullptr);

    /// Opens the name of the item for editing. itemChanged() says when it was.
    void rename(QTreeWidgetItem& item);
    [[nodiscard]] static std::string nameOf(const QTreeWidgetItem& item);

signals:
    void placeWanted();  ///< Return.
    void renameWanted(); ///< F2.
    void deleteWanted();

protected:
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    [[nodiscard]] QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace broadside
