#pragma once

#include "editor/session/jobs/background.h"

#include <QPointer>
#include <QScrollArea>
#include <QStringList>

#include <functional>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace broadside {

class MysteryProgress;
class WelcomeCard;
struct Sample;

/// Cards with pictures: recent files, broken worlds and sample worlds. It only signals the choice and opens nothing.
/// The arrow keys go from card to card. The pictures are drawn in the background, in the colours of the palette.
class WelcomePage final : public QScrollArea {
    Q_OBJECT
public:
    WelcomePage(const QStringList& recentFiles, const MysteryProgress& progress, QWidget* parent = nullptr);
    ~WelcomePage() override;

signals:
    void newSceneWanted();
    void openWanted();
    void guideWanted();
    void fileWanted(const QString& path);
    void sampleWanted(const broadside::Sample& sample);
    void mysteryWanted(const broadside::Sample& mystery);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What a card shows a picture of: a sample, or a file.
    struct Subject {
        const Sample* sample = nullptr;
        QString file;
    };
    struct Section {
        QGridLayout* grid;
        std::vector<WelcomeCard*> cards;
    };
    void addSentence(QVBoxLayout& layout);
    void addButtons(QVBoxLayout& layout);
    void addRecent(QVBoxLayout& layout, const QStringList& files);
    void addMysteries(QVBoxLayout& layout, const MysteryProgress& progress);
    void addSamples(QVBoxLayout& layout);
    Section& addSection(QVBoxLayout& layout, const QString& title, const QString& text);
    void addCard(Section& section, WelcomeCard* card, Subject subject);
    void arrange();
    void drawPictures();
    void goFrom(const WelcomeCard& card, int key);

    std::vector<Section> m_sections;
    std::vector<WelcomeCard*> m_cards;
    std::vector<Subject> m_subjects; // of the cards
    int m_columns = 0;
    Background m_background; // declared last: its destructor waits for the thread
};

} // namespace broadside
