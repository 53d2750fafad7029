// The actions of the menu Arrange: texts, keys and tips.

#include "editor/window/actions/actions.h"

namespace broadside {
namespace {

struct ArrangeEntry {
    const char* name;
    const char* text;
    int key; // 0: none
    const char* tip;
};
constexpr int kControlShift = static_cast<int>(Qt::CTRL | Qt::SHIFT);
constexpr int kControlAlt = static_cast<int>(Qt::CTRL | Qt::ALT);
constexpr int kShift = static_cast<int>(Qt::SHIFT);

constexpr std::array<ArrangeEntry, kAlignments> kAlign{{
    {"alignLeft", QT_TR_NOOP("&Left edges"), kControlShift | Qt::Key_Left,
     QT_TR_NOOP("Bring the left edges of the selected objects onto that of the leftmost one; boxes (AABBs) count")},
    {"alignCentreX", QT_TR_NOOP("Horizontal &centres"), kControlShift | Qt::Key_X,
     QT_TR_NOOP("Give the selected objects one x: that of the middle of the box around all of them")},
    {"alignRight", QT_TR_NOOP("&Right edges"), kControlShift | Qt::Key_Right,
     QT_TR_NOOP("Bring the right edges of the selected objects onto that of the rightmost one; boxes (AABBs) count")},
    {"alignTop", QT_TR_NOOP("&Top edges"), kControlShift | Qt::Key_Up,
     QT_TR_NOOP("Bring the top edges of the selected objects onto that of the topmost one; boxes (AABBs) count")},
    {"alignCentreY", QT_TR_NOOP("&Vertical centres"), kControlShift | Qt::Key_Y,
     QT_TR_NOOP("Give the selected objects one y: that of the middle of the box around all of them")},
    {"alignBottom", QT_TR_NOOP("&Bottom edges"), kControlShift | Qt::Key_Down,
     QT_TR_NOOP("Bring the bottom edges of the selected objects onto that of the lowest one; boxes (AABBs) count")},
}};
constexpr std::array<ArrangeEntry, kDistributions> kDistribute{{
    {"distributeCentresX", QT_TR_NOOP("Centres &horizontally"), 0,
     QT_TR_NOOP("The same step in x from centre to centre; the leftmost and the rightmost object stay")},
    {"distributeCentresY", QT_TR_NOOP("Centres &vertically"), 0,
     QT_TR_NOOP("The same step in y from centre to centre; the lowest and the topmost object stay")},
    {"distributeGapsX", QT_TR_NOOP("Equal gaps h&orizontally"), kControlAlt | Qt::Key_X,
     QT_TR_NOOP("The same gap between neighbours in x; the leftmost and the rightmost object stay")},
    {"distributeGapsY", QT_TR_NOOP("Equal gaps v&ertically"), kControlAlt | Qt::Key_Y,
     QT_TR_NOOP("The same gap between neighbours in y; the lowest and the topmost object stay")},
}};
constexpr std::array<ArrangeEntry, kSizeMatches> kMatch{{
    {"sameWidth", QT_TR_NOOP("Same &width"), kControlAlt | Qt::Key_W,
     QT_TR_NOOP("Give the selected objects the width of the one that was selected last; circles, compounds and what "
                "is turned keep their proportions")},
    {"sameHeight", QT_TR_NOOP("Same &height"), kControlAlt | Qt::Key_H,
     QT_TR_NOOP("Give the selected objects the height of the one that was selected last; circles, compounds and what "
                "is turned keep their proportions")},
    {"sameSize", QT_TR_NOOP("Same &size"), kControlAlt | Qt::Key_S,
     QT_TR_NOOP("Give the selected objects the width and height of the one that was selected last; circles, "
                "compounds and what is turned are left alone, unless they have its proportions")},
}};
constexpr std::array<ArrangeEntry, Actions::kNudges> kNudge{{
    {"nudgeLeft", QT_TR_NOOP("&Left"), Qt::Key_Left, QT_TR_NOOP("Move what is selected by 0.1 m")},
    {"nudgeRight", QT_TR_NOOP("&Right"), Qt::Key_Right, QT_TR_NOOP("Move what is selected by 0.1 m")},
    {"nudgeUp", QT_TR_NOOP("&Up"), Qt::Key_Up, QT_TR_NOOP("Move what is selected by 0.1 m")},
    {"nudgeDown", QT_TR_NOOP("&Down"), Qt::Key_Down, QT_TR_NOOP("Move what is selected by 0.1 m")},
    {"nudgeFarLeft", QT_TR_NOOP("Far l&eft"), kShift | Qt::Key_Left,
     QT_TR_NOOP("Move what is selected by ten steps: 1 m")},
    {"nudgeFarRight", QT_TR_NOOP("Far ri&ght"), kShift | Qt::Key_Right,
     QT_TR_NOOP("Move what is selected by ten steps: 1 m")},
    {"nudgeFarUp", QT_TR_NOOP("Far u&p"), kShift | Qt::Key_Up, QT_TR_NOOP("Move what is selected by ten steps: 1 m")},
    {"nudgeFarDown", QT_TR_NOOP("Far d&own"), kShift | Qt::Key_Down,
     QT_TR_NOOP("Move what is selected by ten steps: 1 m")},
}};

QList<QKeySequence> entryKeys(const ArrangeEntry& entry)
{
    return entry.key == 0 ? QList<QKeySequence>{} : QList<QKeySequence>{QKeySequence(entry.key)};
}

} // namespace

void Actions::makeArrangeActions()
{
    const auto makeEach = [this](const auto& entries, auto& actions) {
        for (std::size_t i = 0; i < entries.size(); ++i)
            actions[i] = make(entries[i].name, tr(entries[i].text), nullptr, entryKeys(entries[i]), tr(entries[i].tip));
    };
    makeEach(kAlign, align);
    makeEach(kDistribute, distribute);
    makeEach(kMatch, matchSize);
    makeEach(kNudge, nudge);
    // Arrows mean something else in lists and fields, with Ctrl and Shift, too.
    for (const Alignment alignment : {Alignment::Left, Alignment::Right, Alignment::Top, Alignment::Bottom})
        align[static_cast<std::size_t>(alignment)]->setShortcutContext(Qt::WidgetShortcut);
    for (QAction* action : nudge)
        action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace broadside
