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
    {"snapToObjects", QT_TRANSLATE_NOOP("SnapActions", "To &objects"),
     QT_TRANSLATE_NOOP("SnapActions",
                       "Edges and centres come onto edges and centres of visible objects near by, and of the world")},
    {"snapToGaps", QT_TRANSLATE_NOOP("SnapActions", "To &equal gaps"),
     QT_TRANSLATE_NOOP("SnapActions",
                       "Keep the same gap to a neighbour as that neighbour has to the next object of the row")},
    {"snapToGuides", QT_TRANSLATE_NOOP("SnapActions", "To g&uides"),
     QT_TRANSLATE_NOOP(
         "SnapActions",
         "Edges and centres come onto the guides that you drew with the Guide tool, while they are shown")},
    {"snapToCells", QT_TRANSLATE_NOOP("SnapActions", "To &cell borders"),
     QT_TRANSLATE_NOOP("SnapActions",
                       "Edges and centres come onto the borders of the broad phase's cells, where it has such")},
    {"snapToGrid", QT_TRANSLATE_NOOP("SnapActions", "To the &grid"),
     QT_TRANSLATE_NOOP("SnapActions",
                       "Everything stands on a grid of its own, unless something nearer holds it; the grid is shown")},
    {"snapToPixels", QT_TRANSLATE_NOOP("SnapActions", "To &pixels"),
     QT_TRANSLATE_NOOP(
         "SnapActions",
         "Left and bottom edges come onto whole pixels of your pictures, unless something else holds them")},
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
                               .tip = tr("What you move or place comes onto edges, centres and borders near by; hold "
                                         "Ctrl to turn it round while you drag"),
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
                 .tip = tr("How far apart the lines of the grid are, and how many pixels a metre has"),
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
    m_viewport.setSnapStep(snapping.isOn && snapping.uses(SnapSource::Grid) ? snapping.gridStep : 0.0);
}

void SnapActions::askForSteps()
{
    SnapDialog dialog(m_snapper.settings(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        apply(dialog.entered());
}

} // namespace broadside
