#pragma once

#include <QLabel>

namespace broadside {

/// A line of text that is a link: by mouse, and by Tab and Return. linkActivated() says where to. Its colour is that of
/// the palette now, also after the palette changed; rich text on its own keeps the colour that it was read with.
class LinkLabel final : public QLabel {
    Q_OBJECT
public:
    LinkLabel(const QString& target, const QString& words, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    /// There is one link: what QLabel does to go through several holds the focus for ever on the way back.
    bool focusNextPrevChild(bool next) override { return QWidget::focusNextPrevChild(next); }
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showLink();

    QString m_target;
    QString m_words;
};

} // namespace broadside
