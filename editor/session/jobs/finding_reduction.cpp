#include "editor/session/jobs/finding_reduction.h"

#include <QElapsedTimer>

#include <utility>

namespace broadside {
namespace {

constexpr qint64 kBetweenReports = 50; // Milliseconds.

} // namespace

FindingReduction::FindingReduction(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void FindingReduction::start(const Finding& finding)
{
    m_background.start(
        [this, finding, source = m_session.source(m_session.recorded())](const std::stop_token& stop,
                                                                         const Background::Post& post) {
            QElapsedTimer sinceNews;
            ReduceOptions options;
            options.finding = finding;
            options.stop = stop;
            options.progress = [&](std::size_t runs, std::size_t objects) {
                if (sinceNews.isValid() && sinceNews.elapsed() < kBetweenReports)
                    return;
                sinceNews.start();
                post([this, runs, objects] { emit progressed(runs, objects); });
            };
            return std::make_shared<const ReducedFinding>(reduceFinding(*source, options));
        },
        [this](const std::shared_ptr<const ReducedFinding>& result) { emit finished(result); });
}

void FindingReduction::cancel() { m_background.cancel(); }

} // namespace broadside
