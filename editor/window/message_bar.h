#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace broadside {

/// One line above the world for what somebody should know and need not answer: notes of a reading, why a simulation
/// ended, a problem. A later message takes the place of an earlier one.
class MessageBar final : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Info, Guide, Warning };

    explicit MessageBar(QWidget* parent = nullptr);

    /// `details` has several lines; when there are any, a button shows them.
    void show(Kind kind, const QString& text, const QString& details = {});
    using QFrame::show; // the widget's own
    /// Puts a sentence behind the message that is shown; else a message of its own, an Info.
    void add(const QString& text);

    /// A button beside the message that is shown, until another message comes. `act` may show one.
    void offer(const QString& label, const QString& tip, std::function<void()> act);

    /// Takes a message away that only told something; guides and warnings stay until they are closed.
    void hideInfo();

    [[nodiscard]] QString text() const;
    /// Shows what somebody should not miss: a guide or a warning.
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
