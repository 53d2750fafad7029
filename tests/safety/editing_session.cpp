// A program that edits in the real window: see tst_killed_editor.cpp, where it is killed, and tst_two_editors.cpp.
//
//   editing_session edit FILE LOG SEED    edits, undoes and saves at random; writes each state to LOG
//   editing_session recover LOG           opens what an earlier run left unsaved; writes what it opened to LOG
//   editing_session share FILE LOG NAME COUNT
//                                         adds objects to a file that others change, too, and saves each one; writes
//                                         to LOG what was saved, and "asked" for each question

#include "core/base/random.h"
#include "core/scene/scene_object.h"
#include "editor/document/recovery_store.h"
#include "editor/window/editor_application.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/page.h"
#include "tests/safety/session_log.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QSettings>
#include <QTimer>

#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <utility>

namespace broadside::test {
namespace {

class Log {
public:
    explicit Log(const char* path)
        : m_descriptor(::open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600))
    {}
    /// One call of the system, so that a kill cannot lose what was written before.
    void write(const QString& name) const
    {
        const QByteArray line = QByteArray::number(sharedClockMs()) + ' ' + name.toLatin1() + ".\n";
        (void)!::write(m_descriptor, line.constData(), static_cast<std::size_t>(line.size()));
    }

private:
    int m_descriptor;
};

QString nameOf(const SceneDocument& document) { return QString::fromStdString(document.scene().objects()[0]->name); }

/// Edits the scene at random moments, until the end of the program.
class Editing final : public QObject {
public:
    Editing(MainWindow& window, const char* log, std::uint64_t seed)
        : m_window(window)
        , m_log(log)
        , m_random(seed)
    {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            act();
            m_timer.start(static_cast<int>(40 + m_random.below(160)));
        });
        connect(&window.current().files(), &FileActions::opened, this, [this] {
            m_log.write(nameOf(document()));
            m_timer.start(0);
        });
    }

private:
    [[nodiscard]] SceneDocument& document() const { return m_window.current().document(); }

    void act()
    {
        ObjectEdits& edits = m_window.current().model().edits;
        const std::uint64_t kind = m_random.below(100);
        if (kind == 0) {
            m_window.current().files().save();
        } else if (kind < 5) {
            document().undoStack().undo();
        } else if (kind < 15) {
            auto added = std::make_shared<SceneObject>();
            added->id = edits.nextId();
            added->pose.position = {1.0, 1.0};
            edits.add({}, {added});
        }
        const ObjectPtr before = document().scene().objects()[0];
        const ObjectPtr after =
            edited(*before, [this](SceneObject& object) { object.name = "edit " + std::to_string(++m_edits); });
        edits.replace(QStringLiteral("Rename"), {{before, after}}, SceneChange::Kind::Edited, edits.newGesture());
        m_log.write(nameOf(document()));
    }

    MainWindow& m_window;
    Log m_log;
    Random m_random;
    int m_edits = 0;
    QTimer m_timer;
};

/// Opens all that is offered, and writes down what was opened.
class Recovering final : public QObject {
public:
    Recovering(MainWindow& window, const char* log)
        : m_window(window)
        , m_log(log)
    {
        window.offerUnsaved();
        m_timer.setInterval(5);
        connect(&m_timer, &QTimer::timeout, this, &Recovering::look);
        m_timer.start();
    }

private:
    void look()
    {
        const auto* dialog = m_window.findChild<QDialog*>(QStringLiteral("recoveryDialog"));
        if (dialog) {
            auto* open = dialog->findChild<QPushButton*>(QStringLiteral("recoveryOpen"));
            if (open->isEnabled())
                open->click();
            return;
        }
        for (Page* page : m_window.openPages())
            if (page->document().isModified())
                m_log.write(nameOf(page->document()));
        m_timer.stop();
    }

    MainWindow& m_window;
    Log m_log;
    QTimer m_timer;
};

/// Adds objects "NAME 1", "NAME 2", and so on, and saves after each one. When a question says that the file has
/// changed, gives up its own change, reloads, and adds the object again.
class Sharing final : public QObject {
public:
    Sharing(MainWindow& window, const char* log, std::string name, int count)
        : m_window(window)
        , m_log(log)
        , m_name(std::move(name))
        , m_count(count)
    {
        m_answers.setInterval(1);
        connect(&m_answers, &QTimer::timeout, this, [this] {
            const auto* const lockBar = m_window.current().findChild<QWidget*>(QStringLiteral("lockBar"));
            if (!m_sawOther && lockBar && lockBar->isVisible()) {
                m_log.write(QStringLiteral("seen"));
                m_sawOther = true;
            }
            if (auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                m_log.write(QStringLiteral("asked"));
                question->reject();
            }
        });
        m_answers.start();
        m_next.setSingleShot(true);
        connect(&m_next, &QTimer::timeout, this, &Sharing::act);
        connect(&files(), &FileActions::opened, this, [this] { m_next.start(0); });
    }

private:
    [[nodiscard]] FileActions& files() const { return m_window.current().files(); }
    [[nodiscard]] SceneDocument& document() const { return m_window.current().document(); }

    void act()
    {
        if (files().changes()->state() == FileChanges::State::Changed) {
            files().changes()->reload();
            m_next.start(1);
            return;
        }
        if (!document().isModified()) {
            ObjectEdits& edits = m_window.current().model().edits;
            auto added = std::make_shared<SceneObject>();
            added->id = edits.nextId();
            added->name = m_name + ' ' + std::to_string(m_saved + 1);
            added->pose.position = {1.0, 1.0};
            edits.add({}, {added});
        }
        if (files().save()) {
            m_log.write(QString::fromStdString(m_name + ' ' + std::to_string(++m_saved)));
            if (m_saved == m_count) {
                QCoreApplication::exit(0);
                return;
            }
        }
        m_next.start(0);
    }

    MainWindow& m_window;
    Log m_log;
    std::string m_name;
    int m_count;
    int m_saved = 0;
    bool m_sawOther = false;
    QTimer m_answers;
    QTimer m_next;
};

int run(int argc, char** argv)
{
    const EditorApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("broadside-safety"));
    QSettings storage;
    MainWindow window(storage);
    window.show();
    std::unique_ptr<QObject> work;
    if (argc == 5 && std::string_view(argv[1]) == "edit") {
        work = std::make_unique<Editing>(window, argv[3], std::strtoull(argv[4], nullptr, 10));
        window.openFiles({QFile::decodeName(argv[2])});
    } else if (argc == 3 && std::string_view(argv[1]) == "recover") {
        work = std::make_unique<Recovering>(window, argv[2]);
    } else if (argc == 6 && std::string_view(argv[1]) == "share") {
        work = std::make_unique<Sharing>(window, argv[3], argv[4], std::atoi(argv[5]));
        window.openFiles({QFile::decodeName(argv[2])});
    } else {
        return 2;
    }
    return QApplication::exec();
}

} // namespace
} // namespace broadside::test

int main(int argc, char** argv) { return broadside::test::run(argc, argv); }
