#include "editor/window/help/manual.h"

#include "editor/widgets/help_link.h"
#include "editor/window/help/manual/manual_window.h"
#include "editor/window/help/manual/page_text.h"

#include <QDesktopServices>
#include <QUrl>

namespace broadside {

ManualPlace manualPlace(const QString& target) { return {target.section(u'#', 0, 0), target.section(u'#', 1)}; }

Manual::Manual(QSettings& storage, QWidget& window)
    : m_storage(storage)
    , m_window(window)
{
    QDesktopServices::setUrlHandler(kManualScheme, this, "openLink");
}

Manual::~Manual() { QDesktopServices::unsetUrlHandler(kManualScheme); }

ManualWindow& Manual::window()
{
    if (!m_dialog)
        m_dialog = new ManualWindow(m_storage, m_window);
    return *m_dialog;
}

void Manual::show(const QString& page, const QString& heading)
{
    window().showPage(page, heading.isEmpty() ? QString() : HeadingAnchors().next(heading));
}

void Manual::showContents()
{
    show(kContentsPage);
    window().focusSearch();
}

void Manual::search()
{
    if (!m_dialog)
        show(kContentsPage);
    window().focusSearch();
}

void Manual::openLink(const QUrl& link) { show(link.path(), link.fragment()); }

} // namespace broadside
