#include "core/check/shrink.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace broadside::check {
namespace {

/// A missed pair is the same failure whether all pairs were asked for or a box.
bool areAlike(FailureKind a, FailureKind b)
{
    const auto isMiss = [](FailureKind kind) {
        return kind == FailureKind::MissedPair || kind == FailureKind::MissedObject;
    };
    return a == b || (isMiss(a) && isMiss(b));
}

/// Objects are added before they are moved or removed, and not twice.
bool isPossible(const std::vector<Operation>& operations)
{
    std::set<ObjectId> present;
    for (const Operation& operation : operations) {
        if (operation.kind == Operation::Kind::Add ? !present.insert(operation.id).second
                                                   : !present.contains(operation.id))
            return false;
        if (operation.kind == Operation::Kind::Remove)
            present.erase(operation.id);
    }
    return true;
}

class Shrinker {
public:
    Shrinker(SmallFailure failing, const Replay& replay, std::size_t attempts)
        : m_best(std::move(failing))
        , m_replay(replay)
        , m_attempts(attempts)
    {}

    SmallFailure run()
    {
        cut();
        dropAll();
        roundNumbers();
        dropAll(); // some operations were needed only for odd numbers
        return std::move(m_best);
    }

private:
    void dropAll()
    {
        bool isSmaller = true;
        while (isSmaller && m_attempts > 0) {
            isSmaller = dropObjects();
            isSmaller = dropOperations() || isSmaller;
            isSmaller = joinMoves() || isSmaller;
        }
    }
    void cut()
    {
        auto& operations = m_best.world.operations;
        const std::uint64_t last = m_best.failure.operation;
        operations.resize(last == kNoOperation ? 0 : std::min<std::size_t>(operations.size(), last + 1));
    }

    /// True if the operations fail in the same way; then they are the best.
    bool attempt(std::vector<Operation> operations)
    {
        if (m_attempts == 0 || operations.empty() || !isPossible(operations))
            return false;
        --m_attempts;
        CheckWorld world = m_best.world;
        world.operations = std::move(operations);
        const auto failure = m_replay(world);
        if (!failure || !areAlike(failure->kind, m_best.failure.kind))
            return false;
        m_best = {std::move(world), *failure};
        cut();
        return true;
    }

    /// Drops groups of objects with all of their operations: halves first, single ones at the end.
    bool dropObjects()
    {
        std::set<ObjectId> all;
        for (const Operation& operation : m_best.world.operations)
            all.insert(operation.id);
        const std::vector<ObjectId> ids(all.begin(), all.end());
        bool isSmaller = false;
        for (std::size_t group = std::max<std::size_t>(1, ids.size() / 2);; group /= 2) {
            for (std::size_t from = 0; from < ids.size(); from += group) {
                const std::set<ObjectId> dropped(ids.begin() + static_cast<std::ptrdiff_t>(from),
                                                 ids.begin() +
                                                     static_cast<std::ptrdiff_t>(std::min(from + group, ids.size())));
                std::vector<Operation> kept = m_best.world.operations;
                if (std::erase_if(kept, [&](const Operation& each) { return dropped.contains(each.id); }) > 0)
                    isSmaller = attempt(std::move(kept)) || isSmaller;
            }
            if (group == 1)
                return isSmaller;
        }
    }

    /// Drops neighbours: large groups side by side, small ones at every place, because two can need each other.
    bool dropOperations()
    {
        constexpr std::size_t kSmallGroup = 4;
        bool isSmaller = false;
        const std::size_t all = m_best.world.operations.size();
        // With few operations left, tries pairs, too: adding an object and removing it can only go together.
        for (std::size_t group = std::max({std::size_t{1}, all / 4, std::min(kSmallGroup, all - 1)});;
             group = group > kSmallGroup ? group / 2 : group - 1) {
            const std::size_t step = group <= kSmallGroup ? 1 : group;
            for (std::size_t end = m_best.world.operations.size(); end > 0; end -= std::min(end, step)) {
                std::vector<Operation> kept = m_best.world.operations;
                const std::size_t last = std::min(end, kept.size());
                const std::size_t first = last - std::min(last, group);
                kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(first),
                           kept.begin() + static_cast<std::ptrdiff_t>(last));
                isSmaller = attempt(std::move(kept)) || isSmaller;
            }
            if (group == 1)
                return isSmaller;
        }
    }

    /// An object is added where it would move to.
    bool joinMoves()
    {
        bool isSmaller = false;
        for (std::size_t i = 0; i < m_best.world.operations.size(); ++i) {
            std::vector<Operation> kept = m_best.world.operations;
            if (kept[i].kind != Operation::Kind::Move)
                continue;
            const auto before = std::find_if(kept.rend() - static_cast<std::ptrdiff_t>(i), kept.rend(),
                                             [&](const Operation& each) { return each.id == kept[i].id; });
            if (before == kept.rend() || before->kind == Operation::Kind::Remove)
                continue;
            before->box = kept[i].box;
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
            isSmaller = attempt(std::move(kept)) || isSmaller;
        }
        return isSmaller;
    }

    void roundNumbers()
    {
        const auto rounded = [](const Aabb& box) {
            return Aabb{{std::floor(box.lo.x), std::floor(box.lo.y)}, {std::ceil(box.hi.x), std::ceil(box.hi.y)}};
        };
        std::vector<Operation> all = m_best.world.operations;
        for (Operation& operation : all)
            operation.box = rounded(operation.box);
        if (attempt(std::move(all)))
            return;
        for (std::size_t i = 0; i < m_best.world.operations.size(); ++i) {
            std::vector<Operation> changed = m_best.world.operations;
            changed[i].box = rounded(changed[i].box);
            if (changed[i] != m_best.world.operations[i])
                (void)attempt(std::move(changed));
        }
    }

    SmallFailure m_best;
    const Replay& m_replay;
    std::size_t m_attempts;
};

} // namespace

SmallFailure shrink(SmallFailure failing, const Replay& replay, std::size_t mostAttempts)
{
    return Shrinker(std::move(failing), replay, mostAttempts).run();
}

} // namespace broadside::check
