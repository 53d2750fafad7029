#include "editor/window/layout/panel_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QVBoxLayout>

#include <utility>

namespace broadside {
namespace {

constexpr int kNoteMargin = 8; // logical pixels

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
        m_docks.emplace(row.panel, Dock{dock, contents, nullptr, nullptr, {}});
        connectDock(row.panel);
    }
}

void PanelDocks::connectDock(Panel panel)
{
    QDockWidget* const dock = m_docks.at(panel).dock;
    connect(dock, &QDockWidget::visibilityChanged, this, [this, panel](bool isOnTop) {
        Dock& of = m_docks.at(panel);
        of.isOnTop = isOnTop;
        if (of.shown)
            emit of.shown->visibilityChanged(isOnTop);
        else if (isOnTop) // Later, because each dock is on top for a moment while a layout is restored.
            QMetaObject::invokeMethod(
                this, [this, panel] { (void)makeIfSeen(panel); }, Qt::QueuedConnection);
    });
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this, panel](bool isOpen) {
        if (frontHas(panel))
            emit m_front->openChanged(panel, isOpen);
    });
}

QList<QDockWidget*> PanelDocks::all() const
{
    QList<QDockWidget*> docks;
    for (const PanelRow& row : panelTable())
        docks += m_docks.at(row.panel).dock;
    return docks;
}

void PanelDocks::add(Panels& panels)
{
    for (const PanelRow& row : panelTable())
        if (panels.has(row.panel))
            panels.whenMade(row.panel, [this, of = &panels, panel = row.panel](PanelWidget& made) {
                addTo(panel, made);
                if (m_front != of)
                    return;
                show(panel, &made);
                m_docks.at(panel)
                    .contents->activate(); // The panel may be used before control returns to the event loop.
            });
    connect(&panels, &Panels::dockWanted, this, [this, of = &panels](Panel panel, bool opens) {
        if (m_front == of)
            emit wanted(panel, opens);
    });
    connect(&panels, &Panels::titleChanged, this, [this, of = &panels](Panel panel) {
        if (m_front == of)
            showTitle(panel);
    });
}

bool PanelDocks::frontHas(Panel panel) const { return m_front && !m_docks.at(panel).makeForAll && m_front->has(panel); }

bool PanelDocks::makeIfSeen(Panel panel)
{
    const Dock& dock = m_docks.at(panel);
    const bool canBeMade = dock.makeForAll ? !dock.shown : frontHas(panel) && !m_front->find(panel);
    if (!dock.isOnTop || !dock.dock->isVisible() || !canBeMade)
        return false;
    make(panel);
    return true;
}

void PanelDocks::make(Panel panel)
{
    const Dock& dock = m_docks.at(panel);
    if (!dock.makeForAll) {
        (void)(*m_front)[panel];
        return;
    }
    PanelWidget* const made = dock.makeForAll();
    addTo(panel, *made);
    show(panel, made);
}

bool PanelDocks::makeSeen()
{
    bool isAnyMade = false;
    for (const PanelRow& row : panelTable())
        isAnyMade = makeIfSeen(row.panel) || isAnyMade;
    return isAnyMade;
}

void PanelDocks::addForAll(Panel panel, std::function<PanelWidget*()> make)
{
    m_docks.at(panel).makeForAll = std::move(make);
    showTitle(panel);
}

void PanelDocks::addTo(Panel panel, PanelWidget& widget)
{
    widget.hide();
    m_docks.at(panel).contents->addWidget(&widget);
    connect(&widget, &PanelWidget::dockWanted, this, [this, panel, asks = &widget](bool opens) {
        if (m_docks.at(panel).shown == asks)
            emit wanted(panel, opens);
    });
}

void PanelDocks::show(Panels& panels)
{
    const QPointer<Panels> before = std::exchange(m_front, &panels);
    for (const PanelRow& row : panelTable()) {
        const Dock& dock = m_docks.at(row.panel);
        if (dock.makeForAll)
            continue;
        if (before && before != &panels)
            emit before->openChanged(row.panel, false);
        show(row.panel, panels.find(row.panel));
        (void)makeIfSeen(row.panel);
        emit panels.openChanged(row.panel, dock.dock->isVisible());
    }
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
    const bool isMissing = !widget && !frontHas(panel);
    if (isMissing && !dock.none) {
        dock.none = makeNote(tr("A recording is read only. Convert a step to a scene to edit it."));
        dock.contents->insertWidget(0, dock.none);
    }
    if (dock.none)
        dock.none->setVisible(isMissing);
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
    dock.dock->setWindowTitle(frontHas(panel) ? m_front->title(panel) : name);
    dock.dock->toggleViewAction()->setText(name);
}

} // namespace broadside
