#pragma once

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/document/template_library.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

/// @file
/// Shared by the parts of TemplateEdits.

namespace broadside::templates {

// Translation context of the texts of TemplateEdits.
class TemplatesText {
    Q_DECLARE_TR_FUNCTIONS(Templates)
};

inline QString shown(std::string_view name) { return QString::fromUtf8(name.data(), qsizetype(name.size())); }
inline QString countText(std::size_t count) { return translated(texts::objectCount(count)); }

inline QString refusalOfCount(std::size_t count)
{
    if (count <= limits::kTemplates)
        return {};
    return TemplatesText::tr("A scene has at most %1 templates, and this needs %2. Delete those that no object uses.")
        .arg(localized(QString::fromStdString(groupedNumber(limits::kTemplates))),
             localized(QString::fromStdString(groupedNumber(count))));
}

/// "Crate" for "Crate 7": the name without its number, for copies.
inline std::string withoutNumber(std::string name)
{
    std::size_t end = name.size();
    while (end > 0 && std::isdigit(static_cast<unsigned char>(name[end - 1])) != 0)
        --end;
    if (end > 1 && end < name.size() && name[end - 1] == ' ')
        name.resize(end - 1);
    return name;
}

/// The name, or the name with the first number from 2 that makes it free. The result is reserved in `taken`.
inline std::string takeFreeName(const std::string& base, std::unordered_set<std::string>& taken)
{
    std::string name = base;
    for (std::size_t number = 2; !taken.insert(name).second; ++number)
        name = base + ' ' + std::to_string(number);
    return name;
}

inline std::unordered_set<std::string> namesIn(const TemplateLibrary& library)
{
    std::unordered_set<std::string> names;
    for (const std::span<const Template> templates : {library.own(), library.shared()})
        for (const Template& known : templates)
            names.insert(known.name);
    return names;
}

/// Makes links with another name; links with the same overrides share one value.
class RenamedLinks {
public:
    explicit RenamedLinks(std::string name)
        : m_name(std::move(name))
    {}

    [[nodiscard]] SharedValue<TemplateLink> of(const TemplateLink& link)
    {
        TemplateLink renamed{m_name, link.overrides, link.others};
        if (!renamed.others.empty())
            return renamed;
        const auto [known, isNew] = m_known.try_emplace(link.overrides.bits());
        if (isNew)
            known->second = std::move(renamed);
        return known->second;
    }

private:
    std::string m_name;
    std::map<std::uint32_t, SharedValue<TemplateLink>> m_known;
};

/// The results of `change` that differ from their objects.
template<class Change>
std::vector<ObjectPtr> changedResults(std::span<const ObjectPtr> objects, const Change& change)
{
    std::vector<ObjectPtr> changed;
    for (const ObjectPtr& object : objects)
        if (ObjectPtr after = change(object); after != object)
            changed.push_back(std::move(after));
    return changed;
}

/// A shared template cannot name objects.
inline QString refusalOfNames(std::string_view name)
{
    return TemplatesText::tr("The template %1 refers to an object in a component or a property. An object belongs to "
                             "one scene, so the template cannot be shared. Set the object in the instances instead.")
        .arg(shown(name));
}

} // namespace broadside::templates
