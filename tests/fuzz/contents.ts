import { generator as tageschef } from '../../src/generators/checklists/aufgaben-tageschef';
import { generator as gelaendespiel } from '../../src/generators/checklists/gelaendespiel';
import { generator as lagerpakt } from '../../src/generators/checklists/lagerpakt';
import { generator as packliste } from '../../src/generators/checklists/packliste';
import { generator as leitende } from '../../src/generators/checklists/regeln-fuer-leitende';
import { generator as tns } from '../../src/generators/checklists/regeln-fuer-tns';
import { generator as leitungsteam } from '../../src/generators/checklists/regeln-im-leitungsteam';

const checklists: Record<string, Pick<typeof lagerpakt, 'groups'>> = {
  'aufgaben-tageschef': tageschef,
  gelaendespiel,
  lagerpakt,
  packliste,
  'regeln-fuer-leitende': leitende,
  'regeln-fuer-tns': tns,
  'regeln-im-leitungsteam': leitungsteam,
};

/** The content list of a checklist. */
export function checklistItems(slug: string) {
  return (checklists[slug]?.groups ?? []).flatMap((group) => group.items);
}
