layout(location = 0) in vec2 a_position;
layout(location = 1) in vec4 a_fill;
layout(location = 2) in uint a_flags;

flat out vec4 v_fill;
flat out uint v_flags;

void main()
{
    v_fill = a_fill;
    v_flags = a_flags;
    gl_Position = toClip(toPixel(a_position));
}
