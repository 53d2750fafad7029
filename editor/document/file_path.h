#pragma once

#include <QString>

#include <string>
#include <string_view>

/// \file
/// File names are bytes. A path in the window is a QString, in which a byte that is not UTF-8 is one unpaired low
/// surrogate (0xDC00 + byte). So each name has its own path, and each path leads back to the same bytes.
/// The classes of Qt that open files do not know these paths: files with names of the user are read and written by
/// core.

class QFile;
class QUrl;

namespace broadside {

/// The bytes that the file system knows.
std::string encodedPath(const QString& path);
QString decodedPath(std::string_view bytes);

/// Whether there is something at a path, behind symbolic links.
bool pathExists(const QString& path);
bool isFolder(const QString& path);
/// The path from the root without "." and "..". Links are not followed. Empty for an empty path.
QString absolutePath(const QString& path);
/// The path behind all symbolic links; empty if nothing is there.
QString canonicalPath(const QString& path);
/// Opens a file for reading, whatever its name is.
bool openToRead(QFile& file, const QString& path);

/// The path of a file of this machine; empty for other addresses.
QString pathOfUrl(const QUrl& url);
/// The path that a dialog of Qt means: such a dialog shows each byte that is not UTF-8 as U+FFFD.
QString pathShownAs(const QString& shown);

/// A path as text that settings and JSON keep whole: the path itself, or with names that are not UTF-8 its bytes as
/// percent signs behind "bytes:". Absolute paths only.
QString storedPath(const QString& path);
QString pathOfStored(const QString& text);

} // namespace broadside
