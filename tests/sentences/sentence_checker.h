#pragma once

#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/why/why.h"
#include "core/geometry/bounds.h"
#include "tests/sentences/random_frames.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Reads the sentences of `why` about two objects and compares every claim in them with the frame, with independent
/// code.

namespace broadside::test {

/// One pair of a frame, with the facts about it.
class SentenceChecker {
public:
    SentenceChecker(const RandomFrame& random, const WhyAnswer& answer, ObjectIndex a, ObjectIndex b)
        : m_random(random)
        , m_answer(answer)
        , m_a(a)
        , m_b(b)
        , m_nameA(nameOf(a))
        , m_nameB(nameOf(b))
        , m_text(answer.sentence.text() + " " + answer.remedy.text())
    {}

    /// The first false claim; empty: none is false. A sentence without a known claim is also refuted.
    [[nodiscard]] std::string refuted() const
    {
        int claims = 0;
        if (const std::string words = firstRefuted(claimsOfPairs(), claims); !words.empty())
            return words;
        return claims > 0 ? refutedPlaces() : "(a sentence without a claim that is known)";
    }
    /// The same for the sentences of audits: `answer` has their words as its sentence.
    [[nodiscard]] std::string refutedInAudit() const
    {
        int claims = 0;
        for (const auto* list : {&claimsOfPairs(), &claimsOfAudits()})
            if (const std::string words = firstRefuted(*list, claims); !words.empty())
                return words;
        return claims > 0 ? refutedPlaces() : "(words without a claim that is known)";
    }

private:
    struct Claim {
        std::string words;
        std::function<bool(const SentenceChecker&)> holds;
    };

    [[nodiscard]] std::string firstRefuted(const std::vector<Claim>& list, int& claims) const
    {
        for (const Claim& claim : list) {
            if (!has(claim.words))
                continue;
            ++claims;
            if (!claim.holds(*this))
                return claim.words;
        }
        return {};
    }
    [[nodiscard]] std::string refutedPlaces() const
    {
        if (m_nameA == m_nameB || !has(m_nameA) || !has(m_nameB))
            return "(names)";
        return wrongPlaces();
    }

