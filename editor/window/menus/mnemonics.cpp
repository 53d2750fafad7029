#include "editor/window/menus/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

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

bool isFree(QChar c, const QString& used) { return canBeTyped(c) && !used.contains(c, Qt::CaseInsensitive); }

/// The index of a free letter, at the beginning of a word if possible; -1 if all letters are taken.
qsizetype freeLetterIn(const QString& text, const QString& used)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isFree(text[i], used) && (i == 0 || text[i - 1].isSpace()))
            return i;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isFree(text[i], used))
            return i;
    return -1;
}

void giveTo(const QList<QAction*>& actions)
{
    QString used;
    for (QAction* action : actions) {
        if (action->isSeparator())
            continue;
        const QString text = withMnemonic(action->text(), used);
        if (text != action->text())
            action->setText(text);
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
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (const QChar own = QLatin1Char(letter); isFree(own, used)) {
            used += own;
            return plain + QStringLiteral("(&%1)").arg(own);
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
