import { createHash } from 'node:crypto'
import type { InlineSources } from './content-policy.ts'

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

interface HashedPage {
  html: string
  hashes: InlineSources
}

/**
 * A page without the nonce that it was made with, for more than one visitor: its own inline scripts and styles are told by
 * what they say. What was smuggled into it does not know the nonce, so it gets no hash.
 */
export function hashInline(page: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`
  const plain = (html: string) => html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(mark, '')
  const own = [...page.matchAll(inline)].filter(([, , attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
  const hashesOf = (name: string) =>
    own.filter(([, tag]) => tag === name).map(([, , , text = '']) => `'sha256-${createHash('sha256').update(plain(text)).digest('base64')}'`)
  return { html: plain(page), hashes: { scripts: hashesOf('script'), styles: hashesOf('style') } }
}
