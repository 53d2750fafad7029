// grid MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all pairs;
// forgets, which loses moves; throws, which fails when an object is removed.

mod broadside_trace;

use std::collections::BTreeMap;

struct Grid {
    mode: String,
    boxes: BTreeMap<u64, [f64; 4]>,
    is_asked: bool,
}

fn overlap(a: &[f64; 4], b: &[f64; 4]) -> bool {
    a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
}

impl broadside_trace::Checked for Grid {
    fn add(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64) {
        println!("adds {}", id); // is no answer
        self.boxes.insert(id, [left, low, right, high]);
        self.is_asked = false;
    }
    fn move_to(&mut self, id: u64, left: f64, low: f64, right: f64, high: f64) {
        if self.mode != "forgets" {
            self.add(id, left, low, right, high);
        }
    }
    fn remove(&mut self, id: u64) {
        if self.mode == "throws" {
            panic!("removed by the test");
        }
        self.boxes.remove(&id);
    }
    fn update(&mut self) {
        self.is_asked = true;
    }
    fn query(&mut self, left: f64, low: f64, right: f64, high: f64) -> Option<Vec<u64>> {
        if self.mode == "pairs" {
            return None;
        }
        assert!(self.is_asked || self.boxes.is_empty());
        let asked = [left, low, right, high];
        Some(self.boxes.iter().filter(|object| overlap(&asked, object.1)).map(|object| *object.0).collect())
    }
    fn pairs(&mut self) -> Option<Vec<(u64, u64)>> {
        if self.mode != "pairs" {
            return None;
        }
        let mut found = Vec::new();
        for (a, box_a) in &self.boxes {
            found.extend(self.boxes.range(..a).filter(|b| overlap(box_a, b.1)).map(|b| (*a, *b.0)));
        }
        Some(found)
    }
}

fn main() -> std::io::Result<()> {
    let mode = std::env::args().nth(1).unwrap_or_default();
    broadside_trace::check(
        |world, cell_size| {
            assert!(world[0] < world[2] && world[1] < world[3] && cell_size > 0.0);
            Grid { mode: mode.clone(), boxes: BTreeMap::new(), is_asked: false }
        },
        "a test in Rust",
        0,
    )
}
