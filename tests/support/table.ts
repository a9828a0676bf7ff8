/** The rows of a table of text: a line each, with bars between up to four cells; // begins a remark. */
export function rowsOf(table: string) {
  return table
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('//'))
    .map((row): [string, string, string, string] => {
      const [a = '', b = '', c = '', d = ''] = row.split(/ \|(?= |$)/).map((cell) => cell.trim());
      return [a, b, c, d];
    });
}
