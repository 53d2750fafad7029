#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace broadside {

/// The anchors of the headings of one page, as GitHub makes them: "Group, flip & size" becomes "group-flip--size", and
/// a repeated heading gets "-1", "-2" and so on.
class HeadingAnchors {
public:
    /// The anchor of the next heading of the page. Marks of Markdown in the heading are ignored.
    [[nodiscard]] QString next(const QString& heading);

private:
    QHash<QString, int> m_seen;
};

/// A heading with the text below it, up to the next heading.
struct ManualSection {
    QString heading;   ///< Without marks of Markdown.
    QString anchor;    ///< See HeadingAnchors.
    QStringList lines; ///< Paragraphs, cells of tables and lines of code, without marks of Markdown.
};

/// The sections of a page, from its Markdown. Cost: linear.
[[nodiscard]] QList<ManualSection> sectionsOf(const QString& markdown);
/// The targets of the links and pictures of a page, as they are written; those in code are left out.
[[nodiscard]] QStringList targetsIn(const QString& markdown);

} // namespace broadside
