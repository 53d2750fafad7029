#include "app/commands/recorder_texts.h"

#include <QFile>

#include <cassert>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace broadside {

/// With Qt, the recorders are among its resources, which are packed: a fifth of the bytes.
std::string_view recorderText(std::string_view file)
{
    static std::mutex mutex;
    static std::map<std::string, std::string, std::less<>> texts; // those that were asked for
    const std::scoped_lock lock(mutex);
    const auto known = texts.find(file);
    if (known != texts.end())
        return known->second;
    const auto name = QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size()));
    QFile source(QStringLiteral(":/broadside/recorders/") + name);
    [[maybe_unused]] const bool isThere = source.open(QIODevice::ReadOnly);
    assert(isThere);
    return texts.emplace(file, source.readAll().toStdString()).first->second;
}

} // namespace broadside
