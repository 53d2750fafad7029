#pragma once

#include "editor/panels/properties/properties_panel.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/patience.h"

#include <QTest>

#include <memory>

namespace broadside::test {

/// The Properties panel on the cannon world, in its own window.
class PropertiesFixture {
protected:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    void begin()
    {
        m_document = std::make_unique<SceneDocument>();
        m_focus = std::make_unique<Focus>();
        m_focus->follow(*m_document);
        m_session = std::make_unique<SimulationSession>(*m_document);
        m_edits = std::make_unique<ObjectEdits>(*m_document, m_session.get());
        m_library = std::make_unique<TemplateLibrary>(*m_document);
        m_templates = std::make_unique<TemplateEdits>(*m_document, *m_edits, *m_library);
        m_atlases = std::make_unique<SpriteAtlases>(*m_document);
        m_document->reset(cannonWorld(), {});
        m_panel = makePanel();
        m_panel->resize(320, 1'150); // All sections are visible.
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), kPatience));
    }
    [[nodiscard]] std::unique_ptr<PropertiesPanel> makePanel() const
    {
        return std::make_unique<PropertiesPanel>(*m_document, *m_edits, *m_templates, *m_focus, *m_session, *m_atlases,
                                                 QList<QAction*>());
    }
    void end()
    {
        m_panel.reset();
        m_atlases.reset();
        m_templates.reset();
        m_library.reset();
        m_edits.reset();
        m_session.reset();
        m_focus.reset();
        m_document.reset();
    }

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<Focus> m_focus;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<ObjectEdits> m_edits;
    std::unique_ptr<TemplateLibrary> m_library;
    std::unique_ptr<TemplateEdits> m_templates;
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<PropertiesPanel> m_panel;
};

} // namespace broadside::test
