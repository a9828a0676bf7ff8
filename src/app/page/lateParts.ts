// The chunk with the code that a document's page needs only after hydration.
export { CalendarButton } from '../draft/CalendarButton';
export { CampIsOver } from '../draft/CampIsOver';
export { Hints } from '../draft/Hints';
export { InAppNotice, InputNotice } from '../draft/InputNotice';
export { InputButtons } from '../draft/SelectionLink';
export { saveOrShare } from '../draft/saveOrShare';
export { FolderSection } from '../folder/FolderSection';
export { ShareButton } from '../Outcome';
export { TemplateSection } from '../template/TemplateSection';
export { GenerateStatus } from './GenerateStatus';
export { Looks } from './Looks';
