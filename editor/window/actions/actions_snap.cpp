// The actions of the menu View > Snapping: texts, keys and tips.

#include "editor/window/actions/actions.h"

namespace broadside {
namespace {

struct SnapEntry {
    const char* name;
    const char* text;
    const char* tip;
};

// By SnapSource.
constexpr std::array<SnapEntry, kSnapSources> kSources{{
    {"snapToObjects", QT_TR_NOOP("To &objects"),
     QT_TR_NOOP("Edges and centres come onto edges and centres of visible objects near by, and of the world")},
    {"snapToGaps", QT_TR_NOOP("To &equal gaps"),
     QT_TR_NOOP("Keep the same gap to a neighbour as that neighbour has to the next object of the row")},
    {"snapToGuides", QT_TR_NOOP("To g&uides"),
     QT_TR_NOOP("Edges and centres come onto the guides that you drew with the Guide tool, while they are shown")},
    {"snapToCells", QT_TR_NOOP("To &cell borders"),
     QT_TR_NOOP("Edges and centres come onto the borders of the broad phase's cells, where it has such")},
    {"snapToGrid", QT_TR_NOOP("To the &grid"),
     QT_TR_NOOP("Everything stands on a grid of its own, unless something nearer holds it; the grid is shown")},
    {"snapToPixels", QT_TR_NOOP("To &pixels"),
     QT_TR_NOOP("Left and bottom edges come onto whole pixels of your pictures, unless something else holds them")},
}};

} // namespace

void Actions::makeSnapActions()
{
    snapping = make("snapping", tr("&Snap"), "snap", {QKeySequence(Qt::Key_S)},
                    tr("What you move or place comes onto edges, centres and borders near by; hold Ctrl to turn it "
                       "round while you drag"));
    snapping->setCheckable(true);
    for (std::size_t i = 0; i < kSnapSources; ++i) {
        snapTo[i] = make(kSources[i].name, tr(kSources[i].text), nullptr, {}, tr(kSources[i].tip));
        snapTo[i]->setCheckable(true);
    }
    snapSteps = make("snapSteps", tr("Grid s&tep and pixels..."), nullptr, {},
                     tr("How far apart the lines of the grid are, and how many pixels a metre has"));
}

} // namespace broadside
