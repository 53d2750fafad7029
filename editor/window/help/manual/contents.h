#pragma once

#include <QList>
#include <QString>

#include <optional>

/// @file
/// The table of contents of the manual: resources/manual/contents.md, which is the only list of its pages. The window,
/// the tests and the manual as HTML read it. A page is added by its file and one line of the list.

namespace broadside {

/// A page in the list. The manual is in English, so nothing here is translated.
struct ManualPage {
    QString name;    ///< Its file in resources/manual, without ".md". It may be in a folder: "reference/keys".
    QString title;   ///< Equal to the heading of the page.
    QString summary; ///< One line, as Markdown.
};

/// Pages for one purpose, such as the reference.
struct ManualPart {
    QString title;
    QList<ManualPage> pages;
};

/// Reads the list: "## Part", and below it a line "- [title](file.md): summary" for each page. Other lines are skipped.
[[nodiscard]] QList<ManualPart> parseContents(const QString& markdown);
/// The parts of the manual, in their order. Empty: the file of data is missing, see editor/window/data_file.h.
[[nodiscard]] const QList<ManualPart>& manualParts();
/// All pages of these parts, in their order.
[[nodiscard]] QList<ManualPage> manualPages();
/// The text of a page; empty: there is no such page, or the file of data is missing.
[[nodiscard]] QString manualText(const QString& page);

} // namespace broadside
