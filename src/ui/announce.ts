/** The time in ms that a text stays in the live region. */
const heardTime = 5_000;

/** Announces a text in the live region of the form; a screen reader says it after its current sentence. */
export function announce(words: string) {
  const line = document.createElement('p');
  line.textContent = words;
  document.querySelector('.announcements')?.append(line);
  // Reading on to the end of the page should not meet old announcements.
  setTimeout(() => line.remove(), heardTime);
}
