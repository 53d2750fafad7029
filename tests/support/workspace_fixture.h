#pragma once

#include "editor/commands/object_commands.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/pages/scene_tabs.h"
#include "editor/window/pages/workspace.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace broadside::test {

/// The real window of the editor with its tabs, settings and a folder of its own.
class WorkspaceFixture {
public:
    WorkspaceFixture() { restart(); }

    /// Another window with the same settings, on the first sample.
    void restart()
    {
        workspace.reset();
        workspace = std::make_unique<Workspace>(settings);
        workspace->resize(1400, 900);
        workspace->show();
        (void)QTest::qWaitForWindowActive(workspace.get(), kPatience);
    }

    [[nodiscard]] MainWindow& page() const { return workspace->current(); }
    [[nodiscard]] SceneDocument& document() const { return page().document(); }
    [[nodiscard]] SceneTabs& tabs() const { return *workspace->findChild<SceneTabs*>(); }
    [[nodiscard]] QStringList tabTexts() const
    {
        QStringList texts;
        for (int i = 0; i < tabs().count(); ++i)
            texts += tabs().tabText(i);
        return texts;
    }
    /// Of the page in front.
    [[nodiscard]] QAction& action(const char* name) const { return *page().findChild<QAction*>(QLatin1String(name)); }
    template<class W>
    [[nodiscard]] W& part(const char* name) const
    {
        return *page().findChild<W*>(QLatin1String(name));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget* focus = QApplication::focusWidget();
        const bool isHere = focus && focus->window() == workspace.get();
        QWidget& viewport = page().viewport();
        QTest::keyClick(isHere ? focus : &viewport, key, modifiers);
    }
    void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button) const
    {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, widget.mapToGlobal(at), moves ? Qt::NoButton : button,
                          type == QEvent::MouseButtonRelease ? Qt::MouseButtons() : Qt::MouseButtons(button),
                          Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
    void clickTab(int index, Qt::MouseButton button = Qt::LeftButton) const
    {
        const QPointF at = tabs().tabRect(index).center();
        mouse(tabs(), QEvent::MouseButtonPress, at, button);
        mouse(tabs(), QEvent::MouseButtonRelease, at, button);
    }

    /// A copy of a sample world; folders are made.
    QString write(const QString& name, const QString& sample = QStringLiteral("pong")) const
    {
        const QString path = file(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile::remove(path);
        QFile::copy(QStringLiteral(BROADSIDE_SCENES "/%1.broadside").arg(sample), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    /// And waits for it.
    void open(const QString& path) const
    {
        page().openFile(path);
        QTRY_COMPARE(document().path(), path);
        QTRY_VERIFY(page().files().reading().isEmpty());
    }
    void edit() const
    {
        auto object = std::make_shared<SceneObject>();
        object->id = document().scene().nextId();
        object->pose.position = {1.0, 1.0};
        document().push(std::make_unique<AddObjects>(document(), std::vector<ObjectPtr>{object}));
    }
    /// So that closing asks nothing.
    void forgetEdits() const
    {
        const QList<MainWindow*> pages = workspace->findChildren<MainWindow*>();
        for (MainWindow* page : pages)
            page->document().undoStack().setClean();
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<Workspace> workspace;
};

} // namespace broadside::test
