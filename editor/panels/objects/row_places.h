#pragma once

#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/object_search.h"
#include "editor/panels/objects/objects_tree.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside {

/// Where the row of an object is in the tree of the panel Objects.
struct RowPlace {
    std::size_t folder = 0;
    std::size_t at = 0; ///< Among the objects of the folder.
};

/// Finds the rows of objects, and says which of them are not where they belong. Rows have the order of the file; what a
/// search finds by its name comes first.
class RowPlaces {
public:
    /// @pre all outlive this
    RowPlaces(const ListedObjects& objects, const ObjectsTree& tree, const ObjectSearch& search)
        : m_objects(objects)
        , m_tree(tree)
        , m_search(search)
    {}

    [[nodiscard]] std::optional<RowPlace> placeOf(ObjectId id) const; ///< Nothing when it has no row.
    /// Where an object that has no row yet belongs among those of its folder.
    [[nodiscard]] std::size_t lowerBound(const ObjectsTree::Folder& folder, ObjectId id) const;
    [[nodiscard]] bool isWhereItBelongs(const RowPlace& place) const;
    /// Whether exactly those that the search finds have rows, and at their places. Another name may find more or less.
    [[nodiscard]] bool areFoundRowsRight(const std::vector<ObjectId>& ids) const;

private:
    [[nodiscard]] std::size_t orderOf(ObjectId id) const;

    const ListedObjects& m_objects;
    const ObjectsTree& m_tree;
    const ObjectSearch& m_search;
};

} // namespace broadside
