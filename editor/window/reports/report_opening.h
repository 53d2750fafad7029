#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace broadside {

class FileActions;
class PageHost;

/// Opens the scene or the recording in a report (core/report/attached_file.h), at the step of its finding, with the two
/// objects selected and pinned. It opens as one that is in no file, so that saving never writes into the report.
/// `asking`: see PageHost::placeFor. A dialog on `window` gives the reason when it cannot be opened.
void openReport(PageHost& host, FileActions& asking, QWidget& window, const QString& path);

} // namespace broadside
