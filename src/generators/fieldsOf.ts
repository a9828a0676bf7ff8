import { type GenericSchema, getMetadata } from 'valibot';
import type { Field, Fields } from '../document/fields';

type Schema = GenericSchema<unknown> & { entries?: Record<string, Schema>; item?: Schema };

/**
 * The names that a template may use, read from the schema of a generator's data: an array of objects
 * is a loop with its own names, a boolean is a condition, a number says where in its list something
 * stands, anything else is one value, or part of one.
 */
export function fieldsOf(data: Schema): Fields {
  return Object.fromEntries(
    Object.entries(data.entries ?? {}).map(([name, schema]) => [name, fieldOf(schema)]),
  );
}

function fieldOf(schema: Schema): Field {
  if (schema.item) return fieldsOf(schema.item);
  if (schema.type === 'boolean') return 'condition';
  if (schema.type === 'number') return 'position';
  const { partOf } = getMetadata(schema);
  return typeof partOf === 'string' ? `part of ${partOf}` : 'value';
}
