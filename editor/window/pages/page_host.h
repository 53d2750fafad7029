#pragma once

#include "editor/window/pages/page_kind.h"

#include <QString>

#include <vector>

namespace broadside {

class FileActions;
class Page;
class ProjectDocument;

/// The window as its pages know it.
class PageHost {
public:
    PageHost() = default;
    PageHost(const PageHost&) = delete;
    PageHost& operator=(const PageHost&) = delete;
    virtual ~PageHost() = default;

    [[nodiscard]] virtual Page& current() const = 0;                ///< In front.
    [[nodiscard]] virtual std::vector<Page*> openPages() const = 0; ///< Without those that never came to the front.

    /// Brings the page to the front that shows this file. False when it is not open.
    virtual bool bringUp(const QString& path) = 0;
    /// Where `asking` opens something else without a loss: there, when its scene is untouched and has no file;
    /// otherwise a page of its own, in front.
    [[nodiscard]] virtual FileActions& placeFor(FileActions& asking) = 0;
    /// An empty, untitled scene, or a recording of nothing, in front. When nothing comes to be opened there (see
    /// FileActions::gaveUp) it goes away.
    [[nodiscard]] virtual Page& addPage(PageKind kind) = 0;
    [[nodiscard]] Page& addPage() { return addPage(PageKind::Scene); }

    /// Asks about unsaved changes. An empty scene takes the place of the last one.
    virtual void closeFront() = 0;
    /// Goes on by so many pages to the right, in a circle.
    virtual void turnPages(int by) = 0;
    /// The tab of the page in front goes so many places to the right, in a circle.
    virtual void moveTab(int by) = 0;

    virtual void attachGame() = 0; ///< Asks under which name.

    [[nodiscard]] virtual ProjectDocument& project() = 0;
    /// In the place of the open one, whose scenes stay open as files. A dialog says why when it cannot be opened.
    virtual void openProjectFile(const QString& path) = 0;
};

} // namespace broadside
