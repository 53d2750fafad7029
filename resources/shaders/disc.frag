flat in vec4 v_color;
flat in uint v_flags;
flat in vec2 v_center;
flat in float v_radius;
flat in float v_halfWidth;
flat in vec2 v_dash;

uniform bool u_stroke;

out vec4 f_color;

void main()
{
    vec2 pixel = vec2(gl_FragCoord.x, u_view.y - gl_FragCoord.y);
    vec2 fromCenter = pixel - v_center;
    float outside = length(fromCenter) - v_radius;
    f_color = v_color;
    if (u_stroke) {
        float angle = atan(-fromCenter.y, fromCenter.x);
        float along = (angle < 0.0 ? angle + 6.28318530718 : angle) * v_radius;
        f_color.a *= clamp(v_halfWidth + 0.5 - abs(outside), 0.0, 1.0) * dashCoverage(along, v_dash);
    } else {
        f_color.a = fillAlpha(v_color.a, v_flags, pixel) * clamp(0.5 - outside, 0.0, 1.0);
    }
}
