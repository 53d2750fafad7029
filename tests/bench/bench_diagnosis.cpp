#include "core/base/random.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/trace/byte_source.h"
#include "core/trace/recording.h"
#include "core/trace/trace_reader.h"
#include "core/trace/trace_writer.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

/// @file
/// Cost of diagnosing the recording of a game, next to that of auditing it. Aim: ten million states of objects in ten
/// seconds on one thread. `s_per_10M` is the time of the diagnosis for ten million states, `diagnose/audit` the ratio
/// of both times.

using namespace broadside;

namespace {

constexpr double kCell = 4.0;
constexpr int kKinds = 4;

enum class Fault : std::uint8_t { CentreCellOnly, EveryFourthStep };
enum class Recorded : std::uint8_t { Everything, Candidates };

/// Boxes that bounce in a square, in a grid of lists with a fault.
class Game {
public:
    Game(std::size_t count, Fault fault)
        : m_side(3.5 * std::sqrt(static_cast<double>(count)))
        , m_fault(fault)
    {
        Random random(count);
        for (std::size_t i = 0; i < count; ++i) {
            trace::Definition definition;
            definition.id = ObjectId{i + 1};
            definition.name = "Kind " + std::string(1, static_cast<char>('A' + i % kKinds));
            const Vec2 size{random.between(0.5, 2.0), random.between(0.5, 2.0)};
            const Vec2 low{random.between(0.0, m_side), random.between(0.0, m_side)};
            m_objects.push_back({std::make_shared<const trace::Definition>(std::move(definition)),
                                 {{low, {low.x + size.x, low.y + size.y}}, {}}});
            m_velocities.push_back({random.between(-0.2, 0.2), random.between(-0.2, 0.2)});
        }
        m_cells.resize(count);
    }
    void step()
    {
        for (std::size_t i = 0; i < m_objects.size(); ++i) {
            Aabb& box = m_objects[i].state.box;
            Vec2& velocity = m_velocities[i];
            if (box.lo.x < 0.0 || box.hi.x > m_side)
                velocity.x = std::copysign(velocity.x, box.lo.x < 0.0 ? 1.0 : -1.0);
            if (box.lo.y < 0.0 || box.hi.y > m_side)
                velocity.y = std::copysign(velocity.y, box.lo.y < 0.0 ? 1.0 : -1.0);
            box = {{box.lo.x + velocity.x, box.lo.y + velocity.y}, {box.hi.x + velocity.x, box.hi.y + velocity.y}};
        }
    }
    void report(trace::FrameData& data, Recorded recorded)
    {
        std::unordered_map<std::uint64_t, std::vector<std::size_t>> lists;
        for (std::size_t i = 0; i < m_objects.size(); ++i) {
            if (m_fault != Fault::EveryFourthStep || data.step == 0 || (data.step + i) % 4 == 0)
                m_cells[i] = cellsOf(m_objects[i].state.box);
            if (recorded == Recorded::Everything)
                data.cells.push_back({m_objects[i].definition->id, m_cells[i], 0});
            for (std::int64_t y = m_cells[i].first.y; y <= m_cells[i].last.y; ++y)
                for (std::int64_t x = m_cells[i].first.x; x <= m_cells[i].last.x; ++x)
                    lists[static_cast<std::uint64_t>(x + 1'000'000) << 32U | static_cast<std::uint64_t>(y + 1'000'000)]
                        .push_back(i);
        }
        for (const auto& [cell, list] : lists)
            for (std::size_t a = 0; a < list.size(); ++a)
                for (std::size_t b = a + 1; b < list.size(); ++b)
                    data.candidates.push_back({m_objects[list[a]].definition->id, m_objects[list[b]].definition->id});
    }
    [[nodiscard]] const std::vector<trace::WrittenObject>& objects() const noexcept { return m_objects; }

private:
    [[nodiscard]] CellRange cellsOf(const Aabb& box) const
    {
        const auto at = [](Vec2 point) {
            return CellCoord{static_cast<std::int64_t>(std::floor(point.x / kCell)),
                             static_cast<std::int64_t>(std::floor(point.y / kCell))};
        };
        if (m_fault == Fault::CentreCellOnly)
            return {at(box.center()), at(box.center())};
        return {at(box.lo), at(box.hi)};
    }

    double m_side;
    Fault m_fault;
    std::vector<trace::WrittenObject> m_objects;
    std::vector<Vec2> m_velocities;
    std::vector<CellRange> m_cells;
};

trace::Recording record(std::size_t count, std::uint64_t steps, Fault fault, Recorded recorded)
{
    trace::TraceInfo info;
    info.dt = 1.0 / 60.0;
    info.contents.candidates = true;
    info.wideFloats = true;
    if (recorded == Recorded::Everything) {
        info.contents.cells = true;
        info.algorithm = "grid";
        info.parameters = {{"cell-size", kCell}, {"grid-x", 0.0}, {"grid-y", 0.0}};
    }
    std::string bytes;
    trace::TraceWriter writer(info, [&](std::string_view more) {
        bytes += more;
        return true;
    });
    Game game(count, fault);
    for (std::uint64_t step = 0; step < steps; ++step) {
        if (step > 0)
            game.step();
        trace::FrameData data;
        data.step = step;
        data.time = info.dt * static_cast<double>(step);
        game.report(data, recorded);
        writer.write(data, game.objects());
    }
    if (!writer.finish())
        std::abort();
    return trace::Recording(trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "game").value());
}

void diagnosing(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const auto count = static_cast<std::size_t>(state.range(0));
    const auto steps = static_cast<std::uint64_t>(state.range(1));
    const auto fault = static_cast<Fault>(state.range(2));
    const auto recorded = static_cast<Recorded>(state.range(3));
    const trace::Recording recording = record(count, steps, fault, recorded);
    const auto seconds = [](Clock::duration time) { return std::chrono::duration<double>(time).count(); };
    DiagnosisOptions how;
    how.isParallel = false;
    double audit = 0.0;
    double diagnosis = 0.0;
    std::string said;
    for (auto _ : state) {
        const auto start = Clock::now();
        benchmark::DoNotOptimize(auditSteps(recording, recording.steps()));
        const auto audited = Clock::now();
        const Diagnosis found = diagnose(recording, recording.steps(), how).value();
        diagnosis += seconds(Clock::now() - audited);
        audit += seconds(audited - start);
        said = found.explanations.empty() ? "nothing" : found.explanations.front().rule;
        said += found.explanations.empty() || !found.explanations.front().isCause ? " (no cause)" : "";
    }
    const double states = static_cast<double>(state.iterations()) * static_cast<double>(count * steps);
    state.SetLabel(said);
    state.counters["s"] = diagnosis / static_cast<double>(state.iterations());
    state.counters["s_per_10M"] = diagnosis / states * 1e7;
    state.counters["diagnose/audit"] = diagnosis / audit;
}
BENCHMARK(diagnosing)
    ->ArgNames({"objects", "steps", "fault", "recorded"})
    ->ArgsProduct({{200}, {500}, {0, 1}, {0, 1}})
    ->ArgsProduct({{2'000}, {500}, {0, 1}, {0, 1}})
    ->ArgsProduct({{10'000}, {1'000}, {0, 1}, {0, 1}})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

} // namespace
