layout(location = 0) in vec4 a_box;   // left, bottom, right, top
layout(location = 1) in vec4 a_cells; // origin, width and height
layout(location = 2) in uvec3 a_table; // columns, rows, first cell

flat out vec2 v_origin;
flat out vec2 v_side;
flat out ivec2 v_last;
flat out int v_first;

void main()
{
    v_origin = toPixel(a_cells.xy);
    v_side = a_cells.zw * u_scale;
    v_last = ivec2(a_table.xy) - 1;
    v_first = int(a_table.z);
    vec2 first = snapBorder(toPixel(a_box.xw));
    vec2 last = max(snapBorder(toPixel(a_box.zy)), first + 1.0);
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = toClip(clampToView(mix(first, last, corner)));
}
