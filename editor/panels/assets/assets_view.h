#pragma once

#include "core/sprites/sprite.h"

#include <QTreeWidget>

namespace broadside {

/// What is dragged out of the list of assets: an atlas, an animation and a region, a line each; one of the latter two
/// is empty.
inline constexpr const char* kSpriteMimeType = "application/x-broadside-sprite";
[[nodiscard]] QByteArray spriteData(const Sprite& sprite);
[[nodiscard]] Sprite spriteFrom(const QByteArray& data);

/// The tree of atlases, with the animations and regions of each.
class AssetsView final : public QTreeWidget {
    Q_OBJECT
public:
    static constexpr int kSprite = Qt::UserRole;    ///< Of an item: spriteData(); empty for an atlas.
    static constexpr int kEntry = Qt::UserRole + 1; ///< Of every item: the atlas, as the scene lists it.

    explicit AssetsView(QWidget* parent = nullptr);

signals:
    void placeWanted();  ///< Return.
    void removeWanted(); ///< Delete.

protected:
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    [[nodiscard]] QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace broadside
