#include "core/library/trace.h"

#include "core/library/frame_explanation.h"
#include "core/library/library_messages.h"
#include "core/library/simulation_parts.h"
#include "core/trace/recording_walk.h"
#include "core/trace/trace_file.h"
#include "core/trace/world_recorder.h"

#include <utility>

namespace broadside {

struct TraceRecorder::Parts {
    std::unique_ptr<trace::TraceFile> file; // declared before the recorder, which writes to it
    trace::WorldRecorder recorder;
    std::optional<Problem> problem;
};

Result<std::unique_ptr<TraceRecorder>> TraceRecorder::create(const std::string& path, const Simulation& simulation)
{
    auto file = trace::TraceFile::create(path);
    if (!file)
        return file.problem();
    const World& world = simulation.parts().world;
    trace::WorldRecorder recorder(world, (*file)->sink());
    auto parts = std::make_unique<Parts>(Parts{std::move(*file), std::move(recorder), {}});
    parts->problem = parts->recorder.take(world);
    return std::unique_ptr<TraceRecorder>(new TraceRecorder(std::move(parts)));
}

TraceRecorder::TraceRecorder(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{}
TraceRecorder::~TraceRecorder() = default;

void TraceRecorder::tested(const Simulation& simulation)
{
    if (!m_parts->problem)
        m_parts->recorder.observeTested(simulation.parts().world);
}

void TraceRecorder::stepped(const Simulation& simulation, const StepReport& report)
{
    if (!m_parts->problem)
        m_parts->problem = m_parts->recorder.take(simulation.parts().world, &report);
}

std::optional<Problem> TraceRecorder::finish()
{
    if (m_parts->problem)
        return m_parts->problem;
    static_cast<void>(m_parts->recorder.finish()); // the file keeps the error and returns it from its finish()
    return m_parts->file->finish();
}

struct TraceReading::Parts {
    explicit Parts(trace::Recording recording)
        : walk(std::move(recording))
    {}
    trace::RecordingWalk walk;
};

Result<TraceReading> TraceReading::open(const std::string& path)
{
    auto reader = trace::TraceReader::open(path);
    if (!reader)
        return reader.problem();
    return TraceReading(std::make_unique<Parts>(trace::Recording(std::move(*reader))));
}

TraceReading::TraceReading(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{}
TraceReading::TraceReading(TraceReading&& other) noexcept = default;
TraceReading& TraceReading::operator=(TraceReading&& other) noexcept = default;
TraceReading::~TraceReading() = default;

const std::vector<Problem>& TraceReading::notices() const noexcept
{
    return m_parts->walk.recording().reader().notices();
}
std::size_t TraceReading::frameCount() const noexcept { return m_parts->walk.recording().frameCount(); }
std::uint64_t TraceReading::stepOf(std::size_t frame) const noexcept { return m_parts->walk.recording().stepOf(frame); }
double TraceReading::timeOf(std::size_t frame) const noexcept { return m_parts->walk.recording().timeOf(frame); }

Result<const ObjectTable*> TraceReading::objects(std::size_t frame)
{
    if (auto problem = m_parts->walk.goTo(frame))
        return *std::move(problem);
    return &m_parts->walk.world().objects();
}

Result<PairAudit> TraceReading::audit(std::size_t frame, std::size_t most)
{
    if (auto problem = m_parts->walk.goTo(frame))
        return *std::move(problem);
    const Frame shown = m_parts->walk.frame();
    if (!shown.knowsCandidates())
        return Problem{Severity::Error,
                       m_parts->walk.recording().reader().name(),
                       0,
                       0,
                       {},
                       texts::libraryNoCandidates(),
                       texts::libraryRecordPairs()};
    return explainFrame(shown, most);
}

} // namespace broadside
