#include "core/library/audit.h"

#include "core/base/message/name_messages.h"
#include "core/debug/audit/audit.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/library/frame_explanation.h"
#include "core/library/library_messages.h"
#include "core/library/simulation_parts.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace broadside {

namespace {

bool isUsable(const Aabb& box)
{
    return !box.isEmpty() && std::isfinite(box.lo.x) && std::isfinite(box.lo.y) && std::isfinite(box.hi.x) &&
           std::isfinite(box.hi.y);
}

Problem refusal(Message message, Message remedy)
{
    return {Severity::Error, {}, 0, 0, {}, std::move(message), std::move(remedy)};
}

std::optional<Problem> problemOf(const OwnPairs& own)
{
    const std::size_t count = own.objects.size();
    for (std::size_t i = 0; i < count; ++i)
        if (!isUsable(own.objects[i].box))
            return refusal(texts::libraryBadBox(i), texts::libraryGiveBox());
    for (const IndexPair pair : own.pairs) {
        const ObjectIndex higher = std::max(pair.a, pair.b);
        if (higher >= count)
            return refusal(texts::libraryPairIndex(higher, count), texts::libraryUsePlaces());
    }
    if (own.registrations)
        for (const OwnPairs::Registration& registration : *own.registrations)
            if (registration.object >= count)
                return refusal(texts::libraryRegistrationIndex(registration.object, count), texts::libraryUsePlaces());
    return std::nullopt;
}

/// The shape of the object is its box. A shape cannot have the size 0, so the table gets the exact box afterwards.
ObjectPtr objectOf(const OwnPairs::Object& own, std::size_t index)
{
    constexpr double kThinnest = 1e-9; // metres
    auto object = std::make_shared<SceneObject>();
    object->id = {index + 1};
    object->name = own.name.empty() ? texts::unnamedObject(index).text() : own.name;
    object->kind = own.filter.dynamic ? ObjectKind::Dynamic : ObjectKind::Static;
    object->category = own.filter.category;
    object->mask = own.filter.mask;
    object->pose.position = own.box.center();
    object->shape = Box{std::max(own.box.width(), kThinnest), std::max(own.box.height(), kThinnest)};
    return object;
}

ObjectTable tableOf(const OwnPairs& own)
{
    ObjectTable table;
    for (std::size_t i = 0; i < own.objects.size(); ++i) {
        const ObjectIndex row = table.add(objectOf(own.objects[i], i));
        table.setBounds(row, own.objects[i].box);
    }
    return table;
}

RecordedBroadPhase::Record recordOf(const OwnPairs& own)
{
    RecordedBroadPhase::Record record;
    record.candidates.reserve(own.pairs.size());
    for (const IndexPair pair : own.pairs)
        if (pair.a != pair.b)
            record.candidates.push_back(orderedPair(pair.a, pair.b));
    if (own.registrations) {
        record.cells.emplace();
        for (const OwnPairs::Registration& registration : *own.registrations)
            record.cells->push_back({registration.object, registration.cells});
    }
    return record;
}

} // namespace

Result<PairAudit> auditPairs(const OwnPairs& own, std::size_t most)
{
    if (auto problem = problemOf(own))
        return *std::move(problem);
    const ObjectTable table = tableOf(own);
    const bool knowsWorld = own.worldWidth > 0.0 && own.worldHeight > 0.0;
    RecordedBroadPhase recorded(own.cells, knowsWorld, 1.0);
    recorded.take(table, recordOf(own));
    FrameParts parts;
    parts.objects = &table;
    if (knowsWorld) {
        parts.world.width = own.worldWidth;
        parts.world.height = own.worldHeight;
    }
    parts.broadPhase = &recorded;
    parts.broadPhaseName = "your broad phase";
    return explainFrame(Frame(std::move(parts)), most);
}

PairAudit auditPairs(const Simulation& simulation, std::size_t most)
{
    return explainFrame(Frame::of(simulation.parts().world), most);
}

struct StepAudit::Parts {
    Audit audit;
};

StepAudit::StepAudit(const Simulation& simulation)
    : m_parts(std::make_unique<Parts>())
{
    m_parts->audit.startFrom(simulation.parts().world);
}
StepAudit::~StepAudit() = default;

void StepAudit::tested(const Simulation& simulation) { m_parts->audit.observeTested(simulation.parts().world); }

void StepAudit::stepped(const Simulation& simulation, const StepReport& report)
{
    m_parts->audit.observe(simulation.parts().world, &report);
}

std::vector<StepAudit::Miss> StepAudit::missed() const
{
    std::vector<Miss> missed;
    missed.reserve(m_parts->audit.missed().size());
    for (const Audit::Miss& miss : m_parts->audit.missed())
        missed.push_back({miss.step, miss.pair.a, miss.pair.b, miss.cause});
    return missed;
}

std::uint64_t StepAudit::missedCount() const noexcept { return m_parts->audit.misses().count(); }

std::vector<StepAudit::Passage> StepAudit::passages() const
{
    std::vector<Passage> passages;
    for (const FoundPassage& found : m_parts->audit.passages())
        passages.push_back({found.step, found.passage.object, found.passage.through, found.passage.wasSeen});
    return passages;
}

} // namespace broadside
