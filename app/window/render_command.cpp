#include "app/window/render_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/interruption.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_recording.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "app/window/picture_application.h"
#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"
#include "editor/document/file_path.h"
#include "editor/document/scene_file.h"
#include "editor/session/recent_hits.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/export/animated_png.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/export/scene_picture.h"

#include <QFileInfo>

#include <algorithm>

namespace broadside {
namespace {

/// A name as text that keeps each byte, in any encoding. Use it only to compare ASCII letters.
QString bytewise(const std::string& path)
{
    return QString::fromLatin1(path.data(), static_cast<qsizetype>(path.size()));
}

std::optional<Problem> pictureNameProblem(const std::string& path)
{
    if (pictureFormatOf(bytewise(path)))
        return std::nullopt;
    return usageProblem(texts::cliNoPictureFormat(path), texts::cliNamePicture());
}

/// Parses "960x480".
Result<Vec2> sizeFrom(const Arguments& arguments, Vec2 usual)
{
    const auto text = arguments.value("--size");
    if (!text)
        return usual;
    const auto parts = splitAt(*text, 'x');
    const auto inRange = [](std::optional<std::uint64_t> side) {
        return side && *side >= 1 && *side <= std::uint64_t{kMostExportedSide};
    };
    const auto width = countFrom(parts.front());
    const auto height = countFrom(parts.back());
    if (parts.size() != 2 || !inRange(width) || !inRange(height))
        return arguments.badValue("--size", *text, texts::cliSize(kMostExportedSide));
    return Vec2{static_cast<double>(*width), static_cast<double>(*height)};
}

/// Parses "X,Y,W,H": lower left corner, width and height.
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
        return usageProblem(texts::cliViewSize(size.x, size.y), texts::cliWriteView());
    return std::optional<Aabb>{Aabb{corner, corner + size}};
}

Result<PictureOptions> pictureOptionsFrom(const Arguments& arguments)
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
        options.show = *request;
    }
    return options;
}

constexpr std::uint64_t kMostPictures = 100'000; // Limit of a sequence.

/// Prints, before the work begins, how long a large picture takes.
void announceLongWork(const Arguments& arguments, Console& console, Vec2 size, std::uint64_t pictures)
{
    const QSize pixels(static_cast<int>(size.x), static_cast<int>(size.y));
    const auto howLong = longDurationText(*pictureFormatOf(bytewise(arguments.operands()[1])), pixels, pictures);
    if (!howLong)
        return;
    const auto width = static_cast<std::uint64_t>(size.x);
    const auto height = static_cast<std::uint64_t>(size.y);
    console.note(pictures > 1 ? texts::cliNoteLongPictures(pictures, width, height, *howLong)
                              : texts::cliNoteLongPicture(width, height, *howLong));
    console.err.flush();
}

/// The written pictures: one, or a sequence.
struct Written {
    std::string file; ///< The last file.
    std::uint64_t pictures = 0;
};

