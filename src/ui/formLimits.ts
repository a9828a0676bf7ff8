// What a form can hold: more rows than any camp has in a list, and more characters than any field is for.
export const mostRows = 200;
export const longestText = 20_000;
