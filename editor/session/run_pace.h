#pragma once

#include <QObject>

namespace broadside {

/// The speed of a run, and the number of steps for one press of Step; for simulations and recordings.
class RunPace final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    static constexpr int kMostSlowness = 64;
    static constexpr int kMostStride = 1'000'000;

    /// Slow motion: real seconds per simulated second when running in real time. A power of two, 1 .. kMostSlowness.
    [[nodiscard]] int slowness() const noexcept { return m_slowness; }
    /// Rounds down to a power of two within the range.
    void setSlowness(int slowness);
    /// Number of steps for one press of Step or Step back: 1 .. kMostStride.
    [[nodiscard]] int stride() const noexcept { return m_stride; }
    void setStride(int steps);
    /// Whether a run pauses when nothing moves any more.
    [[nodiscard]] bool pausesAtRest() const noexcept { return m_pausesAtRest; }
    void setPausesAtRest(bool pauses);

signals:
    void slownessChanged(); ///< Emitted before changed().
    void changed();

private:
    int m_slowness = 1;
    int m_stride = 1;
    bool m_pausesAtRest = false;
};

} // namespace broadside
