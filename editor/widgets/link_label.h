#pragma once

#include <QLabel>

namespace broadside {

/// A line of text that is a link, usable by mouse, and by Tab and Return. linkActivated() reports the target. Its
/// colour follows the palette; QLabel alone keeps the colour that the palette had when the text was set.
class LinkLabel : public QLabel {
    Q_OBJECT
public:
    LinkLabel(const QString& target, const QString& words, QWidget* parent = nullptr);

    void follow() { emit linkActivated(m_target); } ///< As a click does.

protected:
    void changeEvent(QEvent* event) override;
    /// QLabel moves the focus through several links. With one link its code never releases the focus on Shift+Tab.
    bool focusNextPrevChild(bool next) override { return QWidget::focusNextPrevChild(next); }
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showLink();

    QString m_target;
    QString m_words;
};

} // namespace broadside
