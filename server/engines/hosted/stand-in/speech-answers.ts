import type { ServerResponse } from 'node:http'
import { answer } from './serve.ts'

export type SpeechFate = 'well' | 'mp3' | 'empty' | 'cut-off' | 'down' | 'moderated' | 'endless' | 'on-and-on'

const RATE = 24_000

/** Answers with a voice of tones, a syllable for each letter or character; as OpenAI's, its head does not know how long it will be. */
export function speakAloud({ input, response_format: format }: Record<string, unknown>, fate: SpeechFate, response: ServerResponse): void {
  if (fate === 'down') return answer(response, 503, { error: { message: 'The server is overloaded.' } })
  if (fate === 'moderated') return answer(response, 400, { error: { message: 'Rejected by the safety system.', code: 'moderation_blocked' } })
  if (fate === 'mp3' || format !== 'wav') return void response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00 no numbers at all', 'latin1'))
  if (fate === 'empty') return void response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(headOf())
  const words = String(input)
  const seconds = Math.max(0.6, words.length / (/\p{Script=Han}|\p{Script=Hiragana}/u.test(words) ? 4.5 : 14))
  const bytes = Buffer.concat([headOf(), fate === 'on-and-on' ? Buffer.alloc(2 * RATE * 90) : tones(seconds)])
  response.writeHead(200, { 'Content-Type': 'audio/wav' })
  if (fate === 'endless') {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
    }
    response.on('drain', more)
    response.write(bytes)
    return more()
  }
  if (fate !== 'cut-off') return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.byteLength >> 1))
  setImmediate(() => response.destroy())
}

function headOf(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(0xffffffff, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(2 * RATE, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(0xffffffff, 40)
  return head
}

/** Four syllables a second of a low voice with its overtones. */
function tones(seconds: number): Buffer {
  const out = Buffer.alloc(2 * Math.round(seconds * RATE))
  for (let i = 0; i < out.length / 2; i++) {
    const t = i / RATE
    const syllable = Math.sin(Math.PI * ((4 * t) % 1)) ** 0.6
    const voice = [1, 2, 3, 5, 8].reduce((sum, overtone) => sum + Math.sin(2 * Math.PI * 150 * overtone * t) / overtone, 0)
    out.writeInt16LE(Math.round(9000 * syllable * voice * 0.5), 2 * i)
  }
  return out
}
