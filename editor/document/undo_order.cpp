#include "editor/document/undo_order.h"

#include <QUndoStack>

#include <algorithm>
#include <optional>

namespace broadside {
namespace {

template<class Value>
Value& at(std::vector<Value>& steps, int step)
{
    const auto place = static_cast<std::size_t>(step);
    if (steps.size() <= place)
        steps.resize(place + 1);
    return steps[place];
}

quint64 stampOf(const std::vector<quint64>& stamps, int step)
{
    const auto at = static_cast<std::size_t>(step);
    return at < stamps.size() ? stamps[at] : 0;
}

} // namespace

UndoOrder::UndoOrder(QUndoStack& scene, QUndoStack* world, QObject* parent)
    : QObject(parent)
    , m_sides{Side{&scene}}
{
    if (world)
        m_sides.push_back({world});
    for (Side& side : m_sides)
        connect(side.stack, &QUndoStack::indexChanged, this, [this, &side](int index) { note(side, index); });
}

void UndoOrder::note(Side& side, int index)
{
    if (index >= side.index && index > 0) {
        for (int step = std::min(side.index, index - 1); step < index; ++step) { // A merge does not change the index.
            at(side.done, step) = ++m_events;
            noteStepGroup(side, step);
        }
    } else {
        for (int step = side.index - 1; step >= index; --step)
            at(side.undone, step) = ++m_events;
    }
    if (side.stack->count() == 0)
        side.stepGroups.clear();
    side.index = index;
    emit changed();
}

/// A step that is redone keeps its group. Comparing addresses is safe: a replaced step exists until the new one
/// exists, so their addresses differ.
void UndoOrder::noteStepGroup(Side& side, int step) const
{
    StepGroup& company = at(side.stepGroups, step);
    if (const QUndoCommand* now = side.stack->command(step); company.step != now)
        company = {now, m_together};
}

quint64 UndoOrder::stepGroupOf(const Side* side, int step)
{
    const auto place = static_cast<std::size_t>(step);
    return side && place < side->stepGroups.size() ? side->stepGroups[place].number : 0;
}

template<class StampOf>
const UndoOrder::Side* UndoOrder::latest(StampOf&& stampOf) const
{
    const auto last = std::ranges::max_element(m_sides, {}, stampOf); // std::nullopt is less than any stamp.
    return stampOf(*last) ? &*last : nullptr;
}

const UndoOrder::Side* UndoOrder::toUndo() const
{
    return latest([](const Side& side) -> std::optional<quint64> {
        if (!side.stack->canUndo())
            return std::nullopt;
        return stampOf(side.done, side.stack->index() - 1);
    });
}

const UndoOrder::Side* UndoOrder::toRedo() const
{
    return latest([](const Side& side) -> std::optional<quint64> {
        if (!side.stack->canRedo())
            return std::nullopt;
        return stampOf(side.undone, side.stack->index());
    });
}

QString UndoOrder::undoText() const
{
    const Side* side = toUndo();
    return side ? side->stack->undoText() : QString();
}

QString UndoOrder::redoText() const
{
    const Side* side = toRedo();
    return side ? side->stack->redoText() : QString();
}

void UndoOrder::undo()
{
    const Side* side = toUndo();
    if (!side)
        return;
    const quint64 company = stepGroupOf(side, side->stack->index() - 1);
    do {
        side->stack->undo();
        side = toUndo();
    } while (company != 0 && side && stepGroupOf(side, side->stack->index() - 1) == company);
}

void UndoOrder::redo()
{
    const Side* side = toRedo();
    if (!side)
        return;
    const quint64 company = stepGroupOf(side, side->stack->index());
    do {
        side->stack->redo();
        side = toRedo();
    } while (company != 0 && side && stepGroupOf(side, side->stack->index()) == company);
}

UndoOrder::Together::Together(UndoOrder& order)
    : m_order(order)
{
    m_order.m_together = ++m_order.m_stepGroups;
}

UndoOrder::Together::~Together() { m_order.m_together = 0; }

} // namespace broadside
