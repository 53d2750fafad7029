layout(location = 0) in vec4 a_ends;
layout(location = 1) in vec4 a_color;
layout(location = 2) in float a_width;
layout(location = 3) in uint a_flags;

flat out vec4 v_color;
flat out uint v_flags;
flat out vec2 v_from; // upright lines: first border along the line; where dashes start
flat out vec2 v_to;
flat out float v_skipped; // length of what was clipped off in front
flat out float v_halfWidth;
flat out vec2 v_dash;

const vec4 kNothing = vec4(2.0, 2.0, 2.0, 1.0);

vec4 uprightCorner(vec2 a, vec2 b, bool alongX, vec2 corner)
{
    float width = snapWidth(a_width);
    vec2 start = snapBorder(a);
    vec2 end = snapBorder(b);
    vec2 lo = min(start, end);
    vec2 hi = max(lo + 1.0, max(start, end));
    vec2 across = snapBand(a, width);
    v_from = alongX ? (start.x <= end.x ? lo : hi) : (start.y <= end.y ? lo : hi);
    vec2 first = alongX ? vec2(lo.x, across.y) : vec2(across.x, lo.y);
    vec2 last = alongX ? vec2(hi.x, across.y + width) : vec2(across.x + width, hi.y);
    return toClip(clampToView(mix(first, last, corner)));
}

// Liang-Barsky against one pair of borders.
bool cut(float start, float step, float lo, float hi, inout vec2 part)
{
    if (step == 0.0)
        return lo <= start && start <= hi;
    part.x = max(part.x, ((step > 0.0 ? lo : hi) - start) / step);
    part.y = min(part.y, ((step > 0.0 ? hi : lo) - start) / step);
    return part.x <= part.y;
}

vec4 smoothCorner(vec2 a, vec2 b, vec2 corner)
{
    vec2 step = b - a;
    vec2 part = vec2(0.0, 1.0);
    if (!cut(a.x, step.x, -kOutside, u_view.x + kOutside, part) || !cut(a.y, step.y, -kOutside, u_view.y + kOutside, part))
        return kNothing;
    v_halfWidth = 0.5 * smoothWidth(a_width);
    v_from = a + step * part.x;
    v_to = a + step * part.y;
    v_skipped = length(step) * part.x;
    vec2 along = normalize(step) * (v_halfWidth + 1.0);
    vec2 side = vec2(-along.y, along.x);
    vec2 end = corner.x < 0.5 ? v_from - along : v_to + along;
    return toClip(end + side * (2.0 * corner.y - 1.0));
}

void main()
{
    vec2 a = toPixel(a_ends.xy);
    vec2 b = toPixel(a_ends.zw);
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    v_color = a_color;
    v_flags = a_flags;
    v_from = a;
    v_to = b;
    v_skipped = 0.0;
    v_halfWidth = 0.0;
    v_dash = dashOf(a_flags, a_width);
    if (a_color.a <= 0.0 || a_width <= 0.0)
        gl_Position = kNothing;
    else if ((a_flags & (kAlongX | kAlongY)) != 0u)
        gl_Position = uprightCorner(a, b, (a_flags & kAlongX) != 0u, corner);
    else if (a == b)
        gl_Position = kNothing; // shorter than floats can tell
    else
        gl_Position = smoothCorner(a, b, corner);
}
