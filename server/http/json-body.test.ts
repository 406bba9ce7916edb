import { describe, expect, it } from 'vitest'
import { readJsonObject } from './json-body.ts'

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readJsonObject(new Request('http://api.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
const many = (count: number, item: (index: number) => string) => Array.from({ length: count }, (_, index) => item(index)).join()

describe('the JSON of a call', () => {
  it('is read whatever its texts look like', async () => {
    const value = { text: 'a "b" \\ [{,:', nested: [{ deep: ['é', '😀', 1.5, null, true] }], empty: [] }
    expect(await read(JSON.stringify(value))).toEqual(value)
    expect(await read('')).toEqual({})
  })

  it('has no NUL and no half of a surrogate pair left, in texts and names, however deep', async () => {
    const body = String.raw`{"a":"x\u0000y","b":[[{"c":"\uD83D!"}]],"d\u0000":1,"whole":"\ud83d\ude00","said":"\\u0000"}`
    expect(await read(body)).toEqual({ a: 'xy', b: [[{ c: '\ufffd!' }]], whole: '😀', said: String.raw`\u0000` })
  })

  it.each([
    ['deeper than anything of ours', `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['of half a million numbers', `{"a":[${many(500_000, () => '0')}]}`],
    ['of more names than anything of ours', `{${many(20_000, (index) => `"${index}":0`)}}`],
    ['of objects without end', `{"a":[${many(300_000, () => '{}')}]}`],
  ])('%s is refused before it is parsed', async (_, body) => {
    expect(body.length).toBeLessThan(1024 * 1024)
    await expect(read(body)).rejects.toMatchObject({ reason: 'too-large' })
  })

  it('of the largest mask that fits is read', async () => {
    const points = Array.from({ length: 75_000 }, () => [0.123, 0.45])
    expect(await read(JSON.stringify({ points }))).toEqual({ points })
  })

  it('is not read further than the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({ pull: (body) => (sent++, body.enqueue(new Uint8Array(100_000).fill(0x20))) })
    await expect(read(endless)).rejects.toMatchObject({ reason: 'too-large' })
    expect(sent).toBeLessThan(20)
    await expect(read('{}', { 'Content-Length': '400000000' })).rejects.toMatchObject({ reason: 'too-large' })
  })

  it.each(['{"a":', '{"a":"', '"\\', '[1]', '{]', 'nothing'])('%s is no object', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ reason: 'bad-json' })
  })
})
