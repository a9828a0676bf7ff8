import { expect, test } from 'vitest';
import { readGroups } from '../../src/generators/readGroups';

test('reads groups with their items, and what is said and offered beside them', () => {
  expect(
    readGroups('\n# Schuhe\n13  Wanderschuhe\n+  Ski\n# wald  Umgebung\n>  Rundherum.\n'),
  ).toEqual([
    {
      id: 'Schuhe',
      title: 'Schuhe',
      description: '',
      items: [{ id: '13', text: 'Wanderschuhe' }],
      suggestions: ['Ski'],
    },
    { id: 'wald', title: 'Umgebung', description: 'Rundherum.', items: [], suggestions: [] },
  ]);
});

test.each([
  '# A\nno id',
  '# A\n1 one space',
  '# A\n1  Seil\n# B\n1  Blache',
  '# A\n\n1  Seil',
  '1  Seil\n# A',
])('refuses what would be lost: %j', (content) => {
  expect(() => readGroups(content)).toThrow(/there twice|in no group/);
});
