#include "editor/window/help/manual/find_bar.h"

#include "editor/window/help/manual/page_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextCursor>

namespace broadside {

ManualFindBar::ManualFindBar(ManualPageView& view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_text(new QLineEdit)
    , m_count(new QLabel)
{
    setObjectName(QStringLiteral("manualFindBar"));
    m_text->setObjectName(QStringLiteral("manualFind"));
    m_text->setPlaceholderText(tr("Find in this page"));
    m_text->setAccessibleName(tr("Find in this page"));
    m_text->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("manualFindCount"));
    auto* previous = new QPushButton(tr("&Previous"));
    previous->setToolTip(tr("Go to the previous match (Shift+Enter)"));
    auto* next = new QPushButton(tr("&Next"));
    next->setToolTip(tr("Go to the next match (Enter)"));
    auto* close = new QPushButton(tr("&Close"));
    close->setToolTip(tr("Hide the search in this page (Esc)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_count);
    for (QPushButton* button : {previous, next, close}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_text, &QLineEdit::textChanged, this, &ManualFindBar::search);
    connect(previous, &QPushButton::clicked, this, [this] { go(true); });
    connect(next, &QPushButton::clicked, this, [this] { go(false); });
    connect(close, &QPushButton::clicked, this, &ManualFindBar::leave);
    hide();
}

void ManualFindBar::open()
{
    show();
    m_text->setFocus();
    m_text->selectAll();
    repeat();
}

void ManualFindBar::leave()
{
    hide();
    m_view.mark({});
    m_view.setFocus();
}

void ManualFindBar::repeat()
{
    if (!isHidden() && !m_text->text().isEmpty())
        m_count->setText(tr("Found: %1").arg(m_view.mark({m_text->text()})));
}

void ManualFindBar::search()
{
    if (m_text->text().isEmpty()) {
        m_view.mark({});
        m_count->clear();
        return;
    }
    repeat();
    QTextCursor from = m_view.textCursor();
    from.setPosition(from.selectionStart()); // a longer text may be at the same place
    m_view.setTextCursor(from);
    go(false);
}

/// After the last place comes the first one.
void ManualFindBar::go(bool backward)
{
    const QString text = m_text->text();
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (text.isEmpty() || m_view.find(text, flags))
        return;
    QTextCursor from = m_view.textCursor();
    from.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
    m_view.setTextCursor(from);
    (void)m_view.find(text, flags);
}

void ManualFindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        go(event->modifiers().testFlag(Qt::ShiftModifier));
    else
        QWidget::keyPressEvent(event);
}

} // namespace broadside
