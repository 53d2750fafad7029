flat in vec4 v_color;

uniform sampler2D u_atlas; // the mask: opaque where nothing is dimmed

out vec4 f_color;

void main()
{
    float clear = texelFetch(u_atlas, ivec2(gl_FragCoord.xy), 0).a;
    f_color = vec4(v_color.rgb, v_color.a * (1.0 - clear));
}
