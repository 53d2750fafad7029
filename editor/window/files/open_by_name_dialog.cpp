#include "editor/window/files/open_by_name_dialog.h"

#include "editor/document/file_path.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>
#include <string>
#include <tuple>

namespace broadside {
namespace {

constexpr int kEntryPath = Qt::UserRole;
constexpr qsizetype kByteText = 4; // characters of "\xE9"
constexpr QLatin1Char kEscape('\\');

/// The folder of a path; the path itself if it ends with '/'.
QString folderPartOf(const QString& path)
{
    const qsizetype end = path.lastIndexOf(QLatin1Char('/'));
    return end < 0 ? QString() : path.left(end == 0 ? 1 : end);
}

} // namespace

QString OpenByNameDialog::typedText(const QString& path)
{
    QString text;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const QString unit(path[i]);
        const std::string bytes = encodedPath(unit);
        const bool isByte = path[i].isLowSurrogate() && !(i > 0 && path[i - 1].isHighSurrogate()) && bytes.size() == 1;
        if (isByte)
            text += QString(kEscape) + QLatin1Char('x') +
                    QString::number(static_cast<unsigned char>(bytes[0]), 16).toUpper();
        else
            text += path[i] == QLatin1Char('\\') ? QStringLiteral("\\\\") : unit;
    }
    return text;
}

std::optional<QString> OpenByNameDialog::pathOfTyped(const QString& text)
{
    std::string bytes;
    for (qsizetype i = 0; i < text.size();) {
        const QStringView rest = QStringView(text).sliced(i);
        bool isNumber = false;
        const bool isEscape = rest.size() >= kByteText && rest[0] == kEscape && rest[1] == QLatin1Char('x');
        const uint byte = isEscape ? rest.mid(2, 2).toUInt(&isNumber, 16) : 0U;
        if (isNumber && byte > 0) {
            bytes += static_cast<char>(byte);
            i += kByteText;
        } else if (rest.startsWith(QLatin1String("\\\\"))) {
            bytes += '\\';
            i += 2;
        } else if (rest.front() == QLatin1Char('\\')) {
            return std::nullopt;
        } else {
            const qsizetype end = rest.indexOf(QLatin1Char('\\'));
            const QStringView plain = rest.first(end < 0 ? rest.size() : end);
            bytes += encodedPath(plain.toString());
            i += plain.size();
        }
    }
    return decodedPath(bytes);
}

OpenByNameDialog::OpenByNameDialog(const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_path(new QLineEdit)
    , m_list(new QListWidget)
    , m_note(new QLabel)
{
    setObjectName(QStringLiteral("openByName"));
    setWindowTitle(tr("Open by name"));
    m_path->setObjectName(QStringLiteral("openByNamePath"));
    m_path->setToolTip(tr("The path of a file or folder. A byte that is not UTF-8 is written like \\xE9."));
    m_list->setObjectName(QStringLiteral("openByNameList"));
    m_list->setAccessibleName(tr("Files and folders"));
    m_note->setObjectName(QStringLiteral("openByNameNote"));
    m_note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::ActionRole);
    m_open->setObjectName(QStringLiteral("openByNameOpen"));
    m_open->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Return opens
    auto* form = new QFormLayout;
    form->addRow(tr("&Path:"), m_path);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    resize(QSize(620, 420).boundedTo(parent ? parent->size() * 0.95 : QSize(620, 420)));
    connect(m_path, &QLineEdit::textChanged, this, &OpenByNameDialog::follow);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (!item)
            return;
        const QSignalBlocker sameFolder(m_path); // the list stays, also for a folder
        m_path->setText(typedText(item->data(kEntryPath).toString()));
        showAvailable();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &OpenByNameDialog::take); // Return presses the button
    connect(m_open, &QPushButton::clicked, this, &OpenByNameDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_path->setText(typedText(folder + QLatin1Char('/')));
    m_path->setFocus();
}

QString OpenByNameDialog::path() const { return absolutePath(pathOfTyped(m_path->text()).value_or(QString())); }

OpenByNameDialog::Listing OpenByNameDialog::read(const QString& folder, const std::stop_token& stop)
{
    namespace fs = std::filesystem;
    Listing listing;
    listing.folder = folder;
    std::error_code error;
    for (fs::directory_iterator entry(encodedPath(folder), error), end;
         !error && entry != end && !stop.stop_requested(); entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        if (name.starts_with('.'))
            continue;
        if (listing.entries.size() == kMostEntries) {
            listing.isWhole = false;
            break;
        }
        std::error_code unknown;
        listing.entries.push_back({decodedPath(entry->path().native()), entry->is_directory(unknown)});
    }
    if (error)
        listing.problem = QString::fromStdString(error.message());
    std::ranges::sort(listing.entries, {},
                      [](const Entry& entry) { return std::make_tuple(!entry.isFolder, encodedPath(entry.path)); });
    return listing;
}

/// Lists the folder of the path.
void OpenByNameDialog::follow()
{
    showAvailable();
    const QString folder = folderPartOf(pathOfTyped(m_path->text()).value_or(QString()));
    if (folder.isEmpty() || folder == m_folder)
        return;
    m_folder = folder;
    m_background.start([folder](const std::stop_token& stop, const Background::Post&) { return read(folder, stop); },
                       [this](const Listing& listing) { show(listing); });
}

void OpenByNameDialog::show(const Listing& listing)
{
    m_list->clear();
    const auto add = [this](const QString& text, const QString& path, bool isFolder) {
        auto* item =
            new QListWidgetItem(themedIcon(isFolder ? QStringLiteral("open") : QStringLiteral("new")), text, m_list);
        item->setData(kEntryPath, path);
    };
    if (listing.folder != QLatin1String("/"))
        add(tr("Folder above"), folderPartOf(listing.folder), true);
    for (const Entry& entry : listing.entries)
        add(typedText(entry.path.sliced(entry.path.lastIndexOf(QLatin1Char('/')) + 1)), entry.path, entry.isFolder);
    m_note->setText(!listing.problem.isEmpty() ? tr("The folder cannot be read: %1").arg(listing.problem)
                    : !listing.isWhole
                        ? tr("The list shows the first %1 entries of the folder. Type the names of the others.")
                              .arg(grouped(kMostEntries))
                        : QString());
    m_note->setVisible(!m_note->text().isEmpty());
}

void OpenByNameDialog::showAvailable()
{
    const std::optional<QString> typed = pathOfTyped(m_path->text());
    const QString obstacle = !typed ? tr("After a backslash, write x and two hexadecimal digits, or another backslash.")
                             : pathExists(*typed) ? QString()
                                                  : tr("There is no file or folder with this path.");
    m_open->setEnabled(obstacle.isEmpty());
    m_open->setToolTip(obstacle.isEmpty() ? tr("Open the file, or list the folder") : obstacle);
}

/// Opens the file, or lists the folder.
void OpenByNameDialog::take()
{
    const QString chosen = path();
    if (!pathExists(chosen))
        return;
    if (!isFolder(chosen)) {
        accept();
        return;
    }
    m_path->setText(typedText(chosen.endsWith(QLatin1Char('/')) ? chosen : chosen + QLatin1Char('/')));
    m_path->setFocus();
}

} // namespace broadside
