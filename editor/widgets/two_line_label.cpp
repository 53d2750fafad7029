#include "editor/widgets/two_line_label.h"

namespace broadside {

TwoLineLabel::TwoLineLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // texts of games may contain markup
    setWordWrap(true);
    setFixedHeight(2 * fontMetrics().lineSpacing());
    setMinimumWidth(20 * fontMetrics().averageCharWidth()); // a long word would widen the window
}

void TwoLineLabel::say(const QString& text)
{
    if (text == this->text())
        return;
    setText(text);
    setToolTip(text);
}

} // namespace broadside
