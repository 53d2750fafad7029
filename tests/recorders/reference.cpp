// reference CALLS OUT: makes the calls of a file with broadside_trace.h. Its trace is the one that recorders in other
// languages must write, byte by byte.
// reference --random SEED CALLS: writes such a file, of random calls.
// reference --bits CALLS OUT: copies such a file, with the bits of each real number as #3ff0000000000000. That is for
// languages that read decimals inexactly.

#include <broadside_trace.h>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

bool isTrue(const std::string& word) { return word == "true"; }
double number(const std::string& word) { return std::strtod(word.c_str(), nullptr); }
int integer(const std::string& word) { return static_cast<int>(std::strtol(word.c_str(), nullptr, 10)); }
std::uint64_t id(const std::string& word) { return std::strtoull(word.c_str(), nullptr, 10); }
std::uint32_t bits(const std::string& word) { return static_cast<std::uint32_t>(id(word)); }

/// The text of a word such as "a_b" or "a"*3.
std::string text(const std::string& word)
{
    const std::size_t end = word.rfind('"');
    std::string once = word.substr(1, end - 1);
    for (char& c : once)
        c = c == '_' ? ' ' : c;
    std::string all;
    const int times = end + 1 < word.size() ? integer(word.substr(end + 2)) : 1;
    for (int i = 0; i < times; ++i)
        all += once;
    return all;
}

/// The words of the list that begins with the bracket at `at`.
Words list(const Words& words, std::size_t at)
{
    Words items;
    for (++at; words[at] != "]"; ++at)
        items.push_back(words[at]);
    return items;
}
std::vector<double> numbers(const Words& words, std::size_t at)
{
    std::vector<double> values(4); // what a query reads at most
    const Words items = list(words, at);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i >= values.size())
            values.push_back(0.0);
        values[i] = number(items[i]);
    }
    return values;
}
std::vector<std::uint64_t> ids(const Words& words, std::size_t at)
{
    std::vector<std::uint64_t> values;
    for (const std::string& word : list(words, at))
        values.push_back(id(word));
    return values;
}

class Reference {
public:
    explicit Reference(std::string path)
        : m_path(std::move(path))
    {}
    ~Reference() { bst_close(m_trace); }
    Reference(const Reference&) = delete;
    Reference& operator=(const Reference&) = delete;

