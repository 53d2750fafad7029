#pragma once

#include "core/base/object_id.h"
#include "core/debug/frame.h" // IdPair
#include "tests/planted/policy.h"

#include <unordered_map>
#include <unordered_set>

namespace broadside::planted {

/// The list of registered objects that each host works on. Cost: O(objects) a step.
class Registry {
public:
    explicit Registry(const Policy& policy)
        : m_policy(policy)
    {}
    void update(const GameFrame& frame);
    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; }

private:
    void takeOutDead(const GameFrame& frame);
    void takeOut(std::size_t place);

    const Policy& m_policy;
    std::vector<Entry> m_entries;
    std::unordered_map<std::uint64_t, std::size_t> m_places; ///< By id.
};

/// Takes pairs from a host and keeps those that are reported.
class Pairs {
public:
    explicit Pairs(const Policy& policy)
        : m_policy(policy.pairs)
    {}
    void begin(const GameFrame& frame);
    /// The entry begins to ask. False: it does not.
    [[nodiscard]] bool ask(const Entry& asker);
    /// False: the asker stops.
    bool offer(const Entry& asker, const Entry& other);
    [[nodiscard]] const std::vector<IdPair>& reported() const noexcept { return m_reported; }

private:
    const PairPolicy& m_policy;
    const GameFrame* m_frame = nullptr;
    std::unordered_set<std::uint64_t> m_seen;
    std::vector<IdPair> m_reported;
    std::size_t m_ofAsker = 0;
    std::size_t m_askers = 0;
};

} // namespace broadside::planted
