import type { GeneratorEntry } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';

/** A template as the page for designers shows it, with an input that fills it as many would. */
export type ShownTemplate = { entry: GeneratorEntry; generator: Generator; typical: ReadInput };
