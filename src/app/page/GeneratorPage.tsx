import { useEffect, useMemo, useState } from 'react';
import { loadSaving } from '../../browser/saveFile';
import { whenIdle } from '../../browser/whenIdle';
import type { Category, GeneratorEntry } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { CalendarButton } from '../draft/CalendarButton';
import { draftOf } from '../draft/drafts';
import { loadedGenerator } from '../draft/generators';
import { InputNotice } from '../draft/InputNotice';
import { InputSection } from '../draft/InputSection';
import { LastYear, LastYearButtons } from '../draft/LastYear';
import { OpenInput } from '../draft/OpenInput';
import { loadReading } from '../draft/openFile';
import { useIdleChunk } from '../draft/useIdleChunk';
import { useSelectionLink } from '../draft/useSelectionLink';
import { loadCarrying } from '../engine/makeFile';
import { loadEngines, templateInForce } from '../engine/templateInForce';
import { openPreview } from '../preview/openPreview';
import { PreviewAside } from '../preview/PreviewAside';
import { PreviewDialog } from '../preview/PreviewDialog';
import { TemplateSection } from '../template/TemplateSection';
import { GenerateBar } from './GenerateBar';
import { GenerateFailure, GenerateStatus } from './GenerateStatus';
import { OldListButton } from './oldList/OldListButton';
import { PageLayout } from './PageLayout';
import { SisterDocuments } from './SisterDocuments';
import { useGenerate } from './useGenerate';

const readDocument = async (file: File) => (await loadEngines()).readDocument(file);

const loadInAppNotice = async () => (await import('../draft/InAppNotice')).InAppNotice;

export function GeneratorPage({ entry, category }: { entry: GeneratorEntry; category: Category }) {
  const { slug } = entry;
  const generator = loadedGenerator(slug);
  const draft = draftOf(slug, generator);
  const formKey = useStore(draft.formKey);
  useSelectionLink(generator, draft);
  const bytes = useStore(draft.visitors).active?.bytes;
  const template = useMemo(
    () => templateInForce(slug, generator.fields, bytes),
    [slug, generator, bytes],
  );
  const { state, generate, share } = useGenerate(slug, generator, template, draft);
  const [preview] = useState(() => openPreview(generator));
  useEffect(() => preview.changeTemplate(template), [preview, template]);
  useEffect(() => preview.stop, [preview]);

  const InAppNotice = useIdleChunk(loadInAppNotice);

  useEffect(
    () =>
      whenIdle(() => {
        // Fills the template for the first time, so that the press is not slower than the next.
        preview.start();
        // What makes and opens files is there without a connection, too. A failure is said when it is used.
        loadReading().catch(() => {});
        loadCarrying().catch(() => {});
        loadSaving().catch(() => {});
      }),
    [preview],
  );

  return (
    <PageLayout
      heading={entry.name}
      lead={generator.intro}
      aside={
        <OpenInput slug={slug} draft={draft} readDocument={readDocument}>
          <OldListButton slug={slug} generator={generator} draft={draft} />
        </OpenInput>
      }
      category={category}
      generates
    >
      {InAppNotice && <InAppNotice generator={generator} draft={draft} />}
      <InputNotice store={draft.notice} />
      <LastYear generator={generator} draft={draft} formKey={formKey} onStart={draft.replace} />
      <div className="with-preview">
        <generator.Form
          key={formKey}
          start={draft.entries().input}
          onInput={(input, isHalfTyped) => {
            draft.set({ input, isHalfTyped });
            preview.follow(input);
          }}
          onGenerate={(input) => generate(input)}
        >
          {generator.alone && (
            <p>
              <WaitingButton
                className="quiet"
                onClick={() => generate(draft.entries().input, true)}
              >
                <Icon name="download" />
                {generator.alone.text}
              </WaitingButton>
            </p>
          )}
          {generator.calendarFile && <CalendarButton generator={generator} draft={draft} />}
          <GenerateBar generator={generator} draft={draft} state={state}>
            <PreviewDialog preview={preview} onShare={share}>
              <GenerateStatus generator={generator} draft={draft} state={state} />
              <GenerateFailure state={state} />
            </PreviewDialog>
            <LastYearButtons generator={generator} draft={draft} />
          </GenerateBar>
        </generator.Form>
        <PreviewAside preview={preview} />
      </div>
      <InputSection generator={generator} draft={draft} />
      <TemplateSection slug={slug} generator={generator} brought={draft.visitors} />
      <SisterDocuments category={category} slug={slug} />
    </PageLayout>
  );
}
