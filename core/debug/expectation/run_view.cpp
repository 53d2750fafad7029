#include "core/debug/expectation/run_view.h"

#include "core/base/message/name_messages.h"
#include "core/debug/expectation/expectation_messages.h"
#include "core/scene/object_label.h"

#include <algorithm>

namespace broadside::expectation {
namespace {

bool hasPair(const std::vector<IdPair>& pairs, ObjectId a, ObjectId b)
{
    return std::ranges::binary_search(pairs, IdPair{std::min(a, b), std::max(a, b)});
}

void addPartners(const std::vector<IdPair>& pairs, ObjectId id, std::vector<ObjectId>& partners)
{
    for (const IdPair& pair : pairs)
        if (pair.a == id || pair.b == id)
            partners.push_back(pair.a == id ? pair.b : pair.a);
}

} // namespace

Result<RunView> RunView::open(const StepSource& source, StepRange steps, const ExpectationOptions& options)
{
    auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return walk.problem();
    RunView view;
    view.m_source = &source;
    view.m_options = &options;
    view.m_walk = std::move(*walk);
    view.m_last = source.frameOf(steps.last);
    view.m_first = std::min(source.firstFrameFrom(steps.first), view.m_last);
    return view;
}

void RunView::tellProgress(std::size_t frame) const
{
    constexpr std::size_t kBetweenNews = 64; // frames
    if ((frame - m_first) % kBetweenNews == 0)
        m_options->tell(static_cast<double>(frame - m_first) / static_cast<double>(m_last - m_first + 1));
}

void RunView::note(const Problem& problem)
{
    if (!m_unreadable)
        m_unreadable = problem;
}

Problem RunView::unknownObject(ObjectId id) const
{
    Problem problem;
    problem.message = m_first == m_last ? texts::expectNotInStep(id.value, stepOf(m_first))
                                        : texts::expectNotInSteps(id.value, stepOf(m_first), stepOf(m_last));
    problem.remedy = texts::expectNameAnother();
    return problem;
}

bool RunView::goTo(std::size_t frame)
{
    m_at = frame;
    const auto problem = m_walk->goTo(frame);
    if (problem)
        note(*problem);
    return !problem;
}

std::string RunView::nameOf(ObjectId id)
{
    const auto row = objects().rowOf(id);
    return row ? labelOf(objects(), *row) : texts::unnamedObjectAtStart(id.value).text();
}

void RunView::showWhole(const StepWalk::FrameObserver& observe)
{
    if (!m_source->knows().events) {
        const auto frame = asked() ? m_walk->frameWith(*asked()) : Result<Frame>(m_walk->frame());
        return frame ? observe(*frame) : note(frame.problem());
    }
    const auto whole = m_source->walk(WalkDepth::All); // the view's own walk leaves out the broad phase
    if (!whole)
        return note(whole.problem());
    if (const auto problem = (*whole)->goTo(m_at))
        return note(*problem);
    observe((*whole)->frame());
}

bool RunView::touch(const Frame& frame, ObjectIndex a, ObjectIndex b) const
{
    if (frame.contacts() && !asked())
        return std::ranges::binary_search(*frame.contacts(), orderedPair(a, b));
    const ObjectTable& objects = frame.objects();
    return canCollide(objects.filterOf(a), objects.filterOf(b)) && frame.shapesOverlap(a, b) &&
           (!frame.knowsCandidates() || frame.isCandidate(a, b));
}

bool RunView::touch(ObjectId a, ObjectId b)
{
    if (isToldByReport())
        return hasPair(report().began, a, b) || hasPair(report().stayed, a, b);
    bool found = false;
    showWhole([&](const Frame& frame) {
        const auto rowA = frame.objects().indexOf(a);
        const auto rowB = frame.objects().indexOf(b);
        found = rowA && rowB && touch(frame, *rowA, *rowB);
    });
    return found;
}

std::vector<ObjectId> RunView::partnersOf(ObjectId id)
{
    std::vector<ObjectId> partners;
    if (isToldByReport()) {
        addPartners(report().began, id, partners);
        addPartners(report().stayed, id, partners);
    } else {
        showWhole([&](const Frame& frame) {
            const ObjectTable& all = frame.objects();
            const auto row = all.indexOf(id);
            if (row)
                all.forEach([&](ObjectIndex other) {
                    if (other != *row && touch(frame, *row, other))
                        partners.push_back(all.idOf(other));
                });
        });
    }
    std::ranges::sort(partners);
    return partners;
}

bool RunView::look(std::size_t frame, const StepWalk::FrameObserver& tested)
{
    const auto walk = m_source->walk(WalkDepth::All);
    if (!walk)
        return false;
    const auto problem = (*walk)->look(frame, tested, m_source->knows().events ? std::nullopt : asked(), stop());
    return !problem && goTo(frame);
}

const PairCauses& RunView::causes(std::size_t objects)
{
    if (m_options->causes)
        return *m_options->causes;
    if (!m_causes) {
        auto found = pairCausesIn(*m_source, objects, stop());
        m_causes = found ? *std::move(found) : PairCauses{};
    }
    return *m_causes;
}

Scene RunView::scene()
{
    const auto rerun = m_source->rerun();
    return rerun ? rerun->scene : m_walk->scene();
}

} // namespace broadside::expectation
