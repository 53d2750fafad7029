#pragma once

#include "core/trace/byte_source.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>

namespace broadside {

class Page;

/// Writes recordings that no file has to one, beside the GUI thread. One at a time.
class RecordingSaver final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using Recording = std::shared_ptr<const trace::ByteSource>;

    /// Asks where; then what there is of it by now is written, and the page says how that went and is of that file from
    /// then on. `name`: what is suggested.
    void save(Page& page, const Recording& recording, const QString& name);

signals:
    /// So many bytes of what the page shows are in a file.
    void saved(broadside::Page* page, std::uint64_t bytes);

private:
    Background m_background; // its end waits for the thread
};

} // namespace broadside
