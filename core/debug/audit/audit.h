#pragma once

#include "core/debug/audit/pair_finder.h"
#include "core/debug/audit/pair_set.h"
#include "core/debug/audit/passage.h"
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
/// Does a broad phase keep its promise? Compares its candidates with the overlaps that a correct algorithm of another
/// kind finds. Over the steps of a run, also finds objects that pass through others (passage.h).
///
/// Boxes   exact; the frame's touch rule says whether touching counts. Shapes are not examined.
/// Limits  if more than limits::kOverlaps boxes overlap in one frame, all of them are compared by number and hash,
///         but only some of the missed pairs are listed, the same ones each time.
/// Cost    O(n + pairs) per frame, plus the broad phase's own query; pairs are sorted only if the two results differ.

namespace broadside {

struct MissedPair {
    IndexPair pair;
    MissCause cause = MissCause::Unknown;
    PairStage stage = PairStage::AfterStructure; ///< The stage of a missed pair.
    friend bool operator==(const MissedPair&, const MissedPair&) = default;
};

/// The audit of one frame.
struct FrameAudit {
    std::vector<MissedPair> missed; ///< Pairs that can collide and whose boxes overlap, but not reported; ascending.
    /// Pairs that can collide, whose shapes overlap and whose boxes do not: Frame::boxesHideOverlap(). Ascending.
    std::vector<IndexPair> boxSmallerThanShape;
    std::uint64_t candidates = 0;     ///< Distinct reported pairs.
    std::uint64_t falsePositives = 0; ///< Candidates whose boxes do not overlap.
    /// Pairs like missed ones, of which both objects sleep: see leavesOutAsleep(). They are not missed.
    std::uint64_t bothAsleep = 0;
    /// Missed pairs that are not in the list, because more than limits::kOverlaps pairs overlap.
    std::uint64_t unlisted = 0;
    [[nodiscard]] std::uint64_t missedCount() const noexcept { return missed.size() + unlisted; }

    /// Limit of the list in a frame in which not every pair can be kept.
    static constexpr std::size_t kMostSampled = 10'000;
};

/// Finds the true box overlaps of one frame after another, by an algorithm other than the audited one.
class BoxJudge {
public:
    /// From now on, causes of pairs that a game misses are left out where its recorded registrations show the stage.
    /// Some of them are found only in earlier frames.
    void leaveOutCauses() noexcept { m_leavesOutCauses = true; }
    /// Pairs of present rows that can collide and whose boxes overlap. Valid until the next call. After a stop, the
    /// result means nothing.
    [[nodiscard]] PairSet& overlapsOf(const ObjectTable& objects, std::optional<Algorithm> audited,
                                      TouchRule touch = TouchRule::Closed, const std::stop_token& stop = {});

    /// Gives the memory back that is kept for the next frame.
    void forget();
    /// See auditFrame() and auditShapes().
    [[nodiscard]] FrameAudit audit(const Frame& frame, const std::stop_token& stop = {});
    [[nodiscard]] FrameAudit auditShapes(const Frame& frame);
    /// Like audit(), but without shapes and without its own search: `search` passes pairs to the sink, among them all
    /// that overlap. @pre the frame's touch rule is TouchRule::Closed
    [[nodiscard]] FrameAudit auditDuringSearch(const Frame& frame, const std::function<void(PairSink&)>& search);

private:
    [[nodiscard]] FrameAudit compare(const Frame& frame, const std::stop_token& stop = {});
    void findHiddenOverlaps(const Frame& frame, std::vector<IndexPair>& hidden);

