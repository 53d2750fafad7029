// Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
// Argument: the trace to write. Lines that end with //+ are for Broadside.

mod broadside_trace; //+

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 512.0;
const CELL: f64 = 64.0;
const COLUMNS: i32 = 10;
const ROWS: i32 = 8;

struct Random {
    seed: u64,
}

impl Random {
    fn below(&mut self, limit: u64) -> f64 {
        self.seed = self.seed * 16807 % 2147483647;
        (self.seed % limit) as f64
    }
}

struct Raft {
    id: u64,
    x: f64, // of the upper left corner
    y: f64,
    width: f64,
    height: f64,
    dx: f64,
    dy: f64,
}

impl Raft {
    fn new(id: u64, random: &mut Random) -> Raft {
        let (x, y) = (random.below(560), random.below(440));
        let (width, height) = (16.0 + random.below(48), 16.0 + random.below(48));
        let (dx, dy) = ((random.below(33) - 16.0) / 8.0, (random.below(33) - 16.0) / 8.0);
        Raft { id, x, y, width, height, dx, dy }
    }
    fn step(&mut self) {
        self.x += self.dx;
        self.y += self.dy;
        if self.x < 0.0 || self.x + self.width > WIDTH {
            self.dx = -self.dx;
        }
        if self.y < 0.0 || self.y + self.height > HEIGHT {
            self.dy = -self.dy;
        }
    }
    fn cell(&self) -> (i32, i32) {
        let column = ((self.x + self.width / 2.0) / CELL).floor() as i32;
        let row = ((self.y + self.height / 2.0) / CELL).floor() as i32;
        (column.max(0).min(COLUMNS - 1), row.max(0).min(ROWS - 1))
    }
}

fn main() -> std::io::Result<()> {
    let mut random = Random { seed: 7 };
    let mut rafts: Vec<Raft> = (1..41).map(|id| Raft::new(id, &mut random)).collect();
    let mut settings = broadside_trace::default_settings(); //+
    settings.program = "Pond".into(); //+
    settings.algorithm = "grid of centres".into(); //+
    settings.y_down = true; //+
    settings.world = [0.0, 0.0, WIDTH, HEIGHT]; settings.units_per_metre = 32.0; //+
    settings.cell_size = CELL; //+
    settings.grid_columns = COLUMNS; settings.grid_rows = ROWS; //+
    settings.records = broadside_trace::CANDIDATES | broadside_trace::CELLS; //+
    let mut trace = broadside_trace::open_file(std::env::args().nth(1).unwrap(), &settings)?; //+
    for step in 0..120 {
        trace.frame_begin(step, step as f64 / 60.0); //+
        for i in 0..rafts.len() {
            rafts[i].step();
            let (raft, (column, row)) = (&rafts[i], rafts[i].cell());
            trace.r#box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height); //+
            trace.cells(raft.id, column, row, column, row); //+
            for other in rafts[..i].iter().filter(|other| other.cell() == raft.cell()) {
                trace.candidate(other.id, raft.id); //+
            }
        }
        trace.frame_end(); //+
    }
    Ok(())
}
