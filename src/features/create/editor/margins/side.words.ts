import { msg } from '@lingui/core/macro'

/** What the sides of a picture are called. */
export const sideWords = { top: msg`上边`, right: msg`右边`, bottom: msg`下边`, left: msg`左边` }
