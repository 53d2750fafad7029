#include "editor/window/actions/arrange_actions.h"

#include "core/base/message/common_messages.h"
#include "editor/commands/arranging/arrange.h"
#include "editor/commands/locked_objects.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/message_bar.h"

#include <QMenu>

#include <array>
#include <span>

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
    {"alignLeft", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Left edges"), kControlShift | Qt::Key_Left,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Align the left edges of the boxes (AABBs) with the leftmost one")},
    {"alignCentreX", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Horizontal &centres"), kControlShift | Qt::Key_X,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Align the centres with the centre of the selection, horizontally")},
    {"alignRight", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Right edges"), kControlShift | Qt::Key_Right,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Align the right edges of the boxes (AABBs) with the rightmost one")},
    {"alignTop", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Top edges"), kControlShift | Qt::Key_Up,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Align the top edges of the boxes (AABBs) with the topmost one")},
    {"alignCentreY", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Vertical centres"), kControlShift | Qt::Key_Y,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Align the centres with the centre of the selection, vertically")},
    {"alignBottom", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Bottom edges"), kControlShift | Qt::Key_Down,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Align the bottom edges of the boxes (AABBs) with the lowest one")},
}};
constexpr std::array<ArrangeEntry, kDistributions> kDistribute{{
    {"distributeCentresX", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Centres &horizontally"), 0,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Space the centres equally in x; the leftmost and the rightmost object stay in place")},
    {"distributeCentresY", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Centres &vertically"), 0,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Space the centres equally in y; the lowest and the topmost object stay in place")},
    {"distributeGapsX", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Equal gaps h&orizontally"),
     kControlAlt | Qt::Key_X,
     QT_TRANSLATE_NOOP(
         "broadside::ArrangeActions",
         "Make the gaps between neighbours equal in x; the leftmost and the rightmost object stay in place")},
    {"distributeGapsY", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Equal gaps v&ertically"),
     kControlAlt | Qt::Key_Y,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Make the gaps between neighbours equal in y; the lowest and the topmost object stay in place")},
}};
constexpr std::array<ArrangeEntry, kSizeMatches> kMatch{{
    {"sameWidth", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Same &width"), kControlAlt | Qt::Key_W,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Give the selected objects the width of the last selected one; circles, "
                       "compounds and rotated objects keep their proportions")},
    {"sameHeight", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Same &height"), kControlAlt | Qt::Key_H,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Give the selected objects the height of the last selected one; circles, "
                       "compounds and rotated objects keep their proportions")},
    {"sameSize", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Same &size"), kControlAlt | Qt::Key_S,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions",
                       "Give the selected objects the size of the last selected one; circles, "
                       "compounds and rotated objects change only if their proportions match")},
}};
// What the entries above do, in their order.
constexpr std::array kAlignedTo{Alignment::Left, Alignment::CentreX, Alignment::Right,
                                Alignment::Top,  Alignment::CentreY, Alignment::Bottom};
constexpr std::array kDistributedBy{Distribution::CentresX, Distribution::CentresY, Distribution::GapsX,
                                    Distribution::GapsY};
constexpr std::array kMatched{SizeMatch::Width, SizeMatch::Height, SizeMatch::Both};
static_assert(kAlignedTo.size() == kAlign.size() && kDistributedBy.size() == kDistribute.size() &&
              kMatched.size() == kMatch.size());
constexpr std::array<ArrangeEntry, 8> kNudge{{
    {"nudgeLeft", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Left"), Qt::Key_Left,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by 0.1 m")},
    {"nudgeRight", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Right"), Qt::Key_Right,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by 0.1 m")},
    {"nudgeUp", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Up"), Qt::Key_Up,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by 0.1 m")},
    {"nudgeDown", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "&Down"), Qt::Key_Down,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by 0.1 m")},
    {"nudgeFarLeft", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Far l&eft"), kShift | Qt::Key_Left,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by ten steps: 1 m")},
    {"nudgeFarRight", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Far ri&ght"), kShift | Qt::Key_Right,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by ten steps: 1 m")},
    {"nudgeFarUp", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Far u&p"), kShift | Qt::Key_Up,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by ten steps: 1 m")},
    {"nudgeFarDown", QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Far d&own"), kShift | Qt::Key_Down,
     QT_TRANSLATE_NOOP("broadside::ArrangeActions", "Move the selected objects by ten steps: 1 m")},
}};

struct Direction {
    int x;
    int y;
};
// Indexed like kNudge.
constexpr std::array<Direction, kNudge.size()> kDirections{
    {{-1, 0}, {1, 0}, {0, 1}, {0, -1}, {-10, 0}, {10, 0}, {0, 10}, {0, -10}}};

