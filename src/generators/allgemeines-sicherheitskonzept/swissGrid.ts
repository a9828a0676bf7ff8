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

/** Whether it lies in or right beside Switzerland and Liechtenstein. */
export function isInGrid({ east, north }: GridPoint): boolean {
  return east >= 2_480_000 && east <= 2_840_000 && north >= 1_070_000 && north <= 1_300_000;
}
