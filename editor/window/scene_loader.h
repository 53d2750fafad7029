#pragma once

#include "core/io/scene_reader.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>
#include <vector>

namespace broadside {

/// Reads scene files beside the GUI thread. One result counts: that of the last load(); earlier and cancelled ones are
/// dropped when they come in.
class SceneLoader final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~SceneLoader() override; ///< Waits for readings that are under way.

    void load(const QString& path);
    /// finished() will not come. The thread still reads to the end, because a reading cannot be stopped half way.
    void cancel();
    [[nodiscard]] bool isLoading() const noexcept { return m_loading; }

signals:
    void finished(const QString& path, const std::shared_ptr<broadside::SceneReading>& reading);

private:
    void take(quint64 job, const QString& path, const std::shared_ptr<SceneReading>& reading);

    quint64 m_job = 0;
    bool m_loading = false;
    struct Reader {
        quint64 job;
        std::jthread thread;
    };
    std::vector<Reader> m_readers;
};

} // namespace broadside