    /// False: the call is unknown, or its answer is another.
    bool call(const Words& w)
    {
        return w[0] == "set" ? set(w) : w[0].compare(0, 6, "define") == 0 ? define(w) : frame(w) || detail(w);
    }

private:
    bool set(const Words& w)
    {
        const std::string& key = w[1];
        if (key == "program")
            m_settings.program = (m_program = text(w[2])).c_str();
        else if (key == "algorithm")
            m_settings.algorithm = (m_algorithm = text(w[2])).c_str();
        else if (key == "records")
            m_settings.records = bits(w[2]);
        else if (key == "dt")
            m_settings.dt = number(w[2]);
        else if (key == "units_per_metre")
            m_settings.units_per_metre = number(w[2]);
        else if (key == "cell_size")
            m_settings.cell_size = number(w[2]);
        else if (key == "grid_x")
            m_settings.grid_x = number(w[2]);
        else if (key == "grid_y")
            m_settings.grid_y = number(w[2]);
        else if (key == "grid_columns")
            m_settings.grid_columns = integer(w[2]);
        else if (key == "grid_rows")
            m_settings.grid_rows = integer(w[2]);
        else if (key == "keyframe_every")
            m_settings.keyframe_every = bits(w[2]);
        else if (key == "most_bytes")
            m_settings.most_bytes = bits(w[2]);
        else
            return setOther(w);
        return true;
    }
    bool setOther(const Words& w)
    {
        const std::string& key = w[1];
        if (key == "y_down")
            m_settings.y_down = isTrue(w[2]);
        else if (key == "half_open")
            m_settings.half_open = isTrue(w[2]);
        else if (key == "wide_floats")
            m_settings.wide_floats = isTrue(w[2]);
        else if (key == "has_capsules")
            m_settings.has_capsules = isTrue(w[2]);
        else if (key == "has_grids")
            m_settings.has_grids = isTrue(w[2]);
        else if (key == "cell_height")
            m_settings.cell_height = number(w[2]);
        else if (key == "rings")
            m_settings.rings = integer(w[2]);
        else if (key == "world")
            for (std::size_t i = 0; i < 4; ++i)
                m_settings.world[i] = numbers(w, 2)[i];
        else if (key == "parameters")
            setParameters(list(w, 2));
        else
            return false;
        return true;
    }
    void setParameters(const Words& items)
    {
        m_names.resize(items.size() / 2);
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            m_names[i] = text(items[2 * i]);
            m_parameters.push_back({m_names[i].c_str(), number(items[2 * i + 1])});
        }
        m_settings.parameters = m_parameters.data();
        m_settings.parameter_count = static_cast<int>(m_parameters.size());
    }

    bool define(const Words& w)
    {
        const std::string said = w[2] == "null" ? "" : text(w[2]);
        const char* const name = w[2] == "null" ? nullptr : said.c_str();
        const bool isDynamic = isTrue(w[3]);
        if (w[0] == "define")
            bst_define(m_trace, id(w[1]), name, isDynamic, bits(w[4]), bits(w[5]));
        else if (w[0] == "define_circle")
            bst_define_circle(m_trace, id(w[1]), name, isDynamic, bits(w[4]), bits(w[5]), number(w[6]));
        else if (w[0] == "define_rectangle")
            bst_define_rectangle(m_trace, id(w[1]), name, isDynamic, bits(w[4]), bits(w[5]), number(w[6]),
                                 number(w[7]));
        else if (w[0] == "define_capsule")
            bst_define_capsule(m_trace, id(w[1]), name, isDynamic, bits(w[4]), bits(w[5]), numbers(w, 6).data(),
                               number(w.back()));
        else if (w[0] == "define_polygon")
            bst_define_polygon(m_trace, id(w[1]), name, isDynamic, bits(w[4]), bits(w[5]), numbers(w, 6).data(),
                               static_cast<int>(list(w, 6).size() / 2));
        else
            return false;
        return true;
    }

    bool frame(const Words& w)
    {
        if (w[0] == "open")
            return (m_trace = bst_open_file(m_path.c_str(), &m_settings)) != nullptr;
        if (w[0] == "dropped")
            return bst_dropped(m_trace) == id(w[1]);
        if (w[0] == "frame_begin")
            return bst_frame_begin(m_trace, id(w[1]), number(w[2])) == 1;
        if (w[0] == "frame_end")
            bst_frame_end(m_trace);
        else if (w[0] == "frame_end_hash")
            bst_frame_end_hash(m_trace, std::strtoull(w[1].c_str(), nullptr, 16));
        else
            return false;
        return true;
    }

    bool detail(const Words& w)
    {
        if (w[0] == "box")
            bst_box(m_trace, id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5]));
        else if (w[0] == "placed_box")
            bst_placed_box(m_trace, id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5]), number(w[6]),
                           number(w[7]), number(w[8]));
        else if (w[0] == "candidate")
            bst_candidate(m_trace, id(w[1]), id(w[2]));
        else if (w[0] == "contact")
            bst_contact(m_trace, id(w[1]), id(w[2]));
        else if (w[0] == "candidates")
            bst_candidates(m_trace, ids(w, 1).data(), list(w, 1).size() / 2);
        else if (w[0] == "cells")
            bst_cells(m_trace, id(w[1]), integer(w[2]), integer(w[3]), integer(w[4]), integer(w[5]));
        else if (w[0] == "registered_box")
            bst_registered_box(m_trace, id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5]));
        else
            return surroundings(w) || marks(w) || other(w);
        return true;
    }
    bool surroundings(const Words& w)
    {
        if (w[0] == "grid_cells") {
            bst_grid_cells(m_trace, bits(w[1]), id(w[2]), integer(w[3]), integer(w[4]), integer(w[5]), integer(w[6]));
        } else if (w[0] == "world") {
            bst_world(m_trace, number(w[1]), number(w[2]), number(w[3]), number(w[4]));
        } else if (w[0] == "grid") {
            const std::string said = w[2] == "null" ? "" : text(w[2]);
            bst_grid(m_trace, bits(w[1]), w[2] == "null" ? nullptr : said.c_str(), number(w[3]), number(w[4]),
                     number(w[5]), number(w[6]), integer(w[7]), integer(w[8]), integer(w[9]));
        } else if (w[0] == "grid_gone") {
            bst_grid_gone(m_trace, bits(w[1]));
        } else {
            return false;
        }
        return true;
    }
    bool marks(const Words& w)
    {
        if (w[0] == "teleported")
            bst_teleported(m_trace, id(w[1]));
        else if (w[0] == "spawned")
            bst_spawned(m_trace, id(w[1]));
        else if (w[0] == "asleep")
            bst_asleep(m_trace, id(w[1]));
        else if (w[0] == "swept")
            bst_swept(m_trace, id(w[1]));
        else if (w[0] == "removed")
            bst_removed(m_trace, id(w[1]), text(w[2]).c_str());
        else
            return false;
        return true;
    }
    bool other(const Words& w)
    {
        if (w[0] == "query") {
            const std::size_t second = 3 + list(w, 2).size() + 1;
            bst_query(m_trace, integer(w[1]), numbers(w, 2).data(), ids(w, second).data(),
                      static_cast<int>(list(w, second).size()));
        } else if (w[0] == "counter") {
            bst_counter(m_trace, text(w[1]).c_str(), number(w[2]), integer(w[3]));
        } else if (w[0] == "log") {
            bst_log(m_trace, text(w[1]).c_str());
        } else {
            return false;
        }
        return true;
    }

    std::string m_path;
    std::string m_program, m_algorithm;
    std::vector<std::string> m_names;
    std::vector<bst_parameter> m_parameters;
    bst_settings m_settings = bst_default_settings();
    bst_trace* m_trace = nullptr;
};

