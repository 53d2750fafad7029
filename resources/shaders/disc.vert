// Drawn twice: fills, then outlines.
layout(location = 0) in vec2 a_center;
layout(location = 1) in float a_radius;
layout(location = 2) in float a_width;
layout(location = 3) in vec4 a_fill;
layout(location = 4) in vec4 a_stroke;
layout(location = 5) in uint a_flags;

uniform bool u_stroke;

flat out vec4 v_color;
flat out uint v_flags;
flat out vec2 v_center;
flat out float v_radius;
flat out float v_halfWidth;
flat out vec2 v_dash;

void main()
{
    v_color = u_stroke ? a_stroke : a_fill;
    v_flags = a_flags;
    v_center = toPixel(a_center);
    v_radius = a_radius * u_scale;
    v_halfWidth = 0.5 * smoothWidth(a_width);
    v_dash = dashOf(a_flags, a_width);
    if (v_dash.y > 0.0) { // a whole number of dashes around
        float around = 6.28318530718 * v_radius;
        float period = v_dash.x + v_dash.y;
        v_dash *= around / max(1.0, floor(around / period + 0.5)) / period;
    }
    if (v_color.a <= 0.0 || a_radius <= 0.0 || (u_stroke && a_width <= 0.0)) {
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // nothing to see
        return;
    }
    vec2 corner = 2.0 * vec2(gl_VertexID & 1, gl_VertexID >> 1) - 1.0;
    gl_Position = toClip(clampToView(v_center + corner * (v_radius + v_halfWidth + 1.0)));
}
