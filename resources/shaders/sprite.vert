layout(location = 0) in vec2 a_center;
layout(location = 1) in vec4 a_arms;   // metres: to the right edge, to the upper edge
layout(location = 2) in vec4 a_source; // texels: left, top, width, height
layout(location = 3) in vec4 a_tint;

flat out vec4 v_tint;
flat out vec4 v_source;
out vec2 v_texel;

void main()
{
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1); // y down, as in the texture
    v_tint = a_tint;
    v_source = a_source;
    v_texel = a_source.xy + corner * a_source.zw;
    gl_Position = toClip(toPixel(a_center + (2.0 * corner.x - 1.0) * a_arms.xy + (1.0 - 2.0 * corner.y) * a_arms.zw));
}
