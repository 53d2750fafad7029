#include "editor/window/actions/snap_actions.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/snap_dialog.h"

#include <QMenu>

namespace broadside {
namespace {

struct SnapEntry {
    const char* name;
    const char* text;
    const char* tip;
};

// Indexed by SnapSource.
constexpr std::array<SnapEntry, kSnapSources> kSources{{
    {"snapToObjects", QT_TRANSLATE_NOOP("broadside::SnapActions", "To &objects"),
     QT_TRANSLATE_NOOP("broadside::SnapActions",
                       "Snap edges and centres to those of visible objects near by, and to those of the world")},
    {"snapToGaps", QT_TRANSLATE_NOOP("broadside::SnapActions", "To &equal gaps"),
     QT_TRANSLATE_NOOP("broadside::SnapActions", "Snap to the gap that other neighbours in the row already have")},
    {"snapToGuides", QT_TRANSLATE_NOOP("broadside::SnapActions", "To g&uides"),
     QT_TRANSLATE_NOOP("broadside::SnapActions", "Snap edges and centres to the visible guides of the Guide tool")},
    {"snapToCells", QT_TRANSLATE_NOOP("broadside::SnapActions", "To &cell borders"),
     QT_TRANSLATE_NOOP("broadside::SnapActions", "Snap edges and centres to the cell borders of the broad phase")},
    {"snapToGrid", QT_TRANSLATE_NOOP("broadside::SnapActions", "To the &grid"),
     QT_TRANSLATE_NOOP("broadside::SnapActions",
                       "Snap to a separate grid, which is then shown, unless the object snaps to something nearer")},
    {"snapToPixels", QT_TRANSLATE_NOOP("broadside::SnapActions", "To &pixels"),
     QT_TRANSLATE_NOOP(
         "broadside::SnapActions",
         "Snap left and bottom edges to whole pixels of your pictures, unless the object snaps to something else")},
}};

} // namespace

SnapActions::SnapActions(ActionRegistry& actions, Settings settings, Snapper& snapper, ViewportWidget& viewport,
                         QWidget& window)
    : m_settings(settings)
    , m_snapper(snapper)
    , m_viewport(viewport)
    , m_window(window)
{
    addActions(actions);
    reread();
}

void SnapActions::addActions(ActionRegistry& actions)
{
    QMenu& menu = actions.addMenu(MenuSection::ViewShow, tr("&Snapping"), kSnapMenu);
    m_snapping = &actions.add(*this, menu,
                              {.name = "snapping",
                               .text = tr("&Snap"),
                               .icon = "snap",
                               .keys = {QKeySequence(Qt::Key_S)},
                               .tip = tr("Snap moved and placed objects to edges, centres and borders near by; hold "
                                         "Ctrl while you drag to do the opposite"),
                               .isCheckable = true});
    connect(m_snapping, &QAction::toggled, this, [this](bool on) {
        SnapSettings snapping = m_snapper.settings();
        snapping.isOn = on;
        apply(snapping);
    });
    menu.addSeparator();
    for (std::size_t i = 0; i < kSources.size(); ++i) {
        m_sources[i] = &actions.add(
            *this, menu,
            {.name = kSources[i].name, .text = tr(kSources[i].text), .tip = tr(kSources[i].tip), .isCheckable = true});
        connect(m_sources[i], &QAction::toggled, this, [this, i](bool on) {
            SnapSettings snapping = m_snapper.settings();
            snapping.sources[i] = on;
            apply(snapping);
        });
    }
    menu.addSeparator();
    actions.add(*this, menu,
                {.name = "snapSteps",
                 .text = tr("Grid s&tep and pixels..."),
                 .tip = tr("Set the step of the grid, and the pixels per metre"),
                 .perform = [this] { askForSteps(); }});
}

void SnapActions::reread() { apply(m_settings.snapping()); }

void SnapActions::apply(const SnapSettings& snapping)
{
    m_snapper.setSettings(snapping);
    m_settings.setSnapping(snapping);
    m_snapping->setChecked(snapping.isOn);
    for (std::size_t i = 0; i < kSnapSources; ++i)
        m_sources[i]->setChecked(snapping.sources[i]);
    const bool snapsToGrid = snapping.isOn && snapping.uses(SnapSource::Grid);
    const bool isShown =
        m_gridShown == SnapGridShown::Always || (m_gridShown == SnapGridShown::WhileSnapping && snapsToGrid);
    m_viewport.setSnapStep(isShown ? snapping.gridStep : 0.0);
}

void SnapActions::setGridShown(SnapGridShown shown)
{
    m_gridShown = shown;
    apply(m_snapper.settings());
}

void SnapActions::askForSteps()
{
    SnapDialog dialog(m_snapper.settings(), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const SnapSettings entered = dialog.entered();
    emit scaleEntered(entered.pixelsPerMetre); // before it is stored, so that the preferences see the change
    apply(entered);
}

} // namespace broadside
