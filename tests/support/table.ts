/** The rows of a table of text; see «Short forms» in tests/README.md. */
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

/** The texts of a list, in lines and with bars between them. */
export const textsIn = (list: string) => list.trim().split(/\n| \| /);

/** What somebody pastes, written in one line: ⇥ for a tab, ¶ for the end of a line, ◆ for a byte order mark. */
export function pasted(text: string): string {
  return text.replaceAll('⇥', '\t').replaceAll('¶', '\n').replace('◆', '\ufeff');
}
