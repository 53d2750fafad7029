#include "editor/window/help/welcome_page.h"

#include "editor/document/file_path.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/window/files/samples.h"
#include "editor/window/layout/appearance.h"

#include <QEvent>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace broadside {
namespace {

constexpr QSize kPicture(224, 112); // logical pixels
constexpr int kColumns = 3;
constexpr qsizetype kMostFiles = 6;

const QString kNew = QStringLiteral("do:new");
const QString kOpen = QStringLiteral("do:open");
const QString kRecentLink = QStringLiteral("recent:"); // followed by a number, because a path might be no URL
const QString kSample = QStringLiteral("sample:");
const QString kMystery = QStringLiteral("mystery:");
const QString kPictureOf = QStringLiteral("picture");

const Sample* sampleNamed(std::span<const Sample> among, const QString& name)
{
    const auto found =
        std::ranges::find_if(among, [&](const Sample& sample) { return name == QLatin1String(sample.name); });
    return found == among.end() ? nullptr : &*found;
}

QString link(const QString& target, const QString& words, const QString& tip = {})
{
    return QStringLiteral("<a href=\"%1\" title=\"%3\" style=\"text-decoration:none\">%2</a>")
        .arg(target.toHtmlEscaped(), words.toHtmlEscaped(), tip.toHtmlEscaped());
}

} // namespace

WelcomePage::WelcomePage(const QStringList& recentFiles, QWidget* parent)
    : QTextBrowser(parent)
    , m_recentFiles(recentFiles.mid(0, kMostFiles))
    , m_glyphs(std::make_unique<GlyphAtlas>())
{
    setObjectName(QStringLiteral("welcomePage"));
    setAccessibleName(tr("Welcome"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, &WelcomePage::follow);
    fill();
}

void WelcomePage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

QVariant WelcomePage::loadResource(int type, const QUrl& name)
{
    const Sample* sample = name.scheme() == kPictureOf ? sampleNamed(mysteries(), name.path()) : nullptr;
    if (!sample)
        return {}; // nothing is loaded from elsewhere
    Q_UNUSED(type);
    // Without faults, which would give the solution away.
    return thumbnailOf(readSample(*sample), kPicture, themeFor(palette()), *m_glyphs);
}

void WelcomePage::fill()
{
    document()->clear(); // removes pictures in the colours of the old palette
    setHtml(QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                           "<td width=\"210\" valign=\"top\" style=\"padding-right:16px\">%1</td>"
                           "<td width=\"100%\" valign=\"top\">%2</td></tr></table>")
                .arg(startHtml(), mysteriesHtml()));
}

QString WelcomePage::startHtml() const
{
    QString html = QStringLiteral("<h3>%1</h3><p>%2<br>%3</p><h3>%4</h3><p>")
                       .arg(tr("Start").toHtmlEscaped(), link(kNew, tr("New scene"), tr("An empty world; Ctrl+N")),
                            link(kOpen, tr("Open..."), tr("A scene file; Ctrl+O")), tr("Recent files").toHtmlEscaped());
    QStringList lines;
    for (qsizetype i = 0; i < m_recentFiles.size(); ++i) {
        const QFileInfo info(m_recentFiles[i]);
        lines += pathExists(m_recentFiles[i])
                     ? link(kRecentLink + QString::number(i), info.fileName(), m_recentFiles[i])
                     : tr("%1 (missing)").arg(info.fileName()).toHtmlEscaped();
    }
    if (lines.isEmpty())
        lines += tr("Scenes that you open or save appear here.").toHtmlEscaped();
    html += lines.join(QStringLiteral("<br>")) + QStringLiteral("</p><h3>%1</h3><p>").arg(tr("Sample worlds"));
    lines.clear();
    for (const Sample& sample : samples())
        lines += link(kSample + QLatin1String(sample.name), titleOf(sample), tipOf(sample));
    return html + lines.join(QStringLiteral("<br>")) + QStringLiteral("</p>");
}

QString WelcomePage::mysteriesHtml() const
{
    QString html =
        QStringLiteral("<h3>%1</h3><p>%2</p><table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">")
            .arg(tr("Mysteries").toHtmlEscaped(),
                 tr("Six broken worlds. Find the fault of each: with the debugger it takes less than a minute.")
                     .toHtmlEscaped());
    int column = 0;
    for (const Sample& mystery : mysteries()) {
        if (column == 0)
            html += QStringLiteral("<tr>");
        const QString name = QLatin1String(mystery.name);
        html += QStringLiteral("<td width=\"33%\" valign=\"top\" style=\"padding-right:14px; padding-bottom:10px\">"
                               "<a href=\"%1\" title=\"%2\"><img src=\"%3:%4\" width=\"%5\" height=\"%6\"></a>"
                               "<br><b>%7</b><br>%8</td>")
                    .arg(kMystery + name, titleOf(mystery).toHtmlEscaped(), kPictureOf, name)
                    .arg(kPicture.width())
                    .arg(kPicture.height())
                    .arg(link(kMystery + name, titleOf(mystery)), tipOf(mystery).toHtmlEscaped());
        column = (column + 1) % kColumns;
        if (column == 0)
            html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

void WelcomePage::follow(const QUrl& link)
{
    const QString target = link.toString();
    if (target == kNew)
        emit newSceneWanted();
    else if (target == kOpen)
        emit openWanted();
    else if (target.startsWith(kRecentLink))
        emit fileWanted(m_recentFiles.value(target.mid(kRecentLink.size()).toLongLong()));
    else if (const Sample* sample = sampleNamed(samples(), target.mid(kSample.size())); target.startsWith(kSample))
        emit sampleWanted(*sample);
    else if (const Sample* mystery = sampleNamed(mysteries(), target.mid(kMystery.size())))
        emit mysteryWanted(*mystery);
}

} // namespace broadside
