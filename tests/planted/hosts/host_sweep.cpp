#include "tests/planted/hosts/host.h"

#include <algorithm>

namespace broadside::planted {
namespace {

/// Sweep and prune: Ericson, Real-Time Collision Detection, 7.5. The order is kept from step to step.
class Sweep final : public Host {
public:
    explicit Sweep(const Policy& policy)
        : m_policy(policy)
    {}

    void update(const std::vector<Entry>& entries, const GameFrame& frame, Pairs& pairs) override
    {
        renew(entries);
        if (!m_policy.sweep.sorts || m_policy.sweep.sorts(frame))
            sort();
        if (m_policy.sweep.lastFillsGaps)
            fillGaps();
        if (m_policy.sweep.goesOnTo)
            scan(pairs);
        else
            sweep(pairs);
    }

    void tell(const std::vector<Entry>& entries, trace::FrameData& data) const override
    {
        for (const Entry& entry : entries)
            data.boxes.push_back({ObjectId{entry.body.id}, entry.box});
    }

private:
    struct Place {
        std::uint64_t id = 0;
        const Entry* entry = nullptr; ///< Null: it is gone.
    };

    void renew(const std::vector<Entry>& entries)
    {
        std::unordered_map<std::uint64_t, const Entry*> now;
        for (const Entry& entry : entries)
            now[entry.body.id] = &entry;
        for (Place& place : m_order) {
            const auto found = now.find(place.id);
            place.entry = found == now.end() ? nullptr : found->second;
            if (place.entry)
                now.erase(found);
        }
        m_gaps.clear();
        for (std::size_t i = 0; i < m_order.size(); ++i)
            if (!m_order[i].entry)
                m_gaps.push_back(i);
        std::erase_if(m_order, [](const Place& place) { return !place.entry; });
        m_sorted = m_order.size();
        for (const Entry& entry : entries)
            if (now.contains(entry.body.id))
                m_order.push_back({entry.body.id, &entry});
    }

    /// Insertion sort: nearly sorted lists cost little.
    void sort()
    {
        const SweepPolicy& policy = m_policy.sweep;
        const std::size_t end = policy.sortsNew ? m_order.size() : m_sorted;
        for (std::size_t i = 1; i < end; ++i) {
            const double key = policy.key(*m_order[i].entry);
            // What moved to the right shows as the ones behind it that move to the left.
            if (!policy.sortsRight && m_order[i].entry->body.velocity.x > 0.0)
                continue;
            std::size_t moves = 0;
            for (std::size_t k = i; k > 0 && moves < policy.moves; --k, ++moves) {
                if (policy.key(*m_order[k - 1].entry) <= key + policy.tie)
                    break;
                std::swap(m_order[k - 1], m_order[k]);
            }
        }
    }

    /// What the list looks like when it is sorted first and then others are put where the dead ones were.
    void fillGaps()
    {
        for (const std::size_t gap : m_gaps)
            if (gap < m_order.size())
                std::rotate(m_order.begin() + static_cast<std::ptrdiff_t>(gap), m_order.end() - 1, m_order.end());
    }

    void scan(Pairs& pairs)
    {
        const SweepPolicy& policy = m_policy.sweep;
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const Entry& asker = *m_order[i].entry;
            bool goesOn = pairs.ask(asker);
            for (std::size_t k = i + 1; goesOn && k < m_order.size(); ++k) {
                const Entry& next = *m_order[k].entry;
                if (!policy.goesOnTo(asker, next, k - i))
                    break;
                if (policy.meets(asker, next))
                    goesOn = pairs.offer(asker, next);
            }
        }
    }

    void sweep(Pairs& pairs)
    {
        const SweepPolicy& policy = m_policy.sweep;
        std::vector<const Entry*> active;
        for (const Place& place : m_order) {
            const Entry& current = *place.entry;
            const bool asks = pairs.ask(current);
            bool goesOn = asks;
            for (std::size_t k = 0; k < active.size();) {
                if (policy.ends(*active[k], current)) {
                    if (policy.movesLastIntoGap) {
                        active[k] = active.back();
                        active.pop_back();
                    } else
                        active.erase(active.begin() + static_cast<std::ptrdiff_t>(k));
                    if (!policy.looksAgainAfterRemoval)
                        ++k;
                    continue;
                }
                if (goesOn && policy.meets(*active[k], current))
                    goesOn = pairs.offer(current, *active[k]);
                ++k;
            }
            if (active.size() < policy.activePlaces)
                active.push_back(&current);
        }
    }

    const Policy& m_policy;
    std::vector<Place> m_order;
    std::size_t m_sorted = 0;        ///< Places that were there before this step.
    std::vector<std::size_t> m_gaps; ///< Where entries were taken out in this step.
};

} // namespace

std::unique_ptr<Host> makeSweep(const Policy& policy) { return std::make_unique<Sweep>(policy); }

} // namespace broadside::planted
