layout(location = 0) in vec2 a_anchor;
layout(location = 1) in vec4 a_target; // pixels from the snapped anchor: left, top, width, height
layout(location = 2) in vec4 a_source; // texels: left, top, width, height
layout(location = 3) in vec4 a_color;

flat out vec4 v_color;
out vec2 v_texel;

void main()
{
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    v_color = a_color;
    v_texel = a_source.xy + corner * a_source.zw;
    gl_Position = toClip(snapBorder(toPixel(a_anchor)) + a_target.xy + corner * a_target.zw);
}
