#include "editor/window/files/trace_loader.h"

#include "core/trace/lines/lines_reader.h"
#include "core/trace/tables/table_folder.h"
#include "editor/document/file_path.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/files/table_choices.h"

namespace broadside {
namespace {

/// How much of a file without an index is searched at first: it takes some milliseconds and usually has more than the
/// first second of a game.
constexpr std::uint64_t kFirstBytes = std::uint64_t{16} << 20;

Result<trace::TraceReader> openedTable(const std::string& name, const QString& choices)
{
    const trace::TableOptions options = tableOptionsFrom(choices);
    const trace::TableReading reading =
        trace::isTableFolder(name) ? trace::readTableFolder(name, options) : trace::readTableFile(name, options);
    if (!reading.table)
        return reading.firstError();
    return trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), name);
}

/// The reader is missing after a stop.
TraceLoader::Loaded loadedLines(const std::string& name, const std::stop_token& stop)
{
    trace::LinesReading reading = trace::readLinesFile(name, stop);
    if (stop.stop_requested())
        return {Problem{}};
    if (!reading.trace)
        return {reading.firstError()};
    return {trace::TraceReader::open(reading.trace, name), std::move(reading.problems)};
}

TraceLoader::Loaded loadedFile(const QString& path, const QString& table, const std::stop_token& stop)
{
    const std::string name = encodedPath(path);
    if (!table.isEmpty())
        return {openedTable(name, table)};
    if (!trace::TraceReader::isTrace(name) && trace::isLinesFile(name))
        return loadedLines(name, stop);
    return {TraceLoader::opened(path)};
}

} // namespace

Result<trace::TraceReader> TraceLoader::opened(const QString& path)
{
    return trace::TraceReader::open(encodedPath(path), kFirstBytes);
}

void TraceLoader::load(const QString& path, const QString& table)
{
    m_background.start(
        [path, table](const std::stop_token& stop, const Background::Post&) {
            return std::make_shared<Loaded>(loadedFile(path, table, stop));
        },
        [this, path](const Opened& opened) { emit finished(path, opened); },
        [this, path] { emit finished(path, std::make_shared<Loaded>(Loaded{noMemoryFor(path)})); });
}

} // namespace broadside
