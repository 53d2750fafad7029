#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace broadside {

/// The hints of the first start: a bubble over the window that points at one thing after the other. It takes the mouse
/// only inside its frame. Once dismissed, it never returns. Hints that do not apply to the scene are skipped; while
/// none applies, the bubble is hidden.
class Hints final : public QFrame {
    Q_OBJECT
public:
    /// A rectangle that the bubble should not cover.
    struct Spared {
        QRect rect; ///< In coordinates of the window that contains the bubble.
        int weight = 1;
    };
    struct Hint {
        QString text;
        QPointer<QWidget> anchor;                    ///< The widget that the bubble points at.
        std::function<bool()> holds;                 ///< Whether the hint applies to the open scene.
        std::function<std::vector<Spared>()> spares; ///< The rectangles to spare at present.
    };
    /// @pre there is at least one hint; `window` contains the anchors.
    Hints(std::vector<Hint> hints, QWidget& window);

public slots:
    /// Continues from the first hint, because the user has done what it says. Does nothing when another hint is shown.
    void firstDone();
    void follow();     ///< Called when the scene is another one, so that other hints may apply.
    void placeLater(); ///< Called when the rectangles to spare may have moved.

signals:
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::size_t holdingFrom(std::size_t index) const; ///< Returns the number of hints when none applies.
    void showHint(std::size_t index);
    void next();
    void place();

    std::vector<Hint> m_hints;
    std::size_t m_index = 0;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_next;
    QTimer m_placing;
};

} // namespace broadside
