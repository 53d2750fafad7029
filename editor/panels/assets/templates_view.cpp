#include "editor/panels/assets/templates_view.h"

#include "editor/commands/templates/template_edits.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>

namespace broadside {
namespace {

/// Keys that the list uses, although the window has shortcuts with them.
bool isTemplateKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier)
        return false;
    return event.key() == Qt::Key_F2 || event.key() == Qt::Key_Delete || event.key() == Qt::Key_Return ||
           event.key() == Qt::Key_Enter;
}

} // namespace

TemplatesView::TemplatesView(QWidget* parent)
    : EditingView(parent)
{
    setColumnCount(3);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideRight);
    setDragDropMode(QAbstractItemView::DragOnly);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Origin, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Instances, QHeaderView::ResizeToContents);
}

void TemplatesView::rename(QTreeWidgetItem& item)
{
    setCurrentItem(&item);
    editItem(&item, Name);
}

std::string TemplatesView::nameOf(const QTreeWidgetItem& item)
{
    return item.data(Name, kTemplateName).toString().toStdString();
}

QMimeData* TemplatesView::mimeData(const QList<QTreeWidgetItem*>& items) const
{
    if (items.isEmpty())
        return nullptr;
    auto* dragged = new QMimeData; // the drag takes ownership
    dragged->setData(QLatin1String(kTemplateMimeType), QByteArray::fromStdString(nameOf(*items.front())));
    return dragged;
}

bool TemplatesView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && state() != EditingState &&
        isTemplateKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void TemplatesView::keyPressEvent(QKeyEvent* event)
{
    if (!isTemplateKey(*event) || !currentItem() || state() == EditingState)
        return QTreeWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_F2)
        emit renameWanted();
    else if (event->key() == Qt::Key_Delete)
        emit deleteWanted();
    else
        emit placeWanted();
}

} // namespace broadside
