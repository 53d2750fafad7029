#pragma once

#include <QProxyStyle>

namespace broadside {

/// Fusion with frames that can be seen: its own are made of the window's colour, and vanish in a dark window. Check
/// boxes, radio buttons, fields, choices and lists get a frame with a contrast of at least 3:1. Sizes stay those of
/// Fusion.
class FrameStyle final : public QProxyStyle {
public:
    FrameStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
};

/// Of frames in windows and on fields of these colours.
[[nodiscard]] QColor frameColor(const QPalette& palette);

} // namespace broadside
