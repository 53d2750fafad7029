#pragma once

#include "core/debug/level_checks.h"
#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace broadside {

/// Likely mistakes in the open scene (level_checks.h). They are searched in a background thread, and again after every
/// edit while a view is watching.
class LevelReview final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this.
    LevelReview(const SceneDocument& document, const TemplateLibrary& templates, QObject* parent = nullptr);

    void setWatched(bool watched);
    /// The report about the scene at the last review; null before the first review.
    [[nodiscard]] const LevelReport* latest() const noexcept { return m_report ? &*m_report : nullptr; }
    /// Whether the report is about the present scene.
    [[nodiscard]] bool isCurrent() const noexcept
    {
        return m_report && m_reviewed == m_document.revision() && m_sharedReviewed == m_sharedRevision;
    }

signals:
    void changed();

private:
    void start();
    void onChanged();

    const SceneDocument& m_document;
    const TemplateLibrary& m_templates;
    bool m_isWatched = false;
    std::optional<LevelReport> m_report;
    quint64 m_reviewed = 0;       // Revision of the document.
    quint64 m_sharedRevision = 0; // Revision of the templates of the project.
    quint64 m_sharedReviewed = 0;
    QTimer m_due; // Delays the review, so that a drag does not start one for every pixel.
    Background m_background;
};

} // namespace broadside