int makeCalls(const char* callsPath, const char* tracePath)
{
    std::ifstream file(callsPath);
    Reference reference(tracePath);
    std::string line;
    for (int row = 1; std::getline(file, line); ++row) {
        std::istringstream stream(line);
        const Words words{std::istream_iterator<std::string>(stream), {}};
        if (words.empty() || words[0] == "#" || reference.call(words))
            continue;
        std::cerr << callsPath << ':' << row << ": the header does not do this: " << line << '\n';
        return EXIT_FAILURE;
    }
    return file.eof() ? EXIT_SUCCESS : EXIT_FAILURE;
}

/// Random frames: objects that stay, move, leave, return after long, are named in another order or twice.
class RandomCalls {
public:
    RandomCalls(unsigned seed, std::ostream& out)
        : m_random(seed)
        , m_out(out)
    {
        m_out.precision(17);
    }

    void write()
    {
        m_out << "set keyframe_every " << 1 + below(6) << "\nset wide_floats " << (below(3) == 0 ? "true" : "false")
              << "\nset records 31\nopen\n";
        for (int step = 0; step < 150; ++step)
            writeFrame(step);
        m_out << "dropped " << m_dropped << '\n';
    }

private:
    struct Object {
        std::uint64_t id;
        bool isThere;
        bool isPlaced;
        double numbers[7];
    };

    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }
    /// Never written as an integer: drivers tell both apart.
    void put(double value)
    {
        std::ostringstream text;
        text.precision(17);
        text << std::scientific << value;
        m_out << ' ' << text.str();
    }
    /// Any bits of a double, or a usual number.
    double real()
    {
        if (below(4) > 0)
            return (below(20001) - 10000.0) / 64.0;
        const double wide = std::ldexp(1.0 + below(1U << 31) / 2147483648.0, static_cast<int>(below(290)) - 160);
        return below(2) == 0 ? wide : -wide;
    }

    void define(const Object& object)
    {
        m_out << "define " << object.id << " \"N" << below(3) << "\" " << (below(2) == 0 ? "true" : "false") << ' '
              << below(3) << " 1\n";
    }
    void name(Object& object)
    {
        if (below(3) == 0)
            for (double& value : object.numbers)
                value = below(2) == 0 ? value : real();
        if (below(20) == 0)
            object.isPlaced = !object.isPlaced;
        m_out << (object.isPlaced ? "placed_box " : "box ") << object.id;
        for (int i = 0; i < (object.isPlaced ? 7 : 4); ++i)
            put(object.numbers[i]);
        m_out << '\n';
    }

    void writeFrame(int step)
    {
        if (below(5) == 0 && m_objects.size() < 60)
            for (unsigned i = below(9); i > 0; --i)
                m_objects.push_back({1 + below(i % 3 == 0 ? 1U << 31 : 40U) * std::uint64_t(i % 3 == 0 ? 4194304 : 1),
                                     true,
                                     below(3) == 0,
                                     {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0}});
        if (below(6) == 0 && m_objects.size() > 1)
            std::swap(m_objects[below(static_cast<unsigned>(m_objects.size()))], m_objects.back());
        m_out << "frame_begin " << step;
        put(step / 60.0);
        m_out << '\n';
        for (Object& object : m_objects) {
            if (below(30) == 0)
                object.isThere = !object.isThere;
            if (below(40) == 0)
                define(object);
            if (object.isThere)
                name(object);
        }
        for (unsigned i = below(6); i > 0 && !m_objects.empty(); --i)
            m_out << "candidate " << anyId() << ' ' << anyId() << "\ncontact " << anyId() << ' ' << anyId() << '\n';
        if (!m_objects.empty())
            mark();
        if (below(25) == 0)
            ++m_dropped;
        else
            m_out << "frame_end\n";
    }
    void mark()
    {
        static const char* const marks[] = {"teleported ", "spawned ", "asleep ", "swept "};
        for (unsigned i = below(4); i > 0; --i)
            m_out << marks[below(4)] << anyId() << '\n';
        if (below(8) == 0)
            m_out << "removed " << anyId() << " \"reason_" << below(9) << "\"\n";
        if (below(4) == 0)
            m_out << "grid_cells " << below(4) << ' ' << anyId() << ' ' << below(5) << ' ' << below(5) << ' '
                  << below(9) << ' ' << below(9) << '\n';
        if (below(9) == 0)
            m_out << "world 0.0 0.0 " << below(3) << ".0 " << below(2) << ".5\n";
        if (below(9) == 0)
            m_out << "grid " << below(4) << " \"G" << below(9) << "\" 0.5 -0.25 " << 1 + below(9) << ".0 2.0 "
                  << below(9) << ' ' << below(9) << ' ' << below(3) << '\n';
        if (below(20) == 0)
            m_out << "grid_gone " << below(4) << '\n';
    }
    std::uint64_t anyId() { return m_objects[below(static_cast<unsigned>(m_objects.size()))].id; }

    std::mt19937 m_random;
    std::ostream& m_out;
    std::vector<Object> m_objects;
    int m_dropped = 0;
};

