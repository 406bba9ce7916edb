import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A photo of the operator's as an upload would be given to an engine: an upright PNG without metadata. */
export const readPhoto = async (file: string): Promise<Uint8Array> => new Uint8Array(await sharp(await readFile(file)).rotate().png().toBuffer())
