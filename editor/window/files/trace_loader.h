#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <memory>

namespace broadside {

/// Opens traces beside the GUI thread, as far as their first frames: see TraceReader::isScanned. One result counts,
/// that of the last load().
class TraceLoader final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using Opened = std::shared_ptr<Result<trace::TraceReader>>;

    /// `table`: how it is read (table_choices.h), where the file is a table; else empty.
    void load(const QString& path, const QString& table = {});
    void cancel() { m_background.cancel(); } ///< finished() will not come.
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }

signals:
    void finished(const QString& path, const broadside::TraceLoader::Opened& opened);

private:
    Background m_background;
};

} // namespace broadside
