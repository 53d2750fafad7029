/* The grid of a well-known blog about games, in C, with its faults (Conkerjo, "Spatial hashing", 2009).
 *
 *     cc -shared -fPIC -O2 -o libbucket_grid.so bucket_grid.c -lm
 *     broadside check ./libbucket_grid.so
 *
 * The table has only whole cells, so the last row is missing if the cells do not divide the height of the world. An
 * object there has a bucket beyond the table: the original throws, and here the object is not registered. A missing
 * last column is found in the next row. As only corners are registered, large objects lose what is between them.
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
    self->columns = (long)floorf((float)(world->box.right - world->box.left) / self->cell_size);
    self->rows = (long)floorf((float)(world->box.high - world->box.low) / self->cell_size);
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

/* The buckets of the four corners, each once. */
static int cells_of(const grid* self, const bsc_box* box, long* found)
{
    const double xs[] = {box->left, box->right}, ys[] = {box->low, box->high};
    int count = 0;
    for (int i = 0; i < 4; ++i) {
        const long column = (long)floorf((float)(xs[i % 2] - self->world.left) / self->cell_size);
        const long row = (long)floorf((float)(ys[i / 2] - self->world.low) / self->cell_size);
        const long bucket = column + row * self->columns;
        if (bucket >= 0 && bucket < self->columns * self->rows) /* the original has no such check */
            count = keep(found, count, bucket);
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

static const bsc_broad_phase published = {BSC_VERSION, "bucket grid", BSC_INSIDE, create, destroy, add, move,
                                          removed,     update,      NULL,       query};

const bsc_broad_phase* broadside_check(void) { return &published; }
