#include "editor/widgets/help_link.h"

#include <QDesktopServices>
#include <QUrl>

namespace broadside {

void openManual(const QString& target) { QDesktopServices::openUrl(QUrl(kManualScheme + u':' + target)); }

HelpLink::HelpLink(QWidget* parent)
    : LinkLabel(kManualScheme, tr("What does this mean?"), parent)
{
    setObjectName(QStringLiteral("helpLink"));
    setToolTip(tr("Show the place of the manual that explains this"));
    connect(this, &QLabel::linkActivated, this, [this] { openManual(m_target); });
    hide();
}

void HelpLink::setTarget(const QString& target)
{
    m_target = target;
    setVisible(!target.isEmpty());
}

} // namespace broadside