QList<QKeySequence> entryKeys(const ArrangeEntry& entry)
{
    return entry.key == 0 ? QList<QKeySequence>{} : QList<QKeySequence>{QKeySequence(entry.key)};
}

bool isArrow(int key)
{
    const int bare = key & ~static_cast<int>(Qt::KeyboardModifierMask);
    return bare >= Qt::Key_Left && bare <= Qt::Key_Down;
}

QString objectCount(std::size_t objects) { return translated(texts::objectCount(objects)); }

} // namespace

ArrangeActions::ArrangeActions(ActionRegistry& actions, MessageBar& messages, ObjectEdits& edits, const Focus& focus,
                               QWidget& world)
    : m_messages(messages)
    , m_edits(edits)
    , m_focus(focus)
{
    addPlaces(actions, world);
    addNudges(actions, world);
}

/// In lists and fields, arrow keys have another meaning, also with Ctrl and Shift.
void ArrangeActions::addPlaces(ActionRegistry& actions, QWidget& world)
{
    using enum NeededSelection;
    const auto addAll = [&](QMenu& menu, std::span<const ArrangeEntry> entries, const ActionNeeds& needs,
                            const std::function<QString()>& tipNow, auto&& perform) {
        for (std::size_t i = 0; i < entries.size(); ++i)
            actions.add(*this, menu,
                        {.name = entries[i].name,
                         .text = tr(entries[i].text),
                         .keys = entryKeys(entries[i]),
                         .tip = tr(entries[i].tip),
                         .needs = needs,
                         .perform = [perform, i] { perform(i); },
                         .keysOnlyIn = isArrow(entries[i].key) ? &world : nullptr,
                         .tipNow = tipNow});
    };
    constexpr MenuSection kSection = MenuSection::ArrangePlaces;
    addAll(actions.addMenu(kSection, tr("&Align")), kAlign, {.editing = true, .selection = Two}, {},
           [this](std::size_t i) {
               say(alignObjects(m_edits, m_focus.selection(), kAlignedTo[i]), tr("The objects are already aligned."));
           });
    addAll(actions.addMenu(kSection, tr("&Distribute")), kDistribute, {.editing = true, .selection = Three}, {},
           [this](std::size_t i) {
               say(distributeObjects(m_edits, m_focus.selection(), kDistributedBy[i]),
                   tr("The objects are already distributed."));
           });
    const ActionNeeds model{.editing = true, .selection = Two, .reason = [this] {
                                return m_edits.find(m_focus.lastSelected())
                                           ? QString()
                                           : tr("The last selected object is not in the world.");
                            }};
    const auto asWhich = [this] {
        return tr("The last selected object is %1").arg(shownName(*m_edits.find(m_focus.lastSelected())));
    };
    addAll(actions.addMenu(kSection, tr("S&ize")), kMatch, model, asWhich, [this](std::size_t i) {
        say(matchSizes(m_edits, m_focus.selection(), m_focus.lastSelected(), kMatched[i]),
            tr("The objects already match."));
    });
}

void ArrangeActions::addNudges(ActionRegistry& actions, QWidget& world)
{
    QMenu& menu = actions.addMenu(MenuSection::ArrangePlaces, tr("&Nudge"));
    for (std::size_t i = 0; i < kNudge.size(); ++i)
        actions.add(*this, menu,
                    {.name = kNudge[i].name,
                     .text = tr(kNudge[i].text),
                     .keys = entryKeys(kNudge[i]),
                     .tip = tr(kNudge[i].tip),
                     .needs = {.editing = true, .selection = NeededSelection::Any},
                     .perform =
                         [this, direction = kDirections[i]] {
                             say(m_nudger.nudge(m_edits, m_focus.selection(), direction.x, direction.y), {});
                         },
                     .keysOnlyIn = &world});
}

void ArrangeActions::say(const Arranged& arranged, const QString& nothing)
{
    if (arranged.locked > 0)
        noteLocked(m_edits, m_focus.selection());
    QStringList sentences;
    if (arranged.unfit > 0)
        sentences += tr("%1 not changed: the shape does not allow it (circles and rotated objects keep their "
                        "proportions), or a limit of the scene is reached.")
                         .arg(objectCount(arranged.unfit));
    if (sentences.isEmpty() && arranged.changed == 0 && arranged.locked == 0 && !nothing.isEmpty())
        sentences += tr("Nothing changed. %1").arg(nothing);
    if (!sentences.isEmpty())
        m_messages.show(MessageBar::Kind::Info, joinedSentences(sentences));
    else if (m_messages.text() == m_said)
        m_messages.hideInfo();
    m_said = joinedSentences(sentences);
}

} // namespace broadside
