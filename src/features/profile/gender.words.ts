import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Gender } from '#contract/entities.ts'

export const genderWords: Record<Gender, MessageDescriptor> = {
  female: msg`女`,
  male: msg`男`,
  other: msg`其他`,
}