    /// All claims that sentences contain. Words that are not in this list contain no numbers.
    static const std::vector<Claim>& claimsOfPairs()
    {
        using C = const SentenceChecker&;
        static const std::vector<Claim> claims{
            {"missed the pair", [](C c) { return c.canMeet() && c.boxesOverlap() && !c.isCandidate(); }},
            {"The boxes of", [](C c) { return c.boxesOverlap(); }},
            {"and their boxes overlap", [](C c) { return c.boxesOverlap(); }},
            {"The shapes of", [](C c) { return c.shapesOverlap() && !c.boxesOverlap(); }},
            {" overlap. ", [](C c) { return c.boxesOverlap() && c.shapesOverlap() && c.isCandidate(); }},
            {", but their boxes are", [](C c) { return c.isCandidate() || c.has("The shapes of"); }},
            {"although they share no cell", [](C c) { return c.isCandidate(); }},
            {"report the pair",
             [](C c) {
                 const bool saysBoxesOverlap = c.has("their boxes overlap, and") || c.has("The boxes overlap, but");
                 return !c.isCandidate() && saysBoxesOverlap == c.boxesOverlap();
             }},
            {": a false positive", [](C c) { return c.isCandidate() && !c.boxesOverlap(); }},
            {"share no cell", [](C c) { return c.shared().empty(); }},
            {" share cell", [](C c) { return c.has("share " + c.listOf(c.sharedIds())); }},
            {"share a cell outside the grid", [](C c) { return !c.shared().empty() && c.sharedIds().empty(); }},
            {"touch no common cell", [](C c) { return !c.touchCommonCell(); }},
            {" m apart", [](C c) { return c.distancesAreRight(); }},
            {"touching", [](C c) { return !(distance(c.box(c.m_a), c.box(c.m_b)) > 0.0) || c.distanceNow() == 0.0; }},
            {"only touch, or miss", [](C c) { return c.distanceNow() <= 1e-9; }},
            {"Nothing is wrong", [](C c) { return c.nothingIsWrong(); }},
            {"only outside the world", [](C c) { return c.overlapIsOutside(); }},
            {"only outside the grid", [](C c) { return c.overlapHasNoCell(); }},
            {"row or column that the table of cells does not have", [](C c) { return c.overlapHasNoCell(); }},
            {"with wrong bounds", [](C c) { return c.namesHolderOfCause(&SentenceChecker::isRegisteredWrong); }},
            {"only at its corners", [](C c) { return c.namesHolderOfCause(&SentenceChecker::isAtCornersOnly); }},
            {"only at their corners", [](C c) { return c.namesHolderOfCause(&SentenceChecker::isAtCornersOnly); }},
            {"three or more cells", [](C c) { return c.namesHolderOfCause(&SentenceChecker::spansThreeCells); }},
            {" is not registered", [](C c) { return c.namesHolderOfCause(&SentenceChecker::isNowhere); }},
            {"neither is registered", [](C c) { return c.isNowhere(c.m_a) && c.isNowhere(c.m_b); }},
            {"truncates coordinates",
             [](C c) { return c.m_random.isTheirs() || c.m_random.algorithm() == Algorithm::RangeGrid; }},
            {"rounding put",
             [](C c) { return c.m_random.isTheirs() || c.m_random.algorithm() >= Algorithm::CornerGrid; }},
            {"an unknown reason", [](C c) { return c.bothAreRegistered(); }},
            {"Record in which cells", [](C c) { return !c.m_random.registered() && !c.m_random.knowsBoxes(); }},
            {"Update the broad phase whenever", [](C c) { return c.m_answer.cause == MissCause::Stale; }},
            {" moved ", [](C c) { return c.m_text.find("whenever an object moved") != std::string::npos; }},
            {"both are static", [](C c) { return !c.filter(c.m_a).dynamic && !c.filter(c.m_b).dynamic; }},
            {"never collide", [](C c) { return !c.canMeet(); }},
            {"does not accept the category", [](C c) { return c.masksAreRight(); }},
            {"Cells of ", [](C c) { return c.cellsSeparate(); }},
            {"They are far apart for a candidate", [](C c) { return c.areApart(); }},
            {"smaller than", [](C c) { return !c.has("the box of") || c.namedBoxIsTooSmall(); }},
            {"neither responds", [](C c) { return !c.responds(c.m_a) && !c.responds(c.m_b); }},
            {"`onHit`) happens", [](C c) { return c.responds(c.m_a) || c.responds(c.m_b); }},
        };
        return claims;
    }

    /// Claims in lists, reports and tooltips. Those of sentences also apply to them.
    static const std::vector<Claim>& claimsOfAudits()
    {
        using C = const SentenceChecker&;
        const auto isMissed = [](C c) { return c.canMeet() && c.boxesOverlap() && !c.isCandidate(); };
        const auto isHidden = [](C c) {
            return c.canMeet() && c.shapesOverlap() && !c.boxesOverlap() &&
                   (c.isBoxTooSmall(c.m_a) || c.isBoxTooSmall(c.m_b));
        };
        static const std::vector<Claim> claims{
            {"Missed pair", isMissed},
            {"Missed: ", isMissed},
            {"the broad phase misses", isMissed},
            {"does not report the pair", isMissed},
            {"their boxes overlap, and the broad phase", isMissed},
            {"The boxes overlap", [](C c) { return c.boxesOverlap(); }},
            {"Two objects can collide", [](C c) { return c.canMeet(); }},
            {"hides it", isHidden},
            {"boxes do not", isHidden},
            {"boxes that are smaller than them do not", isHidden},
            {"Box smaller than its shape", isHidden},
            {"meet outside the world or the grid", [](C c) { return c.overlapIsOutside() || c.overlapHasNoCell(); }},
            {"row or column that the table lacks", [](C c) { return c.overlapHasNoCell(); }},
            {"larger than the cells", [](C c) { return c.namesHolderOfCause(&SentenceChecker::spansThreeCells); }},
            {"not registered in between", [](C c) { return c.namesHolderOfCause(&SentenceChecker::isAtCornersOnly); }},
            {"truncated to whole numbers",
             [](C c) { return c.m_random.isTheirs() || c.m_random.algorithm() == Algorithm::RangeGrid; }},
            {"rounding put them",
             [](C c) { return c.m_random.isTheirs() || c.m_random.algorithm() >= Algorithm::CornerGrid; }},
            {": unknown", [](C c) { return c.bothAreRegistered(); }},
            {"Choose a correct algorithm", [](C c) { return !c.m_random.isTheirs(); }},
            {"1 finding", [](C) { return true; }},
        };
        return claims;
    }

