#include "app/scripts/command_answers.h"

#include "app/command_line.h"
#include "app/messages/answer_messages.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/scene_file.h"

#include <QTemporaryDir>

#include <memory>
#include <sstream>

namespace broadside {
namespace {

Problem failure(std::string text)
{
    Problem problem;
    problem.message = std::move(text);
    return problem;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// What a command printed about its failure, with the name of the user's file.
std::string failureText(std::string printed, const std::string& command, const std::string& temporary,
                        const std::string& file)
{
    replaceAll(printed, temporary, file.empty() ? texts::cliScriptScene().text() : file);
    for (const std::string& prefix : {"broadside " + command + ": ", std::string("error: ")})
        if (printed.starts_with(prefix))
            printed.erase(0, prefix.size());
    while (!printed.empty() && printed.back() == '\n')
        printed.pop_back();
    return printed;
}

/// A question about the scene that was written last needs no other file.
class Answering {
public:
    Result<std::string> answer(const Scene& scene, const std::string& file, const std::vector<std::string>& words)
    {
        const std::string text = writeScene(scene);
        const std::string path = m_folder.filePath(QStringLiteral("scene.broadside")).toStdString();
        if (text != m_written) {
            if (const auto problem = writeFileAtomically(QString::fromStdString(path), QByteArray::fromStdString(text)))
                return *problem;
            m_written = text;
        }
        std::vector<std::string> line{words.front(), "--json", path};
        line.insert(line.end(), words.begin() + 1, words.end());
        std::ostringstream out;
        std::ostringstream err;
        Console console{out, err};
        const ExitCode code = runCommandLine(line, console);
        if (code == ExitCode::Done || code == ExitCode::Findings)
            return out.str();
        return failure(failureText(err.str(), words.front(), path, file));
    }

private:
    QTemporaryDir m_folder;
    std::string m_written;
};

} // namespace

ScriptAnswers commandAnswers()
{
    // Nothing is made before the first question. Copies that were made before have a folder of their own.
    return [answering = std::shared_ptr<Answering>()](const Scene& scene, const std::string& file,
                                                      const std::vector<std::string>& words) mutable {
        if (!answering)
            answering = std::make_shared<Answering>();
        return answering->answer(scene, file, words);
    };
}

} // namespace broadside
