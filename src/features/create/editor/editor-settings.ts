/** The measures of the editors over a photo; lengths are shares of the photo's width unless they say otherwise. */
export const editorSettings = {
  brush: { from: 0.008, to: 0.1, step: 0.002, start: 0.035 },
  grow: { from: -0.05, to: 0.05, step: 0.005 },
  /** What the contract accepts of one form. */
  mostStrokes: 300,
  mostPoints: 2000,
  mostTaps: 60,
  /** Longest sides in pixels: of the mask as it is drawn, as it is measured, and of the copy that a tap is understood on. */
  maskSide: 1024,
  coverageSide: 160,
  selectSide: 400,
  /** One press of an arrow key, and with Shift, as shares of both sides. */
  keyStep: 0.02,
  fineKeyStep: 0.004,
  zoomStep: 1.4,
  /** A finger that moved less, in CSS pixels, has tapped. */
  tapPx: 8,
  loupe: { sidePx: 112, times: 2, gapPx: 28 },
  /** Longest side in pixels of a picture that was extended. */
  mostPixels: 4096,
  marginStep: 0.01,
  fineMarginStep: 0.002,
} as const
