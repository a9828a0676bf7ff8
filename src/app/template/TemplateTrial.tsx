import { type DragEvent, useState } from 'react';
import { templateAddress } from '../../browser/loadTemplate';
import type { GeneratorEntry } from '../../catalog';
import type { TemplateProblem } from '../../document/templateProblem';
import type { Generator } from '../../generators/contract';
import { FileButton } from '../../ui/FileButton';
import { Icon } from '../../ui/Icon';
import type { Store } from '../../ui/store';
import type { Attempt, VisitorsTemplate } from '../draft/visitorsTemplate';
import { checkingEngine } from '../engine/engines';
import { SlowTemplate } from '../engine/SlowTemplate';
import { Link } from '../Link';
import { feedbackAddress, site } from '../site';
import { templatesPage } from '../templatesPage';
import { Findings } from './Findings';
import styles from './trial.css?url';
import { commentable, useTrial } from './useTrial';

export type TrialProps = {
  slug: GeneratorEntry['slug'];
  generator: Generator;
  brought: Store<VisitorsTemplate>;
};

/** The original template to take along, and one's own to try out at once. */
export function TemplateTrial({ slug, generator, brought }: TrialProps) {
  const trial = useTrial(slug, generator, brought);
  const [dragging, setDragging] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) trial.choose(dropped);
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
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
        <FileButton label="Eigene Vorlage verwenden" accept=".docx" onChoose={trial.choose}>
          <Icon name="file" /> Word-Datei wählen
        </FileButton>
        <span>oder hierher ziehen</span>
      </div>
      <div className="template-status" aria-live="polite">
        <TemplateStatus visitors={trial.visitors} />
      </div>
      <SlowTemplate engine={checkingEngine} />
      <Actions {...trial} />
      <p>
        Sollen alle diese Vorlage bekommen? Schick sie an{' '}
        <a href={feedbackAddress}>{site.feedbackMail}</a>.
      </p>
    </>
  );
}

function TemplateStatus({ visitors }: { visitors: VisitorsTemplate }) {
  const { active, attempt, comments } = visitors;
  const inForce = active ? `«${active.name}» bleibt aktiv.` : 'Das Original bleibt aktiv.';
  return (
    <>
      {attempt && <AttemptStatus attempt={attempt} inForce={inForce} />}
      {!attempt && active && (
        <>
          <p className="good">«{active.name}» ist aktiv.</p>
          <Notices
            notices={active.report.notices}
            intro="Die Vorlage funktioniert. Schau dir trotzdem Folgendes an:"
          />
        </>
      )}
      {!attempt && !active && <p>Die Originalvorlage ist aktiv.</p>}
      {comments === 'failed' && (
        <p className="bad">
          Die Kommentare konnten nicht geschrieben werden. Drücke den Knopf noch einmal.
        </p>
      )}
    </>
  );
}

type AttemptProps = { attempt: Attempt; inForce: string };

/** What became of a file that was chosen, and which template is in force meanwhile. */
function AttemptStatus({ attempt, inForce }: AttemptProps) {
  const { name } = attempt;
  switch (attempt.kind) {
    case 'checking':
      return <p>«{name}» wird geprüft …</p>;
    case 'cancelled':
      return (
        <p>
          Die Prüfung von «{name}» ist abgebrochen. {inForce}
        </p>
      );
    case 'tooSlow':
      return (
        <p className="bad">
          Die Prüfung von «{name}» war nach 10 Sekunden nicht fertig und ist beendet: Die Datei ist
          dafür zu umfangreich. {inForce}
        </p>
      );
    case 'unchecked':
      return (
        <p className="bad">
          «{name}» konnte nicht geprüft werden: Die Datei ist nicht mehr lesbar, die Verbindung
          fehlt, oder dein Browser ist zu alt. Wähle sie noch einmal. {inForce}
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="bad">
            «{name}» lässt sich so nicht verwenden. {inForce}
          </p>
          <Findings findings={attempt.report.problems} />
          <Notices notices={attempt.report.notices} intro="Schau dir auch Folgendes an:" />
        </>
      );
  }
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

function Actions({ visitors, backToOriginal, saveWithComments }: ReturnType<typeof useTrial>) {
  const commented = commentable(visitors)?.report;
  const hasFindings = commented && commented.problems.length + commented.notices.length > 0;
  const isWriting = visitors.comments === 'writing';
  if (!commented) return null;
  return (
    <div className="input-buttons">
      {commented.readable && hasFindings && (
        <button
          type="button"
          className="secondary"
          aria-disabled={isWriting}
          onClick={saveWithComments}
        >
          {isWriting ? 'Kommentare werden geschrieben …' : 'Vorlage mit Kommentaren herunterladen'}
        </button>
      )}
      {visitors.active && (
        <button type="button" className="secondary" onClick={backToOriginal}>
          Original verwenden
        </button>
      )}
    </div>
  );
}
