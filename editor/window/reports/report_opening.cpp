#include "editor/window/reports/report_opening.h"

#include "core/io/scene/scene_reader.h"
#include "core/report/attached_file.h"
#include "core/trace/trace_reader.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/finding_links.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ReportOpening {
    Q_DECLARE_TR_FUNCTIONS(ReportOpening)
};

QString shownName(const QString& path) { return ReportOpening::tr("%1 (report)").arg(QFileInfo(path).fileName()); }

/// Selects the pair. The page shows the step already, or is on its way to it.
void selectPair(Page& page, const report::Attachment& attached)
{
    page.focus().setPins(attached.a, attached.b);
    page.focus().select({attached.a, attached.b});
    page.viewport().frameSelection();
}

std::optional<Problem> openScene(PageHost& host, FileActions& asking, const QString& path, report::Attachment& attached)
{
    SceneReading reading = readScene(std::move(attached.bytes), encodedPath(path));
    if (!reading.scene)
        return reading.firstError();
    host.placeFor(asking).openMade(std::move(*reading.scene), shownName(path));
    Page& page = host.current();
    Finding finding;
    finding.step = attached.step;
    finding.a = attached.a;
    finding.b = attached.b;
    FindingLinks::showIn(page, finding, attached.shots.size());
    selectPair(page, attached);
    return std::nullopt;
}

std::optional<Problem> openRecording(PageHost& host, const QString& path, report::Attachment& attached)
{
    auto reader = trace::TraceReader::open(trace::byteSourceOf(std::move(attached.bytes)), encodedPath(path));
    if (!reader)
        return reader.problem();
    Page& page = host.addPage(PageKind::Recording);
    page.files().takeMadeRecording(std::move(*reader), shownName(path));
    page.steps().seek(attached.step);
    page.panels().bringUp(Panel::Diagnosis);
    selectPair(page, attached);
    return std::nullopt;
}

} // namespace

void openReport(PageHost& host, FileActions& asking, QWidget& window, const QString& path)
{
    auto attached = report::readAttachment(encodedPath(path));
    std::optional<Problem> problem;
    if (!attached)
        problem = attached.problem();
    else if (attached->kind == report::AttachedKind::Scene)
        problem = openScene(host, asking, path, *attached);
    else
        problem = openRecording(host, path, *attached);
    if (problem)
        showProblem(window, ReportOpening::tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), *problem);
}

} // namespace broadside
