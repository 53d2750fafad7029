#include "editor/window/trace_loader.h"

#include <QFile>

namespace broadside {
namespace {

/// Of a file without an index: looked through in some milliseconds, and as a rule more than the first second of a game.
constexpr std::uint64_t kFirstBytes = std::uint64_t{16} << 20;

} // namespace

void TraceLoader::load(const QString& path)
{
    m_background.start(
        [name = QFile::encodeName(path).toStdString()](const std::stop_token&, const Background::Post&) {
            return std::make_shared<Result<trace::TraceReader>>(trace::TraceReader::open(name, kFirstBytes));
        },
        [this, path](const Opened& opened) { emit finished(path, opened); });
}

} // namespace broadside
