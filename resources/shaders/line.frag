flat in vec4 v_color;
flat in uint v_flags;
flat in vec2 v_from;
flat in vec2 v_to;
flat in float v_skipped;
flat in float v_halfWidth;
flat in vec2 v_dash;

out vec4 f_color;

float smoothCoverage(vec2 pixel)
{
    vec2 step = v_to - v_from;
    float total = length(step);
    vec2 direction = step / total;
    vec2 fromStart = pixel - v_from;
    float along = dot(fromStart, direction);
    if (v_dash.y <= 0.0) // round ends, so that outlines made of lines have no notches
        return clamp(v_halfWidth + 0.5 - distance(fromStart, direction * clamp(along, 0.0, total)), 0.0, 1.0);
    float across = abs(fromStart.x * direction.y - fromStart.y * direction.x);
    float inside = clamp(min(along, total - along) + 0.5, 0.0, 1.0);
    return clamp(v_halfWidth + 0.5 - across, 0.0, 1.0) * inside * dashCoverage(along + v_skipped, v_dash);
}

void main()
{
    vec2 pixel = vec2(gl_FragCoord.x, u_view.y - gl_FragCoord.y);
    f_color = v_color;
    if ((v_flags & (kAlongX | kAlongY)) == 0u) {
        f_color.a *= smoothCoverage(pixel);
        return;
    }
    vec2 along = abs(pixel - v_from);
    if (isInGap((v_flags & kAlongX) != 0u ? along.x : along.y, v_dash))
        discard;
}
