// Mirrors the level at the vertical line through the middle of the world.
function mirroredShape(shape) {
    const copy = Object.assign({}, shape);
    if (shape.points)
        copy.points = shape.points.map(function (point) { return [-point[0], point[1]]; });
    if (shape.vertices)
        copy.vertices = shape.vertices.map(function (point) { return [-point[0], point[1]]; });
    if (shape.triangles)
        copy.triangles = shape.triangles.map(function (triangle) {
            return triangle.map(function (value, index) { return index % 2 === 0 ? -value : value; });
        });
    if (shape.parts)
        copy.parts = shape.parts.map(function (part) {
            const offset = part.offset || [0, 0];
            return Object.assign({}, part, {offset: [-offset[0], offset[1]], angle: -(part.angle || 0),
                                            shape: mirroredShape(part.shape)});
        });
    return copy;
}

broadside.command({
    name: "Mirror the level",
    text: "Mirror all objects at the vertical line through the middle of the world",
    run: function () {
        const width = broadside.scene.world.width;
        for (const object of broadside.scene.objects()) {
            const velocity = object.velocity || [0, 0];
            broadside.scene.change(object.id, {
                position: [width - object.position[0], object.position[1]],
                angle: object.angle ? -object.angle : undefined,
                velocity: velocity[0] ? [-velocity[0], velocity[1]] : object.velocity,
                shape: mirroredShape(object.shape)
            });
        }
    }
});
