#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"

#include <QObject>

#include <string>
#include <utility>

namespace broadside {

/// Which template is current: the one that was chosen in a list last, or the template of the instance selected last.
class TemplateChoice final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    TemplateChoice(const SceneDocument& document, const TemplateEdits& edits, const Focus& focus);

    [[nodiscard]] const std::string& current() const noexcept { return m_current; } ///< Empty when none is current.
    void setCurrent(const std::string& name);

signals:
    void changed();

private:
    void followSelection();
    void followList();

    const TemplateEdits& m_edits;
    const Focus& m_focus;
    std::string m_current;
    std::pair<ObjectId, std::string> m_followed; // The object selected last, and its template.
};

} // namespace broadside
