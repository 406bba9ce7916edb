import type { Locator, Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'

type Point = readonly [x: number, y: number]

/** A finger that is seen on the page. */
export interface Hand {
  tap(target: Locator): Promise<void>
  /** Types as a person does, into a field. */
  write(target: Locator, words: string): Promise<void>
  /** Brings something to the middle of the screen, at a pace that eyes can follow. */
  show(target: Locator): Promise<void>
  /** Draws over a picture, in shares of its size. */
  draw(target: Locator, points: readonly Point[]): Promise<void>
  /** Lifts off and out of sight. */
  rest(): Promise<void>
}

const GLIDE_MS = 420
const SETTLE_MS = 450
const KEY_MS = 75
const MARK = 'lesson-finger'

/** The mark of the finger belongs to no page: it hangs at the root, where no page looks. */
async function mark(page: Page, { at, down = false, hidden = false }: { at?: Point; down?: boolean; hidden?: boolean }): Promise<void> {
  await page.evaluate(
    ({ id, place, pressed, gone, glide }) => {
      let finger = document.getElementById(id)
      if (!finger) {
        finger = document.createElement('div')
        finger.id = id
        Object.assign(finger.style, {
          position: 'fixed', zIndex: '2147483647', left: '0', top: '0', width: '44px', height: '44px', margin: '-22px 0 0 -22px', borderRadius: '50%',
          background: 'rgb(255 255 255 / 0.28)', border: '2px solid rgb(255 255 255 / 0.85)', boxShadow: '0 2px 10px rgb(0 0 0 / 0.5)', pointerEvents: 'none',
          transform: 'translate(195px, 900px)', opacity: '0',
        })
        document.documentElement.append(finger)
        finger.getBoundingClientRect()
      }
      finger.style.transition = `transform ${glide}ms cubic-bezier(0.3, 0.1, 0.2, 1), opacity 200ms, scale 120ms, background 120ms`
      if (place) finger.style.transform = `translate(${place[0]}px, ${place[1]}px)`
      finger.style.opacity = gone ? '0' : '1'
      finger.style.scale = pressed ? '0.78' : '1'
      finger.style.background = pressed ? 'rgb(255 255 255 / 0.6)' : 'rgb(255 255 255 / 0.28)'
    },
    { id: MARK, place: at, pressed: down, gone: hidden, glide: GLIDE_MS },
  )
}

export function createHand(page: Page): Hand {
  const middleOf = async (target: Locator): Promise<Point> => {
    const box = (await target.boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  const hand: Hand = {
    async show(target) {
      await target.waitFor()
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center', inline: 'nearest' }))
      await delay(SETTLE_MS + 250)
    },
    async tap(target) {
      await target.waitFor()
      const [, y] = await middleOf(target)
      const { height } = page.viewportSize()!
      // The bars above and below are in the way.
      if (y < 90 || y > height - 110) await hand.show(target)
      const at = await middleOf(target)
      await mark(page, { at })
      await delay(GLIDE_MS + 80)
      await mark(page, { at, down: true })
      await delay(130)
      await target.tap()
      await mark(page, { at }).catch(() => {})
      await delay(SETTLE_MS)
    },
    async write(target, words) {
      await hand.tap(target)
      await target.clear()
      for (const letter of words) {
        await page.keyboard.insertText(letter)
        await delay(KEY_MS)
      }
      await delay(SETTLE_MS)
    },
    async draw(target, points) {
      const box = (await target.boundingBox())!
      const places = points.map(([x, y]): Point => [box.x + x * box.width, box.y + y * box.height])
      const [first] = places
      await mark(page, { at: first! })
      await delay(GLIDE_MS + 80)
      await mark(page, { at: first!, down: true })
      const finger = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', on: Point[]) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: on.map(([x, y]) => ({ x, y })) })
      await touch('touchStart', [first!])
      for (const place of alongside(places)) {
        await touch('touchMove', [place])
        await page.evaluate(([id, [x, y]]) => {
          const drawn = document.getElementById(id)!
          drawn.style.transition = 'none'
          drawn.style.transform = `translate(${x}px, ${y}px)`
        }, [MARK, place] as const)
        await delay(40)
      }
      await touch('touchEnd', [])
      await finger.detach()
      await mark(page, {})
      await delay(SETTLE_MS)
    },
    rest: () => mark(page, { hidden: true }),
  }
  return hand
}

/** Places along a line, some pixels from each other. */
function alongside(places: readonly Point[]): Point[] {
  const STEP = 9
  return places.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = places[at]!
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / STEP))
    return Array.from({ length: steps }, (_, step): Point => [fromX + ((x - fromX) * (step + 1)) / steps, fromY + ((y - fromY) * (step + 1)) / steps])
  })
}
