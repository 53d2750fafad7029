// Reads a level that is drawn with letters: # is a wall, @ the player, o a target, and everything else is empty.
const tile = 1; // metres

function objectFor(letter, x, y) {
    if (letter === "#")
        return {name: "Wall", kind: "static", position: [x, y], shape: {type: "box", width: tile, height: tile}};
    if (letter === "@")
        return {name: "Player", kind: "dynamic", position: [x, y], gravityScale: 0,
                shape: {type: "circle", radius: 0.4 * tile}};
    if (letter === "o")
        return {name: "Target", kind: "static", position: [x, y], shape: {type: "circle", radius: 0.2 * tile},
                onHit: "remove"};
    return null;
}

broadside.importer({
    name: "Level of letters",
    text: "Read a text file in which # is a wall, @ the player and o a target",
    suffix: "txt",
    read: function (text) {
        const lines = text.replace(/\r/g, "").replace(/\n+$/, "").split("\n");
        const columns = Math.max.apply(null, lines.map(function (line) { return line.length; }));
        const objects = [];
        lines.forEach(function (line, row) {
            for (let column = 0; column < line.length; ++column) {
                const object = objectFor(line[column], (column + 0.5) * tile, (lines.length - row - 0.5) * tile);
                if (object)
                    objects.push(Object.assign({id: objects.length + 1}, object));
            }
        });
        return {
            format: "broadside-scene",
            version: 1,
            world: {width: Math.max(1, columns) * tile, height: lines.length * tile},
            broadPhase: {algorithm: "grid", cellSize: 2 * tile},
            objects: objects
        };
    }
});