void reportWritten(const Arguments& arguments, Console& console, const Written& written, Vec2 size)
{
    const auto width = static_cast<std::uint64_t>(size.x);
    const auto height = static_cast<std::uint64_t>(size.y);
    if (!arguments.has("--json")) {
        console.out << (written.pictures > 1 ? texts::cliWrotePictures(written.pictures, written.file, width, height)
                                             : texts::cliWrotePicture(written.file, width, height))
                           .text()
                    << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", written.file);
    json.member("width", width);
    json.member("height", height);
    json.member("pictures", written.pictures);
    json.endObject();
    print(console.out, json);
}

/// The steps to draw.
struct Steps {
    Arguments::Range range;
    std::uint64_t every = 1;

    [[nodiscard]] std::uint64_t count() const { return range.isRange ? (range.last - range.first) / every + 1 : 1; }

    [[nodiscard]] bool takes(std::uint64_t step) const
    {
        return range.isRange && step >= range.first && step <= range.last && (step - range.first) % every == 0;
    }
};

Result<Steps> stepsToDraw(const Arguments& arguments)
{
    const auto range = stepsFrom(arguments);
    if (!range)
        return range.problem();
    const auto every = arguments.count("--every", 1, 1, kMostPictures);
    if (!every)
        return every.problem();
    for (const char* option : {"--every", "--animate"})
        if (arguments.has(option) && !range->isRange)
            return usageProblem(texts::cliOptionOfManySteps(option), texts::cliGiveSteps());
    if (arguments.has("--animate") && pictureFormatOf(bytewise(arguments.operands()[1])) != PictureFormat::Png)
        return usageProblem(texts::cliAnimationName(arguments.operands()[1]), texts::cliLetNameEnd(".png"));
    if (range->isRange && (range->last - range->first) / *every >= kMostPictures)
        return usageProblem(texts::cliTooManyPictures(kMostPictures), texts::cliFewerPictures());
    return Steps{*range, *every};
}

constexpr qsizetype kMostAnimated = qsizetype{256} << 20; // bytes

std::optional<Problem> saveTo(const std::string& file, const ScenePicture& picture, Vec2 pixels, GlyphAtlas& atlas,
                              Console& console)
{
    const QSize size(static_cast<int>(pixels.x), static_cast<int>(pixels.y));
    Interruption interruption; // Only here: an interrupted step leaves no incomplete file.
    std::vector<Message> losses;
    auto problem = fillFileAtomically(
        file,
        [&](QIODevice& out) {
            return writePicture(out, picture.list, picture.camera, size, atlas, *pictureFormatOf(bytewise(file)),
                                [](double) { return !Interruption::isWanted(); });
        },
        &losses);
    interruption.obey();
    if (problem && problem->file.empty()) // Not enough memory: the size was checked before.
        problem->file = file;
    if (!problem)
        sayLosses(file, losses, console);
    return problem;
}

/// Draws worlds of one run into files, with the given options.
class PictureWriter {
public:
    /// @pre scene, atlases and console outlive this
    PictureWriter(PictureOptions options, const Scene& authored, const AtlasSet& atlases, std::string target,
                  Console& console)
        : m_options(std::move(options))
        , m_authored(authored)
        , m_atlases(atlases)
        , m_target(std::move(target))
        , m_console(console)
    {}

    /// Call it for every step, also for those that are not drawn.
    void note(const World& world, const StepReport& report)
    {
        std::erase_if(m_hits, [&](const TimedHit& hit) { return report.time - hit.time >= kHitSeconds; });
        std::vector<RecentHit> hits;
        addRecentHits(report, world.objects(), 0.0, hits);
        for (const RecentHit& hit : hits)
            m_hits.push_back({hit, report.time});
    }

    /// Collects the pictures of a sequence for one file, in which each lasts `milliseconds`; see finish().
    void animate(int milliseconds) { m_milliseconds = milliseconds; }

    /// Writes into the file itself, or into one of a sequence. After the first error it writes no more.
    void write(const World& world, bool isOfSequence)
    {
        if (m_problem)
            return;
        if (isOfSequence && m_milliseconds > 0) {
            m_problem = draw(world, m_target);
            return;
        }
        const std::string file =
            isOfSequence ? numberedName(bytewise(m_target), world.stepCount()).toLatin1().toStdString() : m_target;
        m_problem = draw(world, file);
        if (!m_problem)
            m_written = {file, m_written.pictures + 1};
    }

    /// Writes the animation, if there is one. Call it after the last step.
    void finish()
    {
        if (m_problem || m_animation.frameCount() == 0)
            return;
        std::vector<Message> losses;
        m_problem = fillFileAtomically(
            m_target,
            [&](QIODevice& out) -> std::optional<Problem> {
                out.write(m_animation.finished());
                return std::nullopt;
            },
            &losses);
        if (!m_problem)
            sayLosses(m_target, losses, m_console);
        m_written = {m_target, m_animation.frameCount()};
    }

    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }
    [[nodiscard]] const Written& written() const noexcept { return m_written; }

private:
    std::optional<Problem> draw(const World& world, const std::string& file)
    {
        PictureOptions options = m_options;
        if (!world.objects().indexOf(options.highlighted)) // Removed in an earlier step of the sequence.
            options.highlighted = {};
        PictureMarks marks;
        for (const TimedHit& hit : m_hits)
            marks.hits.push_back({hit.hit.box, (world.time() - hit.time) / kHitSeconds});
        const auto picture = pictureOf(world.objects(), world.broadPhase(), world.settings(), options,
                                       m_authored.layers, m_authored.guides, {&m_atlases, &world}, marks);
        if (!picture)
            return picture.problem();
        // All pictures have the view of the first one, so that nothing jumps.
        m_options.view = picture->camera.visibleWorld();
        return m_milliseconds > 0 ? addFrame(*picture) : saveTo(file, *picture, m_options.size, m_atlas, m_console);
    }

    std::optional<Problem> addFrame(const ScenePicture& picture)
    {
        const QSize size(static_cast<int>(m_options.size.x), static_cast<int>(m_options.size.y));
        const auto image = renderPicture(picture.list, picture.camera, size, m_atlas);
        if (!image) { // Not enough memory: the size was checked before.
            Problem problem = image.problem();
            problem.file = m_target;
            return problem;
        }
        m_animation.add(*image, m_milliseconds);
        if (m_animation.size() <= kMostAnimated)
            return std::nullopt;
        Problem problem;
        problem.file = m_target;
        problem.message = texts::cliFileAnimationLimit();
        problem.remedy = texts::cliFileShorterAnimation();
        return problem;
    }

    struct TimedHit {
        RecentHit hit;
        double time = 0.0; ///< Simulated seconds.
    };

    PictureOptions m_options;
    const Scene& m_authored;
    const AtlasSet& m_atlases;
    std::string m_target;
    Console& m_console;
    GlyphAtlas m_atlas;
    AnimatedPng m_animation;
    int m_milliseconds = 0;       // of a picture of the animation; 0: each picture is a file
    std::vector<TimedHit> m_hits; // The recent ones.
    Written m_written;
    std::optional<Problem> m_problem;
};

