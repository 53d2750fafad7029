#pragma once

#include "core/debug/level_checks.h"
#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace broadside {

/// What is likely to be a mistake in the open scene (level_checks.h), looked for beside the GUI thread, and anew after
/// every edit while somebody watches.
class LevelReview final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this.
    LevelReview(const SceneDocument& document, const TemplateLibrary& templates, QObject* parent = nullptr);

    void setWatched(bool watched);
    /// Of the scene as it was at the last review; null before there is one.
    [[nodiscard]] const LevelReport* latest() const noexcept { return m_report ? &*m_report : nullptr; }
    /// The report is about the scene as it is.
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
    quint64 m_reviewed = 0;       // revision of the document
    quint64 m_sharedRevision = 0; // of the templates of the project
    quint64 m_sharedReviewed = 0;
    QTimer m_due; // so that a drag is not reviewed at every pixel
    Background m_background;
};

} // namespace broadside
