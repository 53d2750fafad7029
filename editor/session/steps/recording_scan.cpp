#include "editor/session/steps/recording_scan.h"

#include <QElapsedTimer>

#include <cstdint>
#include <stop_token>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kScanPiece = std::uint64_t{64} << 20; // Bytes between two checks of the stop request.
constexpr qint64 kBetweenFrames = 1'000;                      // Milliseconds; each time all found frames are copied.

} // namespace

void RecordingScan::start(trace::TraceReader reader, const std::function<void(trace::TraceReader)>& take,
                          const std::function<void()>& progressed)
{
    m_share = 0.0;
    m_background.start(
        [this, reader = std::move(reader), take, progressed](const std::stop_token& stop,
                                                             const Background::Post& post) mutable {
            const auto size = static_cast<double>(reader.bytes().size());
            QElapsedTimer sinceFrames;
            sinceFrames.start();
            while (!reader.isScanned() && !stop.stop_requested()) {
                reader.scanOn(kScanPiece);
                post([this, progressed, share = static_cast<double>(reader.scannedBytes()) / size] {
                    m_share = share;
                    progressed();
                });
                if (sinceFrames.elapsed() < kBetweenFrames)
                    continue;
                sinceFrames.start();
                post([take, reader] { take(reader); });
            }
            return reader;
        },
        [take, progressed](trace::TraceReader found) {
            take(std::move(found));
            progressed();
        });
}

void RecordingScan::forget()
{
    cancel();
    m_share = 1.0;
}

} // namespace broadside
