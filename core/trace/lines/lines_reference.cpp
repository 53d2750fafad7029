#include "core/trace/lines/lines_reference.h"

#include <array>

namespace broadside::trace {
namespace {

constexpr std::array kFirstLineKeys{
    LinesKey{"broadside", "`\"frames\"`", "required: says what the file is", "\"frames\""},
    LinesKey{"version", "`1`", "required: the version of the format", "1"},
    LinesKey{"program", "text", "the name of your game", "\"My game\""},
    LinesKey{"algorithm", "text", "what your broad phase is", "\"uniform grid\""},
    LinesKey{"cellSize", "number, or `[width,height]`", "the size of a cell", "[16,12]"},
    LinesKey{"grid", "`[x,y,columns,rows]`",
             "the corner of cell (0, 0) with the smallest x and y, and the table; "
             "0 columns or rows, or no `grid`: cells go on without end",
             "[0,0,10,6]"},
    LinesKey{"world", "`[left,low,right,high]`", "the world; with y down `[left,top,right,bottom]`", "[0,0,160,96]"},
    LinesKey{"yDown", "`true` or `false`", "y grows downwards, as on screens; usually `false`", "true"},
    LinesKey{"halfOpen", "`true` or `false`", "boxes that only touch do not overlap; usually `false`", "false"},
    LinesKey{"unitsPerMetre", "number above 0", "units, such as pixels, in a metre; usually 1", "32"},
    LinesKey{"dt", "number", "seconds of a frame; 0: they differ", "0.02"},
    LinesKey{"rings", "number", "rings of cells around its own that your game searches; 0: not said", "1"},
    LinesKey{"parameters", "`{name: number}`", "other numbers to show", "{\"margin\":2}"},
};

constexpr std::array kFrameKeys{
    LinesKey{
        "boxes", "`[[id,left,low,right,high],...]`",
        "required: the box that your game has of each object that is there, in the order of your list; with y down "
        "`[id,left,top,right,bottom]`",
        "[[1,0,0,2,2]]"},
    LinesKey{"step", "whole number", "the number of the frame; without it, lines are counted", "7"},
    LinesKey{"time", "number", "seconds", "0.25"},
    LinesKey{"pairs", "`[[id,id],...]`", "the pairs that your broad phase reports", "[[1,2]]"},
    LinesKey{"contacts", "`[[id,id],...]`", "the pairs that really touch", "[[1,2]]"},
    LinesKey{"cells", "`[[id,firstColumn,firstRow,lastColumn,lastRow],...]`",
             "the cells in which the broad phase has an object; an object can have several entries; a sixth number is "
             "the number of the grid, usually 0",
             "[[1,0,0,1,1],[1,0,0,0,0,2]]"},
    LinesKey{"registered", "`[[id,left,low,right,high],...]`",
             "the box that the broad phase has of an object, with its margin or from an earlier step", "[[1,0,0,2,2]]"},
    LinesKey{"names", "`{id: text}`", "names; they hold until they change", "{\"1\":\"Rock\"}"},
    LinesKey{"kinds", "`{id: \"static\"}` or `\"dynamic\"`", "kinds; usually dynamic; they hold until they change",
             "{\"1\":\"static\"}"},
    LinesKey{"categories", "`{id: number}`", "categories of 32 bits; usually 1; they hold until they change",
             "{\"1\":2}"},
    LinesKey{"masks", "`{id: number}`", "the categories that an object collides with; they hold until they change",
             "{\"1\":4294967295}"},
    LinesKey{"world", "`[left,low,right,high]`", "the world, if it changes; it holds until the next one",
             "[0,0,320,96]"},
    LinesKey{
        "grids",
        "`[{\"number\":n,\"name\":text,\"grid\":[x,y,columns,rows],\"cellSize\":[width,height],\"rings\":n},...]`; "
        "only "
        "`cellSize` is required",
        "all grids, if there are several or they change; they hold until the next list. Without grid 0, that is the "
        "one of the first line",
        "[{\"number\":2,\"name\":\"walls\",\"grid\":[0,0,10,6],\"cellSize\":[16,12],\"rings\":1}]"},
    LinesKey{"marks", "`{\"teleported\":[id,...],...}`",
             "what happened to objects in this frame: `teleported` (put elsewhere), `spawned` (new, also if its id was "
             "used before), `asleep`, `swept` (its whole path is tested), and `removed`, which gives reasons, "
             "in the last frame of an object or in the first one without it",
             "{\"teleported\":[1],\"spawned\":[2],\"asleep\":[],\"swept\":[],\"removed\":{\"3\":\"hit\"}}"},
    LinesKey{"counters", "`{name: number}`",
             "numbers to show; the unit is at the end of the name: ` \xc2\xb5s`, ` ms` or ` bytes`",
             "{\"broad phase \xc2\xb5s\":12.5}"},
};

std::string tableOf(std::span<const LinesKey> keys)
{
    std::string text = "| key | value | meaning | example |\n| --- | --- | --- | --- |\n";
    for (const LinesKey& key : keys)
        text += "| `" + std::string(key.key) + "` | " + std::string(key.value) + " | " + std::string(key.meaning) +
                " | `" + std::string(key.example) + "` |\n";
    return text;
}

} // namespace

std::span<const LinesKey> firstLineKeys() noexcept { return kFirstLineKeys; }
std::span<const LinesKey> frameKeys() noexcept { return kFrameKeys; }

std::string linesReference()
{
    return "## JSON Lines: `*.jsonl`\n\n"
           "What a game prints: one JSON object a line, first what the game is, then each frame. Version 1. An id is a "
           "whole number from 1 to 2^53, and one object as long as it lives. A line has at most 128 MiB.\n\n"
           "### The first line\n\n" +
           tableOf(kFirstLineKeys) + "\n### A frame of JSON Lines\n\n" + tableOf(kFrameKeys);
}

} // namespace broadside::trace
