flat in vec2 v_origin;
flat in vec2 v_side;
flat in ivec2 v_last;
flat in int v_first;

uniform sampler2D u_cells;

out vec4 f_color;

const int kCellsAcrossLog2 = 12; // as in editor/viewport/gl_renderer.cpp

void main()
{
    vec2 pixel = vec2(gl_FragCoord.x, u_view.y - gl_FragCoord.y) - kSlack;
    vec2 cell = vec2(ceil((pixel.x - v_origin.x) / v_side.x) - 1.0, floor((v_origin.y - pixel.y) / v_side.y));
    ivec2 at = ivec2(clamp(cell, vec2(0.0), vec2(v_last)));
    int number = v_first + at.y * (v_last.x + 1) + at.x;
    f_color = texelFetch(u_cells, ivec2(number & ((1 << kCellsAcrossLog2) - 1), number >> kCellsAcrossLog2), 0);
}
