import { expect, it, vi } from 'vitest'
import { createSay } from '../words/say.ts'
import { limitPages } from './page-limit.ts'

it('pages are rendered for one address only so often, and others go on', async () => {
  const render = vi.fn(async () => new Response('page'))
  const answer = limitPages(createSay(), render)
  const open = (ip: string) => answer(new Request('http://web.test/?x=1', { headers: { 'Accept-Language': 'fr' } }), ip)
  for (let count = 0; count < 300; count++) expect((await open('203.0.113.7')).status).toBe(200)
  const refused = await open('203.0.113.7')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Réessayez')
  expect(render).toHaveBeenCalledTimes(300)
  expect((await open('203.0.113.8')).status).toBe(200)
})
