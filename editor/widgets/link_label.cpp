#include "editor/widgets/link_label.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QPalette>
#include <QPointer>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace broadside {
namespace {

/// A link that screen readers can follow; they would take it for a text.
class AccessibleLink final : public QAccessibleWidget {
public:
    explicit AccessibleLink(LinkLabel& link)
        : QAccessibleWidget(&link, QAccessible::Link)
        , m_link(&link)
    {}

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (m_link && name == pressAction())
            m_link->follow();
    }

private:
    QPointer<LinkLabel> m_link;
};

QAccessibleInterface* accessibleLinkOf(const QString& /*name*/, QObject* object)
{
    auto* const link = qobject_cast<LinkLabel*>(object);
    return link ? new AccessibleLink(*link) : nullptr;
}

} // namespace

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
    static const bool isInstalled = [] {
        QAccessible::installFactory(accessibleLinkOf);
        return true;
    }();
    Q_UNUSED(isInstalled);
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
        follow();
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
