#pragma once

#include <QTimer>
#include <QWidget>

namespace broadside {

/// A frame around a field that blinks a few times to show where the field is, then deletes itself.
class FieldFlash final : public QWidget {
    Q_OBJECT
public:
    /// @pre the field has a parent
    explicit FieldFlash(QWidget& field);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void blink();

    QTimer m_timer;
    int m_blinks = 0;
};

} // namespace broadside
