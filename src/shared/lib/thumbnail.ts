import { appConfig } from '#config'
import type { Work } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import { isOldIos } from './system.ts'
import { userAgent } from './user-agent.ts'

const { thumbnailWidthPx, smallerWidthsPx, exampleWidthsPx } = appConfig.layout
const files = `${appConfig.apiPath}${transfers.file}`

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** The address of a work's small picture: 608 wide, and of low quality for old iOS devices. */
export function thumbnailOf({ files: { thumbnail } }: Pick<Work, 'files'>): string {
  return isOldIos(userAgent()) ? withQuery(thumbnail, 'q=low') : thumbnail
}

/** The same picture in the widths there are of it, for `srcset`; undefined for one that there is once. */
export function widthsOf(address: string): string | undefined {
  if (address.startsWith('/examples/')) {
    const [small, whole] = exampleWidthsPx
    return `${address.replace('.webp', `-${small}.webp`)} ${small}w, ${address} ${whole}w`
  }
  if (!address.startsWith(files) || address.endsWith('q=low')) return undefined
  const smaller = smallerWidthsPx.map((width) => `${withQuery(address, `w=${width}`)} ${width}w`)
  return [...smaller, `${address} ${thumbnailWidthPx}w`].join(', ')
}

/** A stored picture for a place that is at most so many CSS pixels wide. */
export function narrow(address: string, widthPx: number): string {
  const width = smallerWidthsPx.find((known) => known >= 3 * widthPx)
  return width && address.startsWith(files) ? withQuery(address, `w=${width}`) : address
}
