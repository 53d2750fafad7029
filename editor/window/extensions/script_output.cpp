#include "editor/window/extensions/script_output.h"

#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr int kMostLines = 10'000;
constexpr int kObjectRole = Qt::UserRole;
constexpr QSize kOutputSize(640, 360);

} // namespace

ScriptOutput::ScriptOutput(QWidget* parent)
    : QDialog(parent)
    , m_lines(new QListWidget)
{
    setObjectName(QStringLiteral("scriptOutput"));
    setWindowTitle(tr("Script output"));
    resize(kOutputSize);
    auto* label = new QLabel(tr("&Output of extensions; Return or a double click on a finding selects its object:"));
    label->setWordWrap(true);
    label->setBuddy(m_lines);
    m_lines->setObjectName(QStringLiteral("scriptLines"));
    m_lines->setAccessibleName(tr("Output of extensions"));
    m_lines->setWordWrap(true);
    m_lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont)); // scripts print tables
    m_lines->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(m_lines, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { choose(*item); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_clear = buttons->addButton(tr("C&lear"), QDialogButtonBox::ResetRole);
    m_clear->setEnabled(false);
    m_clear->setToolTip(tr("Remove all lines"));
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_lines->clear();
        m_clear->setEnabled(false);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_lines);
    layout->addWidget(buttons);
}

void ScriptOutput::add(const QString& extension, const ScriptOutcome& outcome)
{
    for (const ScriptLine& line : outcome.lines)
        addLine(line.text, line.kind);
    for (const ScriptFinding& finding : outcome.findings) {
        const SceneObject* object = outcome.scene ? outcome.scene->find(finding.object) : nullptr;
        const QString text = object
                                 ? tr("%1 (%2): %3", "an object, its id, what a check found")
                                       .arg(shownName(*object), QString::number(finding.object.value), finding.sentence)
                                 : finding.sentence;
        addLine(text, ScriptLine::Kind::Warning, object ? finding.object : ObjectId{});
    }
    if (outcome.problem)
        addLine(described(*outcome.problem), ScriptLine::Kind::Error);
    else if (outcome.performed == ScriptEntryKind::Check && outcome.findings.empty())
        addLine(tr("%1 found nothing.").arg(extension), ScriptLine::Kind::Print);
    m_lines->scrollToBottom();
}

void ScriptOutput::addLine(const QString& text, ScriptLine::Kind kind, ObjectId object)
{
    auto* item = new QListWidgetItem(text);
    if (kind == ScriptLine::Kind::Warning)
        item->setIcon(style()->standardIcon(QStyle::SP_MessageBoxWarning));
    else if (kind == ScriptLine::Kind::Error)
        item->setIcon(style()->standardIcon(QStyle::SP_MessageBoxCritical));
    item->setData(kObjectRole, QVariant::fromValue<qulonglong>(object.value));
    m_lines->addItem(item);
    if (m_lines->count() > kMostLines)
        delete m_lines->takeItem(0);
    m_clear->setEnabled(true);
}

void ScriptOutput::choose(const QListWidgetItem& item)
{
    const ObjectId object{item.data(kObjectRole).toULongLong()};
    if (!object.isNull())
        emit objectChosen(object);
}

} // namespace broadside
