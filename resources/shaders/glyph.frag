flat in vec4 v_color;
in vec2 v_texel;

uniform sampler2D u_atlas;

out vec4 f_color;

void main()
{
    f_color = vec4(v_color.rgb, v_color.a * texelFetch(u_atlas, ivec2(floor(v_texel)), 0).r);
}
