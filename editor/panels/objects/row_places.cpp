#include "editor/panels/objects/row_places.h"

#include <algorithm>
#include <unordered_set>

namespace broadside {

std::optional<RowPlace> RowPlaces::placeOf(ObjectId id) const
{
    const SceneObject* object = m_objects.shown(id);
    if (!object)
        return std::nullopt;
    const std::size_t number = m_tree.folderOf(*object);
    if (number >= m_tree.folderCount())
        return std::nullopt;
    const ObjectsTree::Folder& folder = m_tree.folder(number);
    const std::size_t at = lowerBound(folder, id);
    return at < folder.objects.size() && folder.objects[at] == id ? std::optional{RowPlace{number, at}} : std::nullopt;
}

std::size_t RowPlaces::lowerBound(const ObjectsTree::Folder& folder, ObjectId id) const
{
    // Several objects may be added at once. Those without a row are not in the folder, so its order is still valid.
    const auto place =
        std::ranges::lower_bound(folder.objects, orderOf(id), {}, [this](ObjectId other) { return orderOf(other); });
    return static_cast<std::size_t>(place - folder.objects.begin());
}

bool RowPlaces::isCorrectlyPlaced(const RowPlace& place) const
{
    const ObjectsTree::Folder& folder = m_tree.folder(place.folder);
    const SceneObject* object = m_objects.shown(folder.objects[place.at]);
    if (object && m_tree.folderOf(*object) != place.folder)
        return false;
    if (!object || m_search.isEmpty())
        return true;
    const std::size_t order = orderOf(object->id);
    const bool isAhead = m_search.nameRank(*object) != ObjectSearch::NotTheName;
    return isAhead == (place.at < folder.ahead) && (place.at == 0 || orderOf(folder.objects[place.at - 1]) < order);
}

bool RowPlaces::areSearchRowsCorrect(const std::vector<ObjectId>& ids) const
{
    std::unordered_set<ObjectId> found;
    for (const ObjectId id : ids)
        if (const SceneObject* object = m_objects.shown(id); object && m_search.matches(*object))
            found.insert(id);
    std::size_t rows = 0;
    for (std::size_t number = 0; number < m_tree.folderCount(); ++number) {
        const std::vector<ObjectId>& objects = m_tree.folder(number).objects;
        for (std::size_t at = 0; at < objects.size(); ++at) {
            if (std::ranges::find(ids, objects[at]) == ids.end())
                continue;
            const bool isRight = found.contains(objects[at]) && isCorrectlyPlaced({number, at}) &&
                                 (at + 1 == objects.size() || isCorrectlyPlaced({number, at + 1}));
            if (!isRight && m_objects.shown(objects[at]))
                return false;
            ++rows;
        }
    }
    return rows >= found.size();
}

std::size_t RowPlaces::orderOf(ObjectId id) const
{
    constexpr std::size_t kRankShift = 60; // ids have at most 53 bits
    const Scene& scene = m_objects.scene();
    const std::size_t order = scene.indexOf(id).value_or(scene.size() + id.value);
    const SceneObject* object = !m_search.isEmpty() ? m_objects.shown(id) : nullptr;
    return object ? (static_cast<std::size_t>(m_search.nameRank(*object)) << kRankShift) + order : order;
}

} // namespace broadside
