import { msg } from '@lingui/core/macro'

/** The few of the vocabulary that are offered under the prompt; the rest comes when it is asked for. */
export const firstWords = {
  sunset: msg`黄昏`,
  mist: msg`薄雾`,
  soft: msg`柔和的光`,
  dreamy: msg`梦幻`,
}
