/** A picture's pixels as a canvas gives them: red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** A picture in Lab, softened a little so that grain and texture count less than edges. */
export interface LabPicture {
  width: number
  height: number
  /** Lightness, green to red, blue to yellow of each pixel, one after the other. */
  lab: Float32Array
}
