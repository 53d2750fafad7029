#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/report/finding_report.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace broadside {

class FileActions;
class MessageBar;
class Panels;
struct PageModel;

/// How the writing of a report ended.
struct WrittenReport {
    std::optional<Problem> problem;
    std::vector<Message> losses; ///< AtomicFile::losses()
};

/// "Report..." of the panels Diagnosis and Why: asks for a file name and writes the finding there, as a
/// page or as the text of an issue tracker (core/report/report_page.h). It is made in the background, and nothing is
/// sent.
class ReportWriter final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        MessageBar& messages;
        PageModel& model;
        Panels& panels;
        const FileActions& files;
        QWidget& window;
    };
    /// @pre all outlive this
    explicit ReportWriter(const Parts& parts);

    void reportExplanation(const Explanation& explanation);
    void reportFinding(const Finding& finding);
    /// The answer of "why" about two objects in a step.
    void reportAnswer(const Explanation::Example& pair);
    [[nodiscard]] bool isWriting() const noexcept { return m_background.isRunning(); }

private:
    /// Collects what is to be said. Called in the background.
    using Collect = std::function<Result<report::FindingReport>(const StepSource&, const std::stop_token&)>;
    void start(std::shared_ptr<const StepSource> source, Collect collect);
    void showWritten(const QString& file, const WrittenReport& written);

    Parts m_parts;
    Background m_background; // declared last: its destructor waits for the thread
};

} // namespace broadside
