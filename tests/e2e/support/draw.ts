import type { Page } from '@playwright/test'

/** Draws from one place of the photo to another, in shares of its size: with the mouse, or with a finger. */
export async function drawStroke(page: Page, hasTouch: boolean, from: [number, number], to: [number, number]): Promise<void> {
  const board = page.locator('canvas')
  await board.scrollIntoViewIfNeeded()
  const box = (await board.boundingBox())!
  const place = ([x, y]: [number, number]) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
  const [start, end] = [place(from), place(to)]
  if (!hasTouch) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 5 })
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [end] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
