// What fills templates, in one part of the program that comes after the page.
export { exampleData } from '../../document/exampleData';
export { openTemplateInSteps } from '../../document/openTemplate';
