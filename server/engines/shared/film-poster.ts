import sharp from 'sharp'

/** The poster of a film that begins with a photo: the photo, PNG, at the film's size. */
export const posterOf = (photo: Uint8Array, { width, height }: { width: number; height: number }): Promise<Uint8Array> =>
  sharp(photo).resize(width, height, { fit: 'cover' }).png({ compressionLevel: 2 }).toBuffer()
