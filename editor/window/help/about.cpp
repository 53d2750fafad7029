#include "editor/window/help/about.h"

#include "editor/window/help/changes.h"
#include "editor/window/help/linked_parts.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSysInfo>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <functional>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class AboutText {
    Q_DECLARE_TR_FUNCTIONS(About)
};

QString latin(std::string_view text) { return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); }

QString licencesText()
{
    QString rows;
    for (const LinkedPart& part : linkedParts())
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(latin(part.name).toHtmlEscaped(), latin(part.licence).toHtmlEscaped());
    return QStringLiteral("<p>%1</p><p>%2</p><table>%3</table>")
        .arg(AboutText::tr("Lays out 2D worlds and shows what the collision broad phase of such a world really does."),
             AboutText::tr("Parts of other projects in this program, with their licences:"), rows);
}

/// Copies a text and says so on the button.
QPushButton* addCopyButton(QDialogButtonBox& buttons, const QString& label, const std::function<QString()>& text)
{
    QPushButton* copy = buttons.addButton(label, QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, copy, [copy, text] {
        QGuiApplication::clipboard()->setText(text());
        copy->setText(AboutText::tr("Copied"));
    });
    return copy;
}

QPushButton* addActionButton(QDialogButtonBox& buttons, const char* name, const QString& label)
{
    QPushButton* button = buttons.addButton(label, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    return button;
}

QLabel* aboutHeading()
{
    auto* heading = new QLabel(QStringLiteral("<h3>Broadside %1</h3><p>%2</p>")
                                   .arg(QCoreApplication::applicationVersion(),
                                        AboutText::tr("Copyright (c) the authors of Broadside. MIT licence.")));
    heading->setObjectName(QStringLiteral("aboutHeading"));
    return heading;
}

QString reportTemplate()
{
    return AboutText::tr("What did you do? The clicks, or the command line:\n\n\n"
                         "What happened, and what did you expect?\n\n\n"
                         "A scene or recording that shows it (broadside reduce makes it small):\n\n\n"
                         "Versions:\n%1\n")
        .arg(versionInformation());
}

} // namespace

QString versionInformation()
{
    QString text = QCoreApplication::instance()->property(kBuildProperty).toString();
    if (text.isEmpty())
        text = QStringLiteral("Broadside %1\nQt: %2")
                   .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()));
    text += QStringLiteral("\nSystem: %1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    if (const QScreen* screen = QGuiApplication::primaryScreen())
        text += QStringLiteral("\nScreen: %1, %2 x %3, scale %4")
                    .arg(QGuiApplication::platformName())
                    .arg(screen->size().width())
                    .arg(screen->size().height())
                    .arg(screen->devicePixelRatio());
    return text;
}

void showAbout(QWidget& window)
{
    QDialog dialog(&window);
    dialog.setObjectName(QStringLiteral("about"));
    dialog.setWindowTitle(AboutText::tr("About Broadside"));
    auto* versions = new QLabel(versionInformation());
    versions->setObjectName(QStringLiteral("aboutVersions"));
    versions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* licences = new QTextBrowser;
    licences->setObjectName(QStringLiteral("aboutLicences"));
    licences->setAccessibleName(AboutText::tr("Licences"));
    licences->setHtml(licencesText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    addCopyButton(*buttons, AboutText::tr("&Copy version information"), versionInformation)
        ->setObjectName(QStringLiteral("copyVersions"));
    QObject::connect(addActionButton(*buttons, "aboutReport", AboutText::tr("&Report a problem...")),
                     &QPushButton::clicked, &dialog, [&dialog] { showProblemReport(dialog); });
    QObject::connect(addActionButton(*buttons, "aboutChanges", AboutText::tr("What is &new")), &QPushButton::clicked,
                     &dialog, [&dialog] { showChanges(dialog); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(aboutHeading());
    layout->addWidget(versions);
    layout->addWidget(licences);
    layout->addWidget(buttons);
    dialog.resize(600, 480);
    dialog.exec();
}

void showProblemReport(QWidget& window)
{
    QDialog dialog(&window);
    dialog.setObjectName(QStringLiteral("problemReport"));
    dialog.setWindowTitle(AboutText::tr("Report a problem"));
    auto* hint = new QLabel(
        AboutText::tr("Fill in the text and copy it to Broadside's issue tracker. Broadside itself sends nothing."));
    hint->setWordWrap(true);
    auto* text = new QPlainTextEdit(reportTemplate());
    text->setObjectName(QStringLiteral("reportText"));
    text->setAccessibleName(AboutText::tr("Report"));
    text->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    addCopyButton(*buttons, AboutText::tr("&Copy the text"), [text] {
        return text->toPlainText();
    })->setObjectName(QStringLiteral("copyReport"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(hint);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.resize(600, 480);
    dialog.exec();
}

} // namespace broadside
