#include "editor/window/pages/page_kind.h"

#include "core/trace/trace_reader.h"
#include "editor/document/project_document.h"

#include <QFile>

namespace broadside {

FileKind fileKindOf(const QString& path)
{
    const auto isCalled = [&path](const char* suffix) {
        return path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
    };
    if (isProjectFile(path))
        return FileKind::Project;
    if (isCalled(".csv") || isCalled(".tsv"))
        return FileKind::Table;
    if (isCalled(".bstrace"))
        return FileKind::Trace;
    if (isCalled(".broadside"))
        return FileKind::Scene;
    return trace::TraceReader::isTrace(QFile::encodeName(path).toStdString()) ? FileKind::Trace : FileKind::Scene;
}

} // namespace broadside
