#include "editor/window/help/welcome_page.h"

#include "editor/document/file_path.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/file_picture.h"
#include "editor/window/help/mystery_progress.h"
#include "editor/window/help/welcome_card.h"
#include "editor/window/layout/appearance.h"

#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace broadside {
namespace {

constexpr qsizetype kMostFiles = 6;
constexpr int kCardGap = 10;

} // namespace

WelcomePage::WelcomePage(const QStringList& recentFiles, const MysteryProgress& progress, QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("welcomePage"));
    setAccessibleName(tr("Welcome"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    m_sections.reserve(3); // the sections are referred to while they are filled
    addSentence(*layout);
    addButtons(*layout);
    addRecent(*layout, recentFiles.mid(0, kMostFiles));
    addMysteries(*layout, progress);
    addSamples(*layout);
    layout->addStretch(1);
    setWidget(body);
    arrange();
    drawPictures();
}

WelcomePage::~WelcomePage() = default;

/// What a new user must know before anything else.
void WelcomePage::addSentence(QVBoxLayout& layout)
{
    auto* sentence = new QLabel(tr("Broadside shows how the collision detection of a 2D game finds objects that "
                                   "touch, and why it misses some, in worlds that you build or in recordings of your "
                                   "game."));
    sentence->setObjectName(QStringLiteral("welcomeSentence"));
    sentence->setWordWrap(true);
    layout.addWidget(sentence);
}

void WelcomePage::addButtons(QVBoxLayout& layout)
{
    auto* row = new QHBoxLayout;
    const auto add = [&](const char* name, const QString& text, const QString& tip, auto wanted) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, wanted);
        row->addWidget(button);
    };
    add("welcomeGuide", tr("Show me &how"), tr("Solve a mystery step by step, with the real controls"),
        &WelcomePage::guideWanted);
    add("welcomeNew", tr("&New scene"), tr("An empty world; Ctrl+N"), &WelcomePage::newSceneWanted);
    add("welcomeOpen", tr("&Open..."), tr("A scene file; Ctrl+O"), &WelcomePage::openWanted);
    row->addStretch(1);
    layout.addLayout(row);
}

WelcomePage::Section& WelcomePage::addSection(QVBoxLayout& layout, const QString& title, const QString& text)
{
    auto* heading = new QLabel(QStringLiteral("<h3>%1</h3>").arg(title.toHtmlEscaped()));
    layout.addWidget(heading);
    if (!text.isEmpty()) {
        auto* line = new QLabel(text);
        line->setWordWrap(true);
        layout.addWidget(line);
    }
    auto* grid = new QGridLayout;
    grid->setSpacing(kCardGap);
    grid->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout.addLayout(grid);
    return m_sections.emplace_back(Section{grid, {}});
}

void WelcomePage::addCard(Section& section, WelcomeCard* card, Subject subject)
{
    section.cards.push_back(card);
    m_cards.push_back(card);
    m_subjects.push_back(std::move(subject));
    connect(card, &WelcomeCard::arrowPressed, this, [this, card](int key) { goFrom(*card, key); });
}

void WelcomePage::addRecent(QVBoxLayout& layout, const QStringList& files)
{
    if (files.isEmpty())
        return;
    Section& section = addSection(layout, tr("Recent files"), {});
    for (const QString& file : files) {
        const bool exists = pathExists(file);
        const QString name = QFileInfo(file).fileName();
        auto* card = new WelcomeCard({exists ? name : tr("%1 (missing)").arg(name), {}, file});
        card->setObjectName(QStringLiteral("recent:") + name);
        card->setEnabled(exists);
        connect(card, &QPushButton::clicked, this, [this, file] { emit fileWanted(file); });
        addCard(section, card, {nullptr, file});
    }
}

void WelcomePage::addMysteries(QVBoxLayout& layout, const MysteryProgress& progress)
{
    Section& section =
        addSection(layout, tr("Mysteries"),
                   tr("Six broken worlds. Find the fault of each: with the debugger it takes less than a minute."));
    for (const Sample& mystery : mysteries()) {
        auto* card = new WelcomeCard({titleOf(mystery), lessonOf(mystery), tipOf(mystery), progress.isSolved(mystery)});
        card->setObjectName(QStringLiteral("card:") + QLatin1String(mystery.name));
        connect(card, &QPushButton::clicked, this, [this, &mystery] { emit mysteryWanted(mystery); });
        addCard(section, card, {&mystery, {}});
    }
}

void WelcomePage::addSamples(QVBoxLayout& layout)
{
    Section& section = addSection(layout, tr("Sample worlds"), {});
    for (const Sample& sample : samples()) {
        auto* card = new WelcomeCard({titleOf(sample), tipOf(sample), {}});
        card->setObjectName(QStringLiteral("card:") + QLatin1String(sample.name));
        connect(card, &QPushButton::clicked, this, [this, &sample] { emit sampleWanted(sample); });
        addCard(section, card, {&sample, {}});
    }
}

void WelcomePage::arrange()
{
    const int columns = std::max(1, (viewport()->width() - kCardGap) / (WelcomeCard::kWidth + kCardGap));
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Section& section : m_sections)
        for (std::size_t i = 0; i < section.cards.size(); ++i)
            section.grid->addWidget(section.cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

void WelcomePage::drawPictures()
{
    m_background.start(
        [this, subjects = m_subjects, theme = themeFor(palette())](const std::stop_token& stop,
                                                                   const Background::Post& post) {
            GlyphAtlas glyphs;
            for (std::size_t i = 0; i < subjects.size() && !stop.stop_requested(); ++i) {
                const Subject& subject = subjects[i];
                // Mysteries without their faults, which would give the solution away.
                QImage picture = subject.sample
                                     ? thumbnailOf(readSample(*subject.sample), WelcomeCard::kPicture, theme, glyphs)
                                     : pictureOfFile(subject.file, theme, glyphs);
                post([this, i, picture = std::move(picture)] { m_cards[i]->setPicture(picture); });
            }
            return true;
        },
        [](bool) {}, [] {}); // without enough memory the cards have no pictures
}

/// The nearest card in that direction gets the focus.
void WelcomePage::goFrom(const WelcomeCard& card, int key)
{
    const QPoint from = card.mapTo(widget(), card.rect().center());
    WelcomeCard* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (WelcomeCard* other : m_cards) {
        const QPoint way = other->mapTo(widget(), other->rect().center()) - from;
        const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
        const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
        const int along = sign * (isAcross ? way.x() : way.y());
        const int aside = std::abs(isAcross ? way.y() : way.x());
        const bool isInRow = !isAcross || aside < other->height() / 2;
        if (other == &card || !other->isEnabled() || along <= 0 || !isInRow || along + 2 * aside >= least)
            continue;
        least = along + 2 * aside;
        best = other;
    }
    if (!best)
        return;
    best->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(best);
}

void WelcomePage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_cards.empty())
        drawPictures();
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace broadside
