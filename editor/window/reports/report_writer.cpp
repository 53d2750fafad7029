#include "editor/window/reports/report_writer.h"

#include "core/io/atomic_file.h"
#include "core/report/report_page.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/panels/findings/diagnosis_panel.h"
#include "editor/panels/findings/why_panel.h"
#include "editor/viewport/export/report_pictures.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/help/about.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/page_model.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <string>
#include <utility>

namespace broadside {
namespace {

/// What a report says apart from its finding.
struct ReportFrame {
    std::string source;
    std::string file;
    std::string versions;
    std::string language;
    report::PageFormat format = report::PageFormat::Html;
};

std::string nameOf(const QString& path) { return encodedPath(QFileInfo(path).fileName()); }

WrittenReport writeReport(const StepSource& source, const report::FindingReport& finding, const ReportFrame& frame,
                          const std::stop_token& stop)
{
    const report::Attachment attachment = report::attachmentFor(source, finding, stop);
    const bool isPage = frame.format == report::PageFormat::Html;
    const report::PagePictures pictures = isPage ? picturesFor(source, finding, stop) : report::PagePictures{};
    if (stop.stop_requested())
        return {}; // nobody waits for it, and it would be incomplete
    const report::PageParts parts{
        finding,        pictures,       attachment,    frame.source, nameOf(decodedPath(frame.file)),
        frame.versions, translatedUtf8, frame.language};
    WrittenReport written;
    written.problem =
        writeAtomically(frame.file, isPage ? report::pageOf(parts) : report::markdownOf(parts), &written.losses);
    return written;
}

} // namespace

ReportWriter::ReportWriter(const Parts& parts)
    : m_parts(parts)
{
    parts.panels.whenMade<DiagnosisPanel>([this](DiagnosisPanel& panel) {
        connect(&panel, &DiagnosisPanel::explanationReportWanted, this, &ReportWriter::reportExplanation);
        connect(&panel, &DiagnosisPanel::findingReportWanted, this, &ReportWriter::reportFinding);
    });
    parts.panels.whenMade<WhyPanel>([this](WhyPanel& panel) {
        connect(&panel, &WhyPanel::findingReportWanted, this, &ReportWriter::reportFinding);
        connect(&panel, &WhyPanel::answerReportWanted, this, &ReportWriter::reportAnswer);
    });
}

void ReportWriter::reportExplanation(const Explanation& explanation)
{
    const Diagnosis* diagnosis = m_parts.model.diagnosis.diagnosis();
    if (!diagnosis)
        return;
    const auto kept = std::make_shared<const Diagnosis>(*diagnosis); // the panel may drop its own meanwhile
    start(m_parts.model.diagnosis.source(), [kept, explanation](const StepSource& source, const std::stop_token& stop) {
        return Result<report::FindingReport>(report::reportOf(source, *kept, explanation, stop));
    });
}

void ReportWriter::reportFinding(const Finding& finding)
{
    const StepSession& steps = m_parts.model.steps;
    const StepRange all = steps.recorded();
    start(steps.source(all), [all, finding](const StepSource& source, const std::stop_token& stop) {
        return report::reportOf(source, all, finding, stop);
    });
}

void ReportWriter::reportAnswer(const Explanation::Example& pair)
{
    const StepSession& steps = m_parts.model.steps;
    start(steps.source(steps.recorded()), [pair](const StepSource& source, const std::stop_token& stop) {
        return report::answerReportOf(source, pair, stop);
    });
}

void ReportWriter::start(std::shared_ptr<const StepSource> source, Collect collect)
{
    const QString name = m_parts.files.displayName();
    const QString file = askForReportPath(m_parts.window, QFileInfo(name).completeBaseName());
    if (file.isEmpty())
        return;
    ReportFrame frame;
    frame.file = encodedPath(file);
    const auto format = report::pageFormatOf(frame.file);
    if (!format) {
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The report was not written. End its name with .html for a "
                                                            "page, or with .md for the text of an issue tracker."));
        return;
    }
    frame.format = *format;
    frame.source = encodedPath(name);
    frame.versions = QCoreApplication::instance()->property(kBuildProperty).toString().toStdString();
    frame.language = QLocale().bcp47Name().toStdString();
    m_parts.messages.show(MessageBar::Kind::Info, tr("Writing the report %1 ...").arg(QFileInfo(file).fileName()));
    m_parts.messages.offer(tr("Cancel"), tr("Stop the report; no file is written"), [this] {
        m_background.cancel();
        m_parts.messages.show(MessageBar::Kind::Info, tr("The report was cancelled."));
    });
    m_background.start(
        [source = std::move(source), collect = std::move(collect), frame](const std::stop_token& stop,
                                                                          const Background::Post&) {
            const auto finding = collect(*source, stop);
            return finding ? writeReport(*source, *finding, frame, stop) : WrittenReport{finding.problem(), {}};
        },
        [this, file](const WrittenReport& written) { showWritten(file, written); },
        [this, file] {
            showWritten(file, {noMemoryFor(file), {}});
        });
}

void ReportWriter::showWritten(const QString& file, const WrittenReport& written)
{
    if (written.problem) {
        m_parts.messages.show(MessageBar::Kind::Warning, tr("The report was not written."),
                              described(*written.problem));
        return;
    }
    m_parts.messages.show(written.losses.empty() ? MessageBar::Kind::Info : MessageBar::Kind::Warning,
                          tr("Wrote the report %1.").arg(QDir::toNativeSeparators(file)),
                          translatedLoss(file, written.losses));
    m_parts.messages.offer(tr("Open"), tr("Show the report in the program for such files, such as a browser"),
                           [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); });
}

} // namespace broadside
