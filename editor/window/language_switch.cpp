#include "editor/window/language_switch.h"

#include "editor/window/pages/page.h"

#include <QGuiApplication>
#include <QUndoStack>

namespace broadside {
namespace {

void translateAgain(const QUndoStack& steps, const TextMemory& memory)
{
    for (int i = 0; i < steps.count(); ++i)
        if (const QString text = steps.text(i); !text.isEmpty())
            // The stack owns its steps, and has no other way to change their texts.
            const_cast<QUndoCommand*>(steps.command(i))->setText(memory.inPresentLanguage(text)); // NOLINT
}

/// The texts that were made in the language before: undo steps, and names of what is in no file.
void translateAgain(MainWindow::Kept& kept, const TextMemory& memory)
{
    for (OpenPages::Kept& tab : kept.tabs) {
        if (!tab.page)
            continue;
        PageModel& model = *tab.page->model;
        translateAgain(model.document.undoStack(), memory);
        if (model.simulation)
            translateAgain(model.simulation->undoStack(), memory);
        if (!tab.page->files.name.isEmpty())
            tab.page->files.name = memory.inPresentLanguage(tab.page->files.name);
    }
}

} // namespace

LanguageSwitch::LanguageSwitch(QSettings& storage)
    : m_storage(storage)
{
    m_catalogues.use(chosenLanguage(storage));
    makeWindow();
}

LanguageSwitch::~LanguageSwitch() = default;

void LanguageSwitch::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_storage);
    // Queued: the window is the sender, and is replaced.
    connect(m_window.get(), &MainWindow::languageChosen, this, &LanguageSwitch::change, Qt::QueuedConnection);
}

void LanguageSwitch::change()
{
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    {
        MainWindow::Kept kept = m_window->giveAway();
        m_window.reset();
        const std::shared_ptr<const TextMemory> memory = m_catalogues.memory();
        m_catalogues.use(chosenLanguage(m_storage));
        translateAgain(kept, *memory);
        makeWindow();
        m_window->takeOver(kept);
    }
    m_window->show();
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    emit windowMade();
}

} // namespace broadside
