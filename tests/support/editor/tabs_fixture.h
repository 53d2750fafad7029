#pragma once

#include "editor/commands/object_commands.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/scene_tabs.h"
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

/// The real window with its tabs, with settings and a folder of its own. It begins with the first sample.
class TabsFixture {
public:
    TabsFixture() { restart(); }

    /// Replaces the window by another one with the same settings.
    void restart()
    {
        window.reset();
        window = std::make_unique<MainWindow>(settings);
        window->resize(1400, 900);
        window->show();
        (void)QTest::qWaitForWindowActive(window.get(), kPatience);
    }

    [[nodiscard]] Page& page() const { return window->current(); }
    /// @pre the page in front shows a scene
    [[nodiscard]] SimulationSession& session() const { return *page().model().simulation; }
    [[nodiscard]] SceneDocument& document() const { return page().document(); }
    [[nodiscard]] ViewportWidget& viewport() const { return page().viewport(); }
    [[nodiscard]] SceneTabs& tabs() const { return *window->findChild<SceneTabs*>(); }
    [[nodiscard]] QStringList tabTexts() const
    {
        QStringList texts;
        for (int i = 0; i < tabs().count(); ++i)
            texts += tabs().tabText(i);
        return texts;
    }
    /// An action of the menus or of a panel.
    [[nodiscard]] QAction& action(const char* name) const
    {
        QAction* const inWindow = window->findChild<QAction*>(QLatin1String(name));
        return inWindow ? *inWindow : part<QAction>(name);
    }
    /// A widget of the page in front and its panels, or of the window; null: there is none. Makes all panels of the
    /// page when the widget is in none of those that are made, and not in the window either.
    template<class W>
    [[nodiscard]] W* find(const char* name) const
    {
        const QLatin1String wanted(name);
        if (W* const found = findMade<W>(wanted))
            return found;
        if (W* const inWindow = findOutsidePanels<W>(wanted))
            return inWindow;
        for (const PanelRow& row : panelTable())
            if (page().panels().has(row.panel))
                (void)page().panels()[row.panel];
        W* const found = findMade<W>(wanted);
        return found ? found : window->findChild<W*>(wanted);
    }
    template<class W>
    [[nodiscard]] W& part(const char* name) const
    {
        return *find<W>(name);
    }
    /// Presses a key in the focused widget, or in the world if no widget of the window has the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget* focus = QApplication::focusWidget();
        const bool isHere = focus && focus->window() == window.get();
        QTest::keyClick(isHere ? focus : &viewport(), key, modifiers);
    }
    void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::LeftButton) const
    {
        const bool moves = type == QEvent::MouseMove;
        const bool holds = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, widget.mapToGlobal(at), moves ? Qt::NoButton : button,
                          holds ? Qt::MouseButtons(button) : Qt::MouseButtons(), Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
    void clickTab(int index, Qt::MouseButton button = Qt::LeftButton) const
    {
        const QPointF at = tabs().tabRect(index).center();
        mouse(tabs(), QEvent::MouseButtonPress, at, button);
        mouse(tabs(), QEvent::MouseButtonRelease, at, button);
    }

    /// Writes a copy of a sample world and makes the folders of its path.
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
    /// Opens a file and waits for it.
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
    /// Afterwards, closing asks no question.
    void forgetEdits() const
    {
        for (Page* page : window->openPages()) {
            page->document().undoStack().setClean();
            if (page->model().offeredEdits)
                page->model().offeredEdits->dismiss();
        }
    }

    /// A widget of the page in front and those of its panels that are made.
    template<class W>
    [[nodiscard]] W* findMade(QLatin1String name) const
    {
        if (W* const inPage = page().findChild<W*>(name))
            return inPage;
        for (const PanelRow& row : panelTable())
            if (const PanelWidget* panel = page().panels().find(row.panel))
                if (W* const inPanel = panel->findChild<W*>(name))
                    return inPanel;
        for (const QWidget* field : {&page().stride(), &page().readout()})
            if (field->objectName() == name)
                if (W* const found = qobject_cast<W*>(const_cast<QWidget*>(field)))
                    return found;
        return page().statusLine().findChild<W*>(name);
    }
    /// A widget of the window in no panel: those of other pages have widgets with the same names.
    template<class W>
    [[nodiscard]] W* findOutsidePanels(QLatin1String name) const
    {
        for (W* const found : window->findChildren<W*>(name)) {
            const QObject* above = found;
            while (above && !qobject_cast<const PanelWidget*>(above))
                above = above->parent();
            if (!above)
                return found;
        }
        return nullptr;
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

} // namespace broadside::test
