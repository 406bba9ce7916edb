/** Width in pixels of a face at which skin, light, outlines and glasses are compared; its pixels are read at full size. */
export const STUDY_WIDTH = 240
