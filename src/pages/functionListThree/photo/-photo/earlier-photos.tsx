import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { uploadsQuery } from '~/entities/double/double.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import styles from './flow.module.css'
import tiles from './tiles.module.css'

type Chosen = readonly { id: string; url: string }[]

interface EarlierPhotosProps {
  /** Those that are with the double already. */
  taken: ReadonlySet<string>
  chosen: Chosen
  /** How many more may be chosen. */
  room: number
  onChange: (chosen: Chosen) => void
}

/** What the person has sent before, to choose several of. */
export function EarlierPhotos({ taken, chosen, room, onChange }: EarlierPhotosProps) {
  const { t } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(uploadsQuery)
  const photos = data?.pages.flatMap(({ uploads }) => uploads).filter(({ id }) => !taken.has(id)) ?? []
  if (error) return <FailedState error={error} onRetry={refetch} />
  if (photos.length === 0) return null
  return (
    <section className={styles.flow} aria-label={t`上传过的照片`}>
      <h2>
        <Trans>上传过的照片</Trans>
      </h2>
      <div className={tiles.grid}>
        {photos.map(({ id, url }, i) => {
          const isChosen = chosen.some((one) => one.id === id)
          return (
            <button
              key={id}
              type="button"
              className={`${tiles.tile} ${tiles.pick}`}
              aria-pressed={isChosen}
              aria-label={t`照片 ${i + 1}`}
              disabled={!isChosen && chosen.length >= room}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one.id !== id) : [...chosen, { id, url }])}
            >
              <img src={url} alt="" loading="lazy" />
              {isChosen && (
                <span className={tiles.mark}>
                  <Check aria-hidden size={16} />
                </span>
              )}
            </button>
          )
        })}
      </div>
      {hasNextPage && (
        <Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>更早的照片</Trans>
        </Button>
      )}
    </section>
  )
}
