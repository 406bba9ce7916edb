import { appConfig } from '#config'
import type { Work } from '#contract/entities.ts'
import { shareCardOf } from '~/shared/lib/page-head.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'

/** What a public work is, in schema.org's words, for search engines. */
export function StructuredData({ work, title }: { work: Work; title: string }) {
  const origin = pageOrigin()
  const counter = (action: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  })
  const url = `${origin}/functionSquare/square/details?id=${work.id}`
  const data = {
    '@context': 'https://schema.org',
    '@type': work.kind === 'video' ? 'VideoObject' : 'ImageObject',
    '@id': url,
    url,
    name: title,
    description: title,
    contentUrl: origin + (work.kind === 'video' ? work.files.original : work.files.preview),
    thumbnailUrl: origin + shareCardOf(work.id),
    width: work.width,
    height: work.height,
    ...(work.duration ? { duration: `PT${work.duration.toFixed(1)}S` } : {}),
    uploadDate: new Date(work.createdAt).toISOString(),
    author: { '@type': 'Person', name: work.owner.nickname, url: `${origin}/creator?id=${work.owner.id}` },
    creditText: `${work.owner.nickname} · ${appConfig.name}`,
    digitalSourceType: 'https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    commentCount: work.comments ?? 0,
    interactionStatistic: [
      counter('LikeAction', work.likes),
      counter('BookmarkAction', work.favourites ?? 0),
      counter('CommentAction', work.comments ?? 0),
    ],
  }
  // A name may hold what would end the script.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
