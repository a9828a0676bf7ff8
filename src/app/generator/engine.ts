// What fills templates, in one part of the program that comes after the page.
export { openTemplate } from '../../document/openTemplate';
