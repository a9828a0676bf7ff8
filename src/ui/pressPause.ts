/** How long after a press a second one is part of the same double-click or double-tap, in ms. */
export const pressPause = 500;
