#include "core/check/check.h"

#include "core/base/message/common_messages.h"
#include "core/base/system/child_process.h"
#include "core/check/answers.h"
#include "core/check/check_messages.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>

namespace broadside::check {
namespace {

using Clock = std::chrono::steady_clock;

/// For each of: making a world smaller, recording answers, measuring. A slow broad phase is told less.
constexpr std::chrono::milliseconds kLongest(5'000);
constexpr std::chrono::milliseconds kLongestOfProcess(30'000); // an answer takes a message each way
/// The side that talks with the other process, and waits for its start.
constexpr std::chrono::milliseconds kPatienceWithProcess(40'000);

/// Values that one process writes and another one reads.
class Bytes {
public:
    Bytes() = default;
    explicit Bytes(std::string bytes)
        : m_bytes(std::move(bytes))
    {}
    template<class Value>
    void put(const Value& value)
    {
        static_assert(std::is_trivially_copyable_v<Value>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template<class Value>
    [[nodiscard]] Value take()
    {
        Value value{};
        if (m_bytes.size() - m_place >= sizeof value)
            std::memcpy(&value, m_bytes.data() + m_place, sizeof value);
        m_place += sizeof value;
        return value;
    }
    [[nodiscard]] std::string& text() { return m_bytes; }

private:
    std::string m_bytes;
    std::size_t m_place = 0;
};

/// Worlds of one process, up to the first that fails.
struct Batch {
    std::uint64_t worlds = 0;
    std::uint64_t operations = 0;
    std::uint64_t seed = 0; ///< Of the last world.
    std::optional<Failure> failure;
};

Failure failureOf(const ChildEnd& end, std::uint64_t operation)
{
    Failure failure;
    failure.kind = end.how == ChildEnd::How::Stuck ? FailureKind::Hang : FailureKind::Crash;
    failure.operation = operation;
    failure.signal = end.signal;
    return failure;
}

class Checker {
public:
    Checker(const Checked& checked, const CheckOptions& options)
        : m_checked(checked)
        , m_options(options)
        , m_end(Clock::now() + options.time)
        , m_hasFailed(familyCount(), false)
    {}

    Result<CheckReport> run()
    {
        std::uint64_t seed = m_options.seed;
        while (!isOver()) {
            const std::optional<Batch> batch = runBatch(seed);
            if (!batch)
                return noProcess();
            m_report.worlds += batch->worlds;
            m_report.operations += batch->operations;
            seed = batch->seed + 1;
            if (batch->failure) {
                m_hasFailed[familyOf(batch->seed)] = true;
                m_failing.push_back({batch->seed, *batch->failure});
            }
        }
        for (const Failing& each : m_failing) // after the search, whose time is limited
            note(each.seed, each.failure);
        if (m_report.operations > 0 && !m_checked.isProcess)
            measure();
        m_report.isStopped = isStopped();
        return std::move(m_report);
    }

private:
    [[nodiscard]] bool isStopped() const { return m_options.isStopped && m_options.isStopped(); }
    [[nodiscard]] bool isOver() const
    {
        return Clock::now() >= m_end || isStopped() || m_report.worlds >= m_options.mostWorlds ||
               static_cast<std::size_t>(std::ranges::count(m_hasFailed, true)) >=
                   std::min(m_options.mostFailures, m_hasFailed.size());
    }
    [[nodiscard]] static Problem noProcess()
    {
        Problem problem;
        problem.message = texts::checkNoProcess();
        problem.remedy = texts::checkEndOthers();
        return problem;
    }

    [[nodiscard]] std::chrono::milliseconds patience() const
    {
        return m_checked.isProcess ? kPatienceWithProcess : m_options.patience;
    }
    [[nodiscard]] std::chrono::milliseconds longest() const
    {
        return m_checked.isProcess ? kLongestOfProcess : kLongest;
    }

    /// Worlds from this seed on, for some tenths of a second; longer if each start takes long.
    std::optional<Batch> runBatch(std::uint64_t from)
    {
        const auto until = std::min(m_end, Clock::now() + std::chrono::milliseconds(m_checked.isProcess ? 3'000 : 500));
        const std::uint64_t most = m_options.mostWorlds - m_report.worlds;
        const auto work = [&](ChildProgress& progress) {
            const std::unique_ptr<CheckTarget> target = m_checked.make();
            Batch batch;
            for (std::uint64_t seed = from; batch.worlds < most; ++seed) {
                batch.seed = seed;
                if (!m_hasFailed[familyOf(seed)]) {
                    progress.second = 0;
                    progress.first = seed;
                    const CheckWorld world = makeWorld(seed, m_checked.limits);
                    batch.failure = firstFailure(*target, world, m_checked.touch, &progress.second);
                    ++batch.worlds;
                    batch.operations += batch.failure ? batch.failure->operation + 1 : world.operations.size();
                }
                if (batch.failure || Clock::now() >= until)
                    break;
            }
            Bytes bytes;
            bytes.put(batch);
            return bytes.text();
        };
        const ChildEnd end = runInChild(work, patience());
        if (end.how == ChildEnd::How::Refused)
            return std::nullopt;
        if (end.how == ChildEnd::How::Done)
            return Bytes(end.result).take<Batch>();
        Batch batch;
        batch.seed = std::max(end.first, from);
        batch.worlds = batch.seed - from + 1;
        batch.operations = end.second == kNoOperation ? 0 : end.second + 1;
        batch.failure = failureOf(end, end.second);
        return batch;
    }

    [[nodiscard]] std::optional<Failure> replay(const CheckWorld& world) const
    {
        const auto work = [&](ChildProgress& progress) {
            Bytes bytes;
            bytes.put(firstFailure(*m_checked.make(), world, m_checked.touch, &progress.second));
            return bytes.text();
        };
        const ChildEnd end = runInChild(work, patience());
        if (end.how == ChildEnd::How::Done)
            return Bytes(end.result).take<std::optional<Failure>>();
        return end.how == ChildEnd::How::Refused ? std::nullopt : std::optional(failureOf(end, end.second));
    }

    [[nodiscard]] std::string record(const CheckWorld& world, const AnswerTrace& wanted) const
    {
        return runInChild(
                   [&](ChildProgress& progress) {
                       return recordAnswers(m_checked.make().get(), world, wanted, &progress.second);
                   },
                   patience(), longest())
            .result;
    }
    /// The trace of a small world; of a broad phase that does not answer, the boxes alone.
    [[nodiscard]] std::string recordFailure(const CheckFailure& found) const
    {
        const CheckWorld& world = found.small.world;
        if (world.operations.empty())
            return {};
        AnswerTrace wanted{1, m_checked.touch, m_checked.name, {found.sentence.text()}, true};
        if (!found.cause.empty())
            wanted.notes.push_back(found.cause.text());
        std::string bytes;
        if (answers(found.small.failure.kind))
            bytes = record(world, wanted);
        return bytes.empty() ? recordAnswers(nullptr, world, wanted) : bytes;
    }
    static bool answers(FailureKind kind)
    {
        return kind != FailureKind::Crash && kind != FailureKind::Hang && kind != FailureKind::BadAnswer;
    }

    /// The first cause in a trace.
    [[nodiscard]] std::optional<Explanation> explain(std::string bytes) const
    {
        if (bytes.empty())
            return std::nullopt;
        auto reader = trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), m_checked.name);
        if (!reader || reader->frames().empty())
            return std::nullopt;
        const trace::Recording recording(*std::move(reader));
        const auto diagnosis = diagnose(recording, {0, recording.stepOf(recording.frameCount() - 1)});
        if (!diagnosis)
            return std::nullopt;
        // Where nearly nothing is found, many rules fit.
        static constexpr std::uint64_t kLeastFound = 100;
        constexpr std::uint64_t kMissedForEachFound = 10;
        const auto cause = std::ranges::find_if(diagnosis->explanations, [](const Explanation& each) {
            return each.isCause && each.found >= std::max(kLeastFound, each.explains / kMissedForEachFound);
        });
        return cause == diagnosis->explanations.end() ? std::nullopt : std::optional(*cause);
    }

    /// A few missed pairs of the world that failed would be too little evidence.
    [[nodiscard]] std::optional<Explanation> cause(std::uint64_t seed)
    {
        constexpr int kMostOwn = 3; // diagnoses of other worlds than the usual one

        const auto causeIn = [this](const EvidenceWorld& evidence) {
            return explain(record(evidence.world, {evidence.objects, m_checked.touch, m_checked.name, {}, false}));
        };
        if (!std::exchange(m_hasUsualCause, true))
            m_usualCause = causeIn(makeUsualEvidence(m_checked.limits));
        if (m_usualCause || m_ownCauses++ >= kMostOwn)
            return m_usualCause;
        return causeIn(makeEvidence(seed, m_checked.limits));
    }

    /// All attempts in one process, which is much faster; in a process for each if the broad phase crashes or loops.
    [[nodiscard]] SmallFailure makeSmall(const SmallFailure& failing) const
    {
        const bool isHang = failing.failure.kind == FailureKind::Hang; // each attempt waits for the end of the patience
        const bool isDeadly = !m_checked.isProcess && (isHang || failing.failure.kind == FailureKind::Crash);
        const auto work = [&](ChildProgress& progress) {
            const std::unique_ptr<CheckTarget> target = m_checked.make();
            const auto end = Clock::now() + (isHang ? kLongest * 2 : longest());
            const SmallFailure small = shrink(failing, [&](const CheckWorld& each) -> std::optional<Failure> {
                progress.first = progress.first + 1;
                if (Clock::now() > end)
                    return std::nullopt;
                return firstFailure(*target, each, m_checked.touch, &progress.second);
            });
            Bytes bytes;
            bytes.put(small.failure);
            bytes.put(small.world.operations.size());
            for (const Operation& operation : small.world.operations)
                bytes.put(operation);
            return bytes.text();
        };
        const ChildEnd end = isDeadly ? ChildEnd{ChildEnd::How::Crashed, 0, {}, 0, 0} : runInChild(work, patience());
        if (end.how == ChildEnd::How::Done) {
            Bytes bytes(end.result);
            SmallFailure small{failing.world, bytes.take<Failure>()};
            small.world.operations.resize(bytes.take<std::size_t>());
            for (Operation& operation : small.world.operations)
                operation = bytes.take<Operation>();
            return small;
        }
        return shrink(
            failing, [this](const CheckWorld& each) { return replay(each); }, isHang ? 20 : 500);
    }

    void note(std::uint64_t seed, const Failure& failure)
    {
        CheckFailure found;
        found.seed = seed;
        found.family = familyName(familyOf(seed));
        found.rule = nameOf(failure.kind);
        const CheckWorld world = makeWorld(seed, m_checked.limits);
        const bool isMiss = failure.kind == FailureKind::MissedPair || failure.kind == FailureKind::MissedObject;
        if (isMiss && m_options.explains)
            if (const auto explanation = cause(seed)) {
                found.rule = explanation->rule;
                found.cause = explanation->remedy.empty()
                                  ? explanation->sentence
                                  : texts::sentences(explanation->sentence, explanation->remedy);
            }
        const auto known = std::ranges::find(m_report.failures, found.rule, &CheckFailure::rule);
        if (known != m_report.failures.end()) {
            known->alsoIn.push_back(found.family);
            return;
        }
        found.small = makeSmall({world, failure});
        found.sentence = sentenceOf(found.small.failure, found.small.world);
        found.trace = recordFailure(found);
        m_report.failures.push_back(std::move(found));
    }

    /// Seconds for some worlds without comparisons: operations, updates and one question after each round.
    static double seconds(CheckTarget& target, std::uint64_t seed, WorldLimits limits, volatile std::uint64_t& progress)
    {
        CheckTarget::Pairs pairs;
        std::vector<ObjectId> found;
        const EvidenceWorld evidence = makeEvidence(seed, limits);
        std::vector<Aabb> boxes(evidence.objects);
        const auto start = Clock::now();
        target.begin(evidence.world.bounds, evidence.world.cellSize);
        for (std::size_t i = 0; i < evidence.world.operations.size(); ++i) {
            progress = progress + 1;
            target.apply(evidence.world.operations[i]);
            boxes[i % evidence.objects] = evidence.world.operations[i].box;
            if ((i + 1) % evidence.objects != 0)
                continue;
            target.update();
            pairs.clear();
            if (target.hasPairs()) {
                target.pairs(pairs);
                continue;
            }
            for (const Aabb& box : boxes) {
                found.clear();
                target.query(box, found);
            }
        }
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    void measure()
    {
        const auto timeOf = [&](const std::function<std::unique_ptr<CheckTarget>()>& make) {
            const auto work = [&](ChildProgress& progress) {
                double total = 0.0;
                const std::unique_ptr<CheckTarget> target = make();
                for (std::uint64_t seed = 0; seed < familyCount(); ++seed)
                    total += seconds(*target, seed, m_checked.limits, progress.second);
                Bytes bytes;
                bytes.put(total);
                return bytes.text();
            };
            const ChildEnd end = runInChild(work, m_options.patience, kLongest);
            return end.how == ChildEnd::How::Done ? Bytes(end.result).take<double>() * 1e6 : 0.0;
        };
        m_report.microseconds = timeOf(m_checked.make);
        m_report.packedGridMicroseconds = timeOf([] { return makeOwnTarget(Algorithm::PackedGrid); });
    }

    const Checked& m_checked;
    const CheckOptions& m_options;
    Clock::time_point m_end;
    std::vector<bool> m_hasFailed; // by family
    struct Failing {
        std::uint64_t seed;
        Failure failure;
    };
    std::vector<Failing> m_failing;
    int m_ownCauses = 0;
    bool m_hasUsualCause = false; // m_usualCause was looked for
    std::optional<Explanation> m_usualCause;
    CheckReport m_report;
};

} // namespace

Result<CheckReport> check(const Checked& checked, const CheckOptions& options)
{
    return Checker(checked, options).run();
}

} // namespace broadside::check
