#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <vector>

class QLabel;
class QPushButton;

namespace broadside {

/// The hints of the first start: one bubble that points out one thing after the other. Lies over the window, takes the
/// mouse only within its frame, and is gone for ever once dismissed.
class Hints final : public QFrame {
    Q_OBJECT
public:
    struct Hint {
        QString text;
        QPointer<QWidget> anchor; ///< Beside which the bubble stands.
    };
    /// @pre at least one hint; `window` holds the anchors.
    Hints(std::vector<Hint> hints, QWidget& window);

public slots:
    /// Goes on from the first hint: somebody did what it says. Nothing when another one is shown.
    void firstDone();

signals:
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
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
