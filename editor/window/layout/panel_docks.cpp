#include "editor/window/layout/panel_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr int kNoteMargin = 8; // logical pixels

const PanelRow& rowOf(Panel panel)
{
    const auto rows = panelTable();
    return *std::ranges::find(rows, panel, &PanelRow::panel);
}

QLabel* makeNote(const QString& text)
{
    auto* note = new QLabel(text);
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignTop);
    note->setMargin(kNoteMargin);
    return note;
}

} // namespace

PanelDocks::PanelDocks(QMainWindow& window)
{
    for (const PanelRow& row : panelTable()) {
        auto* dock = new QDockWidget(titleOf(row), &window);
        dock->setObjectName(QLatin1String(row.objectName));
        auto* body = new QWidget;
        auto* contents = new QVBoxLayout(body);
        contents->setContentsMargins(0, 0, 0, 0);
        dock->setWidget(body);
        m_docks.emplace(row.panel, Dock{dock, contents, nullptr, nullptr});
        connect(dock, &QDockWidget::visibilityChanged, this, [this, panel = row.panel](bool isOnTop) {
            Dock& of = m_docks.at(panel);
            of.isOnTop = isOnTop;
            if (of.shown)
                emit of.shown->visibilityChanged(isOnTop);
        });
    }
}

QList<QDockWidget*> PanelDocks::all() const
{
    QList<QDockWidget*> docks;
    for (const PanelRow& row : panelTable())
        docks += m_docks.at(row.panel).dock;
    return docks;
}

void PanelDocks::add(const Panels& panels)
{
    for (const PanelRow& row : panelTable())
        if (PanelWidget* const widget = panels.find(row.panel))
            addTo(row.panel, *widget);
}

void PanelDocks::addForAll(Panel panel, PanelWidget& widget)
{
    widget.setWindowTitle(titleOf(rowOf(panel)));
    addTo(panel, widget);
    m_docks.at(panel).isForAll = true;
    show(panel, &widget);
}

void PanelDocks::addTo(Panel panel, PanelWidget& widget)
{
    widget.hide();
    m_docks.at(panel).contents->addWidget(&widget);
    connect(&widget, &PanelWidget::dockWanted, this, [this, panel, asks = &widget](bool opens) {
        if (m_docks.at(panel).shown == asks)
            emit wanted(panel, opens);
    });
    connect(&widget, &QWidget::windowTitleChanged, this, [this, panel] { showTitle(panel); });
}

void PanelDocks::show(const Panels& panels)
{
    for (const PanelRow& row : panelTable())
        if (!m_docks.at(row.panel).isForAll)
            show(row.panel, panels.find(row.panel));
}

void PanelDocks::show(Panel panel, PanelWidget* widget)
{
    Dock& dock = m_docks.at(panel);
    if (dock.shown == widget && widget)
        return;
    if (const QPointer<PanelWidget> before = dock.shown) {
        before->hide();
        emit before->visibilityChanged(false);
    }
    dock.shown = widget;
    if (!widget && !dock.none) {
        dock.none = makeNote(tr("A recording can only be looked at. Convert a step to a scene to edit it."));
        dock.contents->insertWidget(0, dock.none);
    }
    if (dock.none)
        dock.none->setVisible(!widget);
    if (widget) {
        widget->show();
        emit widget->visibilityChanged(dock.isOnTop);
    }
    showTitle(panel);
}

/// Changes the title of the tab; the menu entry keeps its name.
void PanelDocks::showTitle(Panel panel)
{
    const Dock& dock = m_docks.at(panel);
    const QString name = titleOf(rowOf(panel));
    dock.dock->setWindowTitle(dock.shown ? dock.shown->windowTitle() : name);
    dock.dock->toggleViewAction()->setText(name);
}

} // namespace broadside
