#include "core/io/atlas/atlas_reader.h"
#include "core/io/formats/format_examples.h"
#include "core/io/formats/format_reference.h"
#include "core/io/project/project_reader.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_format_reference {

namespace {

std::string describedProblems(const std::vector<Problem>& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += describe(problem) + "\n";
    return text;
}

std::vector<Problem> problemsIn(const FileFormat& format, const std::string& text)
{
    if (format.document.noun == "scene")
        return readScene(text, "file").problems;
    if (format.document.noun == "project")
        return readProject(text, "file").problems;
    return readAtlas(text, "file").problems;
}

const std::string kBegin = "{\"format\": \"broadside-scene\", \"version\": 1, ";
const std::string kObjectBegin = "{\"id\": 1, \"kind\": \"static\", \"position\": [0, 0], \"shape\": ";

/// A scene with one object, which can be on the layer "Walls" and have a sprite.
std::string sceneWith(const std::string& object)
{
    return kBegin + R"("atlases": ["art/cannon.atlas.json"], "layers": [{"name": "Walls"}], "objects": [)" + object +
           "]}";
}

/// A scene that contains an example of an object of this table.
std::string sceneAround(std::string_view table, const std::string& example)
{
    if (table == "scene")
        return example;
    if (table == "object")
        return sceneWith(example);
    if (table == "sprite")
        return sceneWith(boxWith("\"sprite\": " + example));
    if (table == "part")
        return sceneWith(kObjectBegin + R"({"type": "compound", "parts": [)" + example + "]}}");
    const bool isInList = table == "layer" || table == "template";
    return kBegin + '"' + std::string(table) + (isInList ? "s\": [" + example + "]}" : "\": " + example + "}");
}

std::string sceneAroundKind(std::string_view variants, const std::string& example)
{
    if (variants == "shape")
        return sceneWith(kObjectBegin + example + "}");
    return sceneWith(boxWith("\"components\": [" + example + "]"));
}

/// Calls `visit(table, variants)`; `variants` is null for a table that is no kind of a variant.
template<class Visit>
void forEachTable(const FileFormat& format, Visit&& visit)
{
    for (const FormatPart& part : partsOf(format)) {
        if (!part.isVariant())
            visit(part.table, nullptr);
        for (const KeyTable& kind : part.variants.kinds)
            visit(kind, &part.variants);
    }
}

void addFormats()
{
    QTest::addColumn<QString>("noun");
    for (const FileFormat& format : fileFormats())
        QTest::newRow(format.document.noun.data()) << QString::fromUtf8(format.document.noun.data());
}

} // namespace

/// What the manual says about keys is what readers and writers do.
class TestFormatReference : public QObject {
    Q_OBJECT
private slots:
    void everyKeyIsDescribed_data() { addFormats(); }
    void everyKeyIsDescribed();
    void theFileWithAllKeysOpens_data() { addFormats(); }
    void theFileWithAllKeysOpens();
    void theFileWithAllKeysIsWrittenWithAllKeys();
    void eachExampleCanBeReadAlone_data();
    void eachExampleCanBeReadAlone();
    void defaultsAreWhatAFileWithoutTheKeyMeans_data() { eachExampleCanBeReadAlone_data(); }
    void defaultsAreWhatAFileWithoutTheKeyMeans();
    void theReferenceNamesEveryKey_data() { addFormats(); }
    void theReferenceNamesEveryKey();
};

void TestFormatReference::everyKeyIsDescribed()
{
    QFETCH(const QString, noun);
    int keys = 0;
    forEachTable(*fileFormatNamed(noun.toStdString()), [&](const KeyTable& table, const VariantTable*) {
        QVERIFY2(!table.meaning.empty(), table.name.data());
        for (const KeyFacts& facts : table.keys) {
            const std::string key = std::string(table.name) + "." + std::string(facts.key);
            QVERIFY2(!facts.meaning.empty(), key.c_str());
            QVERIFY2(exampleOf(facts) != "null", key.c_str());
            QVERIFY2(!facts.isRequired || facts.fallback.empty(), key.c_str());
            ++keys;
        }
    });
    QVERIFY(keys >= 10);
}

