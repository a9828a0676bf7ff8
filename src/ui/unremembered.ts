/**
 * Firefox remembers over a reload that a control was enabled, and would enable it before the script.
 * (React's types know this attribute on fields alone.)
 */
export const unremembered = { autoComplete: 'off' };
