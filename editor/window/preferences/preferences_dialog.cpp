#include "editor/window/preferences/preferences_dialog.h"

#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/data_file.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/layout/languages.h"
#include "editor/window/preferences/color_schemes.h"
#include "editor/window/preferences/key_file.h"
#include "editor/window/preferences/key_schemes.h"
#include "editor/window/preferences/preference_rows.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr QSize kDialogSize(820, 560);
const QString kKeySuffix = QStringLiteral("broadside-keys");

/// The headings of the page of the manual, in the order of PageName.
constexpr std::array kAnchors{QLatin1String("appearance"), QLatin1String("world"),     QLatin1String("mouse-and-keys"),
                              QLatin1String("files"),      QLatin1String("recording"), QLatin1String("language")};

struct ColorWords {
    Preference preference;
    const char* name;
    const char* tip;
};
constexpr std::array kColorWords{
    ColorWords{Preference::HoveredColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Hovered object"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "The object under the pointer")},
    ColorWords{Preference::HoveredCellsColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Its cells"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Cells of the hovered object, and pin A")},
    ColorWords{Preference::LostCellsColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Its lost cells"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog",
                                 "Cells that the hovered object touches, but in which it is not registered")},
    ColorWords{Preference::PotentialColliderColor,
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Potential colliders"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Candidates of the broad phase, and pin B")},
    ColorWords{Preference::BoxOverlapColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Box overlaps"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Candidates whose boxes overlap")},
    ColorWords{
        Preference::ShapeOverlapColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Shape overlaps"),
        QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Candidates whose shapes overlap, and cells of both pins")},
    ColorWords{Preference::MissedPairColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Missed pairs"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog",
                                 "Pairs that overlap, but that the broad phase does not find")},
    ColorWords{Preference::FaultColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Faults"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Objects with faults")},
    ColorWords{Preference::StaticObjectColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Static objects"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Objects that never move")},
    ColorWords{Preference::DynamicObjectColor, QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Dynamic objects"),
               QT_TRANSLATE_NOOP("broadside::PreferencesDialog", "Objects that move")},
};
static_assert(kColorWords.size() == kColorPreferences.size());

QString translatedTitle(const ColorScheme& scheme) { return QCoreApplication::translate("ColorSchemes", scheme.title); }

QPushButton* makeButton(const QString& name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAutoDefault(false); // Return belongs to the fields
    return button;
}

} // namespace

PreferencesDialog::PreferencesDialog(Parts parts, QWidget* parent)
    : QDialog(parent)
    , m_parts(std::move(parts))
    , m_search(makeSearch(QStringLiteral("preferenceSearch"), tr("Search"), tr("Search the preferences"),
                          tr("Show only the rows that have these words")))
    , m_list(new QListWidget)
    , m_stack(new QStackedWidget)
    , m_noMatch(makeNote(QStringLiteral("preferenceNoMatch"), tr("No preference matches. Type fewer letters.")))
    , m_resetPage(makeButton(QStringLiteral("preferencesResetPage"), tr("&Reset all"),
                             tr("Reset all rows of this page to their defaults")))
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    addAppearance();
    addWorld();
    addMouseAndKeys();
    addFiles();
    addRecording();
    addLanguage();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    buttons->addButton(m_resetPage, QDialogButtonBox::ResetRole);
    buttons->addButton(makeHelp(), QDialogButtonBox::HelpRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(makePages(), 1);
    layout->addWidget(makePlace());
    layout->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &PreferencesDialog::showCurrent);
    connect(m_resetPage, &QPushButton::clicked, this, &PreferencesDialog::resetPage);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentRow(0);
    m_search->setFocus();
    resize(parent ? kDialogSize.boundedTo(parent->size() * 0.95) : kDialogSize);
}

void PreferencesDialog::showPage(PageName page) { m_list->setCurrentRow(static_cast<int>(page)); }

QWidget* PreferencesDialog::makePages()
{
    m_list->setObjectName(QStringLiteral("preferencePages"));
    m_list->setAccessibleName(tr("Pages"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 32);
    m_noMatch->setVisible(false);
    auto* middle = new QWidget;
    auto* line = new QHBoxLayout(middle);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_list);
    line->addWidget(m_stack, 1);
    line->addWidget(m_noMatch, 1);
    return middle;
}

