#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace broadside {

/// One line above the world for messages that need no answer: notes from reading a file, why a simulation ended, a
/// problem. A later message replaces an earlier one.
class MessageBar final : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Info, Guide, Warning };

    explicit MessageBar(QWidget* parent = nullptr);

    /// `details` has several lines. If it is not empty, a button shows it.
    void show(Kind kind, const QString& text, const QString& details = {});
    using QFrame::show; // the show() of the widget itself
    /// Appends a sentence to the message that is shown. If none is shown, the sentence becomes an Info message.
    void add(const QString& text);

    /// Adds a button next to the message that is shown, until another message comes. `act` may show one.
    void offer(const QString& label, const QString& tip, std::function<void()> act);
    /// Removes that button; the message stays.
    void withdrawOffer();

    /// Removes a message that only informs. Guides and warnings stay until the user closes them.
    void hideInfo();

    [[nodiscard]] QString text() const;
    /// True while a message is shown that the user should not miss: a guide or a warning.
    [[nodiscard]] bool isTaken() const { return isVisible() && m_kind != Kind::Info; }

private:
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_offer;
    QPushButton* m_more;
    std::function<void()> m_act;
    QString m_details;
    Kind m_kind = Kind::Info;
};

} // namespace broadside
