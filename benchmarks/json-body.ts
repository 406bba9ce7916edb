/** What reading 1 MB of JSON costs against parsing it, for the worst that can be sent. A call blocks everybody for as long. */
import { readJsonObject } from '#server/http/json-body.ts'
import { medianTime } from './support/median.ts'

const ROOM = 1024 * 1024 - 100
const fill = (open: string, item: (index: number) => string, close: string) => {
  const items: string[] = []
  for (let size = 0, index = 0; size < ROOM; index++) {
    items.push(item(index))
    size += items.at(-1)!.length + 1
  }
  return open + items.slice(0, -1).join() + close
}
const bodies = {
  numbers: fill('{"a":[', () => '0', ']}'),
  'empty arrays': fill('{"a":[', () => '[]', ']}'),
  names: fill('{', (index) => `"${index.toString(36)}":0`, '}'),
  depth: `{"a":${'['.repeat(ROOM / 2)}${']'.repeat(ROOM / 2)}}`,
  'points of a mask': fill('{"a":[', () => '[0.123,0.456]', ']}'),
  text: JSON.stringify({ a: 'x'.repeat(ROOM - 10) }),
  'texts to clean': fill('{"a":[', () => String.raw`"\u0000ab"`, ']}'),
}

for (const [name, body] of Object.entries(bodies)) {
  const read = () => readJsonObject(new Request('http://a.test', { method: 'POST', body })).catch(() => {})
  const parse = () => new Request('http://a.test', { method: 'POST', body }).json()
  const [ours, bare] = [await medianTime(read), await medianTime(parse)]
  console.log(`${name.padEnd(18)} ${ours.toFixed(1)} ms, JSON.parse ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(2)}`)
}
