#include "app/render_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "core/base/limits.h"
#include "core/base/text.h"
#include "editor/viewport/glyph_atlas.h"
#include "editor/viewport/picture.h"
#include "editor/viewport/scene_picture.h"

#include <QGuiApplication>

#include <array>

namespace broadside {
namespace {

/// Fonts and pictures need an application; that of the offscreen platform needs no display.
class PictureApplication {
public:
    PictureApplication()
    {
        if (!QCoreApplication::instance())
            m_application = std::make_unique<QGuiApplication>(m_count, m_words.data());
    }

private:
    std::array<char, 10> m_program{"broadside"};
    std::array<char, 10> m_option{"-platform"};
    std::array<char, 10> m_platform{"offscreen"};
    std::array<char*, 4> m_words{m_program.data(), m_option.data(), m_platform.data(), nullptr};
    int m_count = 3;
    std::unique_ptr<QGuiApplication> m_application;
};

std::optional<Problem> pictureNameProblem(const std::string& path)
{
    if (path.ends_with(".png"))
        return std::nullopt;
    for (const std::string_view later : {".svg", ".pdf"})
        if (path.ends_with(later))
            return usageProblem("pictures cannot be written as " + std::string(later) + " yet", "Use .png");
    return usageProblem("\"" + path + "\" does not say which kind of picture to write", "Let the name end in .png");
}

/// "960x480".
Result<Vec2> sizeFrom(const Arguments& arguments, Vec2 usual)
{
    const auto text = arguments.value("--size");
    if (!text)
        return usual;
    const auto parts = splitAt(*text, 'x');
    const auto inRange = [](std::optional<std::uint64_t> side) {
        return side && *side >= 1 && *side <= std::uint64_t{limits::kPictureSide};
    };
    const auto width = countFrom(parts.front());
    const auto height = countFrom(parts.back());
    if (parts.size() != 2 || !inRange(width) || !inRange(height))
        return arguments.badValue("--size", *text,
                                  "WxH with sides from 1 to " + groupedNumber(limits::kPictureSide) + " pixels");
    return Vec2{static_cast<double>(*width), static_cast<double>(*height)};
}

/// "X,Y,W,H": lower left corner, width and height.
Result<std::optional<Aabb>> viewFrom(const Arguments& arguments)
{
    if (!arguments.has("--view"))
        return std::optional<Aabb>{};
    const auto values = arguments.coordinates("--view", 4);
    if (!values)
        return values.problem();
    const Vec2 corner{(*values)[0], (*values)[1]};
    const Vec2 size{(*values)[2], (*values)[3]};
    if (!(size.x > 0.0 && size.y > 0.0))
        return usageProblem("--view: the width " + roundedNumber(size.x) + " and the height " + roundedNumber(size.y) +
                                " must both be above 0",
                            "Write X,Y of the lower left corner, then width and height");
    return std::optional<Aabb>{Aabb{corner, corner + size}};
}

Result<PictureOptions> optionsFrom(const Arguments& arguments, Console& console)
{
    PictureOptions options;
    const auto size = sizeFrom(arguments, options.size);
    if (!size)
        return size.problem();
    options.size = *size;
    const auto view = viewFrom(arguments);
    if (!view)
        return view.problem();
    options.view = *view;
    if (const auto names = arguments.value("--show")) {
        const auto request = parseShow(*names);
        if (!request)
            return request.problem();
        for (const Problem& note : request->notes)
            console.say(note);
        options.show = request->flags;
    }
    return options;
}

void report(const Arguments& arguments, Console& console, const std::string& file, const QImage& image)
{
    if (!arguments.has("--json")) {
        console.out << "Wrote " << file << ", " << image.width() << " x " << image.height() << " pixels.\n";
        return;
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", file);
    json.member("width", image.width());
    json.member("height", image.height());
    json.endObject();
    print(console.out, json);
}

Result<ExitCode> render(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (const auto problem = pictureNameProblem(target))
        return *problem;
    auto options = optionsFrom(arguments, console);
    if (!options)
        return options.problem();
    const auto opened = openWorld(arguments, console);
    if (!opened)
        return opened.problem();
    const World& world = opened->world;
    if (!arguments.has("--show"))
        options->show.structure = showsStructureUnasked(world.broadPhaseSettings().algorithm);
    if (const auto id = arguments.value("--object")) {
        const auto row = presentRowNamed(world.objects(), *id, "--object");
        if (!row)
            return row.problem();
        options->highlighted = world.objects().idOf(*row);
    }
    const PictureApplication application;
    const auto picture = pictureOf(world.objects(), world.broadPhase(), world.settings(), *options,
                                   opened->authored.layers, opened->authored.guides);
    if (!picture)
        return picture.problem();
    GlyphAtlas atlas;
    const QSize size(static_cast<int>(options->size.x), static_cast<int>(options->size.y));
    const auto image = renderPicture(picture->list, picture->camera, size, atlas);
    if (!image)
        return image.problem();
    const auto written = savePng(*image, QString::fromStdString(target));
    if (!written)
        return written.problem();
    report(arguments, console, target, *image);
    return ExitCode::Done;
}

} // namespace

Command renderCommand()
{
    std::vector<OptionInfo> options{
        {"--size", "WxH", "960x480", "Width and height of the picture in pixels"},
        {"--view", "X,Y,W,H", "0,0,9.6,4.8", "The part of the world to show: lower left corner, width and height"},
        {"--show", "LIST", "grid,ids,shapes", "Exactly what to show, with commas: " + showNames()},
        {"--object", "ID", "2", "Highlight an object and what the broad phase hands out for it, as hovering does"},
    };
    for (const OptionInfo& option : worldOptions())
        options.push_back(option);
    return {
        {"render", "SCENE OUT", options},
        "Draw a picture of a world, without a display",
        "OUT must end in .png for now; replaces OUT if it exists. Shows the whole world unless --view says otherwise.",
        "broadside render resources/scenes/cannon.broadside cannon.png --object 2",
        render};
}

} // namespace broadside