void TestFormatReference::theFileWithAllKeysOpens()
{
    QFETCH(const QString, noun);
    const FileFormat& format = *fileFormatNamed(noun.toStdString());
    std::vector<Problem> problems = problemsIn(format, exampleFile(format));
    // A shared template with a component that names an object is a warning, and the file shows all components.
    if (noun == QStringLiteral("project"))
        std::erase_if(problems, [](const Problem& problem) {
            return problem.message.text().find("refers to an object") != std::string::npos;
        });
    QVERIFY2(problems.empty(), describedProblems(problems).c_str());
}

/// A key that the reader forgets would be missing, and one that it does not know would be an extra member.
void TestFormatReference::theFileWithAllKeysIsWrittenWithAllKeys()
{
    const FileFormat& format = *fileFormatNamed("scene");
    const Scene scene = sceneIn(exampleFile(format));
    QVERIFY(scene.extra.members().empty());
    for (const ObjectPtr& object : scene.objects())
        QVERIFY2(object->extra.members().empty(), displayName(*object).c_str());
    const std::string written = writeSceneCanonically(scene);
    forEachTable(format, [&](const KeyTable& table, const VariantTable*) {
        for (const KeyFacts& facts : table.keys) {
            const bool isOther = table.name == "mesh" && (facts.key == "vertices" || facts.key == "indices");
            QVERIFY2(isOther || written.find('"' + std::string(facts.key) + "\": ") != std::string::npos,
                     facts.key.data());
        }
    });
}

void TestFormatReference::eachExampleCanBeReadAlone_data()
{
    QTest::addColumn<QString>("text");     // with the example of the key
    QTest::addColumn<QString>("fallback"); // with its default; empty if there is none
    QTest::addColumn<QString>("without");  // without the key
    forEachTable(*fileFormatNamed("scene"), [](const KeyTable& table, const VariantTable* variants) {
        for (const KeyFacts& facts : table.keys) {
            const auto around = [&](const std::string& example) {
                return QString::fromStdString(variants ? sceneAroundKind(variants->name, example)
                                                       : sceneAround(table.name, example));
            };
            KeyTable smallest = table;
            KeyTable usual = table;
            for (KeyFacts& each : usual.keys)
                if (each.key == facts.key)
                    each.example = facts.fallback;
            if (table.name == "mesh") // needs one of two groups of keys
                for (KeyTable* const mesh : {&smallest, &usual})
                    for (KeyFacts& each : mesh->keys)
                        each.isRequired = each.key == "type" ||
                                          (facts.key == "triangles" || facts.key == "type" ? each.key == "triangles"
                                                                                           : each.key != "triangles");
            QTest::newRow((std::string(table.name) + "." + std::string(facts.key)).c_str())
                << around(smallestExample(smallest, facts.key))
                << (facts.fallback.empty() ? QString() : around(smallestExample(usual, facts.key)))
                << around(smallestExample(smallest));
        }
    });
}

void TestFormatReference::eachExampleCanBeReadAlone()
{
    QFETCH(const QString, text);
    const SceneReading reading = readScene(text.toStdString(), "file");
    std::vector<Problem> errors = reading.problems;
    std::erase_if(errors, [](const Problem& problem) { return problem.severity != Severity::Error; });
    QVERIFY2(errors.empty() && reading.scene, describeAll(reading).c_str());
    QVERIFY(reading.scene->extra.members().empty());
}

void TestFormatReference::defaultsAreWhatAFileWithoutTheKeyMeans()
{
    QFETCH(const QString, fallback);
    QFETCH(const QString, without);
    if (!fallback.isEmpty())
        QCOMPARE(writeSceneCanonically(sceneIn(fallback.toStdString())),
                 writeSceneCanonically(sceneIn(without.toStdString())));
}

void TestFormatReference::theReferenceNamesEveryKey()
{
    QFETCH(const QString, noun);
    const FileFormat& format = *fileFormatNamed(noun.toStdString());
    const std::string reference = referenceOf(format) + referenceOf(*fileFormatNamed("scene"));
    forEachTable(format, [&](const KeyTable& table, const VariantTable* variants) {
        for (const KeyFacts& facts : table.keys)
            if (!variants || facts.key != "type")
                QVERIFY2(reference.find("| `" + std::string(facts.key) + "` | ") != std::string::npos,
                         facts.key.data());
    });
}

BROADSIDE_TEST(TestFormatReference)

} // namespace broadside::test::tst_format_reference

#include "tst_format_reference.moc"
