import { expect, test } from 'vitest';
import * as coordinates from '../../src/generators/allgemeines-sicherheitskonzept/coordinates';
import { textsIn } from '../support/table';

const { printCoordinates, readCoordinates, toGlobe, toGrid } = coordinates;

const onGrid = textsIn(`
2'763'400 / 1'163'900 | 2’763’400.25, 1’163’900.4 | 2 763 400;1 163 900
E: 2763400, N: 1163900 | N 1163900 / E 2763400 m | 763400 / 163900 | 763.400 / 163.900
`);

const place = {
  coordinates: "2'763'400 / 1'163'900 (WGS84 46.60637, 9.57165)",
  gridCoordinates: "2'763'400 / 1'163'900",
  globeCoordinates: 'WGS84 46.60637, 9.57165',
};

test.each([...onGrid, '2763400\n1163900'])('of the Swiss grid typed as «%s»', (typed) => {
  expect(printCoordinates(typed)).toEqual(place);
});

test('of the Swiss grid of the south have a north of five digits on older maps', () => {
  expect(printCoordinates('722500 / 77500').gridCoordinates).toBe("2'722'500 / 1'077'500");
});

const onGlobe = textsIn(
  '46.61234, 9.58765 | 46,61234 / 9,58765 | 46.61234° N, 9.58765° E | N46.61234 E9.58765',
);

test.each(onGlobe)('of the globe typed as «%s» are printed in both systems', (typed) => {
  expect(printCoordinates(typed).coordinates).toMatch(
    /^2'7\d\d'\d{3} \/ 1'1\d\d'\d{3} \(WGS84 46\.61234, 9\.58765\)$/,
  );
});

test('of the globe become those of the Swiss grid, as in the example of swisstopo', () => {
  const latitude = 46 + 2 / 60 + 38.87 / 3600;
  const { east, north } = toGrid({ latitude, longitude: 8 + 43 / 60 + 49.79 / 3600 });
  expect(east).toBeCloseTo(2_699_999.76, 1);
  expect(north).toBeCloseTo(1_099_999.97, 1);
});

test('of the globe are those of a place in the Swiss grid, as in the example of swisstopo', () => {
  const { latitude, longitude } = toGlobe({ east: 2_700_000, north: 1_100_000 });
  expect(latitude).toBeCloseTo(46 + 2 / 60 + 38.86 / 3600, 5);
  expect(longitude).toBeCloseTo(8 + 43 / 60 + 49.8 / 3600, 5);
});

test.each([
  ['48.137154, 11.576124', 'WGS84 48.13715, 11.57612'],
  ['-33.8688, 151.2093', 'WGS84 -33.86880, 151.20930'],
])('of the globe abroad, %s, stay as they are', (typed, printed) => {
  expect(printCoordinates(typed).coordinates).toBe(printed);
});

const noPlaces = textsIn(`
beim Brunnen | 2763400 | 2'163'400 / 1'763'900 | 46.61, 9.58 | 91.12345, 9.58765
33.8688 S, 151.2093 E | 079 555 20 10 | 2'763'400 / 1'163'900 beim Brunnen
`);

test.each(['', ...noPlaces])('no place as «%s» is printed as it was typed', (typed) => {
  expect(readCoordinates(typed)).toBeUndefined();
  expect(printCoordinates(typed).coordinates).toBe(typed);
});
