#pragma once

#include <QImage>
#include <QPushButton>

namespace broadside {

/// A button with a picture, a title and some lines of text. The text of the button is the title. What is solved has a
/// tick.
class WelcomeCard final : public QPushButton {
    Q_OBJECT
public:
    static constexpr QSize kPicture{216, 108}; ///< Logical pixels.
    static constexpr int kWidth = 232;         ///< Logical pixels.

    struct Content {
        QString title;
        QString text;
        QString tip;
        bool isSolved = false;
    };
    explicit WelcomeCard(Content content, QWidget* parent = nullptr);

    void setPicture(const QImage& picture); ///< A picture of kPicture; null: an empty frame.
    [[nodiscard]] const QImage& picture() const noexcept { return m_picture; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void arrowPressed(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] int heightOf(const QFont& font, const QString& text) const;
    [[nodiscard]] QFont titleFont() const;

    Content m_content;
    QImage m_picture;
};

} // namespace broadside