    PairFinder m_finder;
    PairFinder m_shapeFinder; // with the boxes of shapes
    PairSet m_overlaps;
    PairSet m_found; // by the audited broad phase; kept for its memory
    bool m_leavesOutCauses = false;
};

/// Uses the frame's own touch rule. If only candidates are known, only causes that the boxes show are found.
[[nodiscard]] FrameAudit auditFrame(const Frame& frame);
/// The same for one of several frames; cheaper, because the judge keeps its data. If it was stopped, the result means
/// nothing.
[[nodiscard]] FrameAudit auditFrame(const Frame& frame, BoxJudge& judge, const std::stop_token& stop = {});

/// Audits a frame without known candidates: finds only pairs whose boxes are smaller than their shapes.
[[nodiscard]] FrameAudit auditShapes(const Frame& frame, BoxJudge& judge);

/// The result of a BoxJudge for a single frame. @pre at most limits::kOverlaps pairs overlap
[[nodiscard]] std::vector<IndexPair> trueBoxOverlaps(const ObjectTable& objects, std::optional<Algorithm> audited);

/// The audit of a run, frame by frame; frame 0 is the world as loaded.
class Audit {
public:
    struct Miss {
        std::uint64_t step = 0;
        IdPair pair;
        MissCause cause = MissCause::Unknown;
        PairStage stage = PairStage::AfterStructure; ///< The stage of a missed pair.
        friend bool operator==(const Miss&, const Miss&) = default;
    };
    /// A pair whose shapes overlap but whose boxes do not.
    struct Hidden {
        std::uint64_t step = 0;
        IdPair pair;
        friend bool operator==(const Hidden&, const Hidden&) = default;
    };
    /// The hidden overlaps of one frame.
    [[nodiscard]] static std::vector<Hidden> hiddenIn(const Frame& frame, const FrameAudit& audit);
    /// The missed pairs of many frames; above `kMost` they are only counted.
    struct Misses {
        static constexpr std::size_t kMost = 1'000'000; // 32 MB
        std::vector<Miss> listed;                       ///< Sorted by step, then by pair.
        std::uint64_t unlisted = 0;
        void add(std::uint64_t step, const ObjectTable& objects, const FrameAudit& audit);
        [[nodiscard]] std::uint64_t count() const noexcept { return listed.size() + unlisted; }
    };

    /// Remembers the present positions, without an audit, so that the next observe() can find passages.
    void startFrom(const World& world) { m_watch.emplace(world); }
    /// Returns the findings and forgets them, before the next step.
    [[nodiscard]] std::vector<Miss> takeMissed() noexcept { return std::exchange(m_misses, {}).listed; }
    [[nodiscard]] std::vector<FoundPassage> takePassages() noexcept { return std::exchange(m_passages, {}); }
    /// Audits the pairs of a step as they were tested, before anything was removed or pushed out. Call it from the
    /// observer of World::step(), and call observe() after the step.
    void observeTested(const World& world);
    /// Audits the world in its present state, unless observeTested() has seen the step. If the frame before was one
    /// step ago and `report` is that of the step, it also finds passages.
    void observe(const World& world, const StepReport* report = nullptr);

    [[nodiscard]] const Misses& misses() const noexcept { return m_misses; }
    [[nodiscard]] const std::vector<Miss>& missed() const noexcept { return m_misses.listed; }
    /// Sorted by step, then by object.
    [[nodiscard]] const std::vector<FoundPassage>& passages() const noexcept { return m_passages; }
    [[nodiscard]] std::uint64_t findings() const noexcept { return m_misses.count() + m_passages.size(); }
    [[nodiscard]] std::uint64_t candidates() const noexcept { return m_candidates; }
    [[nodiscard]] std::uint64_t falsePositives() const noexcept { return m_falsePositives; }
    [[nodiscard]] std::uint64_t frames() const noexcept { return m_frames; }

private:
    [[nodiscard]] FrameAudit auditStep(const Frame& frame, const World& world, const StepReport& report);
    void recordPassages(const World& world, std::span<const Passage> passages);
    void take(const World& world, const FrameAudit& audit);

    Misses m_misses;
    std::vector<FoundPassage> m_passages;
    std::optional<PassageTracker> m_watch;
    BoxJudge m_judge;
    std::optional<std::uint64_t> m_tested; ///< The step that observeTested() saw last.
    std::uint64_t m_candidates = 0;
    std::uint64_t m_falsePositives = 0;
    std::uint64_t m_frames = 0;
};

} // namespace broadside
