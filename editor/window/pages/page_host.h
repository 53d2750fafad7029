#pragma once

#include "editor/window/pages/page_kind.h"

#include <QString>

#include <vector>

namespace broadside {

struct ExtensionFormats;
class FileActions;
class Page;
class ProjectDocument;

/// The interface of the window for its pages.
class PageHost {
public:
    PageHost() = default;
    PageHost(const PageHost&) = delete;
    PageHost& operator=(const PageHost&) = delete;
    virtual ~PageHost() = default;

    [[nodiscard]] virtual Page& current() const = 0; ///< The page in front.
    /// All pages except those that have never been in front.
    [[nodiscard]] virtual std::vector<Page*> openPages() const = 0;

    /// Brings the page that shows this file to the front. False when the file is not open.
    virtual bool bringUp(const QString& path) = 0;
    /// The place where `asking` can open another file without a loss: its own page when that is untouched, otherwise a
    /// new page in front.
    [[nodiscard]] virtual FileActions& placeFor(FileActions& asking) = 0;
    /// Adds an empty, untitled scene or an empty recording in front. The page disappears when nothing is opened in it
    /// (see FileActions::gaveUp).
    [[nodiscard]] virtual Page& addPage(PageKind kind) = 0;
    [[nodiscard]] Page& addPage() { return addPage(PageKind::Scene); }

    /// Asks about unsaved changes. An empty scene replaces the last page.
    virtual void closeFront() = 0;
    /// Brings the page `by` tabs to the right to the front, in a circle.
    virtual void switchPageBy(int by) = 0;
    /// Moves the tab of the page in front `by` places to the right, in a circle.
    virtual void moveTab(int by) = 0;

    virtual void attachGame() = 0; ///< Asks for the name under which a game can attach.

    /// Kinds of files that the loaded extensions read and write.
    [[nodiscard]] virtual ExtensionFormats& extensionFormats() = 0;

    [[nodiscard]] virtual ProjectDocument& project() = 0;
    /// Replaces the open project, whose scenes stay open as files. A dialog gives the reason when the project cannot be
    /// opened.
    virtual void openProjectFile(const QString& path) = 0;
};

} // namespace broadside
