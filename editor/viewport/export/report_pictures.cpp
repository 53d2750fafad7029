#include "editor/viewport/export/report_pictures.h"

#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/export/animated_png.h"
#include "editor/viewport/export/example_picture.h"
#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/export/png_bytes.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace broadside {
namespace {

constexpr QSize kSize{640, 400}; // Logical pixels of each picture.
constexpr std::size_t kBefore = 18;
constexpr std::size_t kAfter = 11;          // 30 frames with the step of the example.
constexpr int kFrameMilliseconds = 120;     // Slow enough to follow an object.
constexpr int kExampleMilliseconds = 1'500; // The step of the example stays for some time.
constexpr qsizetype kMostBytes = qsizetype{700}
                                 << 10; // A page has two animations, and as text they are a third longer.
constexpr double kLargestView = 3.0;    // Views of the still picture.

Vec2 logicalSize() { return {static_cast<double>(kSize.width()), static_cast<double>(kSize.height())}; }

const std::array<Theme, 2>& bothThemes()
{
    static const std::array<Theme, 2> kThemes{lightTheme(), darkTheme()};
    return kThemes;
}

/// Draws for one report; for one thread.
class ReportPainter {
public:
    ReportPainter(const StepSource& steps, const report::FindingReport& report, const std::stop_token& stop)
        : m_steps(steps)
        , m_example{report.example->pair, report.symptom}
        , m_frame(steps.frameOf(report.example->pair.step))
        , m_stop(stop)
    {}

    report::PagePictures paint()
    {
        report::PagePictures pictures;
        const auto still = pictureOf(m_steps, m_example, logicalSize(), bothThemes()[0], m_stop);
        if (!still)
            return pictures;
        m_example.view = viewOfAll(still->camera.visibleWorld());
        for (std::size_t theme = 0; theme < 2; ++theme)
            if (const auto picture = pictureOf(m_steps, m_example, logicalSize(), bothThemes()[theme], m_stop))
                m_stills[theme] = drawn(*picture);
        if (m_stills[0].isNull() || m_stills[1].isNull())
            return pictures;
        pictures.at = stillOf(m_stills);
        for (const Taken& taken : m_taken)
            if (taken.frame + 1 == m_frame) {
                pictures.before = stillOf(taken.images);
                pictures.beforeStep = m_steps.stepOf(taken.frame);
            }
        while (m_taken.size() > 2 && m_taken[1].frame < m_frame && m_taken[0].images[0] == m_taken[1].images[0])
            m_taken.erase(m_taken.begin()); // nothing moves yet
        addMotion(pictures);
        return pictures;
    }

private:
    struct Taken {
        std::size_t frame = 0;
        std::array<QImage, 2> images; // light and dark
    };

    /// Draws all frames around the example, with the view that has both objects in all of them.
    Aabb viewOfAll(const Aabb& still)
    {
        const std::size_t first = m_frame - std::min(m_frame, kBefore);
        const std::size_t last = std::min(m_steps.frameCount() - 1, m_frame + kAfter);
        const auto walk = m_steps.walk();
        if (!walk || first == last)
            return still;
        Aabb view = still;
        const Vec2 center = still.center();
        const Vec2 reach = (still.hi - still.lo) * (0.5 * kLargestView);
        const Aabb largest{center - reach, center + reach};
        const auto look = [&](const std::function<void(std::size_t, const Frame&)>& take) {
            for (std::size_t i = first; i <= last && !m_stop.stop_requested(); ++i)
                if ((*walk)->look(
                        i, [&take, i](const Frame& frame) { take(i, frame); }, {}, m_stop))
                    return;
        };
        look([&](std::size_t, const Frame& frame) {
            for (const ObjectId id : {m_example.pair.a, m_example.pair.b})
                if (const auto row = frame.objects().indexOf(id)) {
                    const Aabb seen = intersection(frame.objects().boundsOf(*row), largest);
                    view = seen.isEmpty() ? view : united(view, seen);
                }
        });
        m_example.view = view;
        look([this](std::size_t i, const Frame& frame) { take(i, frame); });
        return view;
    }

    void take(std::size_t number, const Frame& frame)
    {
        Taken taken;
        taken.frame = number;
        for (std::size_t theme = 0; theme < 2; ++theme) {
            const auto picture = pictureOf(frame, m_example, logicalSize(), bothThemes()[theme]);
            if (!picture)
                return; // one of the two is not there yet, or not any more
            taken.images[theme] = drawn(*picture);
        }
        m_taken.push_back(std::move(taken));
    }

    [[nodiscard]] QImage drawn(const ScenePicture& picture)
    {
        QImage image(kSize, QImage::Format_RGB32);
        QPainter painter(&image);
        drawWithPainter(painter, picture.list, picture.camera, m_glyphs);
        painter.end();
        return image;
    }

    static std::string bytesOf(const QByteArray& bytes) { return bytes.toStdString(); }

    static report::PagePicture stillOf(const std::array<QImage, 2>& images)
    {
        std::array<QByteArray, 2> bytes;
        for (std::size_t theme = 0; theme < 2; ++theme)
            bytes[theme] = pngOf(images[theme], kSmallestPng);
        return {bytesOf(bytes[0]), bytesOf(bytes[1]), kSize.width(), kSize.height()};
    }

    /// With every frame, or with fewer of them where the file would be too large.
    void addMotion(report::PagePictures& pictures) const
    {
        if (m_taken.size() < 2)
            return;
        for (std::size_t every = 1; every < m_taken.size(); every *= 2) {
            const std::array<QByteArray, 2> both{animation(0, every), animation(1, every)};
            if (both[0].size() > kMostBytes || both[1].size() > kMostBytes)
                continue;
            pictures.motion = {bytesOf(both[0]), bytesOf(both[1]), kSize.width(), kSize.height()};
            pictures.motionFirst = m_steps.stepOf(m_taken.front().frame);
            pictures.motionLast = m_steps.stepOf(m_taken.back().frame);
            return;
        }
    }

    [[nodiscard]] QByteArray animation(std::size_t theme, std::size_t every) const
    {
        AnimatedPng png;
        for (std::size_t i = 0; i < m_taken.size(); ++i) {
            const bool isExample = m_taken[i].frame == m_frame;
            if (isExample)
                png.add(m_stills[theme], kExampleMilliseconds);
            else if (i % every == 0 || i + 1 == m_taken.size())
                png.add(m_taken[i].images[theme], kFrameMilliseconds * static_cast<int>(every));
        }
        return png.finished();
    }

    const StepSource& m_steps;
    PicturedExample m_example;
    std::size_t m_frame; // of the example
    std::stop_token m_stop;
    GlyphAtlas m_glyphs; // an atlas belongs to one thread
    std::vector<Taken> m_taken;
    std::array<QImage, 2> m_stills;
};

} // namespace

report::PagePictures picturesFor(const StepSource& steps, const report::FindingReport& report,
                                 const std::stop_token& stop)
{
    return report.example ? ReportPainter(steps, report, stop).paint() : report::PagePictures{};
}

} // namespace broadside
