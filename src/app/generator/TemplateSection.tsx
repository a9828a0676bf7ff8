import { type DragEvent, useState } from 'react';
import { templateAddress } from '../../browser/loadTemplate';
import type { TemplateProblem } from '../../document/templateError';
import { useHydrated } from '../../ui/useHydrated';
import { feedbackAddress, site } from '../site';
import type { OwnTemplateStatus, useOwnTemplate } from './useOwnTemplate';

type Props = { slug: string; own: ReturnType<typeof useOwnTemplate> };

/** For designers: the original template to take along, and one's own to try out at once. */
export function TemplateSection({ slug, own }: Props) {
  const hydrated = useHydrated();
  const [dragging, setDragging] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const file = event.dataTransfer.files[0];
    if (file) own.choose(file);
  }

  return (
    <details className="template">
      <summary>Vorlage</summary>
      <p>
        Das Aussehen des Dokuments kommt aus einer Word-Vorlage. Gestalte sie in Word um und
        probiere sie hier aus. Deine Datei bleibt in diesem Browser: Sie wird weder gesendet noch
        gespeichert und gilt, bis du die Seite verlässt.
      </p>
      <p>
        <a href={templateAddress(slug)} download={`${slug}.docx`}>
          Originalvorlage herunterladen
        </a>
      </p>
      <label
        className={dragging ? 'drop dragging' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <span>Eigene Vorlage verwenden (auswählen oder hierher ziehen)</span>
        <input
          type="file"
          accept=".docx"
          disabled={!hydrated}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) own.choose(file);
            // Otherwise the same file, mended, could not be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <div className="template-status" aria-live="polite">
        <TemplateStatus status={own.status} />
      </div>
      <Actions own={own} />
      <p>
        Sollen alle diese Vorlage bekommen? Schick sie an{' '}
        <a href={feedbackAddress}>{site.feedbackMail}</a>.
      </p>
    </details>
  );
}

function TemplateStatus({ status }: { status: OwnTemplateStatus }) {
  switch (status.kind) {
    case 'original':
      return <p>Die Originalvorlage ist aktiv.</p>;
    case 'checking':
      return <p>«{status.name}» wird geprüft …</p>;
    case 'unchecked':
      return (
        <p className="bad">
          «{status.name}» konnte nicht geprüft werden: Die Datei ist nicht mehr lesbar, die
          Verbindung fehlt, oder dein Browser ist zu alt. Wähle sie noch einmal. Das Original bleibt
          aktiv.
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="bad">
            «{status.name}» lässt sich so nicht verwenden. Das Original bleibt aktiv.
          </p>
          <Findings findings={status.report.problems} />
        </>
      );
    case 'active':
      return (
        <>
          <p className="good">«{status.name}» ist aktiv.</p>
          {status.report.notices.length > 0 && (
            <p>Die Vorlage funktioniert. Schau dir trotzdem Folgendes an:</p>
          )}
          <Findings findings={status.report.notices} />
        </>
      );
  }
}

function Findings({ findings }: { findings: readonly TemplateProblem[] }) {
  return (
    <ul>
      {findings.map(({ id, message, words, place }) => (
        <li key={`${id} ${message} ${place?.paragraph} ${place?.start}`}>
          {message}
          {words && <small>Dort steht: «{words}»</small>}
        </li>
      ))}
    </ul>
  );
}

function Actions({ own }: { own: Props['own'] }) {
  const { status } = own;
  if (status.kind === 'active') {
    return (
      <button type="button" className="secondary" onClick={own.useOriginal}>
        Original verwenden
      </button>
    );
  }
  if (status.kind !== 'refused' || !status.report.readable) return null;
  return (
    <button type="button" className="secondary" onClick={() => own.saveWithComments(status)}>
      Vorlage mit Kommentaren herunterladen
    </button>
  );
}
