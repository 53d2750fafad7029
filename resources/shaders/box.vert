// Drawn twice: fills, then outlines.
layout(location = 0) in vec4 a_box; // left, bottom, right, top
layout(location = 1) in vec4 a_fill;
layout(location = 2) in vec4 a_stroke;
layout(location = 3) in float a_width;
layout(location = 4) in uint a_flags;

uniform bool u_stroke;

flat out vec4 v_color;
flat out uint v_flags;
flat out vec4 v_outer; // left, top, right, bottom
flat out vec4 v_inner;
flat out vec2 v_dash;

void main()
{
    vec2 topLeft = toPixel(a_box.xw);
    vec2 bottomRight = toPixel(a_box.zy);
    v_color = u_stroke ? a_stroke : a_fill;
    v_flags = a_flags;
    v_dash = dashOf(a_flags, a_width);
    if (u_stroke) {
        float width = snapWidth(a_width);
        vec2 first = snapBand(topLeft, width);
        vec2 last = snapBand(bottomRight, width);
        v_outer = vec4(first, last + width);
        v_inner.xy = min(first + width, v_outer.zw);
        v_inner.zw = max(last, v_inner.xy);
    } else {
        vec2 first = snapBorder(topLeft);
        v_outer = vec4(first, max(snapBorder(bottomRight), first + 1.0));
        v_inner = vec4(0.0);
    }
    if (v_color.a <= 0.0 || (u_stroke && a_width <= 0.0)) {
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // nothing to see
        return;
    }
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = toClip(clampToView(mix(v_outer.xy, v_outer.zw, corner)));
}
