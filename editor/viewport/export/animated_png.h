#pragma once

#include <QByteArray>
#include <QImage>

#include <cstdint>

namespace broadside {

/// Makes an animated PNG (APNG), which browsers play; programs that do not know it show the first frame. Each further
/// frame holds only the rectangle that differs from the one before. It repeats for ever. Source: the PNG specification,
/// third edition, chapters 11.3.6 and 12.
class AnimatedPng {
public:
    /// Adds a frame without transparency. Cost: its pixels. @pre all frames have the same size, which is not empty
    void add(const QImage& frame, int milliseconds);
    [[nodiscard]] std::uint32_t frameCount() const noexcept { return m_count; }
    [[nodiscard]] qsizetype size() const noexcept { return m_frames.size(); } ///< Bytes of the frames so far.
    /// The file. @pre at least one frame was added
    [[nodiscard]] QByteArray finished() const;

private:
    QByteArray m_header; // the chunk IHDR, which all frames share
    QByteArray m_frames; // their chunks
    QImage m_last;
    std::uint32_t m_count = 0;
    std::uint32_t m_sequence = 0; // number of the next chunk of the animation
};

} // namespace broadside
