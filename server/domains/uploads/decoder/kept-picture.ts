/** Longest side of what is kept, pixels. */
export const KEPT_SIDE = 4096

export interface KeptPicture {
  bytes: Uint8Array
  contentType: string
  extension: string
  width: number
  height: number
}
