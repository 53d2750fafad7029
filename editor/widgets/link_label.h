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

private:
    void showLink();

    QString m_target;
    QString m_words;
};

} // namespace broadside
