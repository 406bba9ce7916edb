import { startDecoder, type DecoderProcess } from './decoder-process.ts'

/** A process without work ends after this long, so that its memory is free. */
const IDLE_MS = 30_000

/** Decoders that wait for the next picture; how many there are is for who takes them. */
export function createDecoderProcesses() {
  const idle: { decoder: DecoderProcess; timer: NodeJS.Timeout }[] = []
  let closed = false

  return {
    /** A decoder for the next picture. */
    take(): DecoderProcess {
      const { decoder, timer } = idle.pop() ?? {}
      clearTimeout(timer)
      return decoder?.isFit() ? decoder : startDecoder()
    },
    giveBack(decoder: DecoderProcess): void {
      if (closed || !decoder.isFit()) return void decoder.end()
      const timer = setTimeout(() => {
        idle.splice(idle.findIndex((other) => other.decoder === decoder), 1)
        void decoder.end()
      }, IDLE_MS)
      timer.unref()
      idle.push({ decoder, timer })
    },
    close(): void {
      closed = true
      for (const { decoder, timer } of idle.splice(0)) {
        clearTimeout(timer)
        void decoder.end()
      }
    },
  }
}
