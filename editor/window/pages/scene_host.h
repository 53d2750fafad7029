#pragma once

#include "editor/window/pages/page_kind.h"

#include <QString>

namespace broadside {

class FileActions;
class MainWindow;
class ProjectDocument;

/// What holds several open scenes side by side, as each of them knows it. A MainWindow without one shows one scene
/// after the other.
class SceneHost {
public:
    SceneHost() = default;
    SceneHost(const SceneHost&) = delete;
    SceneHost& operator=(const SceneHost&) = delete;
    virtual ~SceneHost() = default;

    /// Brings the scene to the front whose file that is. False when it is not open.
    virtual bool bringUp(const QString& path) = 0;
    /// Where `asking` opens something else without a loss: there, when nobody touched its scene and it has no file;
    /// otherwise a page of its own, in front.
    [[nodiscard]] virtual FileActions& placeFor(FileActions& asking) = 0;
    /// An empty, untitled scene, or a recording of nothing, in front. When nothing comes to be opened there (see
    /// FileActions::gaveUp) it goes away.
    [[nodiscard]] virtual MainWindow& addPage(PageKind kind) = 0;
    [[nodiscard]] MainWindow& addPage() { return addPage(PageKind::Scene); }

    /// Asks about unsaved changes. An empty scene takes the place of the last one.
    virtual void closePage(MainWindow& page) = 0;
    /// Goes on by so many pages to the right, in a circle.
    virtual void turnPages(int by) = 0;
    /// The tab of the page in front goes so many places to the right, in a circle.
    virtual void moveTab(int by) = 0;
    [[nodiscard]] virtual int pageCount() const = 0;

    virtual void attachGame() = 0; ///< Asks under which name.

    [[nodiscard]] virtual ProjectDocument& project() = 0;
    virtual void newProject() = 0;  ///< Asks where.
    virtual void openProject() = 0; ///< Asks which.
    /// In the place of the open one, whose scenes stay open as files. A dialog says why when it cannot be opened.
    virtual void openProjectFile(const QString& path) = 0;
    virtual void closeProject() = 0; ///< Its scenes stay open as files.
    /// The scene of `page`; a message says why not. @pre a project is open, and the scene has a file
    virtual void addToProject(MainWindow& page) = 0;
};

} // namespace broadside
