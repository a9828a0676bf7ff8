import { checkSentences } from '../sentences/check';
import { createProblemsOf } from '../templateProblem';

/** A problem or a notice that only the check looks for. */
export const checkFinding = createProblemsOf(checkSentences);
