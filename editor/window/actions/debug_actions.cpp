#include "editor/window/actions/debug_actions.h"

#include "editor/commands/fix_run.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/window/actions/action_registry.h"

namespace broadside {

DebugActions::DebugActions(const Parts& parts)
    : m_parts(parts)
{
    addAudits();
    addExpectations();
    addComparison();
}

void DebugActions::addAudits()
{
    m_parts.actions.add(*this, MenuSection::DebugAudit,
                        {.name = "diagnose",
                         .text = tr("&Diagnose"),
                         .tip = tr("Find the few faults that explain all missed pairs of the recorded steps"),
                         .perform = [this] { diagnose(); }});
    m_parts.actions.add(
        *this, MenuSection::DebugAudit,
        {.name = "auditStep",
         .text = tr("Audit this &step"),
         .tip = tr("Find the missed pairs of this step with their causes, and objects that passed through others"),
         .perform = [this] { auditStep(); }});
    QAction& every = m_parts.actions.add(
        *this, MenuSection::DebugAudit,
        {.name = "auditEveryStep",
         .text = tr("Audit e&very step"),
         .tip =
             tr("Find missed pairs, and objects that pass through others, in all recorded steps and in each new step"),
         .isCheckable = true});
    connect(&every, &QAction::triggered, this, &DebugActions::auditEveryStep);
    connect(&m_parts.audit, &RunAudit::changed, this,
            [this, &every] { every.setChecked(m_parts.audit.isEveryStep()); });
}

void DebugActions::addExpectations()
{
    const auto add = [this](const ActionSpec& spec) { m_parts.actions.add(*this, MenuSection::DebugExpect, spec); };
    add({.name = "expectHit",
         .text = tr("Expect a &hit"),
         .tip = tr("Find the step in which the two selected objects touch, or the reason why they never do"),
         .needs = {.selection = NeededSelection::ExactlyTwo},
         .perform = [this] { expectHit(); }});
    const ActionNeeds one{.selection = NeededSelection::ExactlyOne};
    add({.name = "expectInWorld",
         .text = tr("Expect to stay in the &world"),
         .tip = tr("Find the first step in which the selected object leaves the world, and why"),
         .needs = one,
         .perform = [this] { expectInWorld(); }});
    add({.name = "expectHere",
         .text = tr("Expect to stay h&ere..."),
         .tip = tr("Draw a region, and find the first step in which the selected object leaves it"),
         .needs = one,
         .perform = [this] { emit regionWanted(); }});
    add({.name = "expectUntouched",
         .text = tr("Expect &that nothing touches it"),
         .tip = tr("Find the first step in which another object touches the selected one, and why"),
         .needs = one,
         .perform = [this] { m_parts.expectation.expect(UntouchedExpectation{m_parts.focus.selection().front()}); }});
}

/// The object that was selected last is the target.
void DebugActions::expectHit()
{
    const std::vector<ObjectId>& selected = m_parts.focus.selection();
    const ObjectId target = m_parts.focus.lastSelected();
    m_parts.expectation.expect(HitExpectation{selected.front() == target ? selected.back() : selected.front(), target});
}

void DebugActions::expectInWorld()
{
    const WorldSettings& world = m_parts.document.scene().world;
    m_parts.expectation.expect(
        StayExpectation{m_parts.focus.selection().front(), {{0.0, 0.0}, {world.width, world.height}}});
}

void DebugActions::addComparison()
{
    m_parts.actions.add(
        *this, MenuSection::DebugCompare,
        {.name = "compareAlgorithms",
         .text = tr("Com&pare algorithms..."),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .tip = tr("Compare two to four algorithms on the same steps: what each reports, misses and costs"),
         .perform = [this] { emit comparisonWanted(); }});
    m_parts.actions.add(*this, MenuSection::DebugCompare,
                        {.name = "pin",
                         .text = tr("Why? Pin the object &under the pointer"),
                         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_P)},
                         .tip = tr("Pin one object as A and another as B, and the panel Why explains why they collide "
                                   "or not; the menu pins the selected objects"),
                         .perform = [this] { pin(); }});
}

void DebugActions::diagnose()
{
    emit panelWanted();
    m_parts.fixRun.forget(); // Its result was about an earlier diagnosis.
    m_parts.diagnosis.start();
}

void DebugActions::auditStep()
{
    emit panelWanted();
    m_parts.proof.forget(); // the proof belongs to the audit before
    m_parts.audit.auditPresent();
}

void DebugActions::auditEveryStep(bool on)
{
    if (on)
        emit panelWanted();
    m_parts.audit.setEveryStep(on);
}

void DebugActions::pin()
{
    Focus& focus = m_parts.focus;
    // A command from a menu uses the selection, because the mouse hovers over no object then.
    const std::vector<ObjectId>& selected = focus.selection();
    if (const ObjectId id = focus.hovered(); !id.isNull())
        focus.togglePin(id);
    else if (selected.size() == 1)
        focus.togglePin(selected.front());
    else if (selected.size() == 2) {
        focus.setPins(selected.front(), selected.back());
        emit whyWanted();
    } else
        emit pinRefused(tr("Move the pointer over an object, or select one or two objects."));
}

} // namespace broadside
