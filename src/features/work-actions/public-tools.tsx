import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Heart, MessageCircle, QrCode, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { useWanted, type Ask } from '~/entities/session/wanted.ts'
import { PosterSheet } from './poster/late-poster-sheet.ts'
import { Tool, ToolLink } from './tool.tsx'
import { useShare } from './use-share.tsx'
import styles from './work-actions.module.css'
import { useFavourite, useLike } from './work.mutations.ts'

interface PublicToolsProps {
  work: Work
  /** Runs what only a logged-in person may do. */
  onAsk: Ask
  /** Whether the work can be handed on here; its owner has that among their own tools. */
  shares?: boolean
}

/** What everybody can do with a public work, in a row; each tells how many have. */
export function PublicTools({ work, onAsk, shares }: PublicToolsProps) {
  const { t, i18n } = useLingui()
  const [poster, setPoster] = useState(false)
  const like = useLike(work.id)
  const favourite = useFavourite(work.id)
  const wantedLike = `like:${work.id}`
  const wantedFavourite = `favourite:${work.id}`
  useWanted(wantedLike, () => like.mutate(true))
  useWanted(wantedFavourite, () => favourite.mutate(true))
  const { share, guide } = useShare(work)
  const shown = (count: number | undefined, word: React.ReactNode) => (count ? i18n.number(count, { notation: 'compact' }) : word)
  return (
    <div className={styles.tools}>
      <Tool
        icon={Heart}
        data-pressed="like"
        aria-pressed={work.liked}
        aria-label={work.likes > 0 ? t`喜欢 ${work.likes}` : t`喜欢`}
        onClick={() => onAsk(() => like.mutate(!work.liked), wantedLike)}
      >
        {shown(work.likes, <Trans>喜欢</Trans>)}
      </Tool>
      <Tool
        icon={Bookmark}
        data-pressed="favourite"
        aria-pressed={work.favourite ?? false}
        aria-label={work.favourites ? t`收藏 ${work.favourites}` : t`收藏`}
        onClick={() => onAsk(() => favourite.mutate(!work.favourite), wantedFavourite)}
      >
        {shown(work.favourites, <Trans>收藏</Trans>)}
      </Tool>
      <ToolLink to="/functionSquare/square/details" search={{ id: work.id }} hash="comments" icon={MessageCircle} aria-label={work.comments ? t`评论 ${work.comments}` : t`评论`}>
        {shown(work.comments, <Trans>评论</Trans>)}
      </ToolLink>
      {shares && (
        <>
          <Tool icon={Share2} onClick={share}>
            <Trans>分享</Trans>
          </Tool>
          <Tool icon={QrCode} onClick={() => setPoster(true)}>
            <Trans>海报</Trans>
          </Tool>
        </>
      )}
      {poster && <PosterSheet work={work} onClose={() => setPoster(false)} onGiveUp={() => setPoster(false)} />}
      {guide}
    </div>
  )
}
