/* The grid of a well-known tutorial about games, in C, with its fault ("Using grids for collisions", java-gaming.org).
 *
 *     cc -shared -fPIC -O2 -o librange_grid.so range_grid.c
 *     broadside check ./librange_grid.so
 *
 * It computes in whole pixels with y down: positions and sizes are truncated, and the last pixel does not count. So
 * objects that touch at the border of two cells, or overlap there by less than a pixel, do not meet in any cell.
 */
#include "broadside_check.h"

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
    long cell_size; /* pixels */
    long columns, rows;
    cell* cells;
    object* objects;
    size_t count, room;
} grid;

#define PIXELS 100 /* of a metre */

static void* create(const bsc_world* world)
{
    grid* self = calloc(1, sizeof(grid));
    self->world = world->box;
    self->cell_size = (long)(world->cell_size * PIXELS);
    self->columns = ((long)((world->box.right - world->box.left) * PIXELS) + self->cell_size - 1) / self->cell_size;
    self->rows = ((long)((world->box.high - world->box.low) * PIXELS) + self->cell_size - 1) / self->cell_size;
    self->cells = calloc((size_t)(self->columns * self->rows), sizeof(cell));
    return self;
}

typedef struct range {
    long first_column, first_row, last_column, last_row;
} range;

static long at_least_0(long number) { return number > 0 ? number : 0; }
static long at_most(long number, long most) { return number < most ? number : most; }

static range cells_of(const grid* self, const bsc_box* box)
{
    const long x = (long)((box->left - self->world.left) * PIXELS);
    const long y = (long)((self->world.high - box->high) * PIXELS);
    const long width = (long)((box->right - box->left) * PIXELS);
    const long height = (long)((box->high - box->low) * PIXELS);
    range cells;
    cells.first_column = at_least_0(x / self->cell_size);
    cells.first_row = at_least_0(y / self->cell_size);
    cells.last_column = at_most((x + width - 1) / self->cell_size, self->columns - 1);
    cells.last_row = at_most((y + height - 1) / self->cell_size, self->rows - 1);
    return cells;
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
        const range cells = cells_of(self, &self->objects[i].box);
        for (long column = cells.first_column; column <= cells.last_column; ++column)
            for (long row = cells.first_row; row <= cells.last_row; ++row)
                enter(&self->cells[column + row * self->columns], self->objects[i].id);
    }
}

static void query(void* grid_, const bsc_box* box, bsc_found report, void* context)
{
    const grid* self = grid_;
    const range cells = cells_of(self, box);
    for (long column = cells.first_column; column <= cells.last_column; ++column)
        for (long row = cells.first_row; row <= cells.last_row; ++row)
            for (size_t i = 0; i < self->cells[column + row * self->columns].count; ++i)
                report(context, self->cells[column + row * self->columns].ids[i]);
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

static const bsc_broad_phase published = {BSC_VERSION, "range grid", BSC_INSIDE, create, destroy, add, move,
                                          removed,     update,      NULL,       query};

const bsc_broad_phase* broadside_check(void) { return &published; }
