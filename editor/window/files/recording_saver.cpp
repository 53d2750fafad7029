#include "editor/window/files/recording_saver.h"

#include "core/trace/trace_file.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/page.h"

#include <QFile>
#include <QPointer>

#include <algorithm>
#include <string>

namespace broadside {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

/// Writes the present bytes. Returns nothing, also when it was stopped.
std::optional<Problem> copied(const trace::ByteSource& source, const std::string& path, const std::stop_token& stop)
{
    auto file = trace::TraceFile::create(path);
    if (!file)
        return file.problem();
    const trace::ByteSink sink = (*file)->sink();
    const std::uint64_t size = source.size();
    std::string bytes;
    for (std::uint64_t at = 0; at < size; at += bytes.size()) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kPiece, size - at));
        if (!source.read(at, count, bytes) || bytes.empty()) {
            Problem problem;
            problem.file = path;
            problem.message = "The recording cannot be read back from the disk";
            problem.remedy = "Look whether the disk works, and record once more";
            return problem;
        }
        if (!sink(bytes))
            break; // finish() reports the error
    }
    return (*file)->finish();
}

} // namespace

void RecordingSaver::save(Page& page, const Recording& recording, const QString& name)
{
    const QPointer<Page> over = &page;
    const QString path = askForRecordingPath(page, name);
    if (path.isEmpty() || !over)
        return;
    m_background.start(
        [file = QFile::encodeName(path).toStdString(),
         recording](const std::stop_token& stop, const Background::Post&) { return copied(*recording, file, stop); },
        [this, over, path, bytes = recording->size()](const std::optional<Problem>& problem) {
            if (!over)
                return;
            if (problem) {
                showProblem(*over, tr("The recording could not be saved."), QString::fromStdString(describe(*problem)));
                return;
            }
            over->files().rememberSaved(path);
            emit saved(over, bytes);
            over->tell(MessageBar::Kind::Info, tr("What had come was saved as %1.").arg(path));
        });
}

} // namespace broadside
