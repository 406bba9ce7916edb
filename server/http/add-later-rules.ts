/**
 * Runs in a page, from its text: of this module, nothing but the function is there. Puts the rules that came behind the content
 * (`deferRules`) back to their places in the inline style sheet.
 */
export function addLaterRules(): void {
  const script = document.querySelector('script[data-later-rules]')
  if (!script) return
  script.remove()
  const runs = JSON.parse(script.textContent) as string[]
  for (const { sheet } of document.querySelectorAll('style')) {
    if (!sheet) continue
    for (let at = 0; at < sheet.cssRules.length && runs.length > 0; at++) {
      const rule = sheet.cssRules[at]
      if (!(rule instanceof CSSMediaRule) || rule.cssRules.length > 0) continue
      sheet.deleteRule(at)
      // In one piece: a browser leaves out what it does not know by itself.
      sheet.insertRule(`@media all{${runs.shift()!}}`, at)
    }
  }
}
