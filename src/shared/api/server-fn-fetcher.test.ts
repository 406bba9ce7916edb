import { fromJSON, type SerovalJSON } from 'seroval'
import { expect, test } from 'vitest'
import { encodePlain } from './server-fn-fetcher.ts'

test.each(['', '{"a":"b"}', 'a\nb\t"c" \\n \\\\ </script>', '\u2028 你好 👋', JSON.stringify({ words: 'line\nline "quoted" \\ <b>' })])(
  'Start reads on the server what was sent: %j',
  (payload) => {
    const call = { data: { name: 'squareList', payload } }
    expect(fromJSON(JSON.parse(JSON.stringify(encodePlain(call))) as SerovalJSON)).toEqual(call)
  },
)
