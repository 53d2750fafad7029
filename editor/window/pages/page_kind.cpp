#include "editor/window/pages/page_kind.h"

#include "core/levels/level_formats.h"
#include "core/report/attached_file.h"
#include "core/trace/lines/lines_reader.h"
#include "core/trace/tables/table_folder.h"
#include "core/trace/trace_reader.h"
#include "editor/document/file_path.h"
#include "editor/document/project_document.h"

namespace broadside {

FileKind fileKindOf(const QString& path)
{
    const auto isCalled = [&path](const char* suffix) {
        return path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
    };
    if (isProjectFile(path))
        return FileKind::Project;
    const std::string file = encodedPath(path);
    if (report::isPageName(file))
        return FileKind::Report;
    if (trace::isTableFolder(file))
        return FileKind::Table;
    if (!isCalled(".bstrace") && !isCalled(".broadside") && trace::isLinesFile(file))
        return FileKind::Trace;
    if (isCalled(".csv") || isCalled(".tsv"))
        return FileKind::Table;
    if (isCalled(".bstrace"))
        return FileKind::Trace;
    if (isCalled(".broadside"))
        return FileKind::Scene;
    if (trace::TraceReader::isTrace(file))
        return FileKind::Trace;
    return levels::levelFormatOf(file) ? FileKind::Level : FileKind::Scene;
}

} // namespace broadside
