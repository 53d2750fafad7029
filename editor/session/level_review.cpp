#include "editor/session/level_review.h"

#include <utility>

namespace broadside {
namespace {

constexpr int kPause = 150; // milliseconds

} // namespace

LevelReview::LevelReview(const SceneDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_due.setSingleShot(true);
    m_due.setInterval(kPause);
    connect(&m_due, &QTimer::timeout, this, &LevelReview::start);
    connect(&m_document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            m_report.reset();
        m_background.cancel(); // it would speak of another scene
        if (m_isWatched)
            m_due.start();
        emit changed();
    });
}

void LevelReview::setWatched(bool watched)
{
    m_isWatched = watched;
    if (!watched)
        m_due.stop();
    else if (!isCurrent() && !m_background.isRunning())
        start();
}

void LevelReview::start()
{
    m_background.start([scene = m_document.scene()](const std::stop_token& stop,
                                                    const Background::Post&) { return checkLevel(scene, stop); },
                       [this, revision = m_document.revision()](LevelReport report) {
                           m_report = std::move(report);
                           m_reviewed = revision;
                           emit changed();
                       });
}

} // namespace broadside
