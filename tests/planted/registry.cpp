#include "tests/planted/registry.h"

#include <algorithm>

namespace broadside::planted {

void Registry::update(const GameFrame& frame)
{
    takeOutDead(frame);
    for (const Body& body : frame.bodies) {
        const auto place = m_places.find(body.id);
        const bool isKnown = place != m_places.end();
        // Only where places are not told of moves, a place can be wrong; such an object is not found.
        if (isKnown && (place->second >= m_entries.size() || m_entries[place->second].body.id != body.id))
            continue;
        if (isKnown && m_policy.drops(body, frame)) {
            takeOut(place->second);
            continue;
        }
        Entry* entry = isKnown ? &m_entries[place->second] : nullptr;
        const bool registers = m_policy.registers(body, entry, frame);
        if (!entry && !registers)
            continue;
        if (!entry) {
            m_places[body.id] = m_entries.size();
            entry = &m_entries.emplace_back();
        }
        entry->body = body;
        if (registers) {
            entry->box = m_policy.box(body, frame);
            entry->since = frame.step;
        }
    }
}

void Registry::takeOutDead(const GameFrame& frame)
{
    std::unordered_map<std::uint64_t, std::uint64_t> births;
    for (const Body& body : frame.bodies)
        births[body.id] = body.bornAt;
    for (std::size_t i = m_entries.size(); i-- > 0;) {
        if (i >= m_entries.size())
            continue; // it went along with another one
        const Entry& entry = m_entries[i];
        const auto birth = births.find(entry.body.id);
        const bool lives = birth != births.end() && (birth->second == entry.body.bornAt || !m_policy.knowsReusedIds);
        if (lives || !m_policy.leaves(entry, frame))
            continue;
        const Entry dead = entry;
        takeOut(i);
        for (std::size_t other = m_entries.size(); other-- > 0;)
            if (m_policy.takesAlong(dead, m_entries[other]))
                takeOut(other);
    }
}

/// The last entry moves into the gap.
void Registry::takeOut(std::size_t place)
{
    m_places.erase(m_entries[place].body.id);
    if (place + 1 != m_entries.size()) {
        m_entries[place] = m_entries.back();
        if (m_policy.fixesPlaces)
            m_places[m_entries[place].body.id] = place;
    }
    m_entries.pop_back();
}

void Pairs::begin(const GameFrame& frame)
{
    m_frame = &frame;
    m_reported.clear();
    m_askers = 0;
    if (m_policy.clears(frame))
        m_seen.clear();
}

bool Pairs::ask(const Entry& asker)
{
    m_ofAsker = 0;
    if (m_askers >= m_policy.askers || !m_policy.asks(asker, *m_frame))
        return false;
    ++m_askers;
    return true;
}

bool Pairs::offer(const Entry& asker, const Entry& other)
{
    const std::uint64_t a = asker.body.id;
    const std::uint64_t b = other.body.id;
    if (m_reported.size() >= m_policy.perStep || m_ofAsker >= m_policy.perAsker)
        return false;
    if (a == b || !m_policy.accepts(asker, other, *m_frame))
        return true;
    const auto [low, high] = std::minmax(a, b);
    if (!m_seen.insert(m_policy.key(low, high)).second) {
        if (m_policy.secondFindEnds) {
            m_seen.erase(m_policy.key(low, high));
            std::erase(m_reported, IdPair{ObjectId{low}, ObjectId{high}});
        }
        return true;
    }
    m_reported.push_back({ObjectId{low}, ObjectId{high}});
    ++m_ofAsker;
    return !m_policy.stopsAtFirst;
}

} // namespace broadside::planted