    [[nodiscard]] bool has(const std::string& words) const { return m_text.find(words) != std::string::npos; }

    /// Includes the id when the name occurs twice.
    [[nodiscard]] std::string nameOf(ObjectIndex row) const
    {
        const ObjectTable& objects = m_random.objects();
        const std::string id = std::to_string(objects.idOf(row).value);
        const std::string& name = objects.objectOf(row).name;
        if (name.empty())
            return "Object " + id;
        int count = 0;
        objects.forEach([&](ObjectIndex other) { count += objects.objectOf(other).name == name ? 1 : 0; });
        return count > 1 ? name + " (" + id + ")" : name;
    }

    // --- boxes and shapes --------------------------------------------------------------------------------------------

    [[nodiscard]] const Aabb& box(ObjectIndex row) const { return m_random.objects().boundsOf(row); }
    [[nodiscard]] const CollisionFilter& filter(ObjectIndex row) const { return m_random.objects().filterOf(row); }
    [[nodiscard]] bool canMeet() const
    {
        const CollisionFilter& a = filter(m_a);
        const CollisionFilter& b = filter(m_b);
        return (a.category & b.mask) != 0 && (b.category & a.mask) != 0 && (a.dynamic || b.dynamic);
    }
    [[nodiscard]] bool isCandidate() const { return m_random.isCandidate(orderedPair(m_a, m_b)); }
    [[nodiscard]] bool boxesOverlap() const
    {
        const Aabb& a = box(m_a);
        const Aabb& b = box(m_b);
        if (m_random.touch() == TouchRule::HalfOpen)
            return a.lo.x < b.hi.x && b.lo.x < a.hi.x && a.lo.y < b.hi.y && b.lo.y < a.hi.y;
        return a.lo.x <= b.hi.x && b.lo.x <= a.hi.x && a.lo.y <= b.hi.y && b.lo.y <= a.hi.y;
    }
    [[nodiscard]] double distanceNow() const
    {
        const ObjectTable& objects = m_random.objects();
        return distanceBetween(objects.shapeOf(m_a), objects.poseOf(m_a), objects.shapeOf(m_b), objects.poseOf(m_b));
    }
    [[nodiscard]] bool shapesOverlap() const { return distanceNow() <= 1e-9; }
    /// True when each number before " m apart" is the distance of the boxes or of the shapes, as the words before it
    /// say.
    [[nodiscard]] bool distancesAreRight() const
    {
        const std::string boxes = roundedNumber(distance(box(m_a), box(m_b)), 3);
        const std::string shapes = roundedNumber(distanceNow(), 3);
        for (std::size_t at = m_text.find(" m apart"); at != std::string::npos; at = m_text.find(" m apart", at + 1)) {
            const std::size_t before = m_text.rfind(' ', at - 1);
            const std::string number = m_text.substr(before + 1, at - before - 1);
            const bool isOfBoxes = before >= 9 && m_text.substr(before - 9, 9) == "boxes are";
            if (number != (isOfBoxes ? boxes : shapes) || number == "0")
                return false;
        }
        return true;
    }
    [[nodiscard]] Aabb common() const { return intersection(box(m_a), box(m_b)); }
    [[nodiscard]] bool overlapIsOutside() const
    {
        const Aabb both = common();
        return both.hi.x < 0.0 || both.hi.y < 0.0 || both.lo.x > m_random.world().width ||
               both.lo.y > m_random.world().height;
    }
    [[nodiscard]] bool overlapHasNoCell() const
    {
        const auto& table = m_random.table();
        return table && table->clipped(table->cellsOf(common())).isEmpty();
    }
    [[nodiscard]] bool isBoxTooSmall(ObjectIndex row) const
    {
        const ObjectTable& objects = m_random.objects();
        const Aabb shape = boundsOf(objects.shapeOf(row), objects.poseOf(row));
        return intersection(shape, box(row)) != shape;
    }
    [[nodiscard]] bool namedBoxIsTooSmall() const
    {
        return (!has("the box of " + m_nameA + " is") || isBoxTooSmall(m_a)) &&
               (!has("the box of " + m_nameB + " is") || isBoxTooSmall(m_b));
    }
    [[nodiscard]] bool responds(ObjectIndex row) const
    {
        const SceneObject& object = m_random.objects().objectOf(row);
        return object.onHit == HitResponse::Remove || (object.onHit == HitResponse::Bounce && object.isDynamic());
    }

