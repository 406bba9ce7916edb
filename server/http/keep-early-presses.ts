/**
 * Runs behind a page's content, from its text: of this module, nothing but the function is there. Who presses a button before the
 * page's code has come to it need not press again: the press is kept for ten seconds and done as soon as the button answers.
 */
export function keepEarlyPresses(): void {
  // React writes the properties of an element to the element once it answers for it.
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  let kept: HTMLElement | undefined
  let until = 0
  const press = () => {
    const button = kept
    if (button?.isConnected && !answers(button) && performance.now() < until) {
      requestAnimationFrame(press)
      return
    }
    kept = undefined
    if (button && answers(button)) button.click()
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || answers(button)) return
      // A form would be sent to the server as it stands.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!kept) requestAnimationFrame(press)
      kept = button
      until = performance.now() + 10_000
    },
    true,
  )
}
