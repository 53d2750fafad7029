flat in vec4 v_fill;
flat in uint v_flags;

out vec4 f_color;

void main()
{
    vec2 pixel = vec2(gl_FragCoord.x, u_view.y - gl_FragCoord.y);
    f_color = vec4(v_fill.rgb, fillAlpha(v_fill.a, v_flags, pixel));
}
