#include "editor/session/jobs/level_review.h"

#include <utility>

namespace broadside {
namespace {

constexpr int kPause = 150; // Milliseconds.

} // namespace

LevelReview::LevelReview(const SceneDocument& document, const TemplateLibrary& templates, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_templates(templates)
{
    m_due.setSingleShot(true);
    m_due.setInterval(kPause);
    connect(&m_due, &QTimer::timeout, this, &LevelReview::start);
    connect(&m_document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            m_report.reset();
        onChanged();
    });
    connect(&m_templates, &TemplateLibrary::changed, this, [this] {
        ++m_sharedRevision;
        onChanged();
    });
}

void LevelReview::onChanged()
{
    m_background.cancel(); // Its report would be about an old scene.
    if (m_isWatched)
        m_due.start();
    emit changed();
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
    m_background.start(
        [scene = m_document.scene(), shared = m_templates.allShared()](
            const std::stop_token& stop, const Background::Post&) { return checkLevel(scene, stop, shared); },
        [this, revision = m_document.revision(), sharedRevision = m_sharedRevision](LevelReport report) {
            m_report = std::move(report);
            m_reviewed = revision;
            m_sharedReviewed = sharedRevision;
            emit changed();
        });
}

} // namespace broadside
