flat in vec4 v_tint;
flat in vec4 v_source;
in vec2 v_texel;

uniform sampler2D u_atlas;
uniform int u_linear;
uniform vec2 u_share; // texels per pixel of the picture: below 1 where the driver takes no more

out vec4 f_color;

// Never beyond the source: what lies beside it in the texture is another picture.
vec4 texel()
{
    if (u_linear == 0) {
        vec2 last = v_source.xy + v_source.zw - 1.0;
        return texelFetch(u_atlas, ivec2((clamp(floor(v_texel), v_source.xy, last) + 0.5) * u_share), 0);
    }
    vec2 inside = clamp(v_texel, v_source.xy + 0.5, v_source.xy + v_source.zw - 0.5);
    return textureLod(u_atlas, inside * u_share / vec2(textureSize(u_atlas, 0)), 0.0);
}

void main()
{
    f_color = texel() * vec4(v_tint.rgb * v_tint.a, v_tint.a);
}
