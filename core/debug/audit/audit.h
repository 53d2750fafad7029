#pragma once

#include "core/debug/audit/pair_finder.h"
#include "core/debug/audit/pair_set.h"
#include "core/debug/audit/tunnelling.h"
#include "core/debug/frame.h"
#include "core/debug/why/miss_cause.h"
#include "core/debug/why/pair_stage.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

/// @file
/// Does a broad phase keep its promise? Compares what it hands out with what a correct algorithm of another kind says.
/// And, over the steps of a run: does anything pass through anything unseen (tunnelling.h)?
///
/// Boxes   exact; whether touching counts is the frame's convention. Shapes are not looked at.
/// Limits  where more than limits::kOverlaps boxes overlap in one frame, all are compared, by number and hash, and of
///         the missed ones some are listed, the same ones each time.
/// Cost    O(n + pairs) a frame, beside the broad phase's own query; only where both do not find the same pairs, they
///         are sorted.

namespace broadside {

struct MissedPair {
    IndexPair pair;
    MissCause cause = MissCause::Unknown;
    PairStage stage = PairStage::AfterStructure; ///< One of a missed pair.
    friend bool operator==(const MissedPair&, const MissedPair&) = default;
};

/// What one frame shows.
struct FrameAudit {
    std::vector<MissedPair> missed; ///< Pairs that can collide, boxes overlap, not handed out; ascending.
    /// Pairs that can collide, whose shapes overlap and whose boxes do not: Frame::boxesHideOverlap(). Ascending.
    std::vector<IndexPair> boxSmallerThanShape;
    std::uint64_t candidates = 0;     ///< Distinct pairs handed out.
    std::uint64_t falsePositives = 0; ///< Of these, boxes do not overlap.
    /// Missed pairs that are not in the list, where more than limits::kOverlaps overlap.
    std::uint64_t unlisted = 0;
    [[nodiscard]] std::uint64_t missedCount() const noexcept { return missed.size() + unlisted; }

    /// Of those frames in which not every pair can be kept.
    static constexpr std::size_t kMostSampled = 10'000;
};

/// Finds the true box overlaps of one frame after another, by an algorithm other than the audited one.
class BoxJudge {
public:
    /// Pairs of present rows that can collide and whose boxes overlap. Good until the next call. Once stopped, it means
    /// nothing.
    [[nodiscard]] PairSet& overlapsOf(const ObjectTable& objects, std::optional<Algorithm> audited,
                                      TouchRule touch = TouchRule::Closed, const std::stop_token& stop = {});

    /// See auditFrame() and auditShapes().
    [[nodiscard]] FrameAudit audit(const Frame& frame, const std::stop_token& stop = {});
    [[nodiscard]] FrameAudit auditShapes(const Frame& frame);
    /// As audit(), but without the shapes, and without a search of its own: `search` shows pairs to the sink, among
    /// them all that overlap. @pre the frame's convention of touching is TouchRule::Closed
    [[nodiscard]] FrameAudit auditAlong(const Frame& frame, const std::function<void(PairSink&)>& search);

private:
    [[nodiscard]] FrameAudit compare(const Frame& frame, const std::stop_token& stop = {});
    void findHidden(const Frame& frame, std::vector<IndexPair>& hidden);

