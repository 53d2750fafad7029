#include "editor/session/steps/pending_inputs.h"

#include <cassert>
#include <utility>

namespace broadside {
namespace {

/// Pushing this command only clears the steps to redo.
class ForgetRedo final : public QUndoCommand {
public:
    ForgetRedo() { setObsolete(true); }
};

} // namespace

std::vector<Input> PendingInputs::all() const
{
    std::vector<Input> inputs;
    for (const SharedEdit& edit : m_edits)
        inputs.emplace_back(*edit);
    inputs.insert(inputs.end(), m_shots.begin(), m_shots.end());
    return inputs;
}

void PendingInputs::addEdit(SharedEdit edit)
{
    m_edits.push_back(std::move(edit));
    ++m_editCount;
}

void PendingInputs::revertEdit()
{
    assert(!m_edits.empty());
    m_edits.pop_back();
}

void PendingInputs::joinEdits()
{
    assert(m_edits.size() >= 2);
    const SharedEdit later = std::move(m_edits.back());
    m_edits.pop_back();
    m_edits.back() = joined(m_edits.back(), later);
}

bool PendingInputs::take(std::size_t shots)
{
    m_edits.clear();
    dropShots(shots);
    ++m_era;
    if (!m_undoStack.canRedo())
        return false;
    m_undoStack.push(new ForgetRedo);
    return true;
}

void PendingInputs::dropShots(std::size_t count)
{
    m_shots.erase(m_shots.begin(), m_shots.begin() + static_cast<std::ptrdiff_t>(count));
}

void PendingInputs::forgetEdits()
{
    m_edits.clear();
    ++m_era;
    ++m_editCount;
    m_undoStack.clear();
}

} // namespace broadside
