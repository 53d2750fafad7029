layout(location = 0) in vec4 a_color;

flat out vec4 v_color;

void main()
{
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    v_color = a_color;
    gl_Position = vec4(2.0 * corner - 1.0, 0.0, 1.0);
}
