#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/debug/why/miss_cause.h"
#include "core/library/simulation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// Does a broad phase report every pair that it should? For the pairs of your own broad phase, and for those of a
/// simulation.
///
/// Boxes  closed: touching counts as overlap.
/// Cost   O(n + pairs) for each audit.

namespace broadside {

/// What your broad phase worked on at one moment, and what it reported.
struct OwnPairs {
    struct Object {
        Aabb box;
        CollisionFilter filter{.dynamic = true};
        std::string name{}; ///< For sentences; empty: "object 3", with its index.
    };
    struct Registration {
        ObjectIndex object = 0;
        CellRange cells; ///< Of the cell table.
    };

    std::vector<Object> objects;  ///< Their places here are their indices.
    std::vector<IndexPair> pairs; ///< Reported, in any order.
    /// Metres. 0: unknown; then an object outside the world is not a cause.
    double worldWidth = 0.0;
    double worldHeight = 0.0;
    /// Your cells, and where your objects are registered in them: more causes are found then.
    std::optional<CellTable> cells;
    std::optional<std::vector<Registration>> registrations;
};

/// A pair that can collide, whose boxes overlap, and that was not reported.
struct PairMiss {
    IndexPair pair;
    MissCause cause = MissCause::Unknown;
    std::string sentence; ///< What happened, with its full stop.
    std::string remedy;   ///< What to do, with its full stop.
};

/// What an audit of one moment found.
struct PairAudit {
    std::vector<PairMiss> missed;     ///< Ascending by pair; no more than were asked for.
    std::uint64_t missedCount = 0;    ///< All of them.
    std::uint64_t candidates = 0;     ///< Distinct pairs that were reported and can collide.
    std::uint64_t falsePositives = 0; ///< Candidates whose boxes do not overlap.
};

/// How many missed pairs are explained, unless another number is asked for.
inline constexpr std::size_t kUsualMisses = 1000;

/// Audits your own broad phase. Refused: a box that is empty or not finite, a pair or a registration of an index that
/// no object has.
[[nodiscard]] Result<PairAudit> auditPairs(const OwnPairs& own, std::size_t most = kUsualMisses);

/// Audits the broad phase of a simulation, as it is now.
[[nodiscard]] PairAudit auditPairs(const Simulation& simulation, std::size_t most = kUsualMisses);

/// Audits all steps of a simulation, each as its pairs were tested: give it to each Simulation::step() as an observer.
/// It also finds objects that pass through others.
class StepAudit final : public StepObserver {
public:
    struct Miss {
        std::uint64_t step = 0;
        ObjectId a; ///< The lower id.
        ObjectId b;
        MissCause cause = MissCause::Unknown;
    };
    struct Passage {
        std::uint64_t step = 0;
        ObjectId object;      ///< It passed through the other.
        ObjectId through;     ///< The other.
        bool wasSeen = false; ///< The two were found to overlap, but too late. Else no step saw them together.
    };

    /// Starts with the simulation as it is now.
    explicit StepAudit(const Simulation& simulation);
    StepAudit(const StepAudit&) = delete;
    StepAudit& operator=(const StepAudit&) = delete;
    ~StepAudit();

    void tested(const Simulation& simulation) override;
    void stepped(const Simulation& simulation, const StepReport& report) override;

    [[nodiscard]] std::vector<Miss> missed() const; ///< By step, then by pair; at most 1 000 000.
    [[nodiscard]] std::uint64_t missedCount() const noexcept;
    [[nodiscard]] std::vector<Passage> passages() const; ///< By step, then by object.

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts; // never null
};

} // namespace broadside
