#include "core/report/attached_bytes.h"
#include "editor/viewport/export/animated_png.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

#include <vector>

namespace broadside::test::tst_animated_png {

/// Animations, decoded here by hand.
class TestAnimatedPng : public QObject {
    Q_OBJECT
private slots:
    void theFirstFrameIsAPicture();
    void chunksHaveTheirChecksumsAndOrder();
    void everyFrameIsWhatWasAdded();
};

namespace {

struct Chunk {
    QByteArray kind;
    QByteArray data;
    bool isRight = false; // its checksum
};

std::vector<Chunk> chunksOf(const QByteArray& png)
{
    std::vector<Chunk> chunks;
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        const QByteArray summed = png.mid(at + 4, length + 4);
        const quint32 sum = qFromBigEndian<quint32>(png.constData() + at + 8 + length);
        chunks.push_back({summed.left(4), summed.mid(4), report::checksumOf(summed.toStdString()) == sum});
        at += length + 12;
    }
    return chunks;
}

quint32 numberOf(const Chunk& chunk, qsizetype at) { return qFromBigEndian<quint32>(chunk.data.constData() + at); }

/// A square that moves over a background; it stands still in the last step.
std::vector<QImage> movingSquare()
{
    std::vector<QImage> frames;
    for (const int x : {3, 20, 41, 41}) {
        QImage image(64, 40, QImage::Format_RGB32);
        image.fill(Qt::darkBlue);
        QPainter painter(&image);
        painter.fillRect(x, 10, 9, 7, QColor(200, x * 4, 30));
        painter.end();
        frames.push_back(image);
    }
    return frames;
}

QByteArray animated(const std::vector<QImage>& frames)
{
    AnimatedPng png;
    for (const QImage& frame : frames)
        png.add(frame, 120);
    return png.finished();
}

QByteArray chunkBytes(const QByteArray& kind, const QByteArray& data)
{
    QByteArray length(4, '\0');
    QByteArray sum(4, '\0');
    qToBigEndian(static_cast<quint32>(data.size()), length.data());
    qToBigEndian(report::checksumOf((kind + data).toStdString()), sum.data());
    return length + kind + data + sum;
}

} // namespace

void TestAnimatedPng::theFirstFrameIsAPicture()
{
    const std::vector<QImage> frames = movingSquare();
    QByteArray png = animated(frames);
    QBuffer buffer(&png);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    QCOMPARE(reader.format(), QByteArray("png"));
    QCOMPARE(reader.read().convertToFormat(QImage::Format_RGB32), frames.front());
}

void TestAnimatedPng::chunksHaveTheirChecksumsAndOrder()
{
    const std::vector<Chunk> chunks = chunksOf(animated(movingSquare()));
    QCOMPARE(chunks.front().kind, QByteArray("IHDR"));
    QCOMPARE(chunks[1].kind, QByteArray("acTL"));
    QCOMPARE(chunks.back().kind, QByteArray("IEND"));
    QCOMPARE(numberOf(chunks[1], 0), 4U); // frames
    QCOMPARE(numberOf(chunks[1], 4), 0U); // for ever
    quint32 sequence = 0;
    for (const Chunk& chunk : chunks) {
        QVERIFY2(chunk.isRight, chunk.kind.constData());
        if (chunk.kind == "fcTL" || chunk.kind == "fdAT")
            QCOMPARE(numberOf(chunk, 0), sequence++);
        if (chunk.kind == "fcTL") {
            QCOMPARE(chunk.data.size(), qsizetype{26});
            QVERIFY(numberOf(chunk, 4) + numberOf(chunk, 12) <= 64);
            QVERIFY(numberOf(chunk, 8) + numberOf(chunk, 16) <= 40);
            QCOMPARE(qFromBigEndian<quint16>(chunk.data.constData() + 20), quint16{120});
            QCOMPARE(qFromBigEndian<quint16>(chunk.data.constData() + 22), quint16{1'000});
        }
    }
    QVERIFY(sequence >= 7);
}

/// Puts each frame together from its own chunks, as a browser does.
void TestAnimatedPng::everyFrameIsWhatWasAdded()
{
    const std::vector<QImage> frames = movingSquare();
    const std::vector<Chunk> chunks = chunksOf(animated(frames));
    QImage canvas(64, 40, QImage::Format_RGB32);
    std::size_t frame = 0;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        if (chunks[i].kind != "fcTL")
            continue;
        const Chunk& control = chunks[i];
        QByteArray header = chunks.front().data;
        header.replace(0, 8, control.data.mid(4, 8));
        QByteArray png = QByteArrayLiteral("\x89PNG\r\n\x1a\n") + chunkBytes("IHDR", header);
        for (std::size_t k = i + 1; k < chunks.size() && chunks[k].kind.endsWith("AT"); ++k)
            png += chunkBytes("IDAT", chunks[k].kind == "fdAT" ? chunks[k].data.mid(4) : chunks[k].data);
        png += chunkBytes("IEND", {});
        const QImage part = QImage::fromData(png);
        QVERIFY(!part.isNull());
        QPainter painter(&canvas);
        painter.drawImage(static_cast<int>(numberOf(control, 12)), static_cast<int>(numberOf(control, 16)), part);
        painter.end();
        QCOMPARE(canvas, frames[frame++]);
    }
    QCOMPARE(frame, frames.size());
}

BROADSIDE_TEST(TestAnimatedPng)

} // namespace broadside::test::tst_animated_png

#include "tst_animated_png.moc"
