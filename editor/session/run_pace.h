#pragma once

#include <QObject>

namespace broadside {

/// How a run goes through its steps, and how far one press of Step goes: for any steps that are shown.
class RunPace final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    static constexpr int kMostSlowness = 64;
    static constexpr int kMostStride = 1'000'000;

    /// Slow motion: real seconds per simulated second when running in real time. 1, 2, 4 .. kMostSlowness.
    [[nodiscard]] int slowness() const noexcept { return m_slowness; }
    /// Rounds down to a power of two within the range.
    void setSlowness(int slowness);
    /// How many steps one press of Step or Step back goes: 1 .. kMostStride.
    [[nodiscard]] int stride() const noexcept { return m_stride; }
    void setStride(int steps);
    /// A run pauses when nothing moves any more.
    [[nodiscard]] bool pausesAtRest() const noexcept { return m_pausesAtRest; }
    void setPausesAtRest(bool pauses);

signals:
    void slownessChanged(); ///< Comes before changed().
    void changed();

private:
    int m_slowness = 1;
    int m_stride = 1;
    bool m_pausesAtRest = false;
};

} // namespace broadside
