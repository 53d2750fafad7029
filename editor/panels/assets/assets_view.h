#pragma once

#include "core/sprites/sprite.h"

#include <QTreeWidget>

namespace broadside {

/// The data of a sprite dragged out of the list of assets: lines with the atlas, the animation and the region. The
/// animation or the region is empty.
inline constexpr const char* kSpriteMimeType = "application/x-broadside-sprite";
[[nodiscard]] QByteArray spriteData(const Sprite& sprite);
[[nodiscard]] Sprite spriteFrom(const QByteArray& data);

/// The tree of atlases, with the animations and regions of each.
class AssetsView final : public QTreeWidget {
    Q_OBJECT
public:
    static constexpr int kSprite = Qt::UserRole;    ///< Item data: spriteData(); empty for an atlas.
    static constexpr int kEntry = Qt::UserRole + 1; ///< Data of every item: the atlas, as the scene lists it.

    explicit AssetsView(QWidget* parent = nullptr);

signals:
    void placeWanted();  ///< Emitted for Return.
    void removeWanted(); ///< Emitted for Delete.

protected:
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    [[nodiscard]] QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace broadside
