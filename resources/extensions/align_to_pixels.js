// Moves every object that is not locked to the next whole pixel.
const pixelsPerMetre = 32;

broadside.command({
    name: "Align to pixels",
    text: "Move all objects that are not locked to the next whole pixel, with 32 pixels for a metre",
    run: function () {
        let moved = 0;
        for (const object of broadside.scene.objects()) {
            if (object.locked)
                continue;
            const aligned = object.position.map(function (value) {
                return Math.round(value * pixelsPerMetre) / pixelsPerMetre;
            });
            if (aligned[0] === object.position[0] && aligned[1] === object.position[1])
                continue;
            broadside.scene.change(object.id, {position: aligned});
            ++moved;
        }
        print("Objects that were moved: " + moved);
    }
});