    PairFinder m_finder;
    PairFinder m_shapeFinder; // by the boxes of shapes
    PairSet m_overlaps;
    PairSet m_found; // by the audited one; kept for its memory
};

/// By the frame's own convention of touching. Where only candidates are known, so are only causes that boxes tell.
[[nodiscard]] FrameAudit auditFrame(const Frame& frame);
/// The same for one of several frames: what the judge remembers makes it cheaper. Once stopped, what it returns means
/// nothing.
[[nodiscard]] FrameAudit auditFrame(const Frame& frame, BoxJudge& judge, const std::stop_token& stop = {});

/// Of a frame of which no candidates are known: only pairs whose boxes are smaller than their shapes.
[[nodiscard]] FrameAudit auditShapes(const Frame& frame, BoxJudge& judge);

/// What a BoxJudge finds in a single frame. @pre no more than limits::kOverlaps
[[nodiscard]] std::vector<IndexPair> trueBoxOverlaps(const ObjectTable& objects, std::optional<Algorithm> audited);

/// The audit of a run, frame by frame; frame 0 is the world as loaded.
class Audit {
public:
    struct Miss {
        std::uint64_t step = 0;
        IdPair pair;
        MissCause cause = MissCause::Unknown;
        PairStage stage = PairStage::AfterStructure; ///< One of a missed pair.
        friend bool operator==(const Miss&, const Miss&) = default;
    };
    /// A pair whose boxes hide that its shapes overlap.
    struct Hidden {
        std::uint64_t step = 0;
        IdPair pair;
        friend bool operator==(const Hidden&, const Hidden&) = default;
    };
    /// Those of one frame.
    [[nodiscard]] static std::vector<Hidden> hiddenIn(const Frame& frame, const FrameAudit& audit);
    /// Those of many frames; more than `kMost` are only counted.
    struct Misses {
        static constexpr std::size_t kMost = 1'000'000; // 32 MB
        std::vector<Miss> listed;                       ///< By step, then by pair.
        std::uint64_t unlisted = 0;
        void add(std::uint64_t step, const ObjectTable& objects, const FrameAudit& audit);
        [[nodiscard]] std::uint64_t count() const noexcept { return listed.size() + unlisted; }
    };

    struct Passage {
        std::uint64_t step = 0;
        double dt = 0.0; ///< Of the step, seconds.
        Tunnelling tunnelling;
        friend bool operator==(const Passage&, const Passage&) = default;
    };

    /// Remembers where everything stands, without an audit, so that the next observe() sees what passes through what.
    void startFrom(const World& world) { m_watch.emplace(world); }
    /// Gives away what was found, to go on with the next step.
    [[nodiscard]] std::vector<Miss> takeMissed() noexcept { return std::exchange(m_misses, {}).listed; }
    [[nodiscard]] std::vector<Passage> takeTunnelled() noexcept { return std::exchange(m_tunnelled, {}); }
    /// Audits the pairs of a step as they were tested, before anything was removed or pushed out: for the observer of
    /// World::step(). observe() is to come after the step.
    void observeTested(const World& world);
    /// Audits the world as it stands, unless observeTested() has seen the step; of what it did since the frame before,
    /// when that was one step ago and `report` is that of the step, also what passed through what.
    void observe(const World& world, const StepReport* report = nullptr);

    [[nodiscard]] const Misses& misses() const noexcept { return m_misses; }
    [[nodiscard]] const std::vector<Miss>& missed() const noexcept { return m_misses.listed; }
    /// By step, then by object.
    [[nodiscard]] const std::vector<Passage>& tunnelled() const noexcept { return m_tunnelled; }
    [[nodiscard]] std::uint64_t findings() const noexcept { return m_misses.count() + m_tunnelled.size(); }
    [[nodiscard]] std::uint64_t candidates() const noexcept { return m_candidates; }
    [[nodiscard]] std::uint64_t falsePositives() const noexcept { return m_falsePositives; }
    [[nodiscard]] std::uint64_t frames() const noexcept { return m_frames; }

private:
    [[nodiscard]] FrameAudit auditStep(const Frame& frame, const World& world, const StepReport& report);
    void noteTunnelled(const World& world, std::span<const Tunnelling> tunnelled);
    void take(const World& world, const FrameAudit& audit);

    Misses m_misses;
    std::vector<Passage> m_tunnelled;
    std::optional<TunnelWatch> m_watch;
    BoxJudge m_judge;
    std::optional<std::uint64_t> m_tested; ///< The step that observeTested() saw last.
    std::uint64_t m_candidates = 0;
    std::uint64_t m_falsePositives = 0;
    std::uint64_t m_frames = 0;
};

} // namespace broadside
