#include "core/debug/expectation/untouched_check.h"

#include "core/debug/expectation/expectation_messages.h"
#include "core/debug/expectation/links.h"
#include "core/debug/expectation/motion.h"

#include <algorithm>
#include <array>

namespace broadside::expectation {
namespace {

struct TouchFacts {
    bool isKnown = false; ///< The object is in one of the frames.
    std::string name;
    std::optional<std::size_t> frame;
    std::vector<ObjectId> partners; ///< Its partners in that frame; ascending.
};

TouchFacts factsOfTouch(RunView& view, ObjectId id)
{
    TouchFacts facts;
    view.forEachFrame([&](std::size_t frame) {
        facts.partners = view.partnersOf(id);
        const bool isTouched = !facts.partners.empty();
        if (!facts.isKnown && (isTouched || view.objects().indexOf(id))) {
            facts.isKnown = true;
            facts.name = view.nameOf(id);
        }
        if (isTouched)
            facts.frame = frame;
        return !facts.frame;
    });
    return facts;
}

/// Writes the chain for an object that is touched. The view is at the frame of the contact.
class TouchChain {
public:
    TouchChain(RunView& view, ObjectId id, const TouchFacts& facts)
        : m_view(view)
        , m_id(id)
        , m_facts(facts)
    {}

    void write();
    [[nodiscard]] Chain& chain() noexcept { return m_chain; }

private:
    void outcome();
    [[nodiscard]] Message touches();
    void accepted();

    RunView& m_view;
    ObjectId m_id;
    const TouchFacts& m_facts;
    Chain m_chain;
};

void TouchChain::write()
{
    const ObjectId partner = m_facts.partners.front();
    outcome();
    addHidden(m_view, m_chain, partner);
    accepted();
    addSensor(m_view, m_chain, m_id, partner);
    const std::array ids{m_id, partner};
    const std::uint64_t step = m_view.step();
    const RunLog log = logOf(m_view, ids, step);
    for (const ObjectId id : ids) {
        addMotion(m_view, m_chain, *m_facts.frame, id);
        if (m_view.goTo(*m_facts.frame))
            addOrigin(m_view, m_chain, log, id, step);
    }
}

void TouchChain::outcome() { m_chain.add(ReasonRule::Touched, touches(), m_view.step(), m_facts.partners.front()); }

/// Names at most three of the partners.
Message TouchChain::touches()
{
    constexpr std::size_t kMost = 3;
    const std::uint64_t step = m_view.step();
    const std::size_t count = m_facts.partners.size();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(count, kMost); ++i)
        names.push_back(m_view.nameOf(m_facts.partners[i]));
    switch (count) {
    case 1:
        return texts::expectTouchesOne(m_facts.name, names[0], step);
    case 2:
        return texts::expectTouchesTwo(m_facts.name, names[0], names[1], step);
    case 3:
        return texts::expectTouchesThree(m_facts.name, names[0], names[1], names[2], step);
    default:
        return texts::expectTouchesMore(m_facts.name, names[0], names[1], names[2], count - kMost, step);
    }
}

/// The masks that let the two meet, and how to change them.
void TouchChain::accepted()
{
    const ObjectTable& objects = m_view.objects();
    const auto row = objects.rowOf(m_id);
    const auto other = objects.rowOf(m_facts.partners.front());
    if (!row || !other || !m_view.source().knows().events)
        return;
    const SceneObject& object = objects.objectOf(*row);
    const SceneObject& partner = objects.objectOf(*other);
    const std::string name = m_view.nameOf(partner.id);
    const std::uint32_t mask = object.mask & ~partner.category;
    addFilterOrigin(m_view, m_chain, m_id, TemplateField::Mask);
    addFilterOrigin(m_view, m_chain, partner.id, TemplateField::Category);
    m_chain.offer(texts::expectKeepAway(name, m_facts.name, mask, partner.category),
                  UseFilters{{object.id, object.category, mask}});
}

} // namespace

Result<ExpectationAnswer> check(RunView& view, const UntouchedExpectation& expectation)
{
    const TouchFacts facts = factsOfTouch(view, expectation.object);
    if (!facts.isKnown)
        return view.unknownObject(expectation.object);
    ExpectationAnswer answer;
    answer.holds = !facts.frame;
    if (answer.holds) {
        Chain chain;
        chain.add(ReasonRule::Untouched, texts::expectUntouched(facts.name));
        chain.moveTo(answer, texts::expectNoChange());
        return answer;
    }
    answer.step = view.stepOf(*facts.frame);
    TouchChain writer(view, expectation.object, facts);
    if (view.goTo(*facts.frame))
        writer.write();
    writer.chain().moveTo(answer, texts::expectKeepApart());
    return answer;
}

} // namespace broadside::expectation
