flat in vec4 v_color;
flat in uint v_flags;
flat in vec4 v_outer;
flat in vec4 v_inner;
flat in vec2 v_dash;

uniform bool u_stroke;

out vec4 f_color;

void main()
{
    vec2 pixel = vec2(gl_FragCoord.x, u_view.y - gl_FragCoord.y);
    f_color = v_color;
    if (!u_stroke) {
        f_color.a = fillAlpha(v_color.a, v_flags, pixel);
        return;
    }
    bool beside = pixel.x < v_inner.x || pixel.x >= v_inner.z;
    bool aboveOrBelow = pixel.y < v_inner.y || pixel.y >= v_inner.w;
    if (!beside && !aboveOrBelow)
        discard;
    if (isInGap(aboveOrBelow ? pixel.x - v_outer.x : pixel.y - v_inner.y, v_dash))
        discard;
}
