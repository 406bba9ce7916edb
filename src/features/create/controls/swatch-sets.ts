import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Swatch {
  colour: string
  /** For those who do not see it. */
  words: MessageDescriptor
}

const cloth: Swatch[] = [
  { colour: '#ffffff', words: msg`白色` },
  { colour: '#1e1e21', words: msg`黑色` },
  { colour: '#8d9099', words: msg`灰色` },
  { colour: '#d9c7a8', words: msg`米色` },
  { colour: '#c8332b', words: msg`红色` },
  { colour: '#f0a6b8', words: msg`粉色` },
  { colour: '#f2c230', words: msg`黄色` },
  { colour: '#3a8f6a', words: msg`绿色` },
  { colour: '#3a6fc8', words: msg`蓝色` },
  { colour: '#24345c', words: msg`藏青` },
  { colour: '#7d5ab5', words: msg`紫色` },
  { colour: '#7a4e2d', words: msg`棕色` },
]

/** White, ID-photo blue and red, and a few that flatter a subject. */
const behind: Swatch[] = [
  { colour: '#ffffff', words: msg`白色` },
  { colour: '#438edb', words: msg`证件蓝` },
  { colour: '#d9001b', words: msg`证件红` },
  { colour: '#f2efe9', words: msg`米白` },
  { colour: '#dceaf0', words: msg`冰蓝` },
  { colour: '#f7d6d0', words: msg`浅粉` },
  { colour: '#1e1e21', words: msg`黑色` },
  { colour: '#3a8f6a', words: msg`绿色` },
]

const lips: Swatch[] = [
  { colour: '#b5646a', words: msg`豆沙` },
  { colour: '#d8938c', words: msg`裸粉` },
  { colour: '#e5644e', words: msg`珊瑚` },
  { colour: '#e0642c', words: msg`暖橘` },
  { colour: '#b5121b', words: msg`正红` },
  { colour: '#c23b64', words: msg`玫瑰` },
  { colour: '#7f1d3a', words: msg`浆果` },
]

const hair: Swatch[] = [
  { colour: '#1c1a1b', words: msg`黑色` },
  { colour: '#3b2a20', words: msg`深棕` },
  { colour: '#6b4226', words: msg`栗色` },
  { colour: '#b07a3c', words: msg`蜜糖` },
  { colour: '#dcb877', words: msg`浅金色` },
  { colour: '#9a3b22', words: msg`红棕` },
  { colour: '#b9bcc4', words: msg`银灰` },
]

/** The colours that suit a field. */
export const swatchesOf = (field: string): Swatch[] => ({ background: behind, lipColour: lips, hairColour: hair })[field] ?? cloth
