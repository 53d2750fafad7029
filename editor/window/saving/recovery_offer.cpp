#include "editor/window/saving/recovery_offer.h"

#include "editor/document/recovery_store.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/recovery_dialog.h"
#include "editor/window/files/trace_loader.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"

#include <utility>
#include <vector>

namespace broadside {

RecoveryOffer::RecoveryOffer(const Parts& parts)
    : m_store(parts.store)
    , m_host(parts.host)
    , m_window(parts.window)
    , m_action(parts.actions.add(
          *this, MenuSection::FileSave,
          {.name = "recoverUnsaved",
           .text = tr("Recover &unsaved work..."),
           .tip = tr("List the work that earlier runs of Broadside left unsaved, to open or to discard it"),
           .perform = [this] { offer(); }}))
{
    showAvailable();
}

void RecoveryOffer::showAvailable()
{
    ActionRegistry::setAvailable(m_action, m_store.hasAbandoned(), tr("No earlier run left unsaved work."));
}

void RecoveryOffer::offer()
{
    std::vector<UnsavedDocument> left = m_store.abandoned();
    if (left.empty()) {
        m_store.release();
        showAvailable();
        return;
    }
    auto* dialog = new RecoveryDialog(std::move(left), themeFor(m_window.palette()), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::openWanted, this, &RecoveryOffer::open);
    connect(dialog, &RecoveryDialog::recordingWanted, this, &RecoveryOffer::openRecording);
    connect(dialog, &RecoveryDialog::finished, this, [this] {
        m_store.release();
        showAvailable();
    });
    dialog->open();
}

void RecoveryOffer::open(const UnsavedDocument& document, const std::shared_ptr<Scene>& scene)
{
    const bool isOpen =
        !document.path.isEmpty() && m_host.bringUp(document.path) && !m_host.current().document().isModified();
    FileActions& files = isOpen ? m_host.current().files() : m_host.placeFor(m_host.current().files());
    files.openUnsaved(document, *scene, m_store.adopt(document));
}

void RecoveryOffer::openRecording(const UnsavedDocument& document, const QString& name)
{
    const QString copy = m_store.adopt(document);
    auto reader = TraceLoader::opened(copy.isEmpty() ? document.copy : copy);
    if (reader)
        m_host.addPage(PageKind::Recording).files().takeUnsavedRecording(std::move(*reader), name, copy);
}

} // namespace broadside
