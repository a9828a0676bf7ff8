import { lookSentences } from '../sentences/look';
import { createProblemsOf } from '../templateProblem';

/** What is to be known of a look that was taken over. */
export const lookNote = createProblemsOf(lookSentences);
