#include "editor/widgets/panel_widget.h"

#include <QVBoxLayout>

namespace broadside {

PanelWidget::PanelWidget(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void PanelWidget::setWidget(QWidget* widget)
{
    if (m_widget) {
        m_layout->removeWidget(m_widget);
        m_widget->hide();
    }
    m_widget = widget;
    m_layout->addWidget(widget);
}

} // namespace broadside
