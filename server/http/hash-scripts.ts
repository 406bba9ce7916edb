import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

interface HashedPage {
  html: string
  /** Of each of its inline scripts, as sources of a content security policy. */
  hashes: string[]
}

/**
 * A page without the nonce that it was made with, for more than one visitor: its own inline scripts are told by what they
 * say. What was smuggled into it does not know the nonce, so it gets no hash.
 */
export function hashScripts(page: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`
  const plain = (html: string) => html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(mark, '')
  const own = [...page.matchAll(inlineScript)].filter(([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
  return {
    html: plain(page),
    hashes: own.map(([, , script = '']) => `'sha256-${createHash('sha256').update(plain(script)).digest('base64')}'`),
  }
}
