import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import type { HeicAnswer } from './heic.ts'

const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number }

async function answer(): Promise<HeicAnswer> {
  const pictures = await decode.all({ buffer: bytes })
  try {
    const [picture] = pictures
    if (!picture) return { broken: 'no picture inside' }
    const { width, height } = picture
    if (width * height > maxPixels) return { tooManyPixels: { width, height } }
    const { data } = await picture.decode()
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  } finally {
    pictures.dispose()
  }
}

const result = await answer().catch((error: unknown) => ({ broken: String(error) }))
parentPort!.postMessage(result)
