#include "editor/window/help/changes.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QSettings>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QVersionNumber>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ChangesText {
    Q_DECLARE_TR_FUNCTIONS(Changes)
};

constexpr auto kVersionSeen = QLatin1String("versionSeen"); // the newest version that started with these settings

QString changesText()
{
    QFile file(QStringLiteral(":/broadside/CHANGELOG.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void showChanges(QWidget& window)
{
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(QStringLiteral("whatIsNew"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ChangesText::tr("What is new"));
    auto* text = new QTextBrowser;
    text->setObjectName(QStringLiteral("changesText"));
    text->setAccessibleName(ChangesText::tr("Changes"));
    text->setMarkdown(changesText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog->resize(560, 520);
    dialog->show();
}

void showChangesOnce(QWidget& window, QSettings& storage)
{
    const auto present = QVersionNumber::fromString(QCoreApplication::applicationVersion());
    const auto seen = QVersionNumber::fromString(storage.value(kVersionSeen).toString());
    if (!seen.isNull() && seen < present)
        showChanges(window);
    if (seen < present)
        storage.setValue(kVersionSeen, present.toString());
}

} // namespace broadside
