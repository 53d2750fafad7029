#include "editor/window/actions/debug_actions.h"

#include "editor/commands/fix_run.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/window/actions/action_registry.h"

namespace broadside {

DebugActions::DebugActions(const Parts& parts)
    : m_parts(parts)
{
    m_parts.actions.add(*this, MenuSection::DebugAudit,
                        {.name = "diagnose",
                         .text = tr("&Diagnose"),
                         .tip = tr("Explain what is wrong in all recorded steps by as few faults as possible"),
                         .perform = [this] { diagnose(); }});
    m_parts.actions.add(
        *this, MenuSection::DebugAudit,
        {.name = "auditStep",
         .text = tr("Audit: loo&k at this step"),
         .tip = tr("Find the pairs that the broad phase misses at this moment, and why, and what passed through "
                   "what"),
         .perform = [this] { auditStep(); }});
    QAction& every = m_parts.actions.add(
        *this, MenuSection::DebugAudit,
        {.name = "auditEveryStep",
         .text = tr("Audit: e&very step"),
         .tip = tr("Find what is missed, and what passes through what, in all recorded steps and in each "
                   "one that comes"),
         .isCheckable = true});
    connect(&every, &QAction::triggered, this, &DebugActions::auditEveryStep);
    connect(&m_parts.audit, &RunAudit::changed, this,
            [this, &every] { every.setChecked(m_parts.audit.isEveryStep()); });
    m_parts.actions.add(
        *this, MenuSection::DebugCompare,
        {.name = "compareAlgorithms",
         .text = tr("Com&pare algorithms..."),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .tip = tr("Two to four algorithms side by side, step by step: what each hands out, misses and costs"),
         .perform = [this] { emit comparisonWanted(); }});
    m_parts.actions.add(
        *this, MenuSection::DebugCompare,
        {.name = "pin",
         .text = tr("Why? Pin the object &under the mouse"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_P)},
         .tip = tr("Pin it as A, then another one as B: the panel Why says why the two collide, or do not; from the "
                   "menu the one or two that are selected"),
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
    else if (selected.size() == 2)
        focus.setPins(selected.front(), selected.back());
    else
        emit pinRefused(tr("Pin: put the mouse over an object, or select one or two"));
}

} // namespace broadside
