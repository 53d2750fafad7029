#include "editor/window/files/recording_copy.h"

#include "core/trace/trace_file.h"
#include "editor/document/file_path.h"

#include <QFile>

namespace broadside {

RecordingCopy::File::~File() { QFile::remove(path); }

void RecordingCopy::keep(const std::shared_ptr<const trace::ByteSource>& recording)
{
    remove();
    const Result<QString> path = m_store.newCopy(UnsavedKind::Recording);
    if (!path)
        return;
    m_file = std::make_shared<const File>(*path);
    m_background.start(
        [file = m_file, recording](const std::stop_token& stop, const Background::Post&) {
            return copyTrace(*recording, encodedPath(file->path), stop);
        },
        [](const std::optional<Problem>&) {}, [] {});
}

void RecordingCopy::takeOver(const QString& file)
{
    remove();
    m_file = std::make_shared<const File>(file);
}

void RecordingCopy::remove()
{
    m_background.cancel();
    m_file.reset();
}

} // namespace broadside
