// Prints how many candidates the grid reports with different cell sizes. It changes nothing.
const sizes = [0.25, 0.5, 1, 2, 4, 8];

broadside.command({
    name: "Candidates for each cell size",
    text: "Print the candidates of the hashed grid for six cell sizes",
    run: function () {
        print("cell size   candidates   box overlaps");
        for (const size of sizes) {
            const funnel = broadside.pairs({algorithm: "hashed-grid", cell: size}).funnel;
            print((size + " m").padEnd(12) + String(funnel.candidates).padEnd(13) + funnel.boxOverlaps);
        }
        print("Recommended: " + broadside.tune().recommended.cellSize + " m");
    }
});
