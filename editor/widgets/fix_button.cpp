#include "editor/widgets/fix_button.h"

#include "editor/commands/apply_fix.h"

namespace broadside {
namespace {

constexpr int kFixWidth = 260; // Pixels, so that the button does not widen the panel.

} // namespace

FixButton::FixButton(const QString& objectName, const SceneDocument& document, const ObjectEdits& edits,
                     QWidget* parent)
    : QPushButton(parent)
    , m_document(document)
    , m_edits(edits)
{
    setObjectName(objectName);
}

QString FixButton::wordsFor(const Fix& fix) const
{
    return isApplied(fix, m_document.scene()) ? QString() : textOf(fix, m_edits);
}

void FixButton::offer(const QString& words)
{
    setVisible(!words.isEmpty());
    QString label = fontMetrics().elidedText(tr("Fix: %1").arg(words), Qt::ElideRight, kFixWidth);
    setText(label.replace(QLatin1Char('&'), QLatin1String("&&"))); // an & in a name is not a mnemonic
    setAccessibleName(tr("Fix: %1").arg(words));
    setToolTip(tr("%1. Undo reverts it.").arg(words));
}

} // namespace broadside
