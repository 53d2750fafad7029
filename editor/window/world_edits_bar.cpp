#include "editor/window/world_edits_bar.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace broadside {

WorldEditsBar::WorldEditsBar(OfferedEdits& edits, std::function<bool()> isInGesture, QWidget* parent)
    : QFrame(parent)
    , m_edits(edits)
    , m_isInGesture(std::move(isInGesture))
    , m_text(new QLabel)
{
    setObjectName(QStringLiteral("worldEditsBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    auto* icon = new QLabel;
    icon->setPixmap(themedIcon(QStringLiteral("info")).pixmap(18, 18));
    m_text->setObjectName(QStringLiteral("worldEditsText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    auto* apply = new QPushButton(tr("Apply to scene"));
    apply->setObjectName(QStringLiteral("worldEditsApply"));
    apply->setToolTip(tr("Make the same edits in the scene, as one undo step, without the effects of the steps"));
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("worldEditsClose"));
    close->setIcon(themedIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message; the scene stays as it is"));
    close->setAccessibleName(tr("Close the offer to apply edits"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(apply);
    layout->addWidget(close);
    hide();

    connect(apply, &QPushButton::clicked, &edits, &OfferedEdits::apply);
    connect(close, &QToolButton::clicked, &edits, &OfferedEdits::dismiss);
    connect(&edits, &OfferedEdits::changed, this, &WorldEditsBar::showEdits);
}

QString WorldEditsBar::text() const { return m_text->text(); }

void WorldEditsBar::showEdits()
{
    const QString objects = translated(texts::objectCount(m_edits.count()));
    m_text->setText(m_edits.isOpen() ? tr("Edits of %1 are part of this simulation only.").arg(objects)
                                     : tr("Edits of %1 were part of the simulation that has ended.").arg(objects));
    settle();
}

void WorldEditsBar::settle()
{
    if (m_edits.isOffered() == isHidden() && !m_isInGesture())
        setVisible(m_edits.isOffered());
}

} // namespace broadside
