// More rows than any camp has in a list.
export const mostRows = 200;
