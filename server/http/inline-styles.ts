import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isHtml } from './is-html.ts'

const HEAD_END = Buffer.from('</head>')
const links = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g

/** A page with the styles that its head links to; its own inline styles carry the nonce. */
export type InlineStyles = (page: Response, nonce: string) => Response

/**
 * Puts the built style sheets in `folder` into the heads of pages that link to them, so that the first picture of a page
 * does not wait for them. The links stay, disabled and of no medium: no browser fetches those, not even one that reads
 * ahead, which sees the medium alone. To the code of the page the sheets are there, in their order, so it does not load
 * them again behind others.
 */
export function createInlineStyles(folder: string): InlineStyles {
  const sheets = new Map(
    readdirSync(path.join(folder, 'assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(folder, 'assets', name), 'utf8').trim()]),
  )
  const fill = (head: string, nonce: string): string => {
    const found = [...head.matchAll(links)].filter(([, href = '']) => sheets.has(href))
    const [first] = found
    if (!first) return head
    const style = `<style nonce="${nonce}">${found.map(([, href = '']) => sheets.get(href)).join('')}</style>`
    const marked = head.replaceAll(links, (link, href: string) => (sheets.has(href) ? link.replace('/>', ' disabled="" media="not all"/>') : link))
    return marked.slice(0, first.index) + style + marked.slice(first.index)
  }
  return (page, nonce) => {
    if (!page.body || !isHtml(page)) return page
    return new Response(page.body.pipeThrough(changeHead((head) => fill(head, nonce))), page)
  }
}

/** Holds a page back to the end of its head, which is changed; the rest passes as it comes. */
function changeHead(change: (head: string) => string): TransformStream<Uint8Array, Uint8Array> {
  let held: Buffer | undefined = Buffer.alloc(0)
  return new TransformStream({
    transform(chunk, controller) {
      if (!held) return controller.enqueue(chunk)
      held = Buffer.concat([held, chunk])
      const end = held.indexOf(HEAD_END)
      if (end < 0) return
      controller.enqueue(Buffer.from(change(held.toString('utf8', 0, end))))
      controller.enqueue(held.subarray(end))
      held = undefined
    },
    flush(controller) {
      if (held?.length) controller.enqueue(held)
    },
  })
}
