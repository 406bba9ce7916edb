import { describe, expect, it } from 'vitest'
import { cleanName } from '#contract/characters.ts'

describe('a name that others see', () => {
  it.each([
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['joiners', '\u200d\u200c'],
    ['fillers and blanks that count as letters', '\u3164\u2800\uffa0'],
    ['selectors and tags of no emoji', '\ufe0f\u{e0041}'],
    ['marks alone', '\u0301\u0301'],
    ['ideographic spaces', '\u3000'],
    ['turns of direction', '\u202e\u2066'],
  ])('is empty when it is %s', (_, name) => expect(cleanName(name)).toBe(''))

  it.each([
    ['a letter', 'a\u200bd\u00adm\u2060in\ufeff', 'admin'],
    ['a joiner between Latin letters', 'ad\u200dm\u200cin\ufe0f', 'admin'],
    ['spaces around it', '  小安\u3000', '小安'],
    ['a line end', 'a\nb', 'ab'],
  ])('loses what is unseen beside %s', (_, name, shown) => expect(cleanName(name)).toBe(shown))

  it.each(['👨‍👩‍👧 全家', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '❤️', '1️⃣', '🇫🇷', 'می‌خواهم', 'क्‍ष', '葛\u{e0100}城', 'Zoë', '…', '画 画'])(
    'keeps %s as it is written',
    (name) => expect(cleanName(name)).toBe(name),
  )
})
