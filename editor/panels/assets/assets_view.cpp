#include "editor/panels/assets/assets_view.h"

#include "editor/widgets/icons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>

namespace broadside {
namespace {

bool isAssetKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier)
        return false;
    return event.key() == Qt::Key_Delete || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

QByteArray spriteData(const Sprite& sprite)
{
    return QByteArray::fromStdString(sprite.atlas + '\n' + sprite.animation + '\n' + sprite.region);
}

Sprite spriteFrom(const QByteArray& data)
{
    const QList<QByteArray> parts = data.split('\n');
    Sprite sprite;
    if (parts.size() != 3)
        return sprite;
    sprite.atlas = parts[0].toStdString();
    sprite.animation = parts[1].toStdString();
    sprite.region = parts[2].toStdString();
    return sprite;
}

AssetsView::AssetsView(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    useIconSide(*this, 24);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideMiddle);
    setDragDropMode(QAbstractItemView::DragOnly);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

QMimeData* AssetsView::mimeData(const QList<QTreeWidgetItem*>& items) const
{
    const QByteArray sprite = items.isEmpty() ? QByteArray() : items.front()->data(0, kSprite).toByteArray();
    if (sprite.isEmpty())
        return nullptr;
    auto* dragged = new QMimeData; // the drag takes ownership
    dragged->setData(QLatin1String(kSpriteMimeType), sprite);
    return dragged;
}

bool AssetsView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isAssetKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void AssetsView::keyPressEvent(QKeyEvent* event)
{
    if (!isAssetKey(*event) || !currentItem())
        return QTreeWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Delete)
        emit removeWanted();
    else
        emit placeWanted();
}

} // namespace broadside
