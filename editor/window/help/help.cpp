#include "editor/window/help/help.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString firstMinuteText()
{
    return HelpText::tr(
        "<h3>The first minute</h3>"
        "<ol>"
        "<li><b>Hover.</b> Move the mouse over a target. Its cells light up, and every object that the broad phase "
        "reports for it gets a colour: the legend and the Inspector say what each means.</li>"
        "<li><b>Aim and shoot.</b> Choose the Cannon (C), press in the world, release. Targets that are hit vanish; "
        "the status bar counts the pairs. Stop (Shift+F5) puts everything back.</li>"
        "<li><b>Tune the cells.</b> Drag the cell size in the Broad phase panel. Large cells: many candidates. Small "
        "cells: much memory. Undo (Ctrl+Z) takes one drag back.</li>"
        "<li><b>Place.</b> Choose Place (P) and a shape in its panel, then click in the world. Select (V) moves what "
        "is there, Properties has all its numbers; Delete removes "
        "it.</li>"
        "<li><b>Step.</b> F10 simulates one step, Ctrl+F10 takes it back, F5 runs, F6 holds. The number next to Step "
        "says how many steps a press goes. Comma and full stop run slower and faster: slow motion down to 1/64.</li>"
        "</ol>"
        "<p>Around: the wheel zooms at the pointer, Space or the middle button drags the view, Home shows the world, F "
        "frames the selection, Tab hides the panels.</p>"
        "<h3>Words</h3>"
        "<p><b>Broad phase</b>: finds the pairs that may collide. <b>Candidate</b>: a pair that it reports. "
        "<b>Narrow phase</b>: tests the shapes of a candidate. <b>AABB</b>: axis-aligned bounding box. <b>Funnel</b>: "
        "all pairs &gt; candidates &gt; overlapping boxes &gt; overlapping shapes. <b>Spared</b>: the share of all "
        "pairs that never had to be tested.</p>");
}

} // namespace

void showFirstMinute(QWidget& window)
{
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(QStringLiteral("firstMinute"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(HelpText::tr("First minute"));
    auto* text = new QTextBrowser;
    text->setHtml(firstMinuteText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    dialog->resize(560, 520);
    dialog->show();
}

} // namespace broadside
