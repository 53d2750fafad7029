#include "core/base/random.h"
#include "tests/fuzz/level_input.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

namespace broadside::test::tst_level_mutants {

/// Damaged levels of LDtk, Godot and Box2D are read or refused, and never end the program. checkLevelFile() ends it
/// with a message when a rule is broken.
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
constexpr std::array<std::string_view, 20> kMutantPieces{"-", "9999999999", "0", "\"",  "<",  ">",   "/>",
                                                         "{", "}",          "[", "]",   ",",  "(",   ")",
                                                         "=", ".",          ":", "nan", "\n", "\xff"};

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
    QTest::addColumn<int>("format");
    for (const char* folder : {"ldtk", "tscn", "rube", "plist"}) {
        const QDir seeds(QStringLiteral(BROADSIDE_SCENES "/../../tests/fuzz/corpus/") + QString::fromLatin1(folder));
        for (const QString& name : seeds.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << seeds.filePath(name) << static_cast<int>(fuzz::levelInputNamed(folder));
    }
}

void LevelMutantsTest::seedsAreLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const auto reading = fuzz::readLevelInput(static_cast<fuzz::LevelInput>(format), seedBytes(path));
    QVERIFY2(reading.scene && reading.scene->size() > 0,
             reading.problems.empty() ? "" : describe(reading.problems[0]).c_str());
}

void LevelMutantsTest::truncatedLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const std::string text = seedBytes(path);
    const std::size_t step = kSanitized ? 37 : 5;
    for (std::size_t length = 0; length < text.size(); length += step)
        fuzz::checkLevelFile(static_cast<fuzz::LevelInput>(format), text.substr(0, length));
}

void LevelMutantsTest::changedLevels()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);
    const std::string text = seedBytes(path);
    Random random(text.size());
    for (int i = 0; i < (kSanitized ? 300 : 3'000); ++i)
        fuzz::checkLevelFile(static_cast<fuzz::LevelInput>(format), mutantOf(text, random));
}

BROADSIDE_TEST(LevelMutantsTest)

} // namespace broadside::test::tst_level_mutants

#include "tst_level_mutants.moc"
