import { platforms, type Platform as Browser } from '#contract/entities.ts'

/** The kind of browser, as the caller names it; other programs are as a desktop. */
export const browserOf = ({ platform }: { platform: string }): Browser => platforms.find((known) => known === platform) ?? 'pc'
