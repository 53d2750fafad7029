#pragma once

#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/object_search.h"
#include "editor/panels/objects/objects_tree.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside {

/// The place of an object's row in the tree of the panel Objects.
struct RowPlace {
    std::size_t folder = 0;
    std::size_t at = 0; ///< Index among the objects of the folder.
};

/// Finds the rows of objects, and the rows that are not at the right place. Rows are in the order of the file; in a
/// search, objects whose names match come first.
class RowPlaces {
public:
    /// @pre all outlive this
    RowPlaces(const ListedObjects& objects, const ObjectsTree& tree, const ObjectSearch& search)
        : m_objects(objects)
        , m_tree(tree)
        , m_search(search)
    {}

    [[nodiscard]] std::optional<RowPlace> placeOf(ObjectId id) const; ///< Nothing when the object has no row.
    /// The index in its folder for an object that has no row yet.
    [[nodiscard]] std::size_t lowerBound(const ObjectsTree::Folder& folder, ObjectId id) const;
    [[nodiscard]] bool isCorrectlyPlaced(const RowPlace& place) const;
    /// Whether, of these objects, exactly those that the search finds have rows, at the right places. A changed name
    /// may change what the search finds.
    [[nodiscard]] bool areSearchRowsCorrect(const std::vector<ObjectId>& ids) const;

private:
    [[nodiscard]] std::size_t orderOf(ObjectId id) const;

    const ListedObjects& m_objects;
    const ObjectsTree& m_tree;
    const ObjectSearch& m_search;
};

} // namespace broadside
