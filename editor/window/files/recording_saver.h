#pragma once

#include "core/trace/byte_source.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>

namespace broadside {

class Page;
class Preferences;

/// Writes recordings that are in no file, in the background, one at a time.
class RecordingSaver final : public QObject {
    Q_OBJECT
public:
    /// @pre `preferences` outlives this
    explicit RecordingSaver(const Preferences& preferences);
    using Recording = std::shared_ptr<const trace::ByteSource>;

    /// Asks for the file, then writes the present content of the recording. The page reports the result and remembers
    /// the file. `name`: the proposed name.
    void save(Page& page, const Recording& recording, const QString& name);

signals:
    /// The first `bytes` bytes of the recording are in a file.
    void saved(broadside::Page* page, std::uint64_t bytes);

private:
    const Preferences& m_preferences; // the folder of recordings
    Background m_background;          // its destructor waits for the thread
};

} // namespace broadside
