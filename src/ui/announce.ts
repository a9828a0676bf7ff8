/** How long words stay for a screen reader to take them up, in ms. */
const heardTime = 5_000;

/** Has a screen reader say something, once it has finished what it is saying, in the live region of the form. */
export function announce(words: string) {
  const line = document.createElement('p');
  line.textContent = words;
  document.querySelector('.announcements')?.append(line);
  // Whoever reads the page on to its end does not come upon them again.
  setTimeout(() => line.remove(), heardTime);
}
