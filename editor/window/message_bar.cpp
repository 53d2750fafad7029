#include "editor/window/message_bar.h"

#include "editor/document/message_text.h"
#include "editor/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace broadside {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_offer(new QPushButton)
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
    layout->addWidget(m_offer);
    layout->addWidget(m_more);
    layout->addWidget(close);

    m_offer->setObjectName(QStringLiteral("messageOffer"));
    connect(m_offer, &QPushButton::clicked, this, [this] {
        const std::function<void()> act = m_act; // a copy, because it may show another message
        if (act)
            act();
    });
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_more, &QPushButton::clicked, this, [this] {
        QMessageBox box(QMessageBox::Information, tr("Details"), m_details, QMessageBox::Ok, window());
        box.setTextFormat(Qt::PlainText); // it may have names from a file
        box.exec();
    });
    hide();
}

void MessageBar::show(Kind kind, const QString& text, const QString& details)
{
    m_kind = kind;
    const bool warning = kind == Kind::Warning;
    m_icon->setPixmap(themedIcon(warning ? QStringLiteral("warning") : QStringLiteral("info")).pixmap(18, 18));
    m_text->setText(text);
    m_text->setAccessibleName(text);
    withdrawOffer();
    m_details = details;
    m_more->setVisible(!details.isEmpty());
    QFrame::show();
}

void MessageBar::add(const QString& text)
{
    if (!isVisible()) {
        show(Kind::Info, text);
        return;
    }
    const QString both = joinedSentences({m_text->text(), text});
    m_text->setText(both);
    m_text->setAccessibleName(both);
}

void MessageBar::offer(const QString& label, const QString& tip, std::function<void()> act)
{
    m_offer->setText(label);
    m_offer->setToolTip(tip);
    m_act = std::move(act);
    m_offer->show();
}

void MessageBar::withdrawOffer()
{
    m_act = {};
    m_offer->hide();
}

void MessageBar::hideInfo()
{
    if (m_kind == Kind::Info)
        hide();
}

QString MessageBar::text() const { return m_text->text(); }

} // namespace broadside
