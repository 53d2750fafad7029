// The grid of a well-known book about games, in Rust, with its fault (Zechner, "Beginning Android games", 2011).
//
//     broadside recorder rust > broadside_trace.rs
//     rustc --edition 2018 -O corner_grid.rs
//     broadside check -- ./corner_grid
//
// An object is registered in the cells of the four corners of its box, and a query looks in the cells of its own four
// corners. So an object that spans three or more cells on an axis is not found by what is between its corners.

mod broadside_trace;

use std::collections::{BTreeMap, BTreeSet};

struct CornerGrid {
    world_left: f64,
    world_low: f64,
    cell_size: f32,
    columns: i32,
    rows: i32,
    cells: Vec<Vec<u64>>,
    objects: BTreeMap<u64, [f64; 4]>,
}

impl CornerGrid {
    fn new(world: [f64; 4], size: f64) -> CornerGrid {
        let cell_size = size as f32;
        let columns = ((world[2] - world[0]) as f32 / cell_size).ceil() as i32;
        let rows = ((world[3] - world[1]) as f32 / cell_size).ceil() as i32;
        CornerGrid {
            world_left: world[0],
            world_low: world[1],
            cell_size,
            columns,
            rows,
            cells: vec![Vec::new(); (columns * rows) as usize],
            objects: BTreeMap::new(),
        }
    }

    // The cells of the four corners, each once; corners outside the world have none.
    fn cells_of(&self, bounds: &[f64; 4]) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        for x in [bounds[0], bounds[2]] {
            for y in [bounds[1], bounds[3]] {
                let column = ((x - self.world_left) as f32 / self.cell_size).floor() as i32;
                let row = ((y - self.world_low) as f32 / self.cell_size).floor() as i32;
                if column >= 0 && column < self.columns && row >= 0 && row < self.rows {
                    found.insert((column + row * self.columns) as usize);
                }
            }
        }
        found
    }
}

impl broadside_trace::Checked for CornerGrid {
    fn add(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64) {
        self.objects.insert(id, [left, low, right, high]);
    }
    fn move_to(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64) {
        self.objects.insert(id, [left, low, right, high]);
    }
    fn remove(&mut self, id: u64) {
        self.objects.remove(&id);
    }
    // Moving objects are cleared and inserted again in each step.
    fn update(&mut self) {
        self.cells.iter_mut().for_each(Vec::clear);
        for (id, bounds) in &self.objects {
            for cell in self.cells_of(bounds) {
                self.cells[cell].push(*id);
            }
        }
    }
    fn query(&mut self, left: f64, low: f64, right: f64, high: f64) -> Option<Vec<u64>> {
        let asked = self.cells_of(&[left, low, right, high]);
        Some(asked.into_iter().flat_map(|cell| self.cells[cell].clone()).collect())
    }
}

fn main() -> std::io::Result<()> {
    broadside_trace::check(CornerGrid::new, "corner grid", broadside_trace::INSIDE)
}
