import { isHtml } from './is-html.ts'
import { startWhenSeen } from './start-when-seen.ts'

const codeAhead = /<link rel="(?:modulepreload"|preload" as="fetch")/g
const entry = '<script type="module" async="" src='

/**
 * A page whose code is asked for behind its first pictures, and runs once they are seen: on a phone, running it keeps them
 * from the screen, and on a slow line it takes their room. What the page links to ahead is of no medium until then, and its
 * entry has no address.
 */
export function lateScripts(page: Response, nonce: string): Response {
  if (!page.body || !isHtml(page)) return page
  // Removed at once: the code of the page knows no such element.
  const starter = `<script nonce="${nonce}">(${String(startWhenSeen)})();document.currentScript.remove()</script>`
  const change = (html: string) =>
    html
      .replaceAll(codeAhead, (link) => `${link} media="not all"`)
      .replace('</head>', () => `${starter}</head>`)
      .replace(entry, () => entry.replace('src=', 'data-src='))
  return new Response(page.body.pipeThrough(changeTags(change)), page)
}

/** Changes a page as it comes, in pieces that end in no tag. */
function changeTags(change: (html: string) => string): TransformStream<Uint8Array, Uint8Array> {
  const text = new TextDecoder()
  let held = ''
  return new TransformStream({
    transform(chunk, controller) {
      held += text.decode(chunk, { stream: true })
      const open = held.lastIndexOf('<')
      const end = open >= 0 && !held.includes('>', open) ? open : held.length
      if (end > 0) controller.enqueue(Buffer.from(change(held.slice(0, end))))
      held = held.slice(end)
    },
    flush(controller) {
      if (held) controller.enqueue(Buffer.from(change(held)))
    },
  })
}
