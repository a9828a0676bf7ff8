import type { GenericSchema } from 'valibot';
import type { Fields } from '../document/fields';

type Schema = GenericSchema<unknown> & { entries?: Record<string, Schema>; item?: Schema };

/**
 * The names that a template may use, read from the schema of a generator's data: an array of objects
 * is a loop with its own names, a boolean is a condition, anything else is one value.
 */
export function fieldsOf(data: Schema): Fields {
  return Object.fromEntries(
    Object.entries(data.entries ?? {}).map(([name, schema]) => [
      name,
      schema.item ? fieldsOf(schema.item) : schema.type === 'boolean' ? 'condition' : 'value',
    ]),
  );
}
