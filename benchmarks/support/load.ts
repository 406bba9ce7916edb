import { connect } from 'node:net'
import type { Load } from './measure-load.ts'

/**
 * Asks for one thing as often as it is answered, over connections that stay open, and tells the process that forked it how
 * often a second that was. Answers are counted by their end alone: whoever measures a server must not work as hard as it.
 */
const load = JSON.parse(process.argv[2] ?? '') as Load
const { hostname, port, pathname, search, host } = new URL(load.url)
const head = Object.entries({ Host: host, Accept: '*/*', ...load.headers }).map(([name, value]) => `${name}: ${value}\r\n`).join('')
const body = load.body ?? ''
const length = load.body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
/** From many addresses, where the server believes what a proxy says: limits for an address are not what is measured. */
const requests = Array.from({ length: 1000 }, (_, i) =>
  Buffer.from(`${load.body === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1\r\n${head}X-Forwarded-For: 10.0.${i >> 8}.${i & 255}\r\n${length}\r\n${body}`),
)
let asked = 0
const request = () => requests[asked++ % requests.length]!

let answered = 0
let refused = 0

function open(): void {
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  let waiting: Buffer = Buffer.alloc(0)
  socket.on('error', (error) => {
    throw error
  })
  socket.on('connect', () => socket.write(request()))
  socket.on('data', (chunk: Buffer) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    const headEnd = waiting.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const said = waiting.toString('latin1', 0, headEnd).toLowerCase()
    const counted = /\r\ncontent-length: (\d+)/.exec(said)?.[1]
    const whole = counted === undefined ? waiting.subarray(-5).equals(LAST_CHUNK) : waiting.length >= headEnd + 4 + Number(counted)
    if (!whole) return
    answered++
    if (!said.startsWith('http/1.1 200')) refused++
    waiting = Buffer.alloc(0)
    socket.write(request())
  })
}
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

for (let i = 0; i < load.connections; i++) open()
// What is slow only the first time is not what is asked here.
setTimeout(() => {
  const [start, before] = [performance.now(), answered]
  setTimeout(() => {
    if (refused > 0) throw new Error(`${refused} of ${answered} answers of ${load.url} were not 200`)
    process.send?.(((answered - before) / (performance.now() - start)) * 1000, () => process.exit())
  }, load.seconds * 1000)
}, 500)
