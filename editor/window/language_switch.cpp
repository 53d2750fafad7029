#include "editor/window/language_switch.h"

#include "editor/window/pages/page.h"

#include <QGuiApplication>

namespace broadside {

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
    if (!m_window->mayBeMadeAgain()) {
        m_window->current().tell(
            MessageBar::Kind::Info,
            tr("A game has attached to this window, so the language changes with the next start."));
        return;
    }
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    {
        const MainWindow::Kept kept = m_window->giveAway();
        m_window.reset();
        m_catalogues.use(chosenLanguage(m_storage));
        makeWindow();
        m_window->takeOver(kept);
    }
    m_window->show();
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    emit windowMade();
}

} // namespace broadside
