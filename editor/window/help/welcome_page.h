#pragma once

#include "editor/viewport/display/glyph_atlas.h"

#include <QStringList>
#include <QTextBrowser>

namespace broadside {

struct Sample;

/// A page of links: recent files, sample worlds, and broken worlds with their pictures. It only signals the choice and
/// opens nothing.
class WelcomePage final : public QTextBrowser {
    Q_OBJECT
public:
    explicit WelcomePage(const QStringList& recentFiles, QWidget* parent = nullptr);

signals:
    void newSceneWanted();
    void openWanted();
    void fileWanted(const QString& path);
    void sampleWanted(const broadside::Sample& sample);
    void mysteryWanted(const broadside::Sample& mystery);

protected:
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

private:
    void fill(); ///< Uses the colours of the palette.
    void follow(const QUrl& link);
    [[nodiscard]] QString startHtml() const;
    [[nodiscard]] QString mysteriesHtml() const;

    QStringList m_recentFiles;
    std::unique_ptr<GlyphAtlas> m_glyphs;
};

} // namespace broadside
