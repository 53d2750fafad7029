#include "core/base/random.h"
#include "tests/fuzz/level_input.h"
#include "tests/fuzz/tiled_input.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

#include <array>

namespace broadside::test::tst_level_mutants {

/// Damaged levels of all formats are read or refused, and never end the program. A check of the fuzzers ends it with a
/// message when a rule is broken.
class LevelMutantsTest : public QObject {
    Q_OBJECT

private slots:
    void seedsAreLevels_data() { addSeeds(); }
    void seedsAreLevels();
    void truncatedLevels_data() { addSeeds(); }
    void truncatedLevels();
    void changedLevels_data() { addSeeds(); }
    void changedLevels();

private:
    static void addSeeds();
};

namespace {

std::string seedBytes(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

/// Pieces that are likely to change the meaning.
constexpr std::array<std::string_view, 22> kMutantPieces{"-", "9999999999", "0", "\"",  "<",  ">",   "/>", "{",
                                                         "}", "[",          "]", ",",   "(",  ")",   "=",  ".",
                                                         ":", "e9",         "&", "nan", "\n", "\xff"};

/// A folder of seeds: a format.
struct MutantFormat {
    const char* folder;
    levels::LevelReading (*read)(const std::string& text);
    void (*check)(const std::string& text);
    int changes; ///< Mutants of each seed. Maps are also written and read again.
};

template<fuzz::LevelInput Input>
constexpr MutantFormat kLevelFormat{"", [](const std::string& text) { return fuzz::readLevelInput(Input, text); },
                                    [](const std::string& text) { fuzz::checkLevelFile(Input, text); }, 3'000};

constexpr MutantFormat inFolder(const char* folder, MutantFormat format)
{
    format.folder = folder;
    return format;
}

constexpr std::array kMutantFormats{
    MutantFormat{"tiled",
                 [](const std::string& text) {
                     return levels::readTiledMap(
                         "input", [&](const std::string& file) { return fuzz::tiledFileOf(text, file); });
                 },
                 fuzz::checkTiled, 1'500},
    inFolder("ldtk", kLevelFormat<fuzz::LevelInput::Ldtk>),
    inFolder("tscn", kLevelFormat<fuzz::LevelInput::Godot>),
    inFolder("rube", kLevelFormat<fuzz::LevelInput::Rube>),
    inFolder("plist", kLevelFormat<fuzz::LevelInput::PhysicsEditor>),
};

std::string mutantOf(std::string text, Random& random)
{
    for (std::uint64_t changes = 1 + random.below(4); changes-- > 0 && !text.empty();) {
        const std::size_t at = random.below(text.size());
        const std::size_t length = random.below(std::min<std::size_t>(60, text.size() - at) + 1);
        const std::string_view piece = kMutantPieces[random.below(kMutantPieces.size())];
        switch (random.below(5)) {
        case 0:
            text.replace(at, 1, piece);
            break;
        case 1:
            text.insert(at, piece);
            break;
        case 2:
            text.erase(at, length);
            break;
        case 3: // a part of the level again, elsewhere
            text.insert(random.below(text.size()), text.substr(at, length));
            break;
        default:
            text[at] = static_cast<char>(random.below(256));
        }
    }
    return text;
}

} // namespace

void LevelMutantsTest::addSeeds()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("format"); // index in kMutantFormats
    for (std::size_t i = 0; i < kMutantFormats.size(); ++i) {
        const QDir seeds(QStringLiteral(BROADSIDE_SCENES "/../../tests/fuzz/corpus/") +
                         QString::fromLatin1(kMutantFormats[i].folder));
        for (const QString& name : seeds.entryList(QDir::Files))
            QTest::addRow("%s/%s", kMutantFormats[i].folder, qPrintable(name))
                << seeds.filePath(name) << static_cast<int>(i);
    }
}

void LevelMutantsTest::seedsAreLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const std::string text = seedBytes(path);
    const auto reading = kMutantFormats[static_cast<std::size_t>(format)].read(text);
    const bool namesItself = text.find("self.t") != std::string::npos; // it is no template
    QVERIFY2(reading.scene || namesItself, reading.problems.empty() ? "" : describe(reading.problems[0]).c_str());
    QVERIFY(!reading.scene || reading.scene->size() > 0);
}

void LevelMutantsTest::truncatedLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const std::string text = seedBytes(path);
    const std::size_t step = kSanitized ? 37 : 5;
    for (std::size_t length = 0; length < text.size(); length += step)
        kMutantFormats[static_cast<std::size_t>(format)].check(text.substr(0, length));
}

void LevelMutantsTest::changedLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const MutantFormat& tried = kMutantFormats[static_cast<std::size_t>(format)];
    const std::string text = seedBytes(path);
    Random random(text.size());
    for (int i = 0; i < (kSanitized ? tried.changes / 10 : tried.changes); ++i)
        tried.check(mutantOf(text, random));
}

BROADSIDE_TEST(LevelMutantsTest)

} // namespace broadside::test::tst_level_mutants

#include "tst_level_mutants.moc"
