#include "core/levels/building/level_report.h"

#include "core/base/count_text.h"

namespace broadside::levels {

void LevelReport::note(const LevelPlace& place, ObjectId object, Message message, Message remedy)
{
    if (isLeftOut())
        return;
    place.source->log.setObject(object);
    place.source->log.info(place.offset, std::move(message), std::move(remedy));
    place.source->log.setObject({});
}

void LevelReport::warn(const LevelPlace& place, ObjectId object, Message message, Message remedy)
{
    if (isLeftOut())
        return;
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

void LevelReport::finish()
{
    if (m_notes > kMostLevelNotes)
        m_level.source->log.info(0, "There are " + groupedNumber(m_notes - kMostLevelNotes) + " more notes like these",
                                 "Correct the first ones, and convert the level again");
}

bool LevelReport::takeObject()
{
    if (++m_objects > kMostLevelObjects)
        fail("The level becomes more than the limit of " + groupedNumber(kMostLevelObjects) + " objects",
             "Split the level, or make fewer tiles solid");
    return !m_isFull;
}

bool LevelReport::take(const tiled::ShapeCost& cost)
{
    m_cost.bytes += cost.bytes;
    m_cost.pairs += cost.pairs;
    if (m_cost.bytes > kMostLevelShapes.bytes || m_cost.pairs > kMostLevelShapes.pairs)
        fail("The shapes of the level's objects have too many points together",
             "Draw simpler shapes, or split the level");
    return !m_isFull;
}

std::string joinedNotes(const std::vector<std::string>& notes)
{
    std::string text;
    for (const std::string& note : notes)
        if (text.find(note) == std::string::npos)
            text += (text.empty() ? "" : "; ") + note;
    return text;
}

} // namespace broadside::levels
