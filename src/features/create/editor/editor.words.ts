import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DrawnKind } from './drawn-fields.ts'

/** One line of help over an empty editor: by generator, else by what is edited. */
const helpWords: Record<string, MessageDescriptor> = {
  erasure: msg`涂抹想去掉的东西，松手即可`,
  'local-redraw': msg`涂抹想重画的地方，再写下想要的样子`,
  repair: msg`涂抹划痕、折痕或污渍，这些地方会重点修复`,
  'clothes-change': msg`绿色涂在要换的衣服上，红色涂在不换的地方`,
  mask: msg`涂抹要处理的地方`,
  strokes: msg`绿色是要保留的，红色是要去除的`,
  taps: msg`选一种颜色，点在线稿上`,
  margins: msg`拖动边框，画面会向外延展`,
}

export const helpFor = (generator: string, kind: DrawnKind): MessageDescriptor => helpWords[generator] ?? helpWords[kind]!

interface EditorWords {
  open: MessageDescriptor
  /** After a result: back to the same photo with what was drawn on it. */
  resume: MessageDescriptor
  close: MessageDescriptor
}

const brush: EditorWords = { open: msg`用画笔修边`, resume: msg`用画笔修边`, close: msg`收起画笔` }

/** The button that opens and closes each editor. */
export const editorWords: Record<DrawnKind, EditorWords> = {
  mask: { open: msg`涂抹照片`, resume: msg`继续涂抹`, close: msg`收起画笔` },
  strokes: brush,
  taps: { open: msg`点选颜色`, resume: msg`调整颜色`, close: msg`收起调色盘` },
  margins: { open: msg`调整画幅`, resume: msg`继续调整`, close: msg`收起边框` },
}
