#pragma once

#include <QImage>
#include <QSize>

#include <cstddef>

namespace broadside {

/// A picture of which only those rows hold memory that were drawn on: painters that are clipped to some rows see the
/// whole picture, and so draw the very pixels that they would draw at once. 4 bytes a pixel, all zero at first.
class SparseImage {
public:
    SparseImage() = default;
    /// image() is null when the machine has no room for addresses.
    SparseImage(QSize size, QImage::Format format);
    ~SparseImage();
    SparseImage(SparseImage&& other) noexcept;
    SparseImage& operator=(SparseImage&& other) noexcept;
    SparseImage(const SparseImage&) = delete;
    SparseImage& operator=(const SparseImage&) = delete;

    [[nodiscard]] QImage& image() noexcept { return m_image; }
    [[nodiscard]] const QImage& image() const noexcept { return m_image; }
    /// Gives the memory of the rows above this one back; what they show is undefined from then on.
    void forgetAbove(int row);

private:
    void* m_memory = nullptr;
    std::size_t m_bytes = 0;
    std::size_t m_forgotten = 0; // of the bytes
    QImage m_image;
};

} // namespace broadside
