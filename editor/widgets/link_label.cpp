#include "editor/widgets/link_label.h"

#include <QEvent>
#include <QPalette>

namespace broadside {

LinkLabel::LinkLabel(const QString& target, const QString& words, QWidget* parent)
    : QLabel(parent)
    , m_target(target)
    , m_words(words)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
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

void LinkLabel::showLink()
{
    setText(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                .arg(m_target.toHtmlEscaped(), palette().color(QPalette::Link).name(), m_words.toHtmlEscaped()));
}

} // namespace broadside
