#include "editor/document/undo_order.h"

#include <QUndoStack>

#include <algorithm>
#include <optional>

namespace broadside {
namespace {

void set(std::vector<quint64>& stamps, int step, quint64 stamp)
{
    const auto at = static_cast<std::size_t>(step);
    if (stamps.size() <= at)
        stamps.resize(at + 1);
    stamps[at] = stamp;
}

quint64 stampOf(const std::vector<quint64>& stamps, int step)
{
    const auto at = static_cast<std::size_t>(step);
    return at < stamps.size() ? stamps[at] : 0;
}

} // namespace

UndoOrder::UndoOrder(QUndoStack& scene, QUndoStack& world, QObject* parent)
    : QObject(parent)
    , m_sides{Side{&scene}, Side{&world}}
{
    for (Side& side : m_sides)
        connect(side.stack, &QUndoStack::indexChanged, this, [this, &side](int index) { note(side, index); });
}

void UndoOrder::note(Side& side, int index)
{
    if (index >= side.index && index > 0) {
        for (int step = std::min(side.index, index - 1); step < index; ++step) // merging leaves the index as it was
            set(side.done, step, ++m_events);
    } else {
        for (int step = side.index - 1; step >= index; --step)
            set(side.undone, step, ++m_events);
    }
    side.index = index;
    emit changed();
}

template<class StampOf>
const UndoOrder::Side* UndoOrder::latest(StampOf&& stampOf) const
{
    const auto last = std::ranges::max_element(m_sides, {}, stampOf); // nothing is less than any stamp
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
    if (const Side* side = toUndo())
        side->stack->undo();
}

void UndoOrder::redo()
{
    if (const Side* side = toRedo())
        side->stack->redo();
}

} // namespace broadside