bool isReal(const std::string& word)
{
    const char first = word[word[0] == '-' ? 1 : 0];
    return word == "inf" || word == "-inf" ||
           (first >= '0' && first <= '9' && word.find_first_of(".e") != std::string::npos);
}

int copyWithBits(const char* callsPath, const char* outPath)
{
    std::ifstream file(callsPath);
    std::ofstream out(outPath);
    std::string line;
    while (std::getline(file, line)) {
        std::istringstream stream(line);
        const Words words{std::istream_iterator<std::string>(stream), {}};
        for (const std::string& word : words) {
            const double value = number(word);
            std::uint64_t bitsOfValue = 0;
            std::memcpy(&bitsOfValue, &value, sizeof value);
            if (words[0] != "frame_end_hash" && isReal(word))
                out << '#' << std::hex << std::setw(16) << std::setfill('0') << bitsOfValue << std::dec << ' ';
            else
                out << word << ' ';
        }
        out << '\n';
    }
    return file.eof() && out.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3)
        return makeCalls(argv[1], argv[2]);
    if (argc == 4 && std::string(argv[1]) == "--bits")
        return copyWithBits(argv[2], argv[3]);
    if (argc != 4 || std::string(argv[1]) != "--random")
        return EXIT_FAILURE;
    std::ofstream file(argv[3]);
    RandomCalls(bits(argv[2]), file).write();
    return file.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}
