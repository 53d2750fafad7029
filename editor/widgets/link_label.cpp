#include "editor/widgets/link_label.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPalette>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace broadside {

LinkLabel::LinkLabel(const QString& target, const QString& words, QWidget* parent)
    : QLabel(parent)
    , m_target(target)
    , m_words(words)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(words);
    showLink();
}

void LinkLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showLink();
}

void LinkLabel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit linkActivated(m_target);
    else
        QLabel::keyPressEvent(event);
}

void LinkLabel::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QStylePainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

void LinkLabel::showLink()
{
    setText(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                .arg(m_target.toHtmlEscaped(), palette().color(QPalette::Link).name(), m_words.toHtmlEscaped()));
}

} // namespace broadside