/// The duration of a step in the simulation, within the limits of programs that play animations.
int frameMilliseconds(double dt, const Steps& steps)
{
    constexpr double kShortest = 20.0;
    constexpr double kLongest = 10'000.0;
    return static_cast<int>(std::clamp(1'000.0 * dt * static_cast<double>(steps.every), kShortest, kLongest));
}

/// Prints problems of missing or damaged atlases. Their pictures become checkers.
AtlasSet loadSprites(const Scene& scene, const std::string& file, Console& console)
{
    const QString path = QFileInfo(decodedPath(file)).absoluteFilePath();
    AtlasSet atlases = loadAtlases(scene.atlases, atlasPlacesOf(path));
    for (const Problem& problem : atlases.problems())
        console.say(problem);
    return atlases;
}

/// Draws the frame of --step, with the recorded data of the game or with one of Broadside's algorithms.
Result<ExitCode> renderRecording(const Arguments& arguments, Console& console, PictureOptions options)
{
    const auto recording = OpenedRecording::open(arguments, console, Source::OneFrame);
    if (!recording)
        return recording.problem();
    if (const auto problem = (*recording)->seek(arguments, console))
        return *problem;
    const auto frame = (*recording)->frame(arguments);
    if (!frame)
        return frame.problem();
    if (const auto object = arguments.value("--object")) {
        const auto row = presentRowNamed(frame->objects(), *object, "--object");
        if (!row)
            return row.problem();
        options.highlighted = frame->objects().idOf(*row);
    }
    const auto algorithm = algorithmOf(*frame->broadPhase());
    if (!arguments.has("--show") && algorithm)
        options.show.structure = showsStructureByDefault(*algorithm);
    announceLongWork(arguments, console, options.size, 1);
    const PictureApplication application;
    PictureMarks marks;
    marks.recorded = (*recording)->world().registrations();
    marks.coordinates = (*recording)->world().map().coordinates();
    const auto picture = pictureOf(frame->objects(), *frame->broadPhase(), frame->world(), options, {}, {}, {}, marks);
    if (!picture)
        return picture.problem();
    GlyphAtlas glyphs;
    const std::string& target = arguments.operands()[1];
    if (auto problem = saveTo(target, *picture, options.size, glyphs, console))
        return *problem;
    reportWritten(arguments, console, {target, 1}, options.size);
    return ExitCode::Done;
}

Result<ExitCode> render(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    if (const auto problem = pictureNameProblem(target))
        return *problem;
    auto options = pictureOptionsFrom(arguments);
    if (!options)
        return options.problem();
    const auto steps = stepsToDraw(arguments);
    if (!steps)
        return steps.problem();
    if (isRecordingFile(arguments.operands()[0]))
        return renderRecording(arguments, console, *options);
    const auto plan = planRun(arguments, console);
    if (!plan)
        return plan.problem();
    if (!arguments.has("--show"))
        options->show.structure = showsStructureByDefault(plan->scene.broadPhase.algorithm);
    const auto object = arguments.value("--object");
    if (object) {
        const auto row = rowNamed(ObjectTable(plan->scene), *object, "--object");
        if (!row)
            return row.problem();
        options->highlighted = ObjectId{*countFrom(*object)};
    }
    announceLongWork(arguments, console, options->size, steps->count());
    const PictureApplication application;
    const AtlasSet atlases =
        options->show.sprites ? loadSprites(plan->authored, arguments.operands()[0], console) : AtlasSet{};
    PictureWriter writer(*options, plan->authored, atlases, target, console);
    if (arguments.has("--animate"))
        writer.animate(frameMilliseconds(plan->scene.step.dt, *steps));
    const auto world = worldAfter(*plan, console, {}, [&](const World& now, const StepReport* report) {
        if (report)
            writer.note(now, *report);
        if (steps->takes(now.stepCount()))
            writer.write(now, true);
    });
    if (!world)
        return world.problem();
    if (!steps->range.isRange) {
        if (const auto row = object ? presentRowNamed(world->objects(), *object, "--object") : ObjectIndex{}; !row)
            return row.problem();
        writer.write(*world, false);
    }
    writer.finish();
    if (writer.problem())
        return *writer.problem();
    reportWritten(arguments, console, writer.written(), options->size);
    return ExitCode::Done;
}

} // namespace

Command renderCommand()
{
    std::vector<OptionInfo> options{
        {"--size", "WxH", "960x480", texts::optionSizeOfRender()},
        {"--view", "X,Y,W,H", "0,0,9.6,4.8", texts::optionViewOfRender()},
        {"--show", "LIST", "grid,ids,shapes", texts::optionShowOfRender(showNames())},
        {"--object", "ID", "2", texts::optionObjectOfRender()},
        {"--every", "K", "2", texts::optionEveryOfRender()},
        {"--animate", "", "", texts::optionAnimateOfRender()},
    };
    std::vector<OptionInfo> ofWorlds = worldOptions();
    for (OptionInfo& option : ofWorlds) {
        if (option.name == "--steps") {
            option.value = "N|A..B";
            option.help = texts::optionStepsOfRender();
        }
        options.push_back(std::move(option));
    }
    addFrameOptions(options);
    return {{"render", "SCENE OUT", options},
            texts::helpRender(),
            texts::helpRenderDetails(),
            "broadside render resources/scenes/cannon.broadside cannon.png --object 2",
            render};
}

} // namespace broadside