/// Where the settings are kept.
QWidget* PreferencesDialog::makePlace()
{
    auto* path = new QLineEdit(m_parts.preferences.file());
    path->setObjectName(QStringLiteral("preferencesFile"));
    path->setReadOnly(true);
    path->setToolTip(tr("The file in which the preferences are kept"));
    path->setCursorPosition(0);
    auto* label = new QLabel(tr("Settings &file"));
    label->setBuddy(path);
    auto* open = makeButton(QStringLiteral("preferencesFolder"), tr("&Open folder"),
                            tr("Show the folder of this file in the file manager"));
    connect(open, &QPushButton::clicked, this, [this] {
        const QString folder = QFileInfo(m_parts.preferences.file()).absolutePath();
        (void)QDir().mkpath(folder); // nothing may have been written yet
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            showProblem(*this, tr("The folder cannot be opened."),
                        tr("No file manager could be started. The folder is %1.").arg(folder));
    });
    auto* place = new QWidget;
    auto* line = new QHBoxLayout(place);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label);
    line->addWidget(path, 1);
    line->addWidget(open);
    return place;
}

QPushButton* PreferencesDialog::makeHelp()
{
    auto* help = makeButton(QStringLiteral("preferencesHelp"), tr("&Help"),
                            tr("Open the page of the manual about these settings (F1)"));
    connect(new QShortcut(QKeySequence::HelpContents, this), &QShortcut::activated, help, &QPushButton::click);
    connect(help, &QPushButton::clicked, this, [this] {
        openManual(QStringLiteral("reference/preferences#") +
                   kAnchors[static_cast<std::size_t>(std::max(0, m_list->currentRow()))]);
    });
    return help;
}

PreferenceRows& PreferencesDialog::addPage(const QString& title)
{
    auto* rows = new PreferenceRows(m_parts.preferences);
    m_pages.push_back(rows);
    auto* area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus); // the fields take the focus
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(rows);
    m_stack->addWidget(area);
    m_list->addItem(title);
    connect(rows, &PreferenceRows::refreshed, this, &PreferencesDialog::showCurrent);
    return *rows;
}

void PreferencesDialog::addAppearance()
{
    PreferenceRows& rows = addPage(tr("Appearance"));
    rows.addChoice(Preference::Theme, {tr("Theme"), tr("Colours of the window and background of the world")},
                   {tr("Follow the desktop"), tr("Light"), tr("Dark")});
    QStringList sizes{tr("Follow the desktop")};
    for (const int points : kFontPoints)
        if (points > 0)
            sizes += tr("%1 points").arg(points);
    rows.addChoice(Preference::FontSize,
                   {tr("Size of texts"), tr("Font size of menus, panels and dialogs; buttons and fields grow with it")},
                   sizes);
    QStringList scales;
    for (const int percent : kInterfaceScales)
        scales += tr("%1 %").arg(percent);
    rows.addChoice(Preference::InterfaceScale,
                   {tr("Interface scale"), tr("Size of texts, icons and controls around the world")}, scales);
    addColors(rows);
}

void PreferencesDialog::addColors(PreferenceRows& rows)
{
    QStringList schemes;
    for (const ColorScheme& scheme : colorSchemes())
        schemes += translatedTitle(scheme);
    rows.addSpecial({tr("Colours of the world"), tr("Chooses all colours below and their contrast at once")},
                    {QStringLiteral("preferenceColorScheme"), schemes,
                     [this] {
                         const auto used = colorSchemeIn(m_parts.preferences);
                         return used ? static_cast<int>(*used) : -1;
                     },
                     tr("Your own"),
                     [this](int chosen) { useColorScheme(m_parts.preferences, static_cast<std::size_t>(chosen)); }});
    rows.addChoice(Preference::LineContrast,
                   {tr("Contrast of lines"),
                    tr("Smallest contrast of lines with the background; colours become lighter or darker to reach it")},
                   {tr("3:1"), tr("4.5:1"), tr("7:1")});
    for (const ColorWords& color : kColorWords)
        rows.addColor(color.preference, {tr(color.name), tr(color.tip)});
}

