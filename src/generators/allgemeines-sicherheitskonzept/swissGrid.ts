/** A place in the Swiss grid LV95, in metres. */
export type GridPoint = { east: number; north: number };

/** A place on the globe (WGS84), in degrees; south and west are negative. */
export type GlobePoint = { latitude: number; longitude: number };

/**
 * The place in the Swiss grid, to about a metre: swisstopo, «Näherungsformeln für die Transformation
 * zwischen Schweizer Projektionskoordinaten und WGS84», section 1.
 */
export function toGrid({ latitude, longitude }: GlobePoint): GridPoint {
  // Both in units of 10,000 seconds, from Bern.
  const phi = (latitude * 3600 - 169_028.66) / 10_000;
  const lambda = (longitude * 3600 - 26_782.5) / 10_000;
  return {
    east:
      2_600_072.37 +
      211_455.93 * lambda -
      10_938.51 * lambda * phi -
      0.36 * lambda * phi ** 2 -
      44.54 * lambda ** 3,
    north:
      1_200_147.07 +
      308_807.95 * phi +
      3_745.25 * lambda ** 2 +
      76.63 * phi ** 2 -
      194.56 * lambda ** 2 * phi +
      119.79 * phi ** 3,
  };
}

/** The place on the globe, to some three metres: section 2 there. */
export function toGlobe({ east, north }: GridPoint): GlobePoint {
  // Both in thousands of kilometres, from Bern.
  const y = (east - 2_600_000) / 1_000_000;
  const x = (north - 1_200_000) / 1_000_000;
  const longitude =
    2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const latitude =
    16.9023892 +
    3.238272 * x -
    0.270978 * y ** 2 -
    0.002528 * x ** 2 -
    0.0447 * y ** 2 * x -
    0.014 * x ** 3;
  // Out of units of 10,000 seconds.
  return { latitude: (latitude * 100) / 36, longitude: (longitude * 100) / 36 };
}

/** Whether it lies in or right beside Switzerland and Liechtenstein. */
export function isInGrid({ east, north }: GridPoint): boolean {
  return east >= 2_480_000 && east <= 2_840_000 && north >= 1_070_000 && north <= 1_300_000;
}
