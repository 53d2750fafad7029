#include "core/broadphase/broad_phase.h"
#include "core/check/check_target.h"

#include <cassert>
#include <unordered_map>

namespace broadside::check {
namespace {

class OwnTarget final : public CheckTarget {
public:
    explicit OwnTarget(Algorithm algorithm)
        : m_algorithm(algorithm)
    {}

    void begin(const Aabb& bounds, double cellSize) override
    {
        // Broadside's worlds begin at the origin.
        m_shift = -bounds.lo;
        auto made = makeBroadPhase({m_algorithm, cellSize}, bounds.width(), bounds.height());
        assert(made);
        m_broadPhase = std::move(*made);
        m_rows.clear();
        m_ids.clear();
        m_free.clear();
    }
    void apply(const Operation& operation) override
    {
        switch (operation.kind) {
        case Operation::Kind::Add: {
            ObjectIndex row = 0;
            if (m_free.empty()) {
                row = static_cast<ObjectIndex>(m_ids.size());
                m_ids.push_back(operation.id);
            } else {
                row = m_free.back();
                m_free.pop_back();
                m_ids[row] = operation.id;
            }
            m_rows[operation.id.value] = row;
            m_broadPhase->add(row, shifted(operation.box), {1, 1, true});
            break;
        }
        case Operation::Kind::Move:
            m_broadPhase->move(m_rows.at(operation.id.value), shifted(operation.box));
            break;
        case Operation::Kind::Remove: {
            const ObjectIndex row = m_rows.at(operation.id.value);
            m_broadPhase->remove(row);
            m_rows.erase(operation.id.value);
            m_free.push_back(row);
            break;
        }
        }
    }
    void update() override { m_broadPhase->update(); }
    [[nodiscard]] bool hasPairs() const override { return true; }
    [[nodiscard]] bool hasQuery() const override { return true; }
    void pairs(Pairs& pairs) override
    {
        class Sink final : public PairSink {
        public:
            Sink(Pairs& pairs, const std::vector<ObjectId>& ids)
                : m_pairs(pairs)
                , m_ids(ids)
            {}
            void take(std::span<const IndexPair> found) override
            {
                for (const IndexPair pair : found)
                    m_pairs.emplace_back(m_ids[pair.a], m_ids[pair.b]);
            }

        private:
            Pairs& m_pairs;
            const std::vector<ObjectId>& m_ids;
        } sink(pairs, m_ids);
        m_broadPhase->candidatePairs(sink);
    }
    void query(const Aabb& box, std::vector<ObjectId>& found) override
    {
        m_found.clear();
        m_broadPhase->candidatesIn(shifted(box), m_found);
        for (const ObjectIndex row : m_found)
            found.push_back(m_ids[row]);
    }

private:
    [[nodiscard]] Aabb shifted(const Aabb& box) const { return {box.lo + m_shift, box.hi + m_shift}; }

    Algorithm m_algorithm;
    Vec2 m_shift;
    std::unique_ptr<BroadPhase> m_broadPhase;
    std::unordered_map<std::uint64_t, ObjectIndex> m_rows;
    std::vector<ObjectId> m_ids; // by row
    std::vector<ObjectIndex> m_free;
    std::vector<ObjectIndex> m_found;
};

} // namespace

std::unique_ptr<CheckTarget> makeOwnTarget(Algorithm algorithm) { return std::make_unique<OwnTarget>(algorithm); }

} // namespace broadside::check
