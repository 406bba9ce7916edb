import { addLaterRules } from './add-later-rules.ts'
import { isHtml } from './is-html.ts'
import { keepEarlyPresses } from './keep-early-presses.ts'
import { markFirstFrame } from './mark-first-frame.ts'
import { CODE_MS, NEAR_MS, startWhenSeen } from './start-when-seen.ts'

const codeAhead = /<link rel="(?:modulepreload"|preload" as="fetch")/g
const entry = '<script type="module" async="" src='

/**
 * A page whose code is asked for behind its first pictures, and runs once they are seen: on a phone, running it keeps them
 * from the screen, and on a slow line it takes their room. What the page links to ahead is of no medium until then, and its
 * entry has no address. A button that is pressed before is pressed when it is there.
 */
export function lateScripts(page: Response, nonce: string): Response {
  if (!page.body || !isHtml(page)) return page
  // Removed at once: the code of the page knows no such element.
  const script = (code: string) => `<script nonce="${nonce}">${code}document.currentScript.remove()</script>`
  const atHead = script(`(${String(markFirstFrame)})();`)
  const behindContent = script(`(${String(startWhenSeen)})(${NEAR_MS},${CODE_MS},${String(addLaterRules)});(${String(keepEarlyPresses)})();`)
  let inBody = false
  let isStarted = false
  const start = (html: string) => {
    if (isStarted) return html
    const body = inBody ? 0 : html.indexOf('<body')
    inBody ||= body >= 0
    const first = inBody ? html.indexOf('<script', body) : -1
    isStarted = first >= 0
    return isStarted ? html.slice(0, first) + behindContent + html.slice(first) : html
  }
  const change = (html: string) =>
    start(html)
      .replaceAll(codeAhead, (link) => `${link} media="not all"`)
      .replace('</head>', () => `${atHead}</head>`)
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
