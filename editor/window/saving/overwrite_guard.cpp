#include "editor/window/saving/overwrite_guard.h"

#include "editor/document/message_text.h"
#include "editor/document/scene_document.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/scene_comparison.h"
#include "editor/window/saving/save_lock.h"

#include <optional>

namespace broadside {

OverwriteGuard::OverwriteGuard(const SceneDocument& document, FileChanges& changes, QWidget& window)
    : m_document(document)
    , m_changes(changes)
    , m_window(window)
{}

OverwriteGuard::Outcome OverwriteGuard::save(IfMissing ifMissing, const std::function<bool()>& write)
{
    using State = FileChanges::State;
    std::optional<State> accepted; // of the file, besides Same
    if (ifMissing == IfMissing::MakeAgain)
        accepted = State::Missing;
    for (;;) {
        {
            const SaveLock lock(m_document.path());
            m_changes.settle();
            if (m_changes.state() == State::Same || m_changes.state() == accepted)
                return write() ? Outcome::Saved : Outcome::NotSaved;
        } // others can save while the question is open
        const State asked = m_changes.state();
        const QByteArray shown = m_changes.hash();
        switch (ask()) {
        case OverwriteAnswer::SaveAs:
            return Outcome::SaveAs;
        case OverwriteAnswer::Cancel:
            return Outcome::NotSaved;
        case OverwriteAnswer::Overwrite:
            break;
        }
        if (asked != State::Changed)
            accepted = asked;
        else if (m_changes.state() == State::Changed && m_changes.hash() == shown)
            m_changes.keepMine();
    }
}

/// @pre state() is not Same
OverwriteAnswer OverwriteGuard::ask()
{
    const QString name = m_document.displayName();
    if (m_changes.state() == FileChanges::State::Missing)
        return askToMakeAgain(m_window, name);
    if (m_changes.state() == FileChanges::State::Unreadable)
        return askToOverwrite(m_window, name,
                              tr("The saved file cannot be read. %1").arg(described(m_changes.problem())));
    SceneComparison question({name, m_document.scene(), m_changes.sceneOnDisk(), m_changes.difference()},
                             SceneComparison::Purpose::Overwrite, m_window.window());
    emit comparisonShown(question);
    question.exec();
    return question.answer();
}

} // namespace broadside
