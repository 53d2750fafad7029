#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace broadside {

/// The kinds of documents that can be lost. A recording is lost when it was not saved at all; its copy is a trace.
enum class UnsavedKind { Scene, Recording };

/// A document with unsaved changes, as a copy on the disk.
struct UnsavedDocument {
    QString copy;                    ///< The file with the copy, absolute.
    QString path;                    ///< The document's own file, absolute; empty: untitled.
    QString name;                    ///< Title of the document; empty for a recording.
    QDateTime written;               ///< The time of the last change in the copy, UTC.
    bool hasSimulationEdits = false; ///< The copy also has edits of a simulation that was open.
    UnsavedKind kind = UnsavedKind::Scene;
};

/// The description of a copy. No value if the file is no copy.
[[nodiscard]] std::optional<UnsavedDocument> unsavedDocumentOf(const QString& copy);

/// The scene of a copy, with all changes that were written completely: the end of the file may be cut off or damaged.
/// Errors: the file cannot be read, or is no copy.
[[nodiscard]] Result<Scene> readUnsaved(const UnsavedDocument& document);

/// Writes the copy of one document again and again: the whole scene at first, later only what has changed since, at the
/// end of the file. When the changes have become larger than the scene, the file is replaced.
///
/// The file is one line of JSON that describes the document, then parts. A part is a line "scene" or "changes" with the
/// number of its bytes, their hash and the time, then the bytes, then a line break. So a reader notices a part that was
/// cut off.
///
/// Threads: one at a time. Cost of write(): O(objects) for the comparison, O(changed objects) for the rest.
class UnsavedWriter {
public:
    /// Afterwards the file has this scene, and the disk has confirmed it. `document.written` is the time of the scene.
    /// After an error the next call writes everything. The folder is made again if it is missing.
    [[nodiscard]] std::optional<Problem> write(const UnsavedDocument& document, const Scene& scene);
    /// The next write() writes everything, because the file may be another one.
    void forget() { m_last.reset(); }

private:
    [[nodiscard]] std::optional<Problem> writeWhole(const UnsavedDocument& document, const Scene& scene);
    [[nodiscard]] bool append(const UnsavedDocument& document, const Scene& scene);

    std::optional<Scene> m_last; // the scene in the file; nothing: unknown
    UnsavedDocument m_document;  // the description in the file
    qint64 m_wholeBytes = 0;
    qint64 m_fileBytes = 0;
};

} // namespace broadside
