#include "editor/window/files/table_dialog.h"

#include "core/base/message/common_messages.h"
#include "core/trace/recording_walk.h"
#include "core/trace/tables/table_folder.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/files/table_column_choices.h"
#include "editor/window/files/table_readings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kPreviewRows = 50;          // rows in the preview
constexpr qsizetype kLooked = qsizetype{1} << 14; // characters of the text on the clipboard that are examined

using Anchor = trace::TableOptions::Anchor;

QString separatorText(char separator)
{
    return separator == '\t'  ? TableDialog::tr("tabs")
           : separator == ';' ? TableDialog::tr("semicolons")
                              : TableDialog::tr("commas");
}

} // namespace

TableDialog::TableDialog(const QByteArray& text, const QString& name, QWidget* parent, const QString& folder)
    : QDialog(parent)
    , m_text(text.toStdString())
    , m_name(name.toStdString())
    , m_folder(encodedPath(folder))
    , m_anchor(new QComboBox)
    , m_yAxis(new QComboBox)
    , m_separator(new QComboBox)
    , m_decimals(new QComboBox)
    , m_units(new NumberField(QStringLiteral("tableUnits"), tr("Units of the table in a metre"), QString()))
    , m_halfOpen(new QCheckBox(tr("Boxes that only touch do &not overlap")))
    , m_readings(new TableReadings)
    , m_columns(new TableColumnChoices)
    , m_guess(makeNote(QStringLiteral("tableGuess")))
    , m_summary(makeNote(QStringLiteral("tableSummary")))
    , m_rows(new QTableWidget)
    , m_problems(new QTreeWidget)
    , m_world(new QRadioButton(tr("As a &world: a new scene, not saved yet")))
    , m_frames(new QRadioButton(tr("As &frames over steps: a recording to go through")))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("tableDialog"));
    setWindowTitle(tr("Import %1").arg(name));
    m_rows->setObjectName(QStringLiteral("tableRows"));
    m_rows->setAccessibleName(tr("First rows, as they are read"));
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->verticalHeader()->hide();
    m_rows->setTabKeyNavigation(false);
    m_problems->setObjectName(QStringLiteral("tableProblems"));
    m_problems->setAccessibleName(tr("Errors of the table"));
    m_problems->setHeaderLabels({tr("Line"), tr("Column"), tr("Problem and remedy")});
    m_problems->setRootIsDecorated(false);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    m_buttons->setObjectName(QStringLiteral("tableButtons"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeChoices());
    layout->addWidget(m_readings);
    layout->addWidget(m_columns);
    layout->addWidget(m_guess);
    layout->addWidget(m_summary);
    layout->addWidget(m_rows, 2);
    layout->addWidget(m_problems, 1);
    layout->addWidget(makeTargets());
    layout->addWidget(m_buttons);
    resize(QSize(760, 680).boundedTo(parent ? parent->size() * 0.95 : QSize(760, 680)));
    connectParts();
    read();
}

TableDialog::~TableDialog() = default;

QWidget* TableDialog::makeChoices()
{
    auto* choices = new QWidget;
    QFormLayout* form = makeForm();
    choices->setLayout(form);
    m_anchor->setObjectName(QStringLiteral("tableAnchor"));
    m_anchor->addItem(tr("Automatic"), static_cast<int>(Anchor::Detect));
    m_anchor->addItem(tr("The centre of a box"), static_cast<int>(Anchor::Centre));
    m_anchor->addItem(tr("The corner with the smallest x and y"), static_cast<int>(Anchor::Corner));
    m_yAxis->setObjectName(QStringLiteral("tableYAxis"));
    m_yAxis->addItem(tr("Automatic"));
    m_yAxis->addItem(tr("Upwards"), false);
    m_yAxis->addItem(tr("Downwards, as on screens"), true);
    m_separator->setObjectName(QStringLiteral("tableSeparator"));
    m_separator->addItem(tr("Automatic"));
    m_separator->addItem(tr("Commas"), QChar(u','));
    m_separator->addItem(tr("Semicolons"), QChar(u';'));
    m_separator->addItem(tr("Tabs"), QChar(u'\t'));
    m_decimals->setObjectName(QStringLiteral("tableDecimals"));
    m_decimals->addItem(tr("Automatic"));
    m_decimals->addItem(tr("A decimal point"), false);
    m_decimals->addItem(tr("A decimal comma"), true);
    m_units->setRange(1e-6, 1e9);
    m_units->setDecimals(6);
    m_units->show(1.0);
    m_halfOpen->setObjectName(QStringLiteral("tableHalfOpen"));
    m_halfOpen->setToolTip(tr("For games that compare with < and not with <="));
    addField(*form, tr("Between columns"), m_separator, tr("The character between the fields of a line"));
    addField(*form, tr("Numbers have"), m_decimals, tr("How fractions are written: 1.5 or 1,5"));
    addField(*form, tr("x and y are"), m_anchor, tr("The point of a box to which the columns x and y refer"));
    addField(*form, tr("y grows"), m_yAxis, tr("Broadside shows y upwards and flips tables whose y grows downwards"));
    addField(*form, tr("Units per metre"), m_units,
             tr("How many units of the table, such as pixels, are one metre.\n1 keeps all numbers."));
    form->addRow(QString(), m_halfOpen);
    return choices;
}

