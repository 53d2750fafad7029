#include "editor/widgets/words/breakpoint_words.h"

#include "core/base/enumerators.h"

#include <QCoreApplication>

#include <array>

namespace broadside {
namespace {

using Kind = Breakpoint::Kind;

struct BreakpointWords {
    Kind kind;
    const char* title;
    const char* tip;
};

constexpr std::array kBreakpointWords{
    BreakpointWords{Kind::PairBegins, QT_TRANSLATE_NOOP("BreakpointWords", "Pair begins to overlap"),
                    QT_TRANSLATE_NOOP("BreakpointWords", "The first step in which the shapes of two objects overlap")},
    BreakpointWords{
        Kind::PairEnds, QT_TRANSLATE_NOOP("BreakpointWords", "Pair stops overlapping"),
        QT_TRANSLATE_NOOP("BreakpointWords",
                          "The first step in which two objects no longer overlap, also because one was removed")},
    BreakpointWords{Kind::ObjectHit, QT_TRANSLATE_NOOP("BreakpointWords", "Object is hit"),
                    QT_TRANSLATE_NOOP("BreakpointWords",
                                      "An object begins to overlap another one, and one of the two responds to hits")},
    BreakpointWords{
        Kind::EntersRegion, QT_TRANSLATE_NOOP("BreakpointWords", "Object enters a region"),
        QT_TRANSLATE_NOOP("BreakpointWords", "The box of an object begins to touch a region that you draw")},
    BreakpointWords{Kind::LeavesRegion, QT_TRANSLATE_NOOP("BreakpointWords", "Object leaves a region"),
                    QT_TRANSLATE_NOOP("BreakpointWords", "The box of an object no longer touches a region")},
    BreakpointWords{
        Kind::LeavesWorld, QT_TRANSLATE_NOOP("BreakpointWords", "Object leaves the world"),
        QT_TRANSLATE_NOOP("BreakpointWords", "The position of an object goes beyond the edges of the world")},
    BreakpointWords{
        Kind::CandidatesAbove, QT_TRANSLATE_NOOP("BreakpointWords", "Candidates above a number"),
        QT_TRANSLATE_NOOP("BreakpointWords", "The broad phase reports more candidates than this number in a step")},
    BreakpointWords{
        Kind::MissedPair, QT_TRANSLATE_NOOP("BreakpointWords", "Missed pair"),
        QT_TRANSLATE_NOOP("BreakpointWords",
                          "Two boxes overlap and the broad phase does not report the pair: a bug of the broad "
                          "phase.\nEach step is audited for this, which takes time.")},
    BreakpointWords{Kind::Passage, QT_TRANSLATE_NOOP("BreakpointWords", "Tunnelling"),
                    QT_TRANSLATE_NOOP("BreakpointWords", "An object passes through another one within one step")},
    BreakpointWords{Kind::NotANumber, QT_TRANSLATE_NOOP("BreakpointWords", "Not a number"),
                    QT_TRANSLATE_NOOP("BreakpointWords", "An object's position or velocity becomes NaN or infinite")},
    BreakpointWords{
        Kind::FalseCandidate, QT_TRANSLATE_NOOP("BreakpointWords", "Candidates that do not overlap"),
        QT_TRANSLATE_NOOP("BreakpointWords",
                          "The first step in which two objects are candidates and their shapes do not overlap")}};

constexpr auto kBreakpointPlaces = placesOfRows<kBreakpointWords, &BreakpointWords::kind>();

const BreakpointWords& wordsOf(Kind kind)
{
    return kBreakpointWords[kBreakpointPlaces[static_cast<std::size_t>(kind)]];
}

// The translation context of the texts in this file.
class BreakpointWordsText {
    Q_DECLARE_TR_FUNCTIONS(BreakpointWords)
};

} // namespace

QString titleOf(Breakpoint::Kind kind) { return BreakpointWordsText::tr(wordsOf(kind).title); }

QString tipOf(Breakpoint::Kind kind) { return BreakpointWordsText::tr(wordsOf(kind).tip); }

} // namespace broadside
