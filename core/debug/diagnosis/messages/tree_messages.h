#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Faults of trees that lose pairs.

namespace broadside::texts {

inline constexpr Form<> treeStaticLeaves{
    "fault-tree.static-leaves", "Leaves of static objects do not search for new partners when they are changed."};
inline constexpr Form<Text> treeLeavesOfName{"fault-tree.leaves-of-name",
                                             "Leaves of objects named {name} do not search for partners."};
inline constexpr Form<Phrase> treeSilentLeaves{
    "fault-tree.silent-leaves",
    "Leaves of objects named {names} do not search for new partners when they are changed."};
inline constexpr Form<Count, Count> treeReusedLeaves{
    "fault-tree.reused-leaves",
    "The leaves of {silent} of the {late} objects that appear after another one has vanished never search for new "
    "partners; all other leaves do."};
inline constexpr Form<> treeAtRemoval{
    "fault-tree.at-removal",
    "Leaves that are changed in a step in which an object is removed do not search for new partners."};
inline constexpr Form<> treeOnlyNewLeaves{"fault-tree.only-new-leaves",
                                          "Only new leaves search for partners: leaves that are changed later do not."};
inline constexpr Form<> treeOnlyFirstChange{
    "fault-tree.only-first-change",
    "A leaf searches for partners only after its first change: later it is changed without a search."};
inline constexpr Form<> treeTogether{
    "fault-tree.together",
    "When two leaves search in the same step, neither finds the other: each leaves the pair to the other one."};
inline constexpr Form<> treeAtBirth{"fault-tree.at-birth",
                                    "Pairs of a new object are not found in its first step: not by its own search, and "
                                    "not by those of others. They are found when one of the two leaves is changed."};
inline constexpr Form<> treeNewLeaves{"fault-tree.new-leaves", "New leaves do not search for partners."};
inline constexpr Form<> treeHigherOnly{"fault-tree.higher-only",
                                       "In each pair, only the leaf of the object with the higher id finds the pair: "
                                       "when only the other leaf changes, the pair is missed."};
inline constexpr Form<> treeLowerOnly{"fault-tree.lower-only",
                                      "In each pair, only the leaf of the object with the lower id finds the pair: "
                                      "when only the other leaf changes, the pair is missed."};
inline constexpr Form<> treeHighLeafOnly{
    "fault-tree.high-leaf-only",
    "Of two leaves, only the one with the higher number in the tree finds the pair: when only the other leaf changes, "
    "the pair is missed. A new leaf takes the number that was freed last."};
inline constexpr Form<> treeLowLeafOnly{
    "fault-tree.low-leaf-only",
    "Of two leaves, only the one with the lower number in the tree finds the pair: when only the other leaf changes, "
    "the pair is missed. A new leaf takes the number that was freed last."};
inline constexpr Form<Number> treeSlowLeaves{
    "fault-tree.slow-leaves",
    "Leaves of objects that move by at most {motion} do not search for new partners when they are changed."};
inline constexpr Form<> treeRestingLeaves{
    "fault-tree.resting-leaves",
    "Leaves of objects that do not move do not search for new partners when they are changed."};
inline constexpr Form<Number> treeFastLeaves{
    "fault-tree.fast-leaves",
    "Leaves of objects that move by {motion} or more in a step do not search for new partners."};
inline constexpr Form<Number> treeChangedLimit{
    "fault-tree.changed-limit",
    "The list of changed leaves has only {count} place: later ones do not search for partners.",
    "The list of changed leaves has only {count} places: later ones do not search for partners."};
inline constexpr Form<Number> treeFirstOfChanged{
    "fault-tree.first-of-changed", "In each step, the first changed leaf does not search for partners.",
    "In each step, the first {count} changed leaves do not search for partners."};
inline constexpr Form<Phrase> treeSearchLate{
    "fault-tree.search-late",
    "Changed leaves search for new partners {time} late: before the leaves of that step are changed."};
inline constexpr Form<> treeTightSearch{"fault-tree.tight-search",
                                        "A changed leaf searches with the box of its object, not with its own larger "
                                        "box: objects that meet later within both leaves are not found."};
inline constexpr Form<> treeDroppedApart{
    "fault-tree.dropped-apart",
    "A pair is dropped when the boxes of its objects are apart, although its leaves still overlap: it is only found "
    "again when one of its leaves is changed."};
inline constexpr Form<> treeDroppedResting{
    "fault-tree.dropped-resting",
    "A pair is dropped when both objects rest, although its leaves still overlap: it is only found again when one of "
    "its leaves is changed."};
inline constexpr Form<> treeDroppedParting{
    "fault-tree.dropped-parting",
    "A pair is dropped when its objects move apart, although its leaves still overlap: it is only found again when one "
    "of its leaves is changed."};
inline constexpr Form<> treeInnerNodes{"fault-tree.inner-nodes",
                                       "A search in the quadtree looks only at objects in its lowest nodes, not at "
                                       "those that are kept in the nodes above."};
inline constexpr Form<> treeThroughOverlapped{
    "fault-tree.through-overlapped",
    "A search in the quadtree goes down only to nodes that its box overlaps, and not to those that it only touches."};
inline constexpr Form<Text> treeThroughOverlappedAlong{
    "fault-tree.through-overlapped-along",
    "A search in the quadtree does not go down to nodes that its box only touches along {axis}."};
inline constexpr Form<> treeThroughCentre{
    "fault-tree.through-centre",
    "A search in the quadtree goes down only to nodes that contain the middle of its box."};
inline constexpr Form<> treeThroughCorner{
    "fault-tree.through-corner", "A search in the quadtree goes down only to nodes that contain one corner of its box, "
                                 "always the same one."};
inline constexpr Form<> treeThroughTwoCorners{
    "fault-tree.through-two-corners",
    "A search in the quadtree goes down only to nodes that contain one of two opposite corners of its box."};
inline constexpr Form<> treeThroughCorners{
    "fault-tree.through-corners",
    "A search in the quadtree goes down only to nodes that contain a corner of its box, not to those within it."};
inline constexpr Form<Number> treeLevels{"fault-tree.levels", "A search in the quadtree looks only at the first level.",
                                         "A search in the quadtree looks only at the first {count} levels."};
inline constexpr Form<> treeOwnNode{"fault-tree.own-node",
                                    "A search in the quadtree looks only into the node of its own object."};
inline constexpr Form<> treeOwnAndAbove{
    "fault-tree.own-and-above",
    "A search in the quadtree goes down only into nodes that contain its whole box. Where the box does not fit into "
    "one child, the search does not look into the children."};
inline constexpr Form<> treeOwnAndBelow{
    "fault-tree.own-and-below",
    "A search in the quadtree looks only into the node of its own object and into those below it."};
inline constexpr Form<> treeOwnAndParent{
    "fault-tree.own-and-parent",
    "A search in the quadtree looks only into the node of its own object and into the next one above it."};
inline constexpr Form<> treeOwnAndChildren{
    "fault-tree.own-and-children",
    "A search in the quadtree looks only into the node of its own object and into the children of that node."};
inline constexpr Form<> treeNodeOfCentre{
    "fault-tree.node-of-centre",
    "The quadtree keeps each object only in the node with its centre. A search looks only into nodes that its box "
    "touches: objects that reach over from other nodes are missed."};
inline constexpr Form<> treeNodeOfCorner{
    "fault-tree.node-of-corner",
    "The quadtree keeps each object only in the node with one of its corners. A search looks only into nodes that its "
    "box touches: objects that reach over from other nodes are missed."};
inline constexpr Form<Text> treeHoldsAlongOneAxis{"fault-tree.holds-along-one-axis",
                                                  "An object that lies across the line between two nodes along {axis} "
                                                  "goes into one of them, instead of staying in the "
                                                  "node above both: objects in the other one do not find it."};
inline constexpr Form<> mendBothSidesOfNode{
    "fault-remedy.both-sides-of-node",
    "Put an object into a child only if the child contains its whole box: compare both of its sides with the line."};
inline constexpr Form<Number, Number> treeCapacity{
    "fault-tree.capacity", "The tree that fits best has a node capacity of {capacity} and a depth of {depth}."};
inline constexpr Form<> treeLowerSearches{"fault-tree.lower-searches",
                                          "In each pair, only the object with the lower id searches."};
inline constexpr Form<> treeHigherSearches{"fault-tree.higher-searches",
                                           "In each pair, only the object with the higher id searches."};
inline constexpr Form<> treeDynamicSearch{"fault-tree.dynamic-search", "Only dynamic objects search."};
inline constexpr Form<> treeLowerOfDynamicSearches{"fault-tree.lower-of-dynamic-searches",
                                                   "Of two dynamic ones, only the one with the lower id searches."};
inline constexpr Form<> treeHigherOfDynamicSearches{"fault-tree.higher-of-dynamic-searches",
                                                    "Of two dynamic ones, only the one with the higher id searches."};
inline constexpr Form<Phrase> treeNamesSearch{"fault-tree.names-search", "Only objects named {names} search."};
inline constexpr Form<> treeKeepsOthers{"fault-tree.keeps-others", "The quadtree contains only the other objects."};
inline constexpr Form<Phrase> treeHeldAtFirst{
    "fault-tree.held-at-first",
    "Objects named {names} stay registered where they were first: they move, and are never registered again."};
inline constexpr Form<> treeSharedLeaves{
    "fault-tree.shared-leaves",
    "They are in a tree whose leaves contain several objects. They are still found near others of their leaves."};
inline constexpr Form<> treeSmallNodes{"fault-tree.small-nodes",
                                       "Nodes of the quadtree are too small: an object is kept in the node with its "
                                       "centre, and can reach beyond the box with which the node is searched."};
inline constexpr Form<> treeLevelByWidth{"fault-tree.level-by-width",
                                         "The level of an object in the quadtree is chosen by its width alone: high "
                                         "objects reach beyond the boxes of their nodes."};
inline constexpr Form<Number> treeOpenNodes{
    "fault-tree.open-nodes",
    "A search in the tree has room for only {count} open nodes: other nodes are dropped, with everything below them."};
inline constexpr Form<> treeParentOnly{
    "fault-tree.parent-only",
    "When a leaf of the tree is changed, only its parent grows: the nodes above no longer contain the leaf."};
inline constexpr Form<> treeRightKept{
    "fault-tree.right-kept",
    "The nodes above a changed leaf do not grow if it is a right child: searches do not reach it."};
inline constexpr Form<> treeLeftKept{
    "fault-tree.left-kept",
    "The nodes above a changed leaf do not grow if it is a left child: searches do not reach it."};
inline constexpr Form<> treeNewKept{"fault-tree.new-kept",
                                    "The nodes above a new leaf do not grow: searches do not reach it."};

} // namespace broadside::texts
