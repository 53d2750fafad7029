#include "core/debug/diagnosis/track_book.h"

#include <utility>

namespace broadside::diagnosis {

TrackIndex TrackBook::follow(const ObjectTable& objects, ObjectIndex row, FrameIndex frame, bool isAnother)
{
    const ObjectId id = objects.idOf(row);
    const auto known = m_open.find(id);
    const bool goesOn = known != m_open.end() && m_evidence.tracks[known->second].last() + 1 == frame && !isAnother &&
                        isSameKind(m_evidence.tracks[known->second], objects.objectOf(row));
    const TrackIndex track = goesOn ? known->second : begin(objects, row, frame);
    if (!goesOn && known != m_open.end())
        m_evidence.tracks[track].earlier = known->second;
    if (!goesOn)
        m_open[id] = track;
    m_evidence.tracks[track].boxes.push_back(m_evidence.coordinates.box(objects.boundsOf(row)));
    return track;
}

bool TrackBook::isSameKind(const Track& track, const SceneObject& object) const
{
    return m_evidence.names[track.name] == object.name && track.isDynamic == object.isDynamic();
}

TrackIndex TrackBook::begin(const ObjectTable& objects, ObjectIndex row, FrameIndex frame)
{
    const SceneObject& object = objects.objectOf(row);
    const auto [name, isNew] = m_names.try_emplace(object.name, static_cast<std::uint32_t>(m_names.size()));
    if (isNew)
        m_evidence.names.push_back(object.name);
    Track track;
    track.id = object.id;
    track.name = name->second;
    track.isDynamic = object.isDynamic();
    track.firstFilter = objects.filterOf(row);
    track.index = static_cast<TrackIndex>(m_evidence.tracks.size());
    track.first = frame;
    m_evidence.tracks.push_back(std::move(track));
    return m_evidence.tracks.back().index;
}

} // namespace broadside::diagnosis
