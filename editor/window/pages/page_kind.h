#pragma once

#include <QString>

namespace broadside {

/// What a page shows: a scene that can be edited and simulated, or a recording of another program, which is read-only.
enum class PageKind { Scene, Recording };

enum class FileKind { Scene, Project, Trace, Table, Level, Report };
/// Decides by the suffix. A file with another suffix is a trace if it begins like one. JSON Lines, which their first
/// line tells, count as a trace, and a folder of tables as a table. A report holds a scene or a recording.
[[nodiscard]] FileKind fileKindOf(const QString& path);
/// The kind of page for such a file. For tables and levels, the user is asked first.
[[nodiscard]] inline PageKind pageKindOf(FileKind kind)
{
    return kind == FileKind::Trace ? PageKind::Recording : PageKind::Scene;
}

} // namespace broadside
