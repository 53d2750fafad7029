#include "core/check/replay.h"

#include "core/check/check_messages.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <span>
#include <unordered_map>
#include <utility>

namespace broadside::check {
namespace {

constexpr std::size_t kSmall = 64; // objects: up to this number, everything is asked after each operation
constexpr std::size_t kSeldom = 16;

constexpr std::array<std::string_view, 7> kKindNames{"missed-pair", "missed-object", "unknown-object", "own-partner",
                                                     "crash",       "hang",          "bad-answer"};

/// The objects that should be there.
class Truth {
public:
    void apply(const Operation& operation)
    {
        switch (operation.kind) {
        case Operation::Kind::Add:
            m_places[operation.id.value] = m_ids.size();
            m_ids.push_back(operation.id);
            m_boxes.push_back(operation.box);
            break;
        case Operation::Kind::Move:
            m_boxes[m_places.at(operation.id.value)] = operation.box;
            break;
        case Operation::Kind::Remove: {
            const std::size_t place = m_places.at(operation.id.value);
            m_places.erase(operation.id.value);
            if (place + 1 < m_ids.size()) {
                m_ids[place] = m_ids.back();
                m_boxes[place] = m_boxes.back();
                m_places[m_ids[place].value] = place;
            }
            m_ids.pop_back();
            m_boxes.pop_back();
            break;
        }
        }
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_ids.size(); }
    [[nodiscard]] ObjectId id(std::size_t place) const { return m_ids[place]; }
    [[nodiscard]] const Aabb& box(std::size_t place) const { return m_boxes[place]; }
    [[nodiscard]] std::span<const Aabb> boxes() const noexcept { return m_boxes; }
    [[nodiscard]] std::optional<std::size_t> placeOf(ObjectId id) const
    {
        const auto found = m_places.find(id.value);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::unordered_map<std::uint64_t, std::size_t> m_places;
    std::vector<ObjectId> m_ids;
    std::vector<Aabb> m_boxes;
};

class Comparison {
public:
    Comparison(CheckTarget& target, TouchRule touch)
        : m_target(target)
        , m_touch(touch)
    {}

    std::optional<Failure> afterOperation(const Operation& operation, std::size_t number, bool isLast)
    {
        m_truth.apply(operation);
        m_number = number;
        const bool isThorough = m_truth.size() <= kSmall || isLast || number % kSeldom == 0;
        const auto changed = m_truth.placeOf(operation.id);
        if (m_target.hasPairs())
            if (auto failure = comparePairs(changed, isThorough))
                return failure;
        if (!m_target.hasQuery())
            return std::nullopt;
        if (!isThorough)
            return changed ? compareQueries(*changed, 1) : std::nullopt;
        return compareQueries(0, m_truth.size());
    }

private:
    [[nodiscard]] Failure failure(FailureKind kind, ObjectId a, ObjectId b = {}) const
    {
        return {kind, m_number, a, b, 0, {}};
    }

    std::optional<Failure> comparePairs(std::optional<std::size_t> changed, bool isThorough)
    {
        m_pairs.clear();
        m_target.pairs(m_pairs);
        for (auto& [a, b] : m_pairs) {
            if (a == b)
                return failure(FailureKind::OwnPartner, a);
            for (const ObjectId id : {a, b})
                if (!m_truth.placeOf(id))
                    return failure(FailureKind::UnknownObject, id);
            if (b < a)
                std::swap(a, b);
        }
        std::ranges::sort(m_pairs);
        for (std::size_t i = 0; i < m_truth.size(); ++i) {
            if (!isThorough && i != changed)
                continue;
            for (std::size_t j = isThorough ? i + 1 : 0; j < m_truth.size(); ++j) {
                if (i == j || !overlaps(m_truth.box(i), m_truth.box(j), m_touch))
                    continue;
                const ObjectId a = std::min(m_truth.id(i), m_truth.id(j));
                const ObjectId b = std::max(m_truth.id(i), m_truth.id(j));
                if (!std::ranges::binary_search(m_pairs, std::pair(a, b)))
                    return failure(FailureKind::MissedPair, a, b);
            }
        }
        return std::nullopt;
    }