void PreferencesDialog::addWorld()
{
    PreferenceRows& rows = addPage(tr("World"));
    rows.addChoice(Preference::SnapGrid,
                   {tr("Snapping grid"), tr("When its lines are shown; its step is in View > Snapping")},
                   {tr("Show while snapping to it"), tr("Always show"), tr("Never show")});
    rows.addChoice(Preference::LengthUnitShown,
                   {tr("Units shown"), tr("The unit of lengths in fields, status bar and world; files are in metres")},
                   {tr("Metres"), tr("Pixels")});
    rows.addNumber(Preference::PixelsPerMetre,
                   {tr("Pixels per metre"), tr("Pixels of your game per metre; objects can also snap to them")},
                   tr("px/m"));
    rows.addNumber(Preference::StepsPerSecond,
                   {tr("Steps of new scenes"), tr("Steps of the simulation per second; 60 is a step of 1/60 s")},
                   tr("per second"));
    rows.addChoice(Preference::PlacedPurpose,
                   {tr("Placed objects"), tr("What the Place tool places at first: targets are removed when hit, walls "
                                             "stay, bodies fall and bounce")},
                   {tr("Targets"), tr("Walls"), tr("Bodies")});
}

void PreferencesDialog::addMouseAndKeys()
{
    PreferenceRows& rows = addPage(tr("Mouse and keys"));
    rows.addChoice(Preference::WheelUse,
                   {tr("Wheel"), tr("What the wheel does in the world; Ctrl with the wheel always zooms")},
                   {tr("Zoom"), tr("Pan (with Shift to the side)")});
    rows.addChoice(Preference::DragButton,
                   {tr("Drag the view with"), tr("Space with the left button also drags the view")},
                   {tr("Middle button"), tr("Right button (a click opens the menu)")});
    QStringList schemes;
    for (const KeyScheme& scheme : keySchemes())
        schemes += QCoreApplication::translate("KeySchemes", scheme.title);
    rows.addSpecial({tr("Keys as in"), tr("Changes the keys and the wheel to those of another program")},
                    {QStringLiteral("preferenceKeyScheme"), schemes,
                     [this] {
                         const auto used = keySchemeIn(m_parts.shortcuts);
                         return used ? static_cast<int>(*used) : -1;
                     },
                     tr("Your own"), [this](int chosen) { chooseKeys(chosen); }});
    auto* edit = makeButton(QStringLiteral("preferenceEditKeys"), tr("&Edit..."), tr("Change the keys of commands"));
    auto* write = makeButton(QStringLiteral("preferenceExportKeys"), tr("E&xport keys..."),
                             tr("Save the keys of all commands in a file"));
    auto* read = makeButton(QStringLiteral("preferenceImportKeys"), tr("&Import keys..."),
                            tr("Replace all keys with those of a file"));
    connect(edit, &QPushButton::clicked, this, [this] {
        m_parts.editShortcuts();
        refreshAll();
    });
    connect(write, &QPushButton::clicked, this, &PreferencesDialog::exportKeys);
    connect(read, &QPushButton::clicked, this, &PreferencesDialog::importKeys);
    rows.addButtons({tr("Keyboard shortcuts"), tr("The keys of all commands")}, {edit, write, read});
}

void PreferencesDialog::addFiles()
{
    PreferenceRows& rows = addPage(tr("Files"));
    rows.addNumber(Preference::AutosaveDelay,
                   {tr("Copy of unsaved changes"), tr("After a crash, at most this many seconds of edits are lost")},
                   tr("s"));
    rows.addNumber(Preference::VersionsKept,
                   {tr("Earlier versions"), tr("How many are kept of each saved file; see File > Earlier versions")},
                   {}, tr("None"));
    rows.addNumber(Preference::RecentFiles, {tr("Recent files"), tr("How many are listed in File > Open recent")}, {},
                   tr("None"));
    rows.addSwitch(Preference::RestoresSession,
                   {tr("Open the last files"),
                    tr("When Broadside starts without a file, it opens the files that were open last")});
    rows.addSwitch(Preference::WelcomesAtStart,
                   {tr("Welcome page"), tr("When Broadside starts without a file, it shows the welcome page")});
}

void PreferencesDialog::addRecording()
{
    PreferenceRows& rows = addPage(tr("Recording"));
    QStringList memories;
    for (const std::uint64_t bytes : kHistoryMemories)
        memories += bytesText(bytes);
    rows.addChoice(Preference::HistoryMemory,
                   {tr("Memory for steps"), tr("Memory for the recorded steps of each scene; when it is full, the "
                                               "first steps are forgotten")},
                   memories);
    rows.addFolder(Preference::RecordingFolder,
                   {tr("Folder of recordings"), tr("Folder in which the dialog for saving a recording starts")},
                   tr("The current folder"));
}

