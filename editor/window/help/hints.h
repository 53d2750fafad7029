#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace broadside {

/// The hints of the first start: one bubble that points out one thing after the other. Lies over the window, takes the
/// mouse only within its frame, and is gone for ever once dismissed. A hint that does not hold is passed over; while
/// none holds there is no bubble.
class Hints final : public QFrame {
    Q_OBJECT
public:
    /// What the bubble does not cover if it can be helped.
    struct Spared {
        QRect rect; ///< In the window that holds the bubble.
        int weight = 1;
    };
    struct Hint {
        QString text;
        QPointer<QWidget> anchor;                    ///< Near which the bubble is put.
        std::function<bool()> holds;                 ///< For the scene that is open.
        std::function<std::vector<Spared>()> spares; ///< At this moment.
    };
    /// @pre at least one hint; `window` holds the anchors.
    Hints(std::vector<Hint> hints, QWidget& window);

public slots:
    /// Goes on from the first hint: somebody did what it says. Nothing when another one is shown.
    void firstDone();
    void follow();     ///< Another scene: other hints may hold.
    void placeLater(); ///< What it spares may be elsewhere.

signals:
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::size_t holdingFrom(std::size_t index) const; ///< The number of hints when none does.
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
