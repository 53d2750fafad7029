#include "editor/window/message_bar.h"

#include "editor/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

namespace broadside {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_more(new QPushButton(tr("Details")))
{
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("messageClose"));
    close->setIcon(themedIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_more);
    layout->addWidget(close);

    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_more, &QPushButton::clicked, this,
            [this] { QMessageBox::information(window(), tr("Details"), m_details); });
    hide();
}

void MessageBar::show(Kind kind, const QString& text, const QString& details)
{
    m_kind = kind;
    const bool warning = kind == Kind::Warning;
    m_icon->setPixmap(themedIcon(warning ? QStringLiteral("warning") : QStringLiteral("info")).pixmap(18, 18));
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_details = details;
    m_more->setVisible(!details.isEmpty());
    QFrame::show();
}

void MessageBar::hideInfo()
{
    if (m_kind == Kind::Info)
        hide();
}

QString MessageBar::text() const { return m_text->text(); }

} // namespace broadside