void PreferencesDialog::addLanguage()
{
    PreferenceRows& rows = addPage(tr("Language"));
    QStringList names{tr("Follow the desktop")};
    QStringList codes{QString()};
    for (const Language& language : languages()) {
        names += language.name;
        codes += language.code;
    }
    const QString tip = openDataFile() ? tr("The window appears again in this language") : missingDataText();
    rows.addTextChoice(Preference::Language, {tr("Language"), tip}, names, codes);
}

void PreferencesDialog::search(const QString& typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int first = -1;
    for (int i = 0; i < m_list->count(); ++i) {
        PreferenceRows& rows = *m_pages[static_cast<std::size_t>(i)];
        // The title of a page finds all its rows.
        QStringList others = words;
        others.removeIf([title = m_list->item(i)->text()](const QString& word) {
            return title.contains(word, Qt::CaseInsensitive);
        });
        const int matches = rows.filter(words) > 0 ? 1 : rows.filter(others);
        m_list->item(i)->setHidden(matches == 0);
        QFont font = m_list->font();
        font.setBold(matches > 0 && !words.isEmpty());
        m_list->item(i)->setFont(font);
        if (matches > 0 && first < 0)
            first = i;
    }
    m_noMatch->setVisible(first < 0);
    m_stack->setVisible(first >= 0);
    if (first >= 0 && (m_list->currentRow() < 0 || m_list->currentItem()->isHidden()))
        m_list->setCurrentRow(first);
    showCurrent();
}

void PreferencesDialog::showCurrent()
{
    const int page = m_list->currentRow();
    if (page < 0)
        return;
    m_stack->setCurrentIndex(page);
    m_resetPage->setEnabled(!m_stack->isHidden() && m_pages[static_cast<std::size_t>(page)]->hasChanges());
    m_resetPage->setToolTip(m_resetPage->isEnabled() ? tr("Reset all rows of this page to their defaults")
                                                     : tr("All rows of this page already have their defaults."));
}

void PreferencesDialog::resetPage()
{
    QMessageBox question(QMessageBox::Question, tr("Reset all"),
                         tr("Reset all rows of the page %1 to their defaults?").arg(m_list->currentItem()->text()),
                         QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("resetPreferences"));
    const QPushButton* reset = question.addButton(tr("&Reset all"), QMessageBox::AcceptRole);
    question.exec();
    if (question.clickedButton() == reset)
        m_pages[static_cast<std::size_t>(m_list->currentRow())]->resetAll();
}

/// Keys that the user has chosen himself would be lost.
void PreferencesDialog::chooseKeys(int scheme)
{
    if (!keySchemeIn(m_parts.shortcuts)) {
        QMessageBox question(QMessageBox::Question, tr("Keys"),
                             tr("Your own keys will be replaced. Export them first if you want to keep them."),
                             QMessageBox::Cancel, this);
        question.setObjectName(QStringLiteral("replaceKeys"));
        const QPushButton* replace = question.addButton(tr("&Replace my keys"), QMessageBox::AcceptRole);
        question.exec();
        if (question.clickedButton() != replace)
            return;
    }
    useKeyScheme(m_parts.shortcuts, m_parts.preferences, static_cast<std::size_t>(scheme));
}

void PreferencesDialog::exportKeys()
{
    QFileDialog dialog(this, tr("Export keys"), QDir::currentPath(), tr("Keys (*.%1)").arg(kKeySuffix));
    dialog.setObjectName(QStringLiteral("exportKeysDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kKeySuffix);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const QByteArray text = keyFileOf(m_parts.shortcuts);
    const auto problem = fillFileAtomically(dialog.selectedFiles().front(), [&text](QIODevice& file) {
        file.write(text);
        return std::optional<Problem>();
    });
    if (problem)
        showProblem(*this, tr("The keys could not be exported."), *problem);
}

void PreferencesDialog::importKeys()
{
    QFileDialog dialog(this, tr("Import keys"), QDir::currentPath(),
                       tr("Keys (*.%1)").arg(kKeySuffix) + QStringLiteral(";;") + tr("All files (*)"));
    dialog.setObjectName(QStringLiteral("importKeysDialog"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const Result<KeysOfCommands> keys = keysInFile(dialog.selectedFiles().front(), m_parts.shortcuts);
    if (!keys) {
        showProblem(*this, tr("The keys were not imported. All keys are as before."), keys.problem());
        return;
    }
    m_parts.shortcuts.replaceAll(*keys);
    refreshAll();
}

void PreferencesDialog::refreshAll()
{
    for (PreferenceRows* rows : m_pages)
        rows->refresh();
}

} // namespace broadside
