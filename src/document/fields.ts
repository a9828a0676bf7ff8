/**
 * The closed list of names that a template may use. A name stands for one value (a text), for a
 * condition, or for a loop, whose own names stand under it.
 */
export type Fields = { readonly [name: string]: 'value' | 'condition' | Fields };
