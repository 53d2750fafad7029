#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QTimer>

class QLabel;

namespace broadside {

class CalloutArrow;

/// A bubble over the window that speaks of one control and points at it with an arrow and a frame around it. It never
/// covers the control while there is room elsewhere, and follows it when docks or the window change.
class Callout final : public QFrame {
    Q_OBJECT
public:
    explicit Callout(QWidget& window);

    void setText(const QString& text, const QString& count);
    /// `within` is a rectangle in the control, in its coordinates; null: all of it.
    void pointAt(QWidget* control, const QRect& within = {});
    /// A control, or a part of it.
    struct Place {
        QPointer<QWidget> control; ///< May be null.
        QRect within;              ///< In its coordinates; null: all of it.
    };
    /// What the bubble does not cover while there is room elsewhere, such as the text that it asks to read.
    void spare(const QList<Place>& places);
    [[nodiscard]] QRect target() const; ///< In coordinates of the window; null while the control is not visible.

public slots:
    void placeLater(); ///< Called when the control may have moved.

signals:
    void left(); ///< The user wants no more of it.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();
    [[nodiscard]] QRect seen(const Place& place) const;

    CalloutArrow* m_arrow;
    QLabel* m_text;
    QLabel* m_count;
    QPointer<QWidget> m_control;
    QList<Place> m_spared;
    QRect m_within;
    QTimer m_placing;
};

} // namespace broadside
