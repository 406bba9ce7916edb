import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaskStage } from '#contract/entities.ts'

export const stageWords: Record<TaskStage, MessageDescriptor> = {
  waiting: msg`排队中`,
  reading: msg`正在读取`,
  sketching: msg`正在起稿`,
  painting: msg`正在绘制`,
  finding: msg`正在寻找主体`,
  matting: msg`正在打磨边缘`,
  styling: msg`正在渲染风格`,
  finishing: msg`正在收尾`,
  sending: msg`正在送往模型`,
  queued: msg`在模型那里排队`,
  making: msg`模型正在创作`,
  fetching: msg`正在取回成品`,
}
