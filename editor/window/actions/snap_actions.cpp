#include "editor/window/actions/snap_actions.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/actions.h"
#include "editor/window/snap_dialog.h"

#include <QMenu>

namespace broadside {

SnapActions::SnapActions(const Actions& actions, Settings settings, Snapper& snapper, ViewportWidget& viewport,
                         QWidget& window)
    : m_actions(actions)
    , m_settings(settings)
    , m_snapper(snapper)
    , m_viewport(viewport)
    , m_window(window)
{
    reread();
    connect(m_actions.snapping, &QAction::toggled, this, [this](bool on) {
        SnapSettings snapping = m_snapper.settings();
        snapping.isOn = on;
        apply(snapping);
    });
    for (std::size_t i = 0; i < kSnapSources; ++i)
        connect(m_actions.snapTo[i], &QAction::toggled, this, [this, i](bool on) {
            SnapSettings snapping = m_snapper.settings();
            snapping.sources[i] = on;
            apply(snapping);
        });
    connect(m_actions.snapSteps, &QAction::triggered, this, &SnapActions::askForSteps);
}

void SnapActions::reread() { apply(m_settings.snapping()); }

void SnapActions::apply(const SnapSettings& snapping)
{
    m_snapper.setSettings(snapping);
    m_settings.setSnapping(snapping);
    m_actions.snapping->setChecked(snapping.isOn);
    for (std::size_t i = 0; i < kSnapSources; ++i)
        m_actions.snapTo[i]->setChecked(snapping.sources[i]);
    m_viewport.setSnapStep(snapping.isOn && snapping.uses(SnapSource::Grid) ? snapping.gridStep : 0.0);
}

void SnapActions::askForSteps()
{
    SnapDialog dialog(m_snapper.settings(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        apply(dialog.entered());
}

void fillSnapMenu(QMenu& menu, const Actions& actions)
{
    menu.setObjectName(kSnapMenu);
    menu.setToolTipsVisible(true);
    menu.addAction(actions.snapping);
    menu.addSeparator();
    for (QAction* source : actions.snapTo)
        menu.addAction(source);
    menu.addSeparator();
    menu.addAction(actions.snapSteps);
}

} // namespace broadside
