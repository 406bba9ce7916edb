import { readFileSync } from 'node:fs'
import PO from 'pofile'
import { describe, expect, it, test } from 'vitest'
import { appConfig } from '#config'
import { findWords } from './find-words.ts'

describe('what the square does not take', () => {
  it.each([
    ['操你妈', 'abuse'],
    ['操 你　妈！', 'abuse'],
    ['操\u200b你\u200b妈', 'abuse'],
    ['Fuck you', 'abuse'],
    ['ｆｕｃｋ　ｙｏｕ', 'abuse'],
    ['f u c k you', 'abuse'],
    ['fuuuuck you', 'abuse'],
    ['FцCK you', 'abuse'],
    ['f**k you', 'abuse'],
    ['mоthеrfuсkеr', 'abuse'],
    ['n1gg3r', 'hate'],
    ['hijo de puta', 'abuse'],
    ['¡Hijo de  PUTA!', 'abuse'],
    ['nique ta mère', 'abuse'],
    ['enculé', 'abuse'],
    ['ぶっ殺す', 'violence'],
    ['児童ﾎﾟﾙﾉ', 'sexual'],
    ['兒童色情', 'sexual'],
    ['child porn', 'sexual'],
    ['pédopornographie', 'sexual'],
  ] as const)('%s', (text, reason) => {
    const { decision, reasons } = findWords(text)
    expect(decision).toBe('refuse')
    expect(reasons).toContain(reason)
  })
})

describe('what somebody looks at first', () => {
  it.each([
    ['一幅色情的画', 'sexual'],
    ['porn star', 'sexual'],
    ['加微信 abc12345 领红包', 'contact'],
    ['微信：inkling_2026', 'contact'],
    ['call 138 1234 5678', 'contact'],
    ['https://example.com/sale', 'contact'],
    ['me@example.com', 'contact'],
    ['セックス', 'sexual'],
    ['gran puta', 'sexual'],
    ['quel connard', 'abuse'],
  ] as const)('%s', (text, reason) => expect(findWords(text)).toEqual({ decision: 'hold', reasons: [reason] }))
})

test.each([
  'Scunthorpe, Essex and Penistone',
  'A classic assassin with a cocktail in Middlesex',
  'Shiitake, a great tit and a blue-footed booby',
  'Dickinson reads Moby Dick to a Maine Coon',
  'rape field in bloom, chink of light, faded negro on velvet',
  'Kike y su perro negro',
  'Un retard de train, une bite d’amarrage, une chatte et ses chatons',
  '路口交通、进口交易、港口交接',
  '互动性交流、女性交往、一次性交完',
  '特色情调的咖啡馆，绝色情缘',
  '给妈妈做爱心早餐，把这叫做爱',
  '独自慰问边防，露点温度，古代炼铜',
  '台风今日逼近，体操逼人',
  'ユニセックスなドレープ、グレープジュース、必死ねばり',
  'Vol. 1. A b c d e, 3D render 8k f/1.8',
  '2026-11-23 13:05, 4096x4096, 100%, 1 000 000',
  '',
])('harmless: %s', (text) => expect(findWords(text)).toEqual({ decision: 'pass', reasons: [] }))

/** The words for what others report, and for what is refused, name it. */
const naming = /色情|porn|pornograf|pornograph|ポルノ|nsfw/i

test.each(appConfig.locales)('nothing that the product itself says is found: %s', (locale) => {
  const texts = ['messages', 'server'].flatMap((catalogue) => PO.parse(readFileSync(`locales/${locale}/${catalogue}.po`, 'utf8')).items.map(({ msgid, msgstr }) => msgstr[0] || msgid))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => !naming.test(text) && findWords(text).decision !== 'pass')).toEqual([])
})