    // --- cells -------------------------------------------------------------------------------------------------------

    [[nodiscard]] Cells cellsOf(ObjectIndex row) const
    {
        return m_random.registered() ? (*m_random.registered())[row] : Cells{};
    }
    [[nodiscard]] Cells shared() const
    {
        Cells both;
        const Cells ofB = cellsOf(m_b);
        for (const auto& cell : cellsOf(m_a))
            if (ofB.contains(cell))
                both.insert(cell);
        return both;
    }
    [[nodiscard]] std::vector<std::uint64_t> idsOf(const Cells& cells) const
    {
        std::vector<std::uint64_t> ids;
        for (const auto& [x, y] : cells)
            if (const auto id = m_random.table()->idOf({x, y}))
                ids.push_back(*id);
        std::ranges::sort(ids);
        return ids;
    }
    [[nodiscard]] std::vector<std::uint64_t> sharedIds() const { return idsOf(shared()); }
    [[nodiscard]] static std::string listOf(const std::vector<std::uint64_t>& ids)
    {
        std::string text = ids.size() == 1 ? "cell" : "cells";
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (i == 3 && ids.size() > 4)
                return text + " and " + std::to_string(ids.size() - 3) + " more";
            text += (i == 0 ? " " : i + 1 == ids.size() ? " and " : ", ") + std::to_string(ids[i]);
        }
        return text;
    }
    [[nodiscard]] std::string placeOf(ObjectIndex row) const
    {
        const Cells cells = cellsOf(row);
        const std::vector<std::uint64_t> ids = idsOf(cells);
        if (cells.empty())
            return "in no cell";
        if (ids.empty())
            return "outside the grid";
        return "in " + listOf(ids) + (ids.size() < cells.size() ? " and outside the grid" : "");
    }
    /// Compares the positions that a sentence gives for the two objects with their cells.
    [[nodiscard]] std::string wrongPlaces() const
    {
        for (const std::string verb :
             {" is registered in", " is registered outside", " is in ", " is outside the grid"})
            if (has(m_nameA + verb)) {
                const std::string is = verb.starts_with(" is registered") ? " is registered " : " is ";
                if (!has(m_nameA + is + placeOf(m_a) + ", " + m_nameB + " " + placeOf(m_b)))
                    return "(places) " + placeOf(m_a) + ", " + placeOf(m_b);
            }
        return {};
    }
    [[nodiscard]] bool touchCommonCell() const
    {
        const auto& table = m_random.table();
        return !intersection(table->cellsOf(box(m_a)), table->cellsOf(box(m_b))).isEmpty();
    }
    [[nodiscard]] CellRange touched(ObjectIndex row, double more) const
    {
        return m_random.table()->cellsOf(grown(box(row), more));
    }

    // --- causes ------------------------------------------------------------------------------------------------------

