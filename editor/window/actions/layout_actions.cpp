#include "editor/window/actions/layout_actions.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QShortcut>
#include <QWidget>

namespace broadside {

LayoutActions::LayoutActions(const Parts& parts)
    : m_parts(parts)
{
    addLayouts();
    addWindow();
    addFocus();
    for (const QDockWidget* dock : parts.docks.all()) {
        dock->toggleViewAction()->setObjectName(QStringLiteral("toggle") + dock->objectName());
        parts.actions.place(MenuSection::WindowPanels, *dock->toggleViewAction());
    }
    connect(&parts.layouts, &DockLayouts::changed, this, &LayoutActions::showCurrent);
}

void LayoutActions::addLayouts()
{
    auto* group = new QActionGroup(this);
    m_layout = &m_parts.actions.add(*this, MenuSection::WindowLayouts,
                                    {.name = "layoutLayout",
                                     .text = tr("&Layout"),
                                     .keys = {QKeySequence(Qt::CTRL | Qt::Key_1)},
                                     .tip = tr("Show the panels for building a world"),
                                     .perform = [this] { m_parts.layouts.choose(DockLayouts::kLayout); },
                                     .isCheckable = true});
    m_debug = &m_parts.actions.add(*this, MenuSection::WindowLayouts,
                                   {.name = "debugLayout",
                                    .text = tr("&Debug"),
                                    .keys = {QKeySequence(Qt::CTRL | Qt::Key_2)},
                                    .tip = tr("Show the panels for debugging the broad phase"),
                                    .perform = [this] { m_parts.layouts.choose(DockLayouts::kDebug); },
                                    .isCheckable = true});
    group->addAction(m_layout);
    group->addAction(m_debug);
    m_parts.actions.add(*this, MenuSection::WindowLayouts,
                        {.name = "resetLayout",
                         .text = tr("&Reset this layout"),
                         .tip = tr("Move all panels back to their first places"),
                         .perform = [this] { m_parts.layouts.reset(); }});
}

void LayoutActions::addWindow()
{
    m_hidePanels =
        &m_parts.actions.add(*this, MenuSection::ViewWindow,
                             {.name = "hidePanels",
                              .text = tr("Hide the &panels") + QLatin1Char('\t') +
                                      QKeySequence(Qt::Key_Tab).toString(QKeySequence::NativeText),
                              .tip = tr("Show only the world in the window, or the panels again (Tab in the world)"),
                              .isCheckable = true});
    connect(m_hidePanels, &QAction::toggled, &m_parts.layouts, &DockLayouts::setPanelsHidden);
    m_fullScreen = &m_parts.actions.add(*this, MenuSection::ViewWindow,
                                        {.name = "fullScreen",
                                         .text = tr("F&ull screen"),
                                         .keys = {QKeySequence(Qt::Key_F11)},
                                         .tip = tr("Show the window on the whole screen, or as before"),
                                         .isCheckable = true});
    connect(m_fullScreen, &QAction::toggled, this, [this](bool on) {
        QWidget& window = m_parts.window;
        window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, on));
    });
}

/// Tab stays in a panel, and hides the panels in the world: another key leads from one to the next.
void LayoutActions::addFocus()
{
    m_parts.actions.add(*this, MenuSection::WindowLayouts,
                        {.name = "nextPanel",
                         .text = tr("Go to the next panel"),
                         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F6)},
                         .tip = tr("Move the keyboard focus from the world to the first panel, and on to the next one"),
                         .perform = [this] { moveFocus(FocusStep::Next); }});
    m_parts.actions.add(
        *this, MenuSection::WindowLayouts,
        {.name = "previousPanel",
         .text = tr("Go to the previous panel"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F6)},
         .tip = tr("Move the keyboard focus to the previous panel, and from the first one to the world"),
         .perform = [this] { moveFocus(FocusStep::Previous); }});
}

void LayoutActions::moveFocus(FocusStep step)
{
    for (ViewportWidget* world : m_parts.window.findChildren<ViewportWidget*>())
        if (world->isVisible())
            return focusPart(*world, m_parts.docks.all(), step);
}

void LayoutActions::showCurrent()
{
    m_layout->setChecked(m_parts.layouts.current() == DockLayouts::kLayout);
    m_debug->setChecked(m_parts.layouts.current() == DockLayouts::kDebug);
    m_hidePanels->setChecked(m_parts.layouts.panelsAreHidden());
}

void LayoutActions::hidePanelsWithTab(QWidget& world)
{
    auto* tab = new QShortcut(QKeySequence(Qt::Key_Tab), &world);
    tab->setContext(Qt::WidgetShortcut);
    connect(tab, &QShortcut::activated, m_hidePanels, &QAction::toggle);
}

} // namespace broadside
