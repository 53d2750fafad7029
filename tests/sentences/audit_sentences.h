#pragma once

#include "core/base/text.h"
#include "core/collision/overlap.h"
#include "core/debug/audit/passage.h"
#include "core/scene/object_table.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <regex>
#include <string>

/// @file
/// Reads the sentences of audits about a passage, and compares every number in them with the two frames, with
/// independent code.

namespace broadside::test {

/// An object that passed through another one between two frames of `dt` seconds. `haveMet`: the narrow phase of the
/// step found that they overlap.
class PassageChecker {
public:
    PassageChecker(const ObjectTable& before, const ObjectTable& after, const Passage& passed, double dt, bool haveMet)
        : m_object(*after.rowOf(passed.object))
        , m_through(*after.rowOf(passed.through))
        , m_before(before)
        , m_after(after)
        , m_dt(dt)
        , m_haveMet(haveMet)
    {}

    /// The first false claim; empty: none is false.
    [[nodiscard]] std::string refuted(const std::string& text) const
    {
        const auto number = [&](const char* pattern) -> std::optional<double> {
            std::smatch found;
            return std::regex_search(text, found, std::regex(pattern)) ? std::optional(std::stod(found[1]))
                                                                       : std::nullopt;
        };
        const bool isUntilMiddle = text.find("to the middle of") != std::string::npos;
        const auto isNear = [](double a, double b) { return std::abs(a - b) <= 0.006 * std::max(std::abs(b), 1e-3); };
        const auto moved = number(R"(moved ([0-9.e+-]+) m )");
        if (moved && !isNear(*moved, way()))
            return "(way) " + std::to_string(way());
        if (const auto step = number(R"(in a step of ([0-9.e+-]+) s)"); step && !isNear(*step, m_dt))
            return "(step)";
        if (const auto speed = number(R"((?:at|speed from) ([0-9.e+-]+) m/s)"); speed && !isNear(*speed, way() / m_dt))
            return "(speed) " + std::to_string(way() / m_dt);
        const auto inside = number(R"(for ([0-9.e+-]+) m of this path)");
        if (inside && std::abs(*inside - lengthInside()) > 0.02 * way() + 0.006 * *inside)
            return "(overlapped) " + std::to_string(lengthInside());
        const auto stretch = inside ? inside : number(R"( is ([0-9.e+-]+) m; beyond)");
        const bool saysPath = isUntilMiddle || text.find(" of this path") != std::string::npos;
        if (saysPath && !(moved && stretch))
            return "(numbers that are not read)";
        if (const auto step = number(R"(at most ([0-9.e+-]+) s long)"))
            if (!stretch || *step * way() / m_dt > *stretch * 1.01)
                return "(shorter steps)";
        if (const auto slow = number(R"(to less than ([0-9.e+-]+) m/s)"))
            if (!stretch || *slow * m_dt > *stretch * 1.01)
                return "(slower)";
        if (const auto thick = number(R"(thicker by ([0-9.e+-]+) m)"))
            if (!stretch || *thick < (isUntilMiddle ? 2.0 : 1.0) * (way() - *stretch) - 0.01 * way())
                return "(thicker)";
        const bool overlapped = m_haveMet || overlapAt(0.0) || overlapAt(1.0);
        for (const char* unseen : {"neither before", "in neither of the two", "in neither frame", "undetected"})
            if (text.find(unseen) != std::string::npos && overlapped)
                return unseen;
        if (text.find("before a response stops it") != std::string::npos && !overlapped)
            return "(nothing to respond to)";
        if (std::smatch place; std::regex_search(text, place, std::regex(R"(at \(([0-9.e+-]+), ([0-9.e+-]+)\) m)")))
            if (distanceToWay({std::stod(place[1]), std::stod(place[2])}) > 0.005 * (1.0 + way()))
                return "(place)";
        return {};
    }

private:
    [[nodiscard]] Vec2 from(ObjectIndex row) const { return m_before.poseOf(row).position; }
    [[nodiscard]] Vec2 to(ObjectIndex row) const { return m_after.poseOf(row).position; }
    [[nodiscard]] Pose at(ObjectIndex row, double fraction) const
    {
        Pose pose = m_after.poseOf(row);
        pose.position = from(row) + fraction * (to(row) - from(row));
        return pose;
    }
    /// Length of the object's path in metres, relative to the object that it passed.
    [[nodiscard]] double way() const
    {
        return length((to(m_object) - from(m_object)) - (to(m_through) - from(m_through)));
    }
    [[nodiscard]] bool overlapAt(double fraction) const
    {
        return overlap(m_after.shapeOf(m_object), at(m_object, fraction), m_after.shapeOf(m_through),
                       at(m_through, fraction));
    }
    /// Length of the first part of the path on which they overlap, in metres.
    [[nodiscard]] double lengthInside() const
    {
        constexpr int kSamples = 500;
        int inside = 0;
        for (int sample = 0; sample <= kSamples; ++sample) {
            const bool isInside = overlapAt(static_cast<double>(sample) / kSamples);
            if (!isInside && inside > 0)
                break;
            inside += isInside ? 1 : 0;
        }
        return way() * inside / kSamples;
    }
    [[nodiscard]] double distanceToWay(Vec2 point) const
    {
        const Vec2 along = to(m_object) - from(m_object);
        const double square = dot(along, along);
        const double share = square > 0.0 ? std::clamp(dot(point - from(m_object), along) / square, 0.0, 1.0) : 0.0;
        return length(point - (from(m_object) + share * along));
    }

    ObjectIndex m_object;
    ObjectIndex m_through;
    const ObjectTable& m_before;
    const ObjectTable& m_after;
    double m_dt;
    bool m_haveMet;
};

} // namespace broadside::test
