#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/unsaved_file.h"
#include "tests/fuzz/require.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

#include <string>
#include <string_view>

/// @file
/// Arbitrary bytes never crash the reader of copies of unsaved work. It returns a scene that a file can hold, or a
/// problem. An input that begins with "sealed" has a correct length and hash for each of its parts, so that their
/// content is read, too: the parts follow the byte 0x1e; those that begin with '+' are changes, the others scenes.

namespace broadside::fuzz {

inline std::string sealedPart(std::string_view part)
{
    const bool isChange = part.starts_with('+');
    part.remove_prefix(isChange ? 1 : 0);
    const QByteArray bytes(part.data(), static_cast<qsizetype>(part.size()));
    const QByteArray line = QByteArray(isChange ? "changes " : "scene ") + QByteArray::number(bytes.size()) + ' ' +
                            QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex() +
                            " 2026-01-02T03:04:05.678Z\n";
    return (line + bytes + '\n').toStdString();
}

/// The bytes of the copy that an input stands for.
inline std::string unsavedFileFor(std::string_view input)
{
    constexpr std::string_view kSealed = "sealed";
    constexpr char kBeforePart = '\x1e';
    if (!input.starts_with(kSealed))
        return std::string(input);
    std::string file = R"({"format":"broadside-unsaved","name":"Level","path":"","simulationEdits":false,"version":2})"
                       "\n";
    input.remove_prefix(kSealed.size());
    for (std::size_t at = input.find(kBeforePart); at != std::string_view::npos;) {
        const std::size_t next = input.find(kBeforePart, at + 1);
        file += sealedPart(input.substr(at + 1, next == std::string_view::npos ? next : next - at - 1));
        at = next;
    }
    return file;
}

/// Checks any input. Aborts when a property is false.
inline void checkUnsaved(const std::string& input)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.unsaved"));
    const std::string bytes = unsavedFileFor(input);
    QFile file(path);
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()),
            "the copy cannot be written", input);
    file.close();

    const auto described = unsavedDocumentOf(path);
    UnsavedDocument document = described.value_or(UnsavedDocument{});
    document.copy = path;
    const Result<Scene> scene = readUnsaved(document);
    require(described || !scene, "a scene from a file that is no copy", input);
    if (!scene) {
        require(!scene.problem().message.empty() && !scene.problem().remedy.empty(), "a problem without remedy", input);
        return;
    }
    const SceneReading again = readScene(writeScene(*scene), "scene");
    if (!again.scene)
        require(false, ("the scene cannot be read again: " + describe(again.firstError())).c_str(), input);
    require(sameContent(*scene, *again.scene), "the scene is another one when it is read again", input);
}

} // namespace broadside::fuzz
