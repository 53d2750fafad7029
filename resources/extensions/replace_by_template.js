// Gives each object whose name begins with "Target" the shape and the response of the first of them.
const beginning = "Target";

broadside.command({
    name: "Replace by the first of its kind",
    text: "Give all objects whose name begins with Target the shape, the masks and the response of the first one",
    run: function () {
        const alike = broadside.scene.objects().filter(function (object) {
            return (object.name || "").indexOf(beginning) === 0;
        });
        if (alike.length < 2)
            throw new Error("The scene needs two objects whose names begin with \"" + beginning + "\".");
        const model = alike[0];
        alike.slice(1).forEach(function (object) {
            const values = {};
            for (const key of ["kind", "shape", "scale", "category", "mask", "onHit", "restitution", "sprite"])
                values[key] = model[key];
            broadside.scene.change(object.id, values);
        });
        print("Objects that were replaced: " + (alike.length - 1));
    }
});
