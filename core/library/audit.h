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
/// Checks whether a broad phase reports every pair that it should: your own broad phase, or that of a simulation.
///
/// Boxes  closed: touching counts as overlap.
/// Cost   O(n + pairs) for each audit.

namespace broadside {

/// The data of your broad phase at one frame, and the pairs that it reported.
struct OwnPairs {
    struct Object {
        Aabb box;
        CollisionFilter filter{.dynamic = true};
        std::string name{}; ///< Used in sentences. If empty: "object 3", with its index.
    };
    struct Registration {
        ObjectIndex object = 0;
        CellRange cells; ///< Cells of OwnPairs::cells.
    };

    std::vector<Object> objects;  ///< The position in this vector is the index of the object.
    std::vector<IndexPair> pairs; ///< Reported pairs, in any order.
    /// Size of the world in metres. 0: unknown; then being outside the world is never given as a cause.
    double worldWidth = 0.0;
    double worldHeight = 0.0;
    /// Your cells, and the cells in which your objects are registered. With both, more causes are found.
    std::optional<CellTable> cells;
    std::optional<std::vector<Registration>> registrations;
};

/// A pair that can collide, whose boxes overlap, and that was not reported.
struct PairMiss {
    IndexPair pair;
    MissCause cause = MissCause::Unknown;
    std::string sentence; ///< What happened; ends with a full stop.
    std::string remedy;   ///< What to do; ends with a full stop.
};

/// What an audit of one frame found.
struct PairAudit {
    std::vector<PairMiss> missed;     ///< Ascending by pair; at most the requested number.
    std::uint64_t missedCount = 0;    ///< All missed pairs, listed or not.
    std::uint64_t candidates = 0;     ///< Distinct reported pairs that can collide.
    std::uint64_t falsePositives = 0; ///< Candidates whose boxes do not overlap.
};

/// Default limit of explained pairs.
inline constexpr std::size_t kUsualMisses = 1000;

/// Audits your own broad phase. Refuses a box that is empty or not finite, and a pair or a registration whose index
/// belongs to no object.
[[nodiscard]] Result<PairAudit> auditPairs(const OwnPairs& own, std::size_t most = kUsualMisses);

/// Audits the broad phase of a simulation in its present state.
[[nodiscard]] PairAudit auditPairs(const Simulation& simulation, std::size_t most = kUsualMisses);

/// Audits all steps of a simulation, each in the state in which its pairs were tested. Pass it to each
/// Simulation::step() as an observer. It also finds objects that pass through others.
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
        ObjectId object;      ///< The object that passed through the other.
        ObjectId through;     ///< The other object.
        bool wasSeen = false; ///< True: a step found the overlap, but too late. False: no step found it.
    };

    /// Starts with the present state of the simulation.
    explicit StepAudit(const Simulation& simulation);
    StepAudit(const StepAudit&) = delete;
    StepAudit& operator=(const StepAudit&) = delete;
    ~StepAudit();

    void tested(const Simulation& simulation) override;
    void stepped(const Simulation& simulation, const StepReport& report) override;

    [[nodiscard]] std::vector<Miss> missed() const; ///< Sorted by step, then by pair; at most 1 000 000.
    [[nodiscard]] std::uint64_t missedCount() const noexcept;
    [[nodiscard]] std::vector<Passage> passages() const; ///< Sorted by step, then by object.

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts; // never null
};

} // namespace broadside
