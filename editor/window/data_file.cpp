#include "editor/window/data_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QResource>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class DataFileText {
    Q_DECLARE_TR_FUNCTIONS(DataFile)
};

} // namespace

QString dataFile()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/" BROADSIDE_DATA_FILE));
}

bool openDataFile()
{
    static const bool isOpen = QResource::registerResource(dataFile());
    return isOpen;
}

QString missingDataText()
{
    return DataFileText::tr("The manual and the languages of the window could not be read from %1. "
                            "Install Broadside again, or copy this file with the program.")
        .arg(QDir::toNativeSeparators(dataFile()));
}

} // namespace broadside
