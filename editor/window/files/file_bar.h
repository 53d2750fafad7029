#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace broadside {

/// One line above the world about the file of the scene, with buttons. It stays until the state that it tells of ends,
/// or the user closes it.
class FileBar final : public QFrame {
    Q_OBJECT
public:
    /// `name` is the object name; those of its text and close button begin with it. `isInGesture` says whether the
    /// mouse is being used in the world. The bar neither appears nor disappears then, because the world would move
    /// under the mouse. See settle().
    FileBar(const QString& name, std::function<bool()> isInGesture, QWidget* parent = nullptr);

    /// `name`: its object name. Buttons appear in the order in which they are added.
    QPushButton& addButton(const QString& name, const QString& label, const QString& tip);
    void showText(const QString& text);
    void withdraw(); ///< Hides the bar: what it told of has ended.
    void settle();   ///< Call it when a gesture may have ended.

    [[nodiscard]] QString text() const;

signals:
    void closed(); ///< The user has closed the bar.

private:
    std::function<bool()> m_isInGesture;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    bool m_isWanted = false;
};

} // namespace broadside
