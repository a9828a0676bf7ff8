/** The rows of a table of text: a line each, with bars between up to four cells. */
export function rowsOf(table: string) {
  return table
    .trim()
    .split('\n')
    .map((row): [string, string, string, string] => {
      const [a = '', b = '', c = '', d = ''] = row.split(/ \|(?= |$)/).map((cell) => cell.trim());
      return [a, b, c, d];
    });
}
