import { describe, expect, it } from 'vitest'
import { deferRules } from './defer-rules.ts'

const pageOf = (css: string, body = '<p class="a b">山</p>') => `<head><style nonce="n">${css}</style></head><body>${body}<script nonce="n">run()</script></body>`
const partsOf = (page: string) => ({
  used: /<style nonce="n">([^]*?)<\/style>/.exec(page)?.[1],
  later: JSON.parse(/<p[^]*<script type="application\/json" data-later-rules>([^]*?)<\/script><script nonce="n">run/.exec(page)?.[1] ?? 'null') as string[] | null,
})

describe('deferRules', () => {
  it('leaves what matches in the sheet, marks where the rest was, and puts that behind the content', () => {
    const css = 'p{x:0}.a{x:1}.c{x:2}.a .c{x:3}.a .b>i{x:4}@media (width<9px){.c{x:5}}@media (width<9px){.c{x:6}.b{x:7}}.d{x:8}'
    expect(partsOf(deferRules(pageOf(css)))).toEqual({
      used: 'p{x:0}.a{x:1}@media all{}.a .b>i{x:4}@media all{}@media (width<9px){.c{x:6}.b{x:7}}@media all{}',
      later: ['.c{x:2}.a .c{x:3}', '@media (width<9px){.c{x:5}}', '.d{x:8}'],
    })
  })

  it('leaves in doubt: lists, negations, attributes, names of animations', () => {
    const css = '.c,.a{x:1}.a:not(.c){x:2}.a:is(.c,:where(.d)){x:3}img[src$=".webp"]{x:4}@keyframes c{to{x:5}}@property --c{inherits:false}'
    expect(partsOf(deferRules(pageOf(css)))).toEqual({ used: css, later: null })
  })

  it('takes away what needs a pointer', () => {
    expect(partsOf(deferRules(pageOf('.a:hover{x:1}.a:active:not(.c){x:2}.a:hover,.b{x:3}')))).toEqual({
      used: '@media all{}.a:hover,.b{x:3}',
      later: ['.a:hover{x:1}.a:active:not(.c){x:2}'],
    })
  })

  it('is not led astray by braces and ends of scripts in strings, nor by dollars', () => {
    const css = '.c::before{content:"}</script>$&"}.a::before{content:"{$1"}'
    expect(partsOf(deferRules(pageOf(css)))).toEqual({ used: '@media all{}.a::before{content:"{$1"}', later: ['.c::before{content:"}</script>$&"}'] })
  })

  it('leaves a page that has no sheet or no script', () => {
    for (const page of ['<head></head><body><script>run()</script></body>', '<head><style nonce="n">.c{x:1}</style></head><body></body>']) expect(deferRules(page)).toBe(page)
  })
})
