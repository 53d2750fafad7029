#include "editor/window/menus/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <vector>

namespace broadside {
namespace {

/// The index of the & of a mnemonic; -1: the text has none.
qsizetype mnemonicIn(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            continue;
        if (text[i + 1] != QLatin1Char('&'))
            return i;
        ++i;
    }
    return -1;
}

bool canBeTyped(QChar c)
{
    return c.isLetter() && (c.script() == QChar::Script_Latin || c.script() == QChar::Script_Cyrillic ||
                            c.script() == QChar::Script_Greek);
}

/// The part of an entry's text whose letters may be mnemonics: all before the tab, behind which its key stands.
QStringView nameIn(const QString& text) { return QStringView(text).left(text.indexOf(QLatin1Char('\t'))); }

/// True for a letter of the script of the text's first letter: that is the layout of the user's keyboard.
bool isOfItsScript(QChar c, QStringView text)
{
    const auto first = std::ranges::find_if(text, [](QChar each) { return each.isLetter(); });
    return first != text.end() && c.script() == first->script();
}

bool isFree(QChar c, const QString& used) { return canBeTyped(c) && !used.contains(c, Qt::CaseInsensitive); }

/// The index of a free letter, at the beginning of a word if possible; -1 if all letters are taken.
qsizetype freeLetterIn(const QString& text, const QString& used)
{
    const QStringView name = nameIn(text);
    for (const bool begins : {true, false})
        for (qsizetype i = 0; i < name.size(); ++i)
            if (isFree(name[i], used) && (!begins || i == 0 || name[i - 1].isSpace()))
                return i;
    return -1;
}

/// An entry of a menu: its text, and its letters from the best to the worst.
struct LetterSeeker {
    QAction* action;
    QString plain;
    QList<qsizetype> places; ///< Of its letters in `plain`: beginnings of words first.
    qsizetype chosen = -1;   ///< In `plain`; -1: none.

    [[nodiscard]] QChar letter() const { return plain[chosen].toLower(); }
};

LetterSeeker seekerFor(QAction* action)
{
    LetterSeeker seeker{action, action->text(), {}};
    if (const qsizetype at = mnemonicIn(seeker.plain); at >= 0)
        seeker.plain.remove(at, 1);
    const QStringView name = nameIn(seeker.plain);
    for (const bool isOwn : {true, false})
        for (const bool begins : {true, false})
            for (qsizetype i = 0; i < name.size(); ++i)
                if (canBeTyped(name[i]) && isOfItsScript(name[i], name) == isOwn &&
                    (i == 0 || name[i - 1].isSpace()) == begins)
                    seeker.places << i;
    return seeker;
}

/// Gives seeker `who` a letter that is not in `fixed`. One that has its best letter already may have to take another
/// one. `asked`: letters that were tried; all of them lead nowhere.
bool giveLetter(std::vector<LetterSeeker>& seekers, std::size_t who, const QString& fixed, QString& asked)
{
    for (const bool mayMove : {false, true})
        for (const qsizetype place : seekers[who].places) {
            const QChar letter = seekers[who].plain[place].toLower();
            if (fixed.contains(letter, Qt::CaseInsensitive) || asked.contains(letter))
                continue;
            const auto owner = std::ranges::find_if(
                seekers, [letter](const LetterSeeker& each) { return each.chosen >= 0 && each.letter() == letter; });
            if (owner != seekers.end()) {
                if (!mayMove)
                    continue;
                asked += letter;
                if (!giveLetter(seekers, static_cast<std::size_t>(owner - seekers.begin()), fixed, asked))
                    continue;
            }
            seekers[who].chosen = place;
            return true;
        }
    return false;
}

/// Entries with a letter keep it. As many others as possible get one of their own letters, in the order of the menu.
void giveTo(const QList<QAction*>& actions)
{
    QString used;
    std::vector<LetterSeeker> seekers;
    for (QAction* action : actions) {
        const qsizetype at = mnemonicIn(action->text());
        if (at >= 0 && !used.contains(action->text()[at + 1], Qt::CaseInsensitive))
            used += action->text()[at + 1];
        else if (!action->isSeparator())
            seekers.push_back(seekerFor(action));
    }
    for (std::size_t i = 0; i < seekers.size(); ++i) {
        QString asked;
        static_cast<void>(giveLetter(seekers, i, used, asked));
    }
    for (const LetterSeeker& seeker : seekers)
        if (seeker.chosen >= 0)
            used += seeker.letter();
    for (const LetterSeeker& seeker : seekers) {
        QString text = seeker.plain;
        seeker.action->setText(seeker.chosen >= 0 ? text.insert(seeker.chosen, QLatin1Char('&'))
                                                  : withMnemonic(text, used));
    }
}

} // namespace

QString withMnemonic(const QString& text, QString& used)
{
    QString plain = text;
    if (const qsizetype at = mnemonicIn(text); at >= 0) {
        if (!used.contains(text[at + 1], Qt::CaseInsensitive)) {
            used += text[at + 1];
            return text;
        }
        plain.remove(at, 1);
    }
    if (const qsizetype at = freeLetterIn(plain, used); at >= 0) {
        used += plain[at];
        return plain.insert(at, QLatin1Char('&'));
    }
    // Readers of scripts without such letters expect one in brackets. An entry with letters goes without.
    if (std::ranges::any_of(nameIn(plain), canBeTyped))
        return plain;
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (const QChar own = QLatin1Char(letter); isFree(own, used)) {
            used += own;
            const QStringView name = nameIn(plain);
            const qsizetype end = name.size() - (name.endsWith(QLatin1String("...")) ? 3 : 0);
            return plain.insert(end, QStringLiteral("(&%1)").arg(own));
        }
    return plain;
}

void giveMnemonics(QMenu& menu)
{
    giveTo(menu.actions());
    for (QAction* action : menu.actions())
        if (action->menu())
            giveMnemonics(*action->menu());
}

void giveMnemonics(QMenuBar& bar)
{
    for (const QAction* action : bar.actions())
        if (mnemonicIn(action->text()) >= 0)
            return;
    giveTo(bar.actions());
    for (QAction* action : bar.actions())
        if (QMenu* const menu = action->menu())
            QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { giveMnemonics(*menu); });
}

} // namespace broadside
