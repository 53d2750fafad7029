#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/step_audit.h"
#include "core/trace/recording.h"
#include "core/trace/trace_world.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <broadside_trace.h>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// @file
/// Compares the trace that a hook writes of an engine with the engine's own data, frame by frame.

namespace broadside::test {

using Pairs = std::set<std::pair<std::uint64_t, std::uint64_t>>;

inline std::pair<std::uint64_t, std::uint64_t> pairOf(std::uint64_t a, std::uint64_t b) { return std::minmax(a, b); }

struct EngineFrame {
    std::map<std::uint64_t, Aabb> boxes;
    std::map<std::uint64_t, Aabb> registered; ///< Empty when the hook does not record registered boxes.
    Pairs found; ///< Found by the engine's own queries; only pairs that can collide by the filters in the trace.
    Pairs contacts;
};

/// A trace of a few frames, and the engine's data for each of them.
class HookRecording {
public:
    /// Records `count` frames. `play(trace, step)` records one frame and returns the engine's data.
    HookRecording(const bst_settings& settings, std::size_t count,
                  const std::function<EngineFrame(bst_trace*, std::uint64_t)>& play)
    {
        const std::string path = m_folder.filePath(QStringLiteral("hook.bstrace")).toStdString();
        bst_trace* trace = bst_open_file(path.c_str(), &settings);
        for (std::size_t i = 0; i < count; ++i)
            m_frames.push_back(play(trace, i));
        bst_close(trace);
        auto opened = trace::TraceReader::open(path);
        if (!opened)
            qFatal("%s", describe(opened.problem()).c_str());
        m_reader = std::make_unique<trace::TraceReader>(std::move(*opened));
    }
    [[nodiscard]] const std::vector<EngineFrame>& frames() const { return m_frames; }
    [[nodiscard]] const trace::TraceReader& reader() const { return *m_reader; }

private:
    QTemporaryDir m_folder;
    std::vector<EngineFrame> m_frames;
    std::unique_ptr<trace::TraceReader> m_reader;
};

inline Pairs pairsOf(const std::vector<IdPair>& list)
{
    Pairs pairs;
    for (const IdPair& pair : list)
        pairs.insert(pairOf(pair.a.value, pair.b.value));
    return pairs;
}

inline QString textOf(const std::pair<std::uint64_t, std::uint64_t>& pair)
{
    return QStringLiteral("%1-%2").arg(pair.first).arg(pair.second);
}

/// The first difference between a frame of the trace and the engine; empty if there is none.
inline QString differenceOf(const EngineFrame& engine, const trace::TraceCursor& cursor)
{
    std::size_t present = 0;
    for (const trace::TracedObject& object : cursor.objects())
        present += object.isPresent() ? 1U : 0U;
    if (present != engine.boxes.size())
        return QStringLiteral("%1 objects, not %2").arg(present).arg(engine.boxes.size());
    for (const auto& [id, box] : engine.boxes) {
        const auto row = cursor.rowOf({id});
        if (!row || !(cursor.objects()[*row].state.box == box))
            return QStringLiteral("the box of %1").arg(id);
    }
    const trace::FrameData& frame = cursor.frame();
    if (frame.boxes.size() != engine.registered.size())
        return QStringLiteral("%1 registered boxes").arg(frame.boxes.size());
    for (const trace::RegisteredBox& registered : frame.boxes)
        if (!(registered.box == engine.registered.at(registered.id.value)))
            return QStringLiteral("the registered box of %1").arg(registered.id.value);
    if (pairsOf(frame.contacts) != engine.contacts)
        return QStringLiteral("%1 contacts, not %2").arg(frame.contacts.size()).arg(engine.contacts.size());
    const Pairs candidates = pairsOf(frame.candidates);
    for (const auto& pair : engine.found)
        if (!candidates.contains(pair))
            return QStringLiteral("the engine finds %1, the trace does not").arg(textOf(pair));
    return {};
}

/// Passages that the audit finds from the frames alone.
inline std::vector<FoundPassage> passagesIn(const HookRecording& recording)
{
    const trace::Recording steps(recording.reader());
    return auditSteps(steps, steps.steps()).passages;
}

struct HookSums {
    std::size_t missed = 0;
    std::size_t candidates = 0;
    std::size_t contacts = 0;
};

/// Audits every frame. The test fails where the trace and the engine differ.
inline HookSums compareAndCount(const HookRecording& recording)
{
    HookSums sums;
    trace::TraceCursor cursor(recording.reader());
    trace::TraceWorld world(recording.reader());
    for (std::size_t i = 0; i < recording.frames().size(); ++i) {
        if (cursor.seek(i) || world.seek(i))
            qFatal("frame %zu cannot be read", i);
        const QString difference = differenceOf(recording.frames()[i], cursor);
        if (!difference.isEmpty())
            QTest::qFail(qPrintable(QStringLiteral("Frame %1: %2").arg(i).arg(difference)), __FILE__, __LINE__);
        const FrameAudit audit = auditFrame(world.frame());
        sums.missed += audit.missed.size();
        sums.candidates += audit.candidates;
        sums.contacts += recording.frames()[i].contacts.size();
    }
    return sums;
}

} // namespace broadside::test
