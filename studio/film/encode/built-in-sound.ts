import { readFile } from 'node:fs/promises'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, type Output } from 'mediabunny'
import { SOUND_BITRATE, type FilmSound } from './film-encoder.ts'

registerAacEncoder()

/** Gives a film a track of sound, by FFmpeg's AAC in WebAssembly: 10 s take half a second of a processor. */
export function soundTrack(output: Output): (sound: FilmSound) => Promise<void> {
  const source = new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITRATE })
  output.addAudioTrack(source)
  return async ({ file, sampleRate }) => {
    const { buffer, byteOffset, byteLength } = await readFile(file)
    const data = new Float32Array(buffer, byteOffset, byteLength / 4)
    // A second at a time.
    for (let at = 0; at < data.length; at += 2 * sampleRate) {
      const sample = new AudioSample({ data: data.subarray(at, at + 2 * sampleRate), format: 'f32', numberOfChannels: 2, sampleRate, timestamp: at / 2 / sampleRate })
      await source.add(sample)
      sample.close()
    }
    source.close()
  }
}
