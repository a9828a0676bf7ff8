import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { PageLayout } from '../PageLayout';
import { completePage } from './completePage';
import { GenerateBar } from './GenerateBar';
import { isEntered } from './isEntered';
import { LeaveQuestion } from './LeaveQuestion';
import { PreviewAside } from './preview/PreviewAside';
import { PreviewDialog } from './preview/PreviewDialog';
import { usePreview } from './preview/usePreview';
import { TemplateSection } from './TemplateSection';
import { unitOf } from './units';
import { useGenerate } from './useGenerate';
import { useTemplate } from './useTemplate';

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const { slug } = entry;
  const unit = unitOf(slug);
  const template = useTemplate(slug, unit.fields);
  const { status, generate } = useGenerate(unit, template.open);
  const preview = usePreview(unit, template.open);
  const [start] = useState(() => unit.readInput({}));
  const entered = useRef({ input: start, isHalfTyped: false });

  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is tried again at the press, where it is said.
        completePage(slug, unit.fields)
          .catch(() => {})
          .then(preview.start);
      }),
    [slug, unit, preview],
  );

  function hasEntries() {
    const { input, isHalfTyped } = entered.current;
    return isHalfTyped || isEntered(unit.readInput(input), start);
  }

  return (
    <PageLayout heading={entry.name} lead={unit.intro} category={category}>
      <div className="with-preview">
        <div>
          <unit.Form
            start={start}
            onInput={(input, isHalfTyped) => {
              entered.current = { input, isHalfTyped };
              preview.follow(input);
            }}
            onGenerate={generate}
          >
            <GenerateBar status={status} label={unit.buttonLabel}>
              <PreviewDialog preview={preview} />
            </GenerateBar>
          </unit.Form>
          <TemplateSection slug={slug} template={template} />
        </div>
        <PreviewAside preview={preview} />
      </div>
      {unit.asksBeforeLeaving && <LeaveQuestion hasEntries={hasEntries} />}
    </PageLayout>
  );
}
