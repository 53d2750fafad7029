// Writes a table of all objects, for a spreadsheet.
function field(value) {
    const text = String(value);
    return /[",\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
}

broadside.exporter({
    name: "Table of objects (CSV)",
    text: "Write id, name, kind, position and kind of shape of each object",
    suffix: "csv",
    write: function () {
        const rows = [["id", "name", "kind", "x", "y", "shape"]];
        for (const object of broadside.scene.objects())
            rows.push([object.id, object.name || "", object.kind, object.position[0], object.position[1],
                       object.shape.type]);
        return rows.map(function (row) { return row.map(field).join(","); }).join("\n") + "\n";
    }
});
