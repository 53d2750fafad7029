#include "editor/window/actions/arrange_actions.h"

#include "core/base/count_text.h"
#include "editor/window/actions/actions.h"
#include "editor/window/message_bar.h"

#include <QMenu>

#include <array>

namespace broadside {
namespace {

struct Way {
    int x;
    int y;
};
// By the order of Actions::nudge.
constexpr std::array<Way, Actions::kNudges> kWays{
    {{-1, 0}, {1, 0}, {0, 1}, {0, -1}, {-10, 0}, {10, 0}, {0, 10}, {0, -10}}};

QString objectCount(std::size_t objects) { return QString::fromStdString(countOf(objects, "object")); }

void addSubmenu(QMenu& menu, const QString& title, std::span<QAction* const> actions)
{
    QMenu* submenu = menu.addMenu(title);
    submenu->setToolTipsVisible(true); // where a disabled action says why
    for (QAction* action : actions)
        submenu->addAction(action);
}

} // namespace

ArrangeActions::ArrangeActions(const Actions& actions, MessageBar& messages, ObjectEdits& edits, const Focus& focus,
                               QWidget& world)
    : m_actions(actions)
    , m_messages(messages)
    , m_edits(edits)
    , m_focus(focus)
{
    for (QAction* action : actions.align)
        world.addAction(action);
    for (QAction* action : actions.nudge)
        world.addAction(action);
    connectActions();
}

void ArrangeActions::connectActions()
{
    for (std::size_t i = 0; i < kAlignments; ++i)
        connect(m_actions.align[i], &QAction::triggered, this, [this, alignment = static_cast<Alignment>(i)] {
            say(alignObjects(m_edits, m_focus.selection(), alignment), tr("they are aligned already"));
        });
    for (std::size_t i = 0; i < kDistributions; ++i)
        connect(m_actions.distribute[i], &QAction::triggered, this, [this, way = static_cast<Distribution>(i)] {
            say(distributeObjects(m_edits, m_focus.selection(), way), tr("they are distributed already"));
        });
    for (std::size_t i = 0; i < kSizeMatches; ++i)
        connect(m_actions.matchSize[i], &QAction::triggered, this, [this, match = static_cast<SizeMatch>(i)] {
            say(matchSizes(m_edits, m_focus.selection(), m_focus.lastSelected(), match), tr("they match already"));
        });
    for (std::size_t i = 0; i < kWays.size(); ++i)
        connect(m_actions.nudge[i], &QAction::triggered, this,
                [this, way = kWays[i]] { say(m_nudger.nudge(m_edits, m_focus.selection(), way.x, way.y), {}); });
}

void ArrangeActions::say(const Arranged& arranged, const QString& nothing)
{
    QStringList sentences;
    if (arranged.locked > 0)
        sentences +=
            tr("%1 left alone: locked, or on a locked layer. Shift+L unlocks objects, the list of objects layers.")
                .arg(objectCount(arranged.locked));
    if (arranged.unfit > 0)
        sentences += tr("%1 left alone: the shape does not allow it (a circle is as wide as it is high, what is turned "
                        "keeps its proportions), or the limit of a scene is reached.")
                         .arg(objectCount(arranged.unfit));
    if (sentences.isEmpty() && arranged.changed == 0 && !nothing.isEmpty())
        sentences += tr("Nothing to do: %1.").arg(nothing);
    if (!sentences.isEmpty())
        m_messages.show(MessageBar::Kind::Info, sentences.join(QLatin1Char(' ')));
    else if (m_messages.text() == m_said)
        m_messages.hideInfo();
    m_said = sentences.join(QLatin1Char(' '));
}

void ArrangeActions::showAvailable()
{
    constexpr std::size_t kMost = 3; // that an action asks for
    Shown shown;
    for (const ObjectId id : m_focus.selection())
        if (shown.there < kMost && m_edits.contains(id))
            ++shown.there;
    if (const ObjectPtr model = m_edits.find(m_focus.lastSelected()))
        shown.model = QString::fromStdString(displayName(*model));
    if (m_shown == shown)
        return;
    m_shown = shown;
    const QString none = tr("nothing is selected");
    const QString two = tr("select two objects or more: Shift+click adds one");
    for (QAction* action : m_actions.align)
        Actions::setAvailable(*action, shown.there >= 2, two);
    for (QAction* action : m_actions.distribute)
        Actions::setAvailable(*action, shown.there >= 3, tr("select three objects or more: Shift+click adds one"));
    for (QAction* action : m_actions.matchSize) {
        Actions::setAvailable(*action, shown.there >= 2 && !shown.model.isEmpty(), two);
        if (action->isEnabled())
            action->setToolTip(action->toolTip() + QLatin1Char('\n') + tr("Now: as %1").arg(shown.model));
    }
    for (QAction* action : m_actions.nudge)
        Actions::setAvailable(*action, shown.there >= 1, none);
}

void fillArrangeMenu(QMenu& menu, const Actions& actions)
{
    addSubmenu(menu, ArrangeActions::tr("&Align"), actions.align);
    addSubmenu(menu, ArrangeActions::tr("&Distribute"), actions.distribute);
    addSubmenu(menu, ArrangeActions::tr("S&ize"), actions.matchSize);
    addSubmenu(menu, ArrangeActions::tr("&Turn and flip"), actions.turn);
    addSubmenu(menu, ArrangeActions::tr("&Nudge"), actions.nudge);
}

} // namespace broadside
