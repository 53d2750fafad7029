#include "editor/window/files/trace_loader.h"

#include "core/trace/tables/table_reader.h"
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
    const trace::TableReading reading = trace::readTableFile(name, tableOptionsFrom(choices));
    if (!reading.table)
        return reading.firstError();
    return trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*reading.table)), name);
}

} // namespace

Result<trace::TraceReader> TraceLoader::opened(const QString& path)
{
    return trace::TraceReader::open(encodedPath(path), kFirstBytes);
}

void TraceLoader::load(const QString& path, const QString& table)
{
    m_background.start(
        [path, table](const std::stop_token&, const Background::Post&) {
            return std::make_shared<Result<trace::TraceReader>>(
                table.isEmpty() ? opened(path) : openedTable(encodedPath(path), table));
        },
        [this, path](const Opened& opened) { emit finished(path, opened); },
        [this, path] { emit finished(path, std::make_shared<Result<trace::TraceReader>>(noMemoryFor(path))); });
}

} // namespace broadside
