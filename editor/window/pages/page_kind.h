#pragma once

#include <QString>

namespace broadside {

/// What a page shows: a scene that can be edited and simulated, or somebody else's steps, that can only be looked at.
enum class PageKind { Scene, Recording };

enum class FileKind { Scene, Project, Trace, Table };
/// By the name; a file that is called something else is a trace where it begins as one.
[[nodiscard]] FileKind fileKindOf(const QString& path);
/// What opens such a file. Tables are asked about first.
[[nodiscard]] inline PageKind pageKindOf(FileKind kind)
{
    return kind == FileKind::Trace ? PageKind::Recording : PageKind::Scene;
}

} // namespace broadside
