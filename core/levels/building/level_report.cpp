#include "core/levels/building/level_report.h"

#include "core/levels/level_messages.h"

#include <span>

namespace broadside::levels {
namespace {

/// The depth of the result grows with the logarithm of the number of notes.
Message joinedInHalves(std::span<const Message> notes)
{
    if (notes.size() == 1)
        return notes.front();
    const std::size_t half = notes.size() / 2;
    return texts::levelNoteList(joinedInHalves(notes.first(half)), joinedInHalves(notes.subspan(half)));
}

} // namespace

void LevelReport::note(const LevelPlace& place, ObjectId object, Message message, Message remedy)
{
    place.source->log.setObject(object);
    place.source->log.info(place.offset, std::move(message), std::move(remedy));
    place.source->log.setObject({});
}

void LevelReport::warn(const LevelPlace& place, ObjectId object, Message message, Message remedy)
{
    place.source->log.setObject(object);
    place.source->log.warning(place.offset, std::move(message), std::move(remedy));
    place.source->log.setObject({});
}

void LevelReport::fail(Message message, Message remedy)
{
    if (!m_isFull)
        m_level.error(std::move(message), std::move(remedy));
    m_isFull = true;
}

bool LevelReport::takeObject()
{
    if (++m_objects > kMostLevelObjects)
        fail(texts::levelManyObjects(kMostLevelObjects), texts::levelFewerObjects());
    return !m_isFull;
}

bool LevelReport::take(const tiled::ShapeCost& cost)
{
    m_cost.bytes += cost.bytes;
    m_cost.pairs += cost.pairs;
    if (m_cost.bytes > kMostLevelShapes.bytes || m_cost.pairs > kMostLevelShapes.pairs)
        fail(texts::levelManyPoints(), texts::levelSimplerShapes());
    return !m_isFull;
}

Message joinedNotes(const std::vector<Message>& notes)
{
    std::vector<Message> kept;
    std::string text;
    for (const Message& note : notes) {
        const std::string words = note.text();
        if (text.find(words) != std::string::npos)
            continue;
        text += (text.empty() ? "" : "; ") + words;
        kept.push_back(note);
    }
    return kept.empty() ? Message() : joinedInHalves(kept);
}

} // namespace broadside::levels