    std::optional<Failure> compareQueries(std::size_t first, std::size_t count)
    {
        std::vector<std::vector<ObjectId>> found = m_target.queries(m_truth.boxes().subspan(first, count));
        for (std::size_t i = 0; i < count; ++i)
            if (auto failure = compareQuery(first + i, found[i]))
                return failure;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Failure> compareQuery(std::size_t asked, std::vector<ObjectId>& found) const
    {
        std::ranges::sort(found);
        for (const ObjectId id : found)
            if (!m_truth.placeOf(id))
                return failure(FailureKind::UnknownObject, id);
        for (std::size_t i = 0; i < m_truth.size(); ++i)
            if (i != asked && overlaps(m_truth.box(i), m_truth.box(asked), m_touch) &&
                !std::ranges::binary_search(found, m_truth.id(i)))
                return failure(FailureKind::MissedObject, m_truth.id(asked), m_truth.id(i));
        return std::nullopt;
    }

    CheckTarget& m_target;
    TouchRule m_touch;
    Truth m_truth;
    std::size_t m_number = 0;
    CheckTarget::Pairs m_pairs;
};

Message operationPhrase(const Operation& operation, std::uint64_t number)
{
    switch (operation.kind) {
    case Operation::Kind::Add:
        return texts::checkAdded(number, operation.id.value);
    case Operation::Kind::Move:
        return texts::checkMoved(number, operation.id.value);
    case Operation::Kind::Remove:
        return texts::checkRemoved(number, operation.id.value);
    }
    return {};
}

Message signalPhrase(int signal)
{
    switch (signal) {
    case SIGSEGV:
        return texts::checkSegmentation();
    case SIGABRT:
        return texts::checkAbort();
    case SIGFPE:
        return texts::checkArithmetic();
    default:
        return texts::checkSignal(static_cast<std::uint64_t>(signal));
    }
}

/// A crash or a hang.
Message endSentence(const Failure& failure, Message place)
{
    const bool isOutside = failure.operation == kNoOperation;
    if (failure.kind == FailureKind::Hang)
        return isOutside ? texts::checkHangsOutside() : texts::checkHangs(std::move(place));
    if (failure.signal == 0 && !isOutside && failure.words[0] != 0)
        return texts::checkEndsSaying(std::move(place), std::string(failure.words.data()));
    if (failure.signal == 0)
        return isOutside ? texts::checkEndsOutside() : texts::checkEnds(std::move(place));
    Message signal = signalPhrase(failure.signal);
    return isOutside ? texts::checkCrashesOutside(std::move(signal))
                     : texts::checkCrashes(std::move(place), std::move(signal));
}

/// The end of a target that has survived it.
std::optional<Failure> endOf(const CheckTarget& target, std::uint64_t operation)
{
    const auto end = target.end();
    if (!end)
        return std::nullopt;
    Failure failure;
    failure.kind = end->how == TargetEnd::How::Crashed ? FailureKind::Crash
                   : end->how == TargetEnd::How::Stuck ? FailureKind::Hang
                                                       : FailureKind::BadAnswer;
    failure.operation = operation;
    failure.signal = end->signal;
    failure.words = end->words;
    return failure;
}

} // namespace

std::string_view nameOf(FailureKind kind) noexcept { return kKindNames[static_cast<std::size_t>(kind)]; }

Message sentenceOf(const Failure& failure, const CheckWorld& world)
{
    Message place = failure.operation < world.operations.size()
                        ? operationPhrase(world.operations[failure.operation], failure.operation + 1)
                        : texts::checkLast();
    switch (failure.kind) {
    case FailureKind::MissedPair:
        return texts::checkMissedPair(std::move(place), failure.a.value, failure.b.value);
    case FailureKind::MissedObject:
        return texts::checkMissedObject(std::move(place), failure.a.value, failure.b.value);
    case FailureKind::UnknownObject:
        return texts::checkUnknownObject(std::move(place), failure.a.value);
    case FailureKind::OwnPartner:
        return texts::checkOwnPartner(std::move(place), failure.a.value);
    case FailureKind::Crash:
    case FailureKind::Hang:
        return endSentence(failure, std::move(place));
    case FailureKind::BadAnswer:
        return texts::checkBadAnswer(std::move(place), std::string(failure.words.data()));
    }
    return {};
}

std::optional<Failure> firstFailure(CheckTarget& target, const CheckWorld& world, TouchRule touch,
                                    volatile std::uint64_t* progress)
{
    if (progress)
        *progress = kNoOperation;
    target.begin(world.bounds, world.cellSize);
    Comparison comparison(target, touch);
    for (std::size_t i = 0; i < world.operations.size(); ++i) {
        if (progress)
            *progress = i;
        target.apply(world.operations[i]);
        target.update();
        auto failure = comparison.afterOperation(world.operations[i], i, i + 1 == world.operations.size());
        if (auto end = endOf(target, i))
            return end; // its last answer was none
        if (failure)
            return failure;
    }
    if (progress)
        *progress = kNoOperation;
    return std::nullopt;
}

} // namespace broadside::check
