import decode from 'heic-decode'

interface HeicPicture {
  width: number
  height: number
  /** The picture, 8-bit RGBA and upright, once memory for it has been granted. */
  unpack(): Promise<Uint8Array>
}

/** The first picture of a HEIC file. The decoder is WebAssembly and holds up its thread meanwhile. */
export async function withHeic<T>(bytes: Uint8Array, use: (picture: HeicPicture) => Promise<T>): Promise<T> {
  const pictures = await decode.all({ buffer: bytes })
  try {
    const [picture] = pictures
    if (!picture) throw new Error('There is no picture inside')
    const unpack = async () => {
      const { data } = await picture.decode()
      return new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    }
    return await use({ width: picture.width, height: picture.height, unpack })
  } finally {
    pictures.dispose()
  }
}
