import { expect, it } from 'vitest'
import { createSay } from '../words/say.ts'
import { createPageLimit } from './page-limit.ts'

it('pages are rendered for one address only so often, and others go on', async () => {
  const limit = createPageLimit(createSay())
  const open = (ip: string) => limit(new Request('http://web.test/?x=1', { headers: { 'Accept-Language': 'fr' } }), ip)
  for (let count = 0; count < 300; count++) expect(open('203.0.113.7')).toBeUndefined()
  const refused = open('203.0.113.7')!
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Réessayez')
  expect(open('203.0.113.8')).toBeUndefined()
})
