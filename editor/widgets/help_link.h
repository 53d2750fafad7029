#pragma once

#include "editor/widgets/link_label.h"

namespace broadside {

/// The scheme of links to the manual: "manual:algorithms#corner-grid". The window opens them; panels need not know it.
inline const QString kManualScheme = QStringLiteral("manual");

/// Opens a place of the manual, such as "reference/rules#stale". Does nothing without a window.
void openManual(const QString& target);

/// The link "What does this mean?" to the place of the manual that explains what is shown. Hidden without a place.
class HelpLink final : public LinkLabel {
    Q_OBJECT
public:
    explicit HelpLink(QWidget* parent = nullptr);

    void setTarget(const QString& target); ///< Empty: nothing is explained, and the link is hidden.
    [[nodiscard]] QString target() const { return m_target; }

private:
    QString m_target;
};

} // namespace broadside