    /// True when the sentence names the object that has the cause, or "both", or "one of the two objects".
    [[nodiscard]] bool namesHolderOfCause(bool (SentenceChecker::*holds)(ObjectIndex) const) const
    {
        const bool ofA = (this->*holds)(m_a);
        const bool ofB = (this->*holds)(m_b);
        if (has("because both"))
            return ofA && ofB;
        if (has("because one of") || !has("because ")) // "one is registered with bounds ..."
            return ofA || ofB;
        return (has("because " + m_nameA + " ") && ofA) || (has("because " + m_nameB + " ") && ofB);
    }
    [[nodiscard]] bool isRegisteredWrong(ObjectIndex row) const
    {
        if (m_random.toldBox(row) != box(row))
            return true;
        if (m_random.knowsBoxes()) {
            const auto registered = m_random.registeredBox(row);
            return registered && intersection(*registered, box(row)) != box(row);
        }
        if (!m_random.registered())
            return false;
        Cells wanted;
        const CellRange range = touched(row, 0.0);
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                wanted.insert({x, y});
        return cellsOf(row) != wanted;
    }
    [[nodiscard]] bool spansThreeCells(ObjectIndex row) const
    {
        const CellRange range = touched(row, 1e-5); // rounding to floats extends it a little
        return range.columns() >= 3 || range.rows() >= 3;
    }
    [[nodiscard]] bool isAtCornersOnly(ObjectIndex row) const
    {
        if (!m_random.isTheirs())
            return m_random.algorithm() == Algorithm::CornerGrid || m_random.algorithm() == Algorithm::BucketGrid;
        const CellRange outer = touched(row, 1e-5);
        const CellRange inner = touched(row, -1e-5);
        const CellRange kept = m_random.table()->clipped(inner);
        const auto isEnd = [](std::int64_t at, std::initializer_list<std::int64_t> ends) {
            return std::ranges::find(ends, at) != ends.end();
        };
        const Cells cells = cellsOf(row);
        return !cells.empty() && std::ranges::all_of(cells, [&](const auto& cell) {
            return isEnd(cell.first,
                         {outer.first.x, inner.first.x, kept.first.x, outer.last.x, inner.last.x, kept.last.x}) &&
                   isEnd(cell.second,
                         {outer.first.y, inner.first.y, kept.first.y, outer.last.y, inner.last.y, kept.last.y});
        });
    }
    [[nodiscard]] bool isNowhere(ObjectIndex row) const
    {
        if (m_random.knowsBoxes())
            return !m_random.registeredBox(row);
        return m_random.registered() && cellsOf(row).empty();
    }
    /// True when the cause may be unknown: an object that could be in a cell, but is in none, has a known cause.
    [[nodiscard]] bool bothAreRegistered() const
    {
        const auto isFine = [&](ObjectIndex row) {
            return !isNowhere(row) || (m_random.table() && m_random.table()->clipped(touched(row, -1e-5)).isEmpty());
        };
        return isFine(m_a) && isFine(m_b);
    }

    // --- remedies ----------------------------------------------------------------------------------------------------

    [[nodiscard]] bool nothingIsWrong() const
    {
        const bool isMissed = canMeet() && boxesOverlap() && !isCandidate();
        const bool isHidden = canMeet() && !boxesOverlap() && shapesOverlap() &&
                              (isBoxTooSmall(m_a) || isBoxTooSmall(m_b)) && distance(box(m_a), box(m_b)) > 0.1;
        return !isMissed && !isHidden && (!isCandidate() || boxesOverlap() || areNear());
    }
    /// For a candidate of a game: closer than 4.5 cells or, if no cells are known, at most twice their largest side
    /// apart.
    [[nodiscard]] bool areNear() const
    {
        if (!m_random.isTheirs())
            return true;
        const double gap = distance(box(m_a), box(m_b));
        if (m_random.table())
            return gap < 3.0 * 1.5 * m_random.table()->cellSize();
        return gap <= 2.0 * std::max({box(m_a).width(), box(m_a).height(), box(m_b).width(), box(m_b).height()});
    }
    /// True when they are not even in neighbouring cells.
    [[nodiscard]] bool areApart() const
    {
        const double gap = distance(box(m_a), box(m_b));
        return m_random.isTheirs() && (m_random.table() ? gap > m_random.table()->cellSize() : !areNear());
    }
    [[nodiscard]] bool masksAreRight() const
    {
        const auto says = [&](ObjectIndex owner, ObjectIndex other, const std::string& name, const std::string& named) {
            const bool conflicts = (filter(owner).mask & filter(other).category) == 0;
            return conflicts ==
                   has("the mask " + std::to_string(filter(owner).mask) + " of " + name +
                       " does not accept the category " + std::to_string(filter(other).category) + " of " + named);
        };
        return says(m_a, m_b, m_nameA, m_nameB) && says(m_b, m_a, m_nameB, m_nameA);
    }
    [[nodiscard]] bool cellsSeparate() const
    {
        const std::size_t at = m_text.find("Cells of ") + 9;
        const double size = std::stod(m_text.substr(at));
        const Aabb& a = box(m_a);
        const Aabb& b = box(m_b);
        return size <= std::max({b.lo.x - a.hi.x, a.lo.x - b.hi.x, b.lo.y - a.hi.y, a.lo.y - b.hi.y}) * (1.0 + 1e-9);
    }

    const RandomFrame& m_random;
    const WhyAnswer& m_answer;
    ObjectIndex m_a;
    ObjectIndex m_b;
    std::string m_nameA;
    std::string m_nameB;
    std::string m_text;
};

} // namespace broadside::test
