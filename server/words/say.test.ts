import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { reasons } from './reasons.ts'
import { createSay } from './say.ts'

let folder = ''

function catalogues(files: Record<string, string>): URL {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
  for (const [locale, text] of Object.entries(files)) {
    mkdirSync(join(folder, locale))
    writeFileSync(join(folder, locale, 'server.po'), text)
  }
  return pathToFileURL(`${folder}/`)
}

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the words of a reason', () => {
  it('come from the language\'s catalogue, with values filled in', () => {
    const say = createSay(catalogues({ en: 'msgid "server.code-too-soon"\nmsgstr "Try again in {seconds} s."\n' }))
    expect(say('en', 'code-too-soon', { seconds: 42 })).toBe('Try again in 42 s.')
  })

  it('fall back to the default language where the catalogue or its entry is missing', () => {
    const say = createSay(catalogues({ en: 'msgid "server.code-too-soon"\nmsgstr ""\n' }))
    expect(say('en', 'code-too-soon', { seconds: 7 })).toBe('验证码已经发出，7 秒后可以再次获取。')
    expect(say('fr', 'work-not-found')).toBe(reasons['work-not-found'].message)
  })

  it('have an id of their own for every reason', () => {
    for (const [reason, { id }] of Object.entries(reasons)) expect(id).toBe(`server.${reason}`)
  })
})
