#include "editor/widgets/breakpoint_words.h"

#include <QCoreApplication>

#include <array>

namespace broadside {
namespace {

using Kind = Breakpoint::Kind;

struct Words {
    Kind kind;
    const char* title;
    const char* tip;
};

/// In the order of the kinds.
constexpr std::array kWords{
    Words{Kind::PairBegins, QT_TRANSLATE_NOOP("BreakpointWords", "Pair begins to overlap"),
          QT_TRANSLATE_NOOP("BreakpointWords", "The first step in which the shapes of two objects overlap")},
    Words{Kind::PairEnds, QT_TRANSLATE_NOOP("BreakpointWords", "Pair stops overlapping"),
          QT_TRANSLATE_NOOP("BreakpointWords",
                            "The first step in which two objects do not overlap any more, also because one is gone")},
    Words{Kind::ObjectHit, QT_TRANSLATE_NOOP("BreakpointWords", "Object is hit"),
          QT_TRANSLATE_NOOP("BreakpointWords",
                            "An object begins to overlap another, and one of the two answers to hits")},
    Words{Kind::EntersRegion, QT_TRANSLATE_NOOP("BreakpointWords", "Object enters a region"),
          QT_TRANSLATE_NOOP("BreakpointWords", "The box of an object comes to touch a region that you draw")},
    Words{Kind::LeavesRegion, QT_TRANSLATE_NOOP("BreakpointWords", "Object leaves a region"),
          QT_TRANSLATE_NOOP("BreakpointWords", "The box of an object does not touch a region any more")},
    Words{Kind::LeavesWorld, QT_TRANSLATE_NOOP("BreakpointWords", "Object leaves the world"),
          QT_TRANSLATE_NOOP("BreakpointWords", "The position of an object goes beyond the edges of the world")},
    Words{Kind::CandidatesAbove, QT_TRANSLATE_NOOP("BreakpointWords", "Candidates above a number"),
          QT_TRANSLATE_NOOP("BreakpointWords", "The broad phase hands out more candidates than that in a step")},
    Words{Kind::MissedPair, QT_TRANSLATE_NOOP("BreakpointWords", "Missed pair"),
          QT_TRANSLATE_NOOP("BreakpointWords",
                            "Two boxes overlap and the broad phase does not hand the pair out: a bug of the broad "
                            "phase.\nEach step is audited for this, which takes time.")},
    Words{Kind::Tunnelling, QT_TRANSLATE_NOOP("BreakpointWords", "Tunnelling"),
          QT_TRANSLATE_NOOP("BreakpointWords",
                            "An object passes through another between two steps, so that nothing saw them together")},
    Words{Kind::NotANumber, QT_TRANSLATE_NOOP("BreakpointWords", "Not a number"),
          QT_TRANSLATE_NOOP("BreakpointWords", "An object gets a position or velocity beyond all numbers")},
    Words{Kind::FalseCandidate, QT_TRANSLATE_NOOP("BreakpointWords", "Candidates that do not overlap"),
          QT_TRANSLATE_NOOP("BreakpointWords",
                            "The first step in which two objects are candidates and their shapes do not overlap")}};

const Words& wordsOf(Kind kind) { return kWords[static_cast<std::size_t>(kind)]; }

QString translated(const char* text) { return QCoreApplication::translate("BreakpointWords", text); }

} // namespace

QString titleOf(Breakpoint::Kind kind) { return translated(wordsOf(kind).title); }

QString tipOf(Breakpoint::Kind kind) { return translated(wordsOf(kind).tip); }

} // namespace broadside
