#include "editor/document/file_path.h"

#include <QByteArray>
#include <QFile>
#include <QUrl>

#include <fcntl.h>
#include <filesystem>
#include <system_error>

namespace broadside {
namespace {

constexpr char16_t kByte = 0xDC00; // U+DC80 to U+DCFF, unpaired, are the bytes 0x80 to 0xFF
constexpr auto kBytesPrefix = QLatin1String("bytes:");

bool isByte(QChar unit) { return unit.unicode() >= kByte + 0x80 && unit.unicode() <= kByte + 0xFF; }

/// Length of the UTF-8 sequence at the front; 0 if there is none.
qsizetype sequenceAt(QByteArrayView bytes)
{
    for (qsizetype length = 1; length <= 4 && length <= bytes.size(); ++length)
        if (QByteArrayView(bytes).first(length).isValidUtf8())
            return length;
    return 0;
}

} // namespace

std::string encodedPath(const QString& path)
{
    std::string bytes;
    for (qsizetype i = 0; i < path.size();) {
        const bool isPaired = i > 0 && path[i - 1].isHighSurrogate();
        if (isByte(path[i]) && !isPaired) {
            bytes += static_cast<char>(path[i].unicode() - kByte);
            ++i;
            continue;
        }
        qsizetype end = i + 1;
        while (end < path.size() && (!isByte(path[end]) || path[end - 1].isHighSurrogate()))
            ++end;
        bytes += QStringView(path).sliced(i, end - i).toUtf8().toStdString();
        i = end;
    }
    return bytes;
}

QString decodedPath(std::string_view name)
{
    const QByteArrayView bytes(name.data(), static_cast<qsizetype>(name.size()));
    if (bytes.isValidUtf8())
        return QString::fromUtf8(bytes);
    QString path;
    for (qsizetype i = 0; i < bytes.size();) {
        if (const qsizetype length = sequenceAt(bytes.sliced(i)); length > 0) {
            path += QString::fromUtf8(bytes.sliced(i, length));
            i += length;
        } else {
            path += QChar(static_cast<char16_t>(kByte + static_cast<unsigned char>(bytes[i])));
            ++i;
        }
    }
    return path;
}

bool pathExists(const QString& path)
{
    std::error_code unreadable;
    return !path.isEmpty() && std::filesystem::exists(encodedPath(path), unreadable);
}

bool isFolder(const QString& path)
{
    std::error_code unreadable;
    return !path.isEmpty() && std::filesystem::is_directory(encodedPath(path), unreadable);
}

QString absolutePath(const QString& path)
{
    if (path.isEmpty())
        return {};
    std::error_code noFolder;
    const std::filesystem::path absolute = std::filesystem::absolute(encodedPath(path), noFolder);
    return noFolder ? path : decodedPath(absolute.lexically_normal().native());
}

QString canonicalPath(const QString& path)
{
    std::error_code missing;
    const std::filesystem::path real = std::filesystem::canonical(encodedPath(path), missing);
    return missing ? QString() : decodedPath(real.native());
}

bool openToRead(QFile& file, const QString& path)
{
    const int handle = ::open(encodedPath(path).c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return file.open(QIODevice::ReadOnly); // fails again, and sets the sentence of the error
    return file.open(handle, QIODevice::ReadOnly, QFile::AutoCloseHandle);
}

QString pathOfUrl(const QUrl& url)
{
    if (!url.isLocalFile())
        return {};
    return decodedPath(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()).toStdString());
}

QString pathShownAs(const QString& shown)
{
    if (!shown.contains(QChar::ReplacementCharacter) || pathExists(shown))
        return shown;
    std::error_code unreadable;
    const std::filesystem::path folder = std::filesystem::path(encodedPath(shown)).parent_path();
    for (std::filesystem::directory_iterator entry(folder, unreadable), end; entry != end; entry.increment(unreadable))
        if (QString::fromStdString(entry->path().native()) == shown)
            return decodedPath(entry->path().native());
    return shown;
}

QString storedPath(const QString& path)
{
    const std::string bytes = encodedPath(path);
    if (QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8())
        return path;
    return kBytesPrefix + QString::fromLatin1(QByteArray::fromStdString(bytes).toPercentEncoding("/"));
}

QString pathOfStored(const QString& text)
{
    if (!text.startsWith(kBytesPrefix))
        return text;
    const QByteArray bytes = QByteArray::fromPercentEncoding(text.sliced(kBytesPrefix.size()).toLatin1());
    return decodedPath(bytes.toStdString());
}

} // namespace broadside
