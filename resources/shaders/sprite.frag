flat in vec4 v_tint;
flat in vec4 v_source;
in vec2 v_texel;

uniform sampler2D u_atlas;
uniform int u_linear;
uniform vec2 u_share; // texels per pixel of the picture: below 1 where the driver takes no more

out vec4 f_color;

// Never beyond the source: what lies beside it in the texture is another picture.
vec4 texelAt(vec2 place)
{
    vec2 last = v_source.xy + v_source.zw - 1.0;
    return texelFetch(u_atlas, ivec2((clamp(floor(place), v_source.xy, last) + 0.5) * u_share), 0);
}

vec4 between(vec2 place)
{
    vec2 inside = clamp(place, v_source.xy + 0.5, v_source.xy + v_source.zw - 0.5);
    return textureLod(u_atlas, inside * u_share / vec2(textureSize(u_atlas, 0)), 0.0);
}

// Where a pixel has several texels it is their mean, as pixel_rules.h says: one of them alone would be noise.
vec4 mean(vec2 right, vec2 down, int samples)
{
    vec4 sum = vec4(0.0);
    for (int y = 0; y < samples; ++y)
        for (int x = 0; x < samples; ++x)
            sum += texelAt(v_texel + ((float(x) + 0.5) / float(samples) - 0.5) * right +
                           ((float(y) + 0.5) / float(samples) - 0.5) * down);
    return sum / float(samples * samples);
}

void main()
{
    vec2 right = dFdx(v_texel);
    vec2 down = dFdy(v_texel);
    float texels = max(length(right), length(down));
    vec4 texel;
    if (texels > 1.01)
        texel = mean(right, down, int(min(2.0 * ceil(texels), 8.0)));
    else
        texel = u_linear == 0 ? texelAt(v_texel) : between(v_texel);
    f_color = texel * vec4(v_tint.rgb * v_tint.a, v_tint.a);
}
