#include "editor/widgets/words/unrecorded_words.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class UnrecordedWordsText {
    Q_DECLARE_TR_FUNCTIONS(UnrecordedWords)
};

} // namespace

QString unknownNumber() { return QStringLiteral("\u2013"); }

QString candidatesNotRecorded()
{
    return UnrecordedWordsText::tr("The recording does not say which candidates the broad phase of your game found.\n"
                                   "To see them, record BST_CANDIDATES and call bst_candidate in your game.");
}

QString timesNotRecorded()
{
    return UnrecordedWordsText::tr("The recording does not say how long this took.\n"
                                   "To see it, call bst_counter in your game, with a name such as \"broad phase\".");
}

} // namespace broadside
