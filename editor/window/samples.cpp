#include "editor/window/samples.h"

#include "core/io/scene_reader.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace broadside {
namespace {

constexpr std::array kSamples{
    Sample{"cannon", QT_TRANSLATE_NOOP("Samples", "Cannon world"),
           QT_TRANSLATE_NOOP("Samples", "A cannon, a ball and 20 targets in 8 cells: aim, shoot, see who is tested")},
    Sample{"cannon-tall", QT_TRANSLATE_NOOP("Samples", "Cannon world, 12 cells"),
           QT_TRANSLATE_NOOP("Samples", "The same in a world of 9.6 x 6.4 m")},
    Sample{"hover-circles", QT_TRANSLATE_NOOP("Samples", "500 circles"),
           QT_TRANSLATE_NOOP("Samples", "Move the mouse over them and drag the cell size")},
    Sample{"empty", QT_TRANSLATE_NOOP("Samples", "Empty world"), QT_TRANSLATE_NOOP("Samples", "Nothing but a world")},
};

} // namespace

std::span<const Sample> samples() { return kSamples; }
QString titleOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.title); }
QString tipOf(const Sample& sample) { return QCoreApplication::translate("Samples", sample.tip); }
const Sample& firstSample() { return kSamples.front(); }

Scene readSample(const Sample& sample)
{
    const QString name = QStringLiteral(":/broadside/scenes/%1.broadside").arg(QLatin1String(sample.file));
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    SceneReading reading = readScene(file.readAll().toStdString(), name.toStdString());
    return reading.scene ? *std::move(reading.scene) : Scene{};
}

} // namespace broadside
