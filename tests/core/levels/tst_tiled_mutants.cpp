#include "core/base/random.h"
#include "tests/fuzz/tiled_input.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

namespace broadside::test::tst_tiled_mutants {

/// Damaged maps are read or refused, and never end the program. checkTiled() ends it with a message when a rule is
/// broken.
class TiledMutantsTest : public QObject {
    Q_OBJECT

private slots:
    void seedsAreMaps_data() { addSeeds(); }
    void seedsAreMaps();
    void truncatedMaps_data() { addSeeds(); }
    void truncatedMaps();
    void changedMaps_data() { addSeeds(); }
    void changedMaps();

private:
    static void addSeeds();
};

namespace {

std::string bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

/// Pieces that are likely to change the meaning.
constexpr std::array<std::string_view, 18> kPieces{"-", "9999999999", "0", "\"", "<", ">",   "/>", "{",  "}",
                                                   "[", "]",          ",", "e9", ".", "nan", "&",  "\n", "\xff"};

std::string mutated(std::string text, Random& random)
{
    for (std::uint64_t changes = 1 + random.below(4); changes-- > 0 && !text.empty();) {
        const std::size_t at = random.below(text.size());
        const std::size_t length = random.below(std::min<std::size_t>(40, text.size() - at) + 1);
        const std::string_view piece = kPieces[random.below(kPieces.size())];
        switch (random.below(5)) {
        case 0:
            text.replace(at, std::min<std::size_t>(1, text.size() - at), piece);
            break;
        case 1:
            text.insert(at, piece);
            break;
        case 2:
            text.erase(at, length);
            break;
        case 3: // a part of the map again, elsewhere
            text.insert(random.below(text.size()), text.substr(at, length));
            break;
        default:
            text[at] = static_cast<char>(random.below(256));
        }
    }
    return text;
}

} // namespace

void TiledMutantsTest::addSeeds()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(BROADSIDE_SCENES "/../../tests/fuzz/corpus/tiled"));
    for (const QString& name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TiledMutantsTest::seedsAreMaps()
{
    QFETCH(const QString, path);
    const std::string text = bytesOf(path);
    const auto reading =
        levels::readTiledMap("input", [&](const std::string& file) { return fuzz::tiledFileOf(text, file); });
    const bool namesItself = text.find("self.t") != std::string::npos; // it is no template
    QVERIFY2(reading.scene || namesItself, reading.problems.empty() ? "" : describe(reading.problems[0]).c_str());
}

void TiledMutantsTest::truncatedMaps()
{
    QFETCH(const QString, path);
    const std::string text = bytesOf(path);
    const std::size_t step = kSanitized ? 37 : 5;
    for (std::size_t length = 0; length < text.size(); length += step)
        fuzz::checkTiled(text.substr(0, length));
}

void TiledMutantsTest::changedMaps()
{
    QFETCH(const QString, path);
    const std::string text = bytesOf(path);
    Random random(text.size());
    for (int i = 0; i < (kSanitized ? 150 : 1'500); ++i)
        fuzz::checkTiled(mutated(text, random));
}

BROADSIDE_TEST(TiledMutantsTest)

} // namespace broadside::test::tst_tiled_mutants

#include "tst_tiled_mutants.moc"
