#include "editor/document/unsaved_file.h"

#include "core/base/limits.h"
#include "core/io/atomic_file.h"
#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <charconv>
#include <memory>
#include <string>
#include <string_view>
#include <unistd.h>
#include <unordered_set>
#include <utility>

namespace broadside {
namespace {

constexpr auto kUnsavedFormat = QLatin1String("broadside-unsaved");
constexpr int kUnsavedVersion = 2;       // in version 1, the scene follows the first line, without parts
constexpr qint64 kLongestHead = 1 << 16; // bytes
constexpr qint64 kLongestPartLine = 256; // bytes
constexpr qint64 kFewChanges = 1 << 18;  // bytes; for small scenes, so that they are not written again all the time
constexpr const char* kWholePart = "scene";
constexpr const char* kChangesPart = "changes";
constexpr std::string_view kEndOfPart = "\n";
constexpr std::string_view kRemovedKey = "removed";
constexpr std::string_view kOrderKey = "order";

Problem unreadableCopy(const QString& copy, Message message)
{
    Problem problem;
    problem.file = encodedPath(copy);
    problem.message = std::move(message);
    problem.remedy = texts::keptCopyRemedy();
    return problem;
}

QByteArray hashOfPart(std::string_view bytes)
{
    return QCryptographicHash::hash(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Md5)
        .toHex();
}

std::string headText(const UnsavedDocument& document)
{
    const QJsonObject head{{QLatin1String("format"), kUnsavedFormat},
                           {QLatin1String("version"), kUnsavedVersion},
                           {QLatin1String("path"), storedPath(document.path)},
                           {QLatin1String("name"), document.name},
                           {QLatin1String("simulationEdits"), document.hasSimulationEdits}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

/// The line before the bytes of a part.
std::string partLine(const char* kind, std::string_view bytes, const QDateTime& written)
{
    return std::string(kind) + ' ' + std::to_string(bytes.size()) + ' ' + hashOfPart(bytes).toStdString() + ' ' +
           written.toUTC().toString(Qt::ISODateWithMs).toStdString() + '\n';
}

/// A part of a file, without its bytes.
struct Part {
    bool isWhole = false; ///< All of the scene, not only changes.
    qint64 bytes = 0;
    QByteArray hash;
    QDateTime written;
};

/// The next part; the file is then at its bytes. Nothing at the end, and where the file is damaged or cut off.
std::optional<Part> nextPart(QFile& file)
{
    const QByteArray line = file.readLine(kLongestPartLine);
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words.size() != 4 || (words[0] != kWholePart && words[0] != kChangesPart))
        return std::nullopt;
    bool isNumber = false;
    Part part{words[0] == kWholePart, words[1].toLongLong(&isNumber), words[2],
              QDateTime::fromString(QString::fromLatin1(words[3]), Qt::ISODateWithMs)};
    const qint64 left = file.size() - file.pos();
    if (!isNumber || part.bytes < 0 || part.bytes >= left ||
        part.bytes > static_cast<qint64>(limits::kFileBytes) + kLongestHead)
        return std::nullopt;
    return part;
}

std::string idsText(std::string_view key, std::span<const ObjectId> ids)
{
    std::string text(key);
    for (const ObjectId id : ids)
        text += ' ' + std::to_string(id.value);
    return text += '\n';
}

/// Reads a line of idsText() from the front of the text. Nothing, and the text stays, if it is another line.
std::optional<std::vector<ObjectId>> takeIds(std::string_view key, std::string_view& text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || !text.starts_with(key))
        return std::nullopt;
    std::vector<ObjectId> ids;
    const char* place = text.data() + key.size();
    const char* const last = text.data() + end;
    while (place != last) {
        std::uint64_t value = 0;
        const auto [next, error] = std::from_chars(place + 1, last, value);
        if (*place != ' ' || error != std::errc())
            return std::nullopt;
        ids.push_back(ObjectId{value});
        place = next;
    }
    text.remove_prefix(end + 1);
    return ids;
}

/// The objects of `before` without the removed ones, then the added ones: the order that changed() makes by itself.
bool hasUsualOrder(const Scene& before, const Scene& after, const SceneDifference& difference)
{
    if (difference.isReordered)
        return false;
    const auto tail = after.objects().last(difference.added.size());
    return std::ranges::equal(tail, difference.added, {}, [](const ObjectPtr& object) { return object->id; }) &&
           before.size() - difference.removed.size() + difference.added.size() == after.size();
}

/// What turns `before` into `after`: ids, then a scene with all sections and only the new and changed objects.
std::string changesText(const Scene& before, const Scene& after, const SceneDifference& difference)
{
    std::string text = idsText(kRemovedKey, difference.removed);
    if (!hasUsualOrder(before, after, difference)) {
        std::vector<ObjectId> order;
        order.reserve(after.size());
        for (const ObjectPtr& object : after.objects())
            order.push_back(object->id);
        text += idsText(kOrderKey, order);
    }
    Scene changed = after;
    std::vector<ObjectId> all;
    all.reserve(after.size());
    for (const ObjectPtr& object : after.objects())
        all.push_back(object->id);
    changed.remove(all);
    for (const auto* ids : {&difference.changed, &difference.added})
        for (const ObjectId id : *ids)
            changed.append(after.pointerTo(id));
    return text + writeSceneCanonically(changed);
}

/// The scene after the changes; nothing if their text is damaged.
std::optional<Scene> changed(const Scene& before, std::string_view text, const std::string& file)
{
    const auto removed = takeIds(kRemovedKey, text);
    if (!removed)
        return std::nullopt;
    const auto order = takeIds(kOrderKey, text);
    SceneReading reading = readScene(std::string(text), file);
    if (!reading.scene)
        return std::nullopt;
    const Scene& changes = *reading.scene;
    Scene objects = before;
    objects.remove(*removed);
    for (const ObjectPtr& object : changes.objects())
        objects.contains(object->id) ? objects.replace(object) : objects.append(object);
    // The sections are those of the changes; the bytes of unchanged ones are in the source of the whole scene.
    Scene after = changes;
    std::vector<ObjectId> ids;
    for (const ObjectPtr& object : changes.objects())
        ids.push_back(object->id);
    after.remove(ids);
    after.source = before.source;
    if (order) {
        for (const ObjectId id : *order) {
            const ObjectPtr object = objects.pointerTo(id);
            if (!object || after.contains(id))
                return std::nullopt; // damaged: the order names each object once
            after.append(object);
        }
        if (after.size() != objects.size())
            return std::nullopt;
    } else {
        for (const ObjectPtr& object : objects.objects())
            after.append(object);
    }
    return after;
}

/// Opens a copy behind its description. No value if it is no copy.
std::optional<UnsavedDocument> openCopy(QFile& file, int& version)
{
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(file.readLine(kLongestHead)).object();
    if (head[QLatin1String("format")].toString() != kUnsavedFormat)
        return std::nullopt;
    version = head[QLatin1String("version")].toInt();
    UnsavedDocument document{file.fileName(),
                             pathOfStored(head[QLatin1String("path")].toString()),
                             head[QLatin1String("name")].toString(),
                             {}};
    document.written = QDateTime::fromString(head[QLatin1String("written")].toString(), Qt::ISODateWithMs);
    document.hasSimulationEdits = head[QLatin1String("simulationEdits")].toBool();
    return document;
}

} // namespace

std::optional<UnsavedDocument> unsavedDocumentOf(const QString& copy)
{
    QFile file(copy);
    int version = 0;
    std::optional<UnsavedDocument> document = openCopy(file, version);
    if (!document || version < kUnsavedVersion)
        return document;
    while (const std::optional<Part> part = nextPart(file)) {
        document->written = part->written;
        file.seek(file.pos() + part->bytes + 1);
    }
    return document;
}

Result<Scene> readUnsaved(const UnsavedDocument& document)
{
    QFile file(document.copy);
    const std::string name = encodedPath(document.copy);
    int version = 0;
    if (!openCopy(file, version))
        return unreadableCopy(document.copy, file.error() == QFile::NoError
                                                 ? texts::keptNoCopy()
                                                 : texts::keptCopyUnread(file.errorString().toStdString()));
    std::optional<Scene> scene;
    if (version < kUnsavedVersion) {
        if (file.size() > static_cast<qint64>(limits::kFileBytes) + kLongestHead)
            return unreadableCopy(document.copy, texts::keptCopyTooLarge());
        SceneReading reading = readScene(file.readAll().toStdString(), name);
        return reading.scene ? Result<Scene>(*std::move(reading.scene)) : Result<Scene>(reading.firstError());
    }
    while (const std::optional<Part> part = nextPart(file)) {
        const std::string bytes = file.read(part->bytes).toStdString();
        if (hashOfPart(bytes) != part->hash)
            break;
        (void)file.readLine(2); // the line break
        if (part->isWhole) {
            SceneReading reading = readScene(bytes, name);
            if (!reading.scene)
                return reading.firstError();
            scene = std::move(reading.scene);
        } else {
            std::optional<Scene> next = scene ? changed(*scene, bytes, name) : std::nullopt;
            if (!next)
                break;
            scene = std::move(next);
        }
    }
    if (!scene)
        return unreadableCopy(document.copy, texts::keptCopyDamaged());
    return *std::move(scene);
}

std::optional<Problem> UnsavedWriter::write(const UnsavedDocument& document, const Scene& scene)
{
    const bool isSame = m_document.copy == document.copy && headText(m_document) == headText(document);
    const bool isLong = m_fileBytes - m_wholeBytes > std::max(m_wholeBytes, kFewChanges);
    const bool isAppended = m_last && isSame && append(document, scene);
    // A long file is replaced when the changes are in it: they are safe while the whole scene is written.
    return isAppended && !isLong ? std::nullopt : writeWhole(document, scene);
}

std::optional<Problem> UnsavedWriter::writeWhole(const UnsavedDocument& document, const Scene& scene)
{
    m_last.reset();
    QDir().mkpath(QFileInfo(document.copy).absolutePath());
    const std::string scenePart = writeScene(scene); // a large one: it is not copied
    const std::string before = headText(document) + partLine(kWholePart, scenePart, document.written);
    Result<std::unique_ptr<AtomicFile>> file = AtomicFile::create(encodedPath(document.copy));
    if (!file)
        return file.problem();
    for (const std::string_view piece : {std::string_view(before), std::string_view(scenePart), kEndOfPart})
        (*file)->write(piece); // commit() says what went wrong
    if (auto problem = (*file)->commit())
        return problem;
    m_document = document;
    m_wholeBytes = m_fileBytes = static_cast<qint64>(before.size() + scenePart.size() + kEndOfPart.size());
    m_last = scene;
    return std::nullopt;
}

/// False if the file does not have the changes afterwards.
bool UnsavedWriter::append(const UnsavedDocument& document, const Scene& scene)
{
    const SceneDifference difference = differenceOf(*m_last, scene);
    if (difference.isEmpty())
        return QFileInfo(document.copy).size() == m_fileBytes;
    QFile file(document.copy);
    // Only the file as it was left: a file that another program has removed or changed is replaced.
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered) ||
        file.size() != m_fileBytes || !file.seek(m_fileBytes))
        return false;
    const std::string changes = changesText(*m_last, scene, difference);
    const std::string text = partLine(kChangesPart, changes, document.written) + changes + std::string(kEndOfPart);
    const auto size = static_cast<qint64>(text.size());
    if (file.write(text.data(), size) != size || fdatasync(file.handle()) != 0)
        return false;
    m_fileBytes += size;
    m_last = scene;
    return true;
}

} // namespace broadside