QWidget* TableDialog::makeTargets()
{
    auto* targets = new QWidget;
    auto* layout = new QVBoxLayout(targets);
    layout->setContentsMargins(0, 0, 0, 0);
    m_world->setObjectName(QStringLiteral("tableAsWorld"));
    m_world->setToolTip(tr("Open the objects of the first step as a scene that can be edited and simulated"));
    m_frames->setObjectName(QStringLiteral("tableAsFrames"));
    m_frames->setToolTip(tr("Open all steps as a recording, which is read only"));
    m_world->setChecked(true);
    layout->addWidget(m_world);
    layout->addWidget(m_frames);
    return targets;
}

void TableDialog::connectParts()
{
    connect(m_readings, &TableReadings::chosen, this,
            [this](TableReadings::Choice choice) { takeChoice(choice.isCentre, choice.yDown); });
    connect(m_columns, &TableColumnChoices::changed, this, &TableDialog::read);
    connect(m_anchor, &QComboBox::activated, this, &TableDialog::read);
    for (QComboBox* choice : {m_yAxis, m_separator, m_decimals})
        connect(choice, &QComboBox::activated, this, &TableDialog::read);
    connect(m_units, &NumberField::valueChanged, this, &TableDialog::read);
    connect(m_halfOpen, &QCheckBox::toggled, this, &TableDialog::read);
    for (QRadioButton* target : {m_world, m_frames})
        connect(target, &QRadioButton::clicked, this, [this] { m_targetIsChosen = true; });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

trace::TableOptions TableDialog::options() const
{
    trace::TableOptions options;
    options.anchor = static_cast<Anchor>(m_anchor->currentData().toInt());
    if (m_yAxis->currentData().isValid())
        options.yDown = m_yAxis->currentData().toBool();
    if (m_separator->currentData().isValid())
        options.separator = m_separator->currentData().toChar().toLatin1();
    if (m_decimals->currentData().isValid())
        options.decimalComma = m_decimals->currentData().toBool();
    options.columns = m_columns->choices();
    options.unitsPerMetre = m_units->value();
    options.touch = m_halfOpen->isChecked() ? TouchRule::HalfOpen : TouchRule::Closed;
    return options;
}

/// Copies the choice of a picture to the fields.
void TableDialog::takeChoice(bool isCentre, bool yDown)
{
    m_anchor->setCurrentIndex(m_anchor->findData(static_cast<int>(isCentre ? Anchor::Centre : Anchor::Corner)));
    m_yAxis->setCurrentIndex(m_yAxis->findData(yDown));
    read();
}

void TableDialog::read()
{
    m_readings->show(m_text, options());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("The table is being read."));
    if (!m_reading)
        m_summary->setText(tr("Reading..."));
    m_background.start(
        [this, options = options()](const std::stop_token&, const Background::Post&) {
            return std::make_shared<const trace::TableReading>(m_folder.empty()
                                                                   ? trace::readTable(m_text, m_name, options)
                                                                   : trace::readTableFolder(m_folder, options));
        },
        [this](std::shared_ptr<const trace::TableReading> reading) { take(std::move(reading)); });
}

void TableDialog::take(std::shared_ptr<const trace::TableReading> reading)
{
    m_reading = std::move(reading);
    showReading();
}

QString TableDialog::guessText() const
{
    const trace::TableGuess& guess = m_reading->guess;
    QStringList columns;
    for (const std::string& column : guess.columns)
        columns << toQString(column);
    const QString numbers = guess.decimalComma ? tr("a decimal comma") : tr("a decimal point");
    return tr("Columns between %1, numbers with %2: %3. x and y are %4, y grows %5.")
        .arg(separatorText(guess.separator), numbers,
             guess.hasHeader ? listed(columns) : tr("without a name, so used as %1").arg(listed(columns)),
             guess.isCentre ? tr("the centre of a box") : tr("the corner of a box"),
             guess.yDown ? tr("downwards") : tr("upwards"));
}

