#include "core/trace/lines/frame_maker.h"

#include "core/base/limits.h"
#include "core/trace/lines/lines_messages.h"

namespace broadside::trace {

FrameMaker::Known& FrameMaker::knownOf(ObjectId id)
{
    const auto [entry, isNew] = m_known.try_emplace(id);
    if (isNew) {
        auto definition = std::make_shared<Definition>();
        definition->id = id;
        entry->second.definition = std::move(definition);
    }
    return entry->second;
}

template<class T>
void FrameMaker::define(const LineFrame::Changes<T>& changes, T Definition::*member)
{
    for (const auto& [id, value] : changes) {
        Known& known = knownOf(id);
        m_defined += known.isDefined ? 0U : 1U;
        known.isDefined = true;
        if ((*known.definition).*member == value)
            continue;
        auto definition = std::make_shared<Definition>(*known.definition);
        (*definition).*member = value;
        known.definition = std::move(definition);
    }
}

std::optional<JsonFault> FrameMaker::take(const LineFrame& frame)
{
    ++m_frame;
    define(frame.names, &Definition::name);
    define(frame.dynamic, &Definition::isDynamic);
    define(frame.categories, &Definition::category);
    define(frame.masks, &Definition::mask);
    if (m_defined > limits::kObjects)
        return JsonFault{0, texts::linesManyNames(limits::kObjects), texts::linesReuseIds()};
    forgetAbsent();
    m_order.resize(frame.objects.size(), nullptr);
    m_objects.resize(frame.objects.size());
    for (std::size_t i = 0; i < frame.objects.size(); ++i) {
        const LineFrame::Object& object = frame.objects[i];
        // Most objects are where they were in the list of the frame before.
        Known* known = m_order[i];
        if (!known || known->definition->id != object.id)
            known = m_order[i] = &knownOf(object.id);
        if (known->seen == m_frame)
            return JsonFault{object.offset, texts::linesObjectTwice(object.id.value), texts::linesOwnId()};
        known->seen = m_frame;
        WrittenObject& written = m_objects[i];
        if (written.definition != known->definition)
            written.definition = known->definition;
        written.state.box = object.box;
    }
    return std::nullopt;
}

/// Forgets objects without names that are gone, because a game may use a new id for every bullet.
void FrameMaker::forgetAbsent()
{
    constexpr std::size_t kFew = 10'000;
    if (m_known.size() < kFew + 4 * (m_objects.size() + m_defined))
        return;
    m_order.clear();
    std::erase_if(m_known,
                  [&](const auto& entry) { return !entry.second.isDefined && entry.second.seen + 1 < m_frame; });
}

} // namespace broadside::trace
