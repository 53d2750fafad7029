#pragma once

#include "editor/widgets/picture_shape.h"

#include <QImage>
#include <QWidget>

#include <cstddef>
#include <optional>

namespace broadside {

/// A picture, pixel by pixel, with a bounding shape over it that is edited by its handles: the middle and the radius of
/// a disc, sides and corners of a box, vertices and edges of a polygon or a mesh.
///
/// What is dragged stands on whole pixels, with Ctrl anywhere; Esc puts it back. Keys: Page up and down choose a
/// handle, arrows move it by a pixel (with Shift by 8), + and - zoom, 0 shows all, Delete removes a vertex. The wheel
/// zooms, the middle button pans.
class PictureCanvas final : public QWidget {
    Q_OBJECT
public:
    explicit PictureCanvas(QWidget* parent = nullptr);

    void showPicture(const QImage& picture, const PicturePlace& place, const Shape& shape);
    void clear();

    [[nodiscard]] const PixelForm& form() const noexcept { return m_form; }
    [[nodiscard]] int handle() const noexcept { return m_handle; } ///< -1: none is chosen.
    void chooseHandle(int handle);
    [[nodiscard]] Vec2 handlePoint(int handle) const;         ///< Pixels of the picture.
    [[nodiscard]] PixelForm moved(int handle, Vec2 to) const; ///< The form with a handle elsewhere.
    [[nodiscard]] QPointF toWidget(Vec2 pixel) const;
    [[nodiscard]] Vec2 toPixel(QPointF at) const;
    [[nodiscard]] QSize sizeHint() const override { return {260, 220}; }

signals:
    void edited(const broadside::PixelForm& form); ///< A finished drag or key.
    void vertexRemoved(std::size_t vertex);
    void handleChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int handleCount() const;
    /// Handles beyond handleCount() are edges of points and the inside of a box: they are dragged, not chosen.
    [[nodiscard]] std::optional<int> handleAt(QPointF at) const;
    [[nodiscard]] double scale() const; ///< Widget pixels of a picture's pixel.
    void zoom(double factor, QPointF at);
    void nudge(Vec2 by);
    void drawPicture(QPainter& painter) const;
    void drawShape(QPainter& painter) const;

    QImage m_picture;
    std::optional<PicturePlace> m_place;
    Shape m_shape;
    PixelForm m_form;
    std::vector<std::pair<std::size_t, std::size_t>> m_edges; // between points
    int m_handle = -1;
    double m_zoom = 1.0; // of what shows all
    Vec2 m_center;       // pixel in the middle of the widget
    struct Drag {
        int handle;
        Vec2 from; // pixel that was pressed
        PixelForm before;
    };
    std::optional<Drag> m_drag;
    std::optional<QPointF> m_pan;
};

} // namespace broadside