void TableDialog::showReading()
{
    m_columns->show(m_reading->guess);
    m_guess->setText(guessText());
    m_readings->setChoice({m_reading->guess.isCentre, m_reading->guess.yDown});
    const bool isGood = m_reading->table.has_value();
    m_rows->setVisible(isGood);
    if (isGood) {
        const trace::Table& table = *m_reading->table;
        m_summary->setText(tr("%1 in %2, %3.")
                               .arg(translated(texts::objectCount(table.objects)),
                                    translated(texts::stepCount(table.steps)),
                                    translated(texts::countedRows(table.rows.size()))));
        showRows(table);
        if (!m_targetIsChosen)
            (table.steps > 1 ? m_frames : m_world)->setChecked(true);
    } else {
        m_summary->setText(tr("The table cannot be read with these settings. Nothing is imported."));
    }
    showProblems();
    QPushButton* import = m_buttons->button(QDialogButtonBox::Ok);
    const bool isEmpty = isGood && m_reading->table->rows.empty();
    import->setEnabled(isGood && !isEmpty);
    import->setToolTip(!isGood   ? tr("Correct the errors of the table first; the list shows them.")
                       : isEmpty ? tr("The table has no boxes.")
                                 : tr("Open the table in a new tab"));
}

void TableDialog::showRows(const trace::Table& table)
{
    const QStringList titles{tr("Step"), tr("Id"),     tr("Name"),  tr("Kind"),
                             tr("Left"), tr("Bottom"), tr("Width"), tr("Height")};
    const auto rows = static_cast<int>(std::min(table.rows.size(), kPreviewRows));
    m_rows->clear();
    m_rows->setColumnCount(static_cast<int>(titles.size()));
    m_rows->setRowCount(rows);
    m_rows->setHorizontalHeaderLabels(titles);
    for (int i = 0; i < rows; ++i) {
        const trace::TableRow& row = table.rows[static_cast<std::size_t>(i)];
        const trace::Definition& definition = *table.definitions[row.definition];
        const double metre = table.info.unitsPerMetre;
        const QStringList texts{QString::number(row.step),
                                QString::number(row.id.value),
                                toQString(definition.name),
                                definition.isDynamic ? tr("dynamic") : tr("static"),
                                rounded(row.box.lo.x / metre),
                                rounded(row.box.lo.y / metre),
                                tr("%1 m").arg(rounded(row.box.width() / metre)),
                                tr("%1 m").arg(rounded(row.box.height() / metre))};
        for (int column = 0; column < texts.size(); ++column)
            m_rows->setItem(i, column, new QTableWidgetItem(texts[column]));
    }
    m_rows->resizeColumnsToContents();
}

void TableDialog::showProblems()
{
    m_problems->clear();
    for (const Problem& problem : m_reading->problems) {
        const QString what = sentenceOf(problem);
        auto* item =
            new QTreeWidgetItem(m_problems, {QString::number(problem.line), QString::number(problem.column), what});
        item->setToolTip(2, what);
    }
    m_problems->setVisible(!m_reading->problems.empty());
    for (int column = 0; column < 2; ++column)
        m_problems->resizeColumnToContents(column);
}

TableDialog::Target TableDialog::target() const { return m_frames->isChecked() ? Target::Frames : Target::World; }

trace::TraceReader TableDialog::recording() const
{
    return *trace::TraceReader::open(trace::byteSourceOf(trace::traceOf(*m_reading->table)), m_name);
}

Scene TableDialog::scene() const
{
    trace::RecordingWalk walk{trace::Recording(recording())};
    return walk.goTo(0) ? Scene{} : walk.world().toScene();
}

bool looksLikeTable(const QString& text)
{
    const QString begin = text.left(kLooked);
    const qsizetype end = begin.lastIndexOf(QLatin1Char('\n'));
    const bool isCut = text.size() > kLooked && end > 0;
    const QString lines = isCut ? begin.left(end) : begin;
    if (lines.trimmed().startsWith(QLatin1Char('{')))
        return false;
    const trace::TableReading reading = trace::readTable(lines.toStdString(), "clipboard");
    return (reading.table && !reading.table->rows.empty()) || reading.guess.columns.size() >= 5;
}

} // namespace broadside
