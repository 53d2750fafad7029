// The rules of editor/viewport/pixel_rules.h for the graphics card; that file has the reasons.
// Unit: device pixels from the top left, y down. World positions are metres from an origin near the camera.

uniform vec2 u_view;  // whole pixels
uniform vec2 u_half;  // the middle of the view
uniform vec2 u_shift; // origin of the uploaded positions minus centre of the camera, metres
uniform float u_scale; // pixels per metre
uniform float u_ratio; // device pixels per logical pixel
uniform vec2 u_dashUnits[3];
uniform ivec2 u_hatch; // period, phase
uniform float u_hatchWidth;
uniform float u_hatchLift;

const float kSlack = 1.0 / 64.0;
const float kOutside = 64.0; // pixels around the view that still count
const uint kPatternMask = 3u;
const uint kHatched = 4u;
const uint kAlongX = 8u;
const uint kAlongY = 16u;

vec2 toPixel(vec2 position)
{
    vec2 p = (position + u_shift) * u_scale;
    return vec2(u_half.x + p.x, u_half.y - p.y);
}

vec4 toClip(vec2 pixel) { return vec4(2.0 * pixel.x / u_view.x - 1.0, 1.0 - 2.0 * pixel.y / u_view.y, 0.0, 1.0); }

vec2 clampToView(vec2 pixel) { return clamp(pixel, vec2(-kOutside), u_view + kOutside); }

vec2 snapBorder(vec2 position) { return floor(position + 0.5 + kSlack); }

float snapWidth(float width) { return max(1.0, floor(width * u_ratio + 0.5)); }

float smoothWidth(float width) { return max(1.0, width * u_ratio); }

vec2 snapBand(vec2 position, float width)
{
    return mod(width, 2.0) > 0.5 ? floor(position + kSlack) - 0.5 * (width - 1.0) : snapBorder(position) - 0.5 * width;
}

// Dash and gap in pixels; gap 0 for a solid line.
vec2 dashOf(uint flags, float width)
{
    float unit = max(1.0, width) * u_ratio;
    vec2 dash = floor(u_dashUnits[flags & kPatternMask] * unit + 0.5);
    return vec2(max(1.0, dash.x), dash.y);
}

// 1 inside a dash, 0 in a gap, with smooth ends.
float dashCoverage(float along, vec2 dash)
{
    if (dash.y <= 0.0)
        return 1.0;
    float period = dash.x + dash.y;
    float q = mod(along, period);
    return clamp(min(q, dash.x - q) + 0.5, 0.0, 1.0) + clamp(q - period + 0.5, 0.0, 1.0);
}

// The same for upright lines: a pixel is in the dash or it is not.
bool isInGap(float along, vec2 dash) { return dash.y > 0.0 && mod(along, dash.x + dash.y) >= dash.x; }

float fillAlpha(float alpha, uint flags, vec2 pixel)
{
    if ((flags & kHatched) == 0u)
        return alpha;
    int along = int(floor(pixel.x)) + int(floor(pixel.y)) + 1 - u_hatch.y + 16 * u_hatch.x;
    float fromLine = abs(float(along % u_hatch.x) - 0.5 * float(u_hatch.x)) * 0.70710678;
    float coverage = clamp(0.5 * u_hatchWidth * u_ratio + 0.5 - fromLine, 0.0, 1.0);
    return mix(alpha, alpha + u_hatchLift * (1.0 - alpha), coverage);
}
