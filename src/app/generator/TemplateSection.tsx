import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { templateAddress } from '../../browser/loadTemplate';
import type { TemplateProblem } from '../../document/templateProblem';
import { FileButton } from '../../ui/FileButton';
import { Icon } from '../../ui/Icon';
import { feedbackAddress, site } from '../site';
import { templatesPage } from '../templates/templatesPage';
import { Findings } from './Findings';
import { SlowTemplate } from './SlowTemplate';
import { templateWorker } from './templateWorker';
import type { CommentsState, useTemplate, VisitorsTemplate } from './useTemplate';

type Props = { slug: string; template: ReturnType<typeof useTemplate> };

/** For designers: the original template to take along, and one's own to try out at once. */
export function TemplateSection({ slug, template }: Props) {
  const [dragging, setDragging] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) template.choose(dropped);
  }

  return (
    <details
      className="template"
      onToggle={({ currentTarget }) => currentTarget.open && templateWorker.prepare()}
    >
      <summary>Vorlage</summary>
      <p>
        Das Aussehen des Dokuments kommt aus einer Word-Vorlage. Gestalte sie in Word um und
        probiere sie hier aus. Deine Datei bleibt in diesem Browser: Sie wird weder gesendet noch
        gespeichert und gilt, bis du den Tab schliesst oder neu lädst.
      </p>
      <p>
        <a href={templateAddress(slug)} download={`${slug}.docx`}>
          Originalvorlage herunterladen
        </a>
      </p>
      <p>
        <Link to={`${templatesPage.path}#${slug}`}>Anleitung, alle Felder, Musterdokumente</Link>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button does the same */}
      <div
        className={dragging ? 'drop dragging' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <FileButton label="Eigene Vorlage verwenden" accept=".docx" onChoose={template.choose}>
          <Icon name="file" /> Word-Datei wählen
        </FileButton>
        <span>oder hierher ziehen</span>
      </div>
      <div ref={status} className="template-status" aria-live="polite" tabIndex={-1}>
        <TemplateStatus visitors={template.visitors} onGone={() => status.current?.focus()} />
      </div>
      <Actions template={template} />
      <p>
        Sollen alle diese Vorlage bekommen? Schick sie an{' '}
        <a href={feedbackAddress}>{site.feedbackMail}</a>.
      </p>
    </details>
  );
}

type StatusProps = { visitors: VisitorsTemplate; onGone: () => void };

function TemplateStatus({ visitors, onGone }: StatusProps) {
  switch (visitors.kind) {
    case 'none':
      return <p>Die Originalvorlage ist aktiv.</p>;
    case 'checking':
      return (
        <>
          <p>«{visitors.name}» wird geprüft …</p>
          <SlowTemplate onGone={onGone} />
        </>
      );
    case 'cancelled':
      return <p>Die Prüfung von «{visitors.name}» ist abgebrochen. Das Original bleibt aktiv.</p>;
    case 'unchecked':
      return (
        <p className="bad">
          «{visitors.name}» konnte nicht geprüft werden: Die Datei ist nicht mehr lesbar, die
          Verbindung fehlt, oder dein Browser ist zu alt. Wähle sie noch einmal. Das Original bleibt
          aktiv.
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="bad">
            «{visitors.name}» lässt sich so nicht verwenden. Das Original bleibt aktiv.
          </p>
          <Findings findings={visitors.report.problems} />
          <Notices notices={visitors.report.notices} intro="Schau dir auch Folgendes an:" />
          <Comments comments={visitors.comments} onGone={onGone} />
        </>
      );
    case 'active':
      return (
        <>
          <p className="good">«{visitors.name}» ist aktiv.</p>
          <Notices
            notices={visitors.report.notices}
            intro="Die Vorlage funktioniert. Schau dir trotzdem Folgendes an:"
          />
          <Comments comments={visitors.comments} onGone={onGone} />
        </>
      );
  }
}

/** What became of the comments, while they are written and when they could not be. */
function Comments({ comments, onGone }: { comments: CommentsState; onGone: () => void }) {
  if (comments === 'writing') return <SlowTemplate onGone={onGone} />;
  if (comments === 'possible') return null;
  return (
    <p className="bad">
      Die Kommentare konnten nicht geschrieben werden. Drücke den Knopf noch einmal.
    </p>
  );
}

function Notices({ notices, intro }: { notices: readonly TemplateProblem[]; intro: string }) {
  if (notices.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <Findings findings={notices} />
    </>
  );
}

function Actions({ template }: Pick<Props, 'template'>) {
  const { visitors, backToOriginal, saveWithComments } = template;
  if (visitors.kind !== 'active' && visitors.kind !== 'refused') return null;
  const { readable, problems, notices } = visitors.report;
  const isWriting = visitors.comments === 'writing';
  return (
    <div className="input-buttons">
      {readable && problems.length + notices.length > 0 && (
        <button
          type="button"
          className="secondary"
          aria-disabled={isWriting}
          onClick={saveWithComments}
        >
          {isWriting ? 'Kommentare werden geschrieben …' : 'Vorlage mit Kommentaren herunterladen'}
        </button>
      )}
      {visitors.kind === 'active' && (
        <button type="button" className="secondary" onClick={backToOriginal}>
          Original verwenden
        </button>
      )}
    </div>
  );
}
