import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface CoachStep {
  name: MessageDescriptor
  /** What to do, and why. */
  text: MessageDescriptor
  /** Shown while what it speaks of is not on the page yet. */
  awaited?: MessageDescriptor
  /** What it speaks of, as a CSS selector. */
  target: string
  /** What the person does there for the next step to come; `press` where told nothing. */
  done?: 'type'
}

const painting = msg`画好之后，这里会告诉你下一步。现在可以看着它慢慢长出来。`

/** The way of a first work, over the page of text to image. */
export const coachSteps: readonly CoachStep[] = [
  { name: msg`选风格`, text: msg`点一种风格。同一句话，水彩和像素会是两个世界；拿不准就留在“自动”。`, target: '[data-field="style"]' },
  {
    name: msg`写提示词`,
    text: msg`写下想看到的画面：有什么、在哪里、什么时候。例如“雪山前的三只企鹅，清晨”。`,
    target: '[data-field="prompt"]',
    done: 'type',
  },
  { name: msg`生成`, text: msg`点“开始创作”。按钮旁写着要花多少灵感值，没画成会退还。`, target: '[data-coach="generate"]' },
  { name: msg`保存`, text: msg`喜欢的话，点“保存”把它留在设备上。它也一直在“我的创作”里。`, awaited: painting, target: '[data-coach="keep"]' },
  { name: msg`发布`, text: msg`点“发布”，起个名字，让大家在广场看到它。`, awaited: painting, target: '[data-coach="publish"]' },
]
