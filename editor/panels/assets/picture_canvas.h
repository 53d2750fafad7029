#pragma once

#include "editor/widgets/picture_shape.h"

#include <QImage>
#include <QWidget>

#include <cstddef>
#include <optional>

namespace broadside {

/// An enlarged picture with a bounding shape over it, which is edited with handles: the middle and the radius of a
/// disc, sides and corners of a box, vertices and edges of a polygon or a mesh.
///
/// Drags snap to whole pixels, except with Ctrl; Esc cancels a drag. Keys: Page Up and Down choose a handle, arrow keys
/// move it by a pixel (with Shift by 8), and Delete removes a vertex. + and - zoom, 0 shows the full picture. The wheel
/// zooms, the middle button pans.
class PictureCanvas final : public QWidget {
    Q_OBJECT
public:
    explicit PictureCanvas(QWidget* parent = nullptr);

    void showPicture(const QImage& picture, const PicturePlace& place, const Shape& shape);
    void clear();

    [[nodiscard]] const PixelForm& form() const noexcept { return m_form; }
    [[nodiscard]] int handle() const noexcept { return m_handle; } ///< The chosen handle; -1 for none.
    void chooseHandle(int handle);
    [[nodiscard]] Vec2 handlePoint(int handle) const;         ///< The place of the handle, in pixels of the picture.
    [[nodiscard]] PixelForm moved(int handle, Vec2 to) const; ///< The form with the handle moved to `to`.
    [[nodiscard]] QPointF toWidget(Vec2 pixel) const;
    [[nodiscard]] Vec2 toPixel(QPointF at) const;
    [[nodiscard]] QSize sizeHint() const override { return {260, 220}; }

signals:
    void edited(const broadside::PixelForm& form); ///< Emitted after a drag or a key.
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
    /// Numbers >= handleCount() are edges of points, or the inside of a box: these can be dragged, but not chosen.
    [[nodiscard]] std::optional<int> handleAt(QPointF at) const;
    [[nodiscard]] double scale() const; ///< Widget pixels for each pixel of the picture.
    void zoom(double factor, QPointF at);
    void nudge(Vec2 by);
    void drawPicture(QPainter& painter) const;
    void drawShape(QPainter& painter) const;

    QImage m_picture;
    std::optional<PicturePlace> m_place;
    Shape m_shape;
    PixelForm m_form;
    std::vector<std::pair<std::size_t, std::size_t>> m_edges; // pairs of indices into the points of m_form
    int m_handle = -1;
    double m_zoom = 1.0; // relative to the zoom that shows the full picture
    Vec2 m_center;       // picture pixel in the middle of the widget
    struct Drag {
        int handle;
        Vec2 from; // the pressed pixel of the picture
        PixelForm before;
    };
    std::optional<Drag> m_drag;
    std::optional<QPointF> m_pan;
};

} // namespace broadside
