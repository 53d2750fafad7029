/* The grid of a well-known book about games, in C, with its fault (Zechner, "Beginning Android games", 2011).
 *
 *     cc -shared -fPIC -O2 -o libcorner_grid.so corner_grid.c -lm
 *     broadside check ./libcorner_grid.so
 *
 * An object is registered in the cells of the four corners of its box, and a query looks in the cells of its own four
 * corners. So an object that spans three or more cells on an axis is not found by what is between its corners.
 */
#include "broadside_check.h"

#include <math.h>
#include <stdlib.h>

typedef struct object {
    uint64_t id;
    bsc_box box;
} object;

typedef struct cell {
    uint64_t* ids;
    size_t count, room;
} cell;

typedef struct grid {
    bsc_box world;
    float cell_size;
    long columns, rows;
    cell* cells;
    object* objects;
    size_t count, room;
} grid;

static void* create(const bsc_world* world)
{
    grid* self = calloc(1, sizeof(grid));
    self->world = world->box;
    self->cell_size = (float)world->cell_size;
    self->columns = (long)ceilf((float)(world->box.right - world->box.left) / self->cell_size);
    self->rows = (long)ceilf((float)(world->box.high - world->box.low) / self->cell_size);
    self->cells = calloc((size_t)(self->columns * self->rows), sizeof(cell));
    return self;
}

/* Adds a cell that is not among them yet. */
static int keep(long* found, int count, long added)
{
    for (int i = 0; i < count; ++i)
        if (found[i] == added)
            return count;
    found[count] = added;
    return count + 1;
}

/* The cells of the four corners; corners outside the world have none. */
static int cells_of(const grid* self, const bsc_box* box, long* found)
{
    const double xs[] = {box->left, box->right}, ys[] = {box->low, box->high};
    int count = 0;
    for (int i = 0; i < 4; ++i) {
        const long column = (long)floorf((float)(xs[i % 2] - self->world.left) / self->cell_size);
        const long row = (long)floorf((float)(ys[i / 2] - self->world.low) / self->cell_size);
        if (column >= 0 && column < self->columns && row >= 0 && row < self->rows)
            count = keep(found, count, column + row * self->columns);
    }
    return count;
}

static object* object_of(grid* self, uint64_t id)
{
    size_t i = 0;
    while (self->objects[i].id != id)
        ++i;
    return &self->objects[i];
}

static void add(void* grid_, uint64_t id, const bsc_box* box)
{
    grid* self = grid_;
    if (self->count == self->room) {
        self->room = self->room * 2 + 16;
        self->objects = realloc(self->objects, self->room * sizeof(object));
    }
    self->objects[self->count].id = id;
    self->objects[self->count++].box = *box;
}

static void move(void* self, uint64_t id, const bsc_box* box) { object_of(self, id)->box = *box; }

static void removed(void* grid_, uint64_t id)
{
    grid* self = grid_;
    *object_of(self, id) = self->objects[--self->count];
}

static void enter(cell* entered, uint64_t id)
{
    if (entered->count == entered->room) {
        entered->room = entered->room * 2 + 4;
        entered->ids = realloc(entered->ids, entered->room * sizeof(uint64_t));
    }
    entered->ids[entered->count++] = id;
}

/* Moving objects are cleared and inserted again in each step. */
static void update(void* grid_)
{
    grid* self = grid_;
    for (long i = 0; i < self->columns * self->rows; ++i)
        self->cells[i].count = 0;
    for (size_t i = 0; i < self->count; ++i) {
        long found[4];
        for (int j = cells_of(self, &self->objects[i].box, found); j > 0; --j)
            enter(&self->cells[found[j - 1]], self->objects[i].id);
    }
}

static void query(void* grid_, const bsc_box* box, bsc_found report, void* context)
{
    const grid* self = grid_;
    long found[4];
    for (int j = cells_of(self, box, found); j > 0; --j)
        for (size_t i = 0; i < self->cells[found[j - 1]].count; ++i)
            report(context, self->cells[found[j - 1]].ids[i]);
}

static void destroy(void* grid_)
{
    grid* self = grid_;
    for (long i = 0; i < self->columns * self->rows; ++i)
        free(self->cells[i].ids);
    free(self->cells);
    free(self->objects);
    free(self);
}

static const bsc_broad_phase published = {BSC_VERSION, "corner grid", BSC_INSIDE, create, destroy, add, move,
                                          removed,     update,      NULL,       query};

const bsc_broad_phase* broadside_check(void) { return &published; }
