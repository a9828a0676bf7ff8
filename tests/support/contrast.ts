/** Returns the contrast ratio of WCAG 2.2. Colours are written as `176CDC` or `rgb(23, 108, 220)`. */
export function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

function luminance(color: string): number {
  const parts = color.startsWith('rgb') ? color.match(/[\d.]+/g) : color.match(/../g);
  const base = color.startsWith('rgb') ? 10 : 16;
  const [red = 0, green = 0, blue = 0] = (parts ?? []).map((part) => {
    const share = Number.parseInt(part, base) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
