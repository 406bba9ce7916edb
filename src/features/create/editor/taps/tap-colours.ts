import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The palette for a line drawing, with the name of each colour for those who do not see it. */
export const tapColours: readonly { colour: string; name: MessageDescriptor }[] = [
  { colour: '#f4d3bd', name: msg`肤色` },
  { colour: '#e5484d', name: msg`红色` },
  { colour: '#f27c38', name: msg`橙色` },
  { colour: '#f5c84c', name: msg`黄色` },
  { colour: '#8fc46a', name: msg`草绿` },
  { colour: '#2f7d5b', name: msg`墨绿` },
  { colour: '#54b8b1', name: msg`青色` },
  { colour: '#8cc8f0', name: msg`天蓝` },
  { colour: '#3a68c8', name: msg`深蓝` },
  { colour: '#8b6cc9', name: msg`紫色` },
  { colour: '#f2a3b8', name: msg`粉色` },
  { colour: '#8a5a3c', name: msg`棕色` },
  { colour: '#f7f5f0', name: msg`白色` },
  { colour: '#3b3b42', name: msg`炭黑` },
]
