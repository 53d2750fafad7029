#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace broadside {

/// Opens traces in the background and reads only their first frames: see TraceReader::isScanned. JSON Lines are read
/// to their end. Only the result of the last load() is reported.
class TraceLoader final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    struct Loaded {
        Result<trace::TraceReader> reader;
        std::vector<Problem> notes = {}; ///< Of JSON Lines: lines that were left out.
    };
    using Opened = std::shared_ptr<Loaded>;

    /// Opens a trace at once, as load() does. Takes some milliseconds.
    [[nodiscard]] static Result<trace::TraceReader> opened(const QString& path);
    /// `table`: how to read a file that is a table (table_choices.h); empty for a trace.
    void load(const QString& path, const QString& table = {});
    void cancel() { m_background.cancel(); } ///< finished() is not emitted any more.
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }

signals:
    void finished(const QString& path, const broadside::TraceLoader::Opened& opened);

private:
    Background m_background;
};

} // namespace broadside
