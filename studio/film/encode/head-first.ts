import { BufferSource, BufferTarget, EncodedPacketSink, EncodedVideoPacketSource, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny'
import type { FilmFile } from './film-encoder.ts'

/** The same film as an MP4 that begins with what players need first, says its colours, and carries its labels. */
export async function withHeadFirst(film: Uint8Array, { frameRate, comment, labels }: Pick<FilmFile, 'frameRate' | 'comment' | 'labels'>): Promise<Uint8Array> {
  const input = new Input({ formats: [MP4], source: new BufferSource(film) })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The encoder wrote no film')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate })
  output.setMetadataTags({ comment, raw: { ...labels } })
  await output.start()
  const decoderConfig = { ...config, colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } } as const
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer!)
}
