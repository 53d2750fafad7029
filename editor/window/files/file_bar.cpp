#include "editor/window/files/file_bar.h"

#include "editor/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace broadside {

FileBar::FileBar(const QString& name, std::function<bool()> isInGesture, QWidget* parent)
    : QFrame(parent)
    , m_isInGesture(std::move(isInGesture))
    , m_text(new QLabel)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    auto* icon = new QLabel;
    icon->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(18, 18));
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setObjectName(name + QStringLiteral("Close"));
    close->setIcon(themedIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close the message about the file"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    hide();
    connect(close, &QToolButton::clicked, this, [this] {
        m_isWanted = false;
        hide();
        emit closed();
    });
}

QPushButton& FileBar::addButton(const QString& name, const QString& label, const QString& tip)
{
    auto* button = new QPushButton(label);
    button->setObjectName(name);
    button->setToolTip(tip);
    m_buttons->addWidget(button);
    return *button;
}

void FileBar::showText(const QString& text)
{
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_isWanted = true;
    settle();
}

void FileBar::withdraw()
{
    m_isWanted = false;
    settle();
}

void FileBar::settle()
{
    if (m_isWanted == isHidden() && !m_isInGesture())
        setVisible(m_isWanted);
}

QString FileBar::text() const { return m_text->text(); }

} // namespace broadside
