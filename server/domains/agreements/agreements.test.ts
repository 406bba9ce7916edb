import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { agreementIds, loginAgreements } from '#contract/agreements.ts'
import { codes } from '#contract/codes.ts'
import { eq } from '../../platform/database/orm.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { agreementConsents } from './agreement-consents.table.ts'
import { readAgreements } from './read-agreements.ts'

describe('our texts', () => {
  const agreements = readAgreements()
  const addresses = (text: string) => [...text.matchAll(/\{(\/[^}]+)\}/g)].map(([, address = '']) => address).toSorted((a, b) => a.localeCompare(b))

  it.each(agreementIds)('%s says the same in every language', (id) => {
    const source = agreements.read(id, appConfig.defaultLocale)
    const shapeOf = ({ sections, changes }: typeof source) => [changes.length, sections.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : block.length)))]
    for (const locale of appConfig.locales) {
      const text = agreements.read(id, locale)
      expect([locale, shapeOf(text)]).toEqual([locale, shapeOf(source)])
      expect([locale, addresses(JSON.stringify(text))]).toEqual([locale, addresses(JSON.stringify(source))])
    }
  })

  it('have the product’s figures in them, and no place is left', () => {
    const all = JSON.stringify(appConfig.locales.flatMap((locale) => agreementIds.map((id) => agreements.read(id, locale))))
    expect(all).not.toMatch(/\{[a-zA-Z]+\}/)
    expect(agreements.read('privacy', 'en').sections.flatMap(({ blocks }) => blocks.flat()).join(' ')).toContain(`${appConfig.creation.binDays} days in the bin`)
  })
})

describe('an operator’s own texts', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inkling-agreements-'))
    await writeFile(path.join(folder, 'versions.json'), '{ "privacy": "2027-01-31" }')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('take the place of ours in all languages, or the start ends with what is wrong', async () => {
    expect(() => readAgreements(folder)).toThrow(/zh-Hans.privacy\.json/)
    const text = (summary: string) => JSON.stringify({ title: '隐私', summary, changes: ['新'], sections: [{ title: '一', blocks: ['二'] }] })
    for (const locale of appConfig.locales) {
      await mkdir(path.join(folder, locale))
      await writeFile(path.join(folder, locale, 'privacy.json'), text('{binDays} 天'))
    }
    const agreements = readAgreements(folder)
    expect(agreements.read('privacy', 'fr')).toMatchObject({ version: '2027-01-31', title: '隐私', summary: '30 天' })
    expect(agreements.read('service', 'fr').title).toBe(readAgreements().read('service', 'fr').title)
    await writeFile(path.join(folder, 'en', 'privacy.json'), text('{nothing}'))
    expect(() => readAgreements(folder)).toThrow(/en.privacy\.json.*\{nothing\}/)
  })
})

describe('consent', () => {
  let domains: TestDomains
  beforeAll(async () => {
    domains = await openTestDomains()
  })
  afterAll(() => domains.close())
  const current = loginAgreements.map((id) => ({ id, version: readAgreements().versionOf(id) }))
  const given = (userId: string) => domains.platform.db.select().from(agreementConsents).where(eq(agreementConsents.userId, userId))

  it('is stored with its version by logging in, once for each version', async () => {
    const phone = '13912345678'
    for (let time = 0; time < 2; time++) {
      domains.platform.clock.advance(120_000)
      const { demoCode = '' } = await domains.handlers.loginCode({ phone, purpose: 'login' }, anyone())
      const { user } = await domains.handlers.loginMobile({ phone, code: demoCode, agree: true }, anyone())
      expect((await given(user.id)).map(({ agreement, version, platform }) => ({ id: agreement, version, platform })).toSorted((a, b) => b.id.localeCompare(a.id))).toEqual(
        current.map((one) => ({ ...one, platform: 'h5' })),
      )
    }
  })

  it('is due for who has not agreed to what holds now, until they agree to just that', async () => {
    const call = await domains.person({ locale: 'en' })
    expect(await domains.handlers.userInfo({}, call)).toMatchObject({ agreementsDue: true })
    const { agreements } = await domains.handlers.agreementNews({}, call)
    expect(agreements.map(({ id, version, title }) => ({ id, version, title }))).toEqual([{ ...current[0], title: 'Terms of service' }, { ...current[1], title: 'Privacy policy' }])
    const old = current.map(({ id }) => ({ id, version: '2020-01-01' }))
    expect(await refusal(domains.handlers.agreementAccept({ agreements: old }, call))).toMatchObject({ code: codes.conflict, reason: 'agreement-changed' })
    await Promise.all(Array.from({ length: 3 }, () => domains.handlers.agreementAccept({ agreements: current }, call)))
    expect((await domains.handlers.userInfo({}, call)).agreementsDue).toBeUndefined()
    expect(await given(call.identity.userId)).toHaveLength(2)
  })
})
