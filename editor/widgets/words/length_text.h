#pragma once

#include "core/debug/game_coordinates.h"
#include "core/math/vec2.h"

#include <QObject>
#include <QString>

#include <atomic>

/// @file
/// The unit in which the window shows and reads lengths: metres, or pixels of the user's game. Files, scripts, and all
/// numbers in memory stay in metres.

namespace broadside {

/// The unit of the whole program, with a signal for each change. Any thread may read it; the window's thread sets it.
class LengthUnit final : public QObject {
    Q_OBJECT
public:
    [[nodiscard]] static LengthUnit& shared();

    [[nodiscard]] bool isPixels() const noexcept { return m_pixelsPerMetre > 0.0; }
    /// The shown number for a metre: 1, or the pixels per metre.
    [[nodiscard]] double perMetre() const noexcept;
    void useMetres() { use(0.0); }
    void usePixels(double perMetre) { use(perMetre); } ///< @pre perMetre > 0

signals:
    void changed();

private:
    LengthUnit() = default;
    void use(double pixelsPerMetre);

    std::atomic<double> m_pixelsPerMetre = 0.0; // 0: metres
};

/// The unit behind a number. Those of lengths, speeds and accelerations follow LengthUnit.
class NumberUnit {
public:
    NumberUnit() = default;
    NumberUnit(QString fixed) // NOLINT(google-explicit-constructor): "kg" is a unit
        : m_fixed(std::move(fixed))
    {}
    [[nodiscard]] static NumberUnit length() { return NumberUnit(Quantity::Length); }
    [[nodiscard]] static NumberUnit speed() { return NumberUnit(Quantity::Speed); }
    [[nodiscard]] static NumberUnit acceleration() { return NumberUnit(Quantity::Acceleration); }

    [[nodiscard]] QString text() const;
    [[nodiscard]] bool hasLength() const noexcept { return m_quantity != Quantity::Other; }
    /// The shown number for 1 in memory.
    [[nodiscard]] double scale() const { return hasLength() ? LengthUnit::shared().perMetre() : 1.0; }

private:
    enum class Quantity : std::uint8_t { Other, Length, Speed, Acceleration };
    explicit NumberUnit(Quantity quantity)
        : m_quantity(quantity)
    {}

    Quantity m_quantity = Quantity::Other;
    QString m_fixed;
};

/// "3.25 m" or "208 px".
[[nodiscard]] QString lengthText(double metres, int digits = 4);
/// "3.25 m/s" or "208 px/s".
[[nodiscard]] QString shownSpeed(double metresPerSecond, int digits = 4);
/// "3.25 x 1.5 m" or "208 x 96 px".
[[nodiscard]] QString extentText(Vec2 metres, int digits = 4);
/// "3.25, 1.5 m" or "208, 96 px".
[[nodiscard]] QString positionText(Vec2 metres, int digits);
/// "3.00, 4.00 m": two decimals, for a point under the mouse. "192.0, 256.0 px": one.
[[nodiscard]] QString pointText(Vec2 metres);

// The same in the coordinates of the game that made a recording, whatever the user chose for scenes: "443.10, 88.54",
// "60 units". A game that counts in metres keeps "m". For our own coordinates: as above.
[[nodiscard]] QString lengthText(double metres, const GameCoordinates& in, int digits = 4);
[[nodiscard]] QString extentText(Vec2 metres, const GameCoordinates& in, int digits = 4);
[[nodiscard]] QString pointText(Vec2 metres, const GameCoordinates& in);
/// One coordinate of a point.
[[nodiscard]] QString xText(double metres, const GameCoordinates& in, int digits = 4);
[[nodiscard]] QString yText(double metres, const GameCoordinates& in, int digits = 4);
/// The unit of lengths in a recording: "m" or nothing.
[[nodiscard]] QString unitText(const GameCoordinates& in);

} // namespace broadside
