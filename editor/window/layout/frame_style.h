#pragma once

#include <QProxyStyle>

namespace broadside {

/// Fusion with visible frames. Fusion's own frames are made from the colour of the window and vanish in a dark window.
/// Check boxes, radio buttons, fields, combo boxes and lists get a frame with a contrast of at least 3:1. The sizes are
/// those of Fusion, times a scale. Buttons of dialogs have no icons: theirs are dark in a dark window, as is the arrow
/// of a tool bar without room for all buttons, which gets another one.
class FrameStyle final : public QProxyStyle {
public:
    /// @param percent of the usual sizes: 100 for these
    explicit FrameStyle(int percent);

    [[nodiscard]] int scale() const noexcept { return m_percent; } ///< In percent.

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                                  const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                                QStyleHintReturn* returnData = nullptr) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                                     const QWidget* widget = nullptr) const override;

private:
    const int m_percent;
};

/// Colour of frames on windows and fields with these colours.
[[nodiscard]] QColor frameColor(const QPalette& palette);

} // namespace broadside
