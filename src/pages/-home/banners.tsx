import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { squareFrontQuery } from '~/entities/work/square.queries.ts'
import { initialColumns } from '~/shared/lib/initial-columns.ts'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import { useReached } from '~/shared/ui/media/use-reached.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import styles from './home-page.module.css'

/** How many have their pictures from the start. */
const IN_SIGHT = { phone: 2, desktop: 4 }
/** As the style sheet has it. */
const SIZES = '(width > 960px) 420px, 86vw'

/** Activities, and what can be done here. */
export function Banners() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(squareFrontQuery)
  const { row, reached, reach } = useReached(IN_SIGHT)
  if (data.banners.length === 0) return null
  // On wide screens fewer of them would be wider.
  const phone = initialColumns() === 2
  return (
    <nav ref={row} aria-label={t`精选`} className={styles.banners} onScroll={reach}>
      {data.banners.map(({ id, title, text, picture, crop, link }, at) => (
        <SmartLink key={id} link={link} className={styles.banner} data-paint-later={(phone && at >= IN_SIGHT.phone) || undefined}>
          {/* The first one is in sight from the start; its place is the style sheet's. */}
          {at < reached && (
            <img
              srcSet={widthsOf(picture)}
              sizes={SIZES}
              src={picture}
              alt=""
              style={{ objectPosition: `50% ${crop * 100}%` }}
              width={640}
              height={640}
              loading={at === 0 ? 'eager' : 'lazy'}
              decoding={at === 0 ? 'sync' : 'async'}
              fetchPriority={at === 0 ? 'high' : undefined}
            />
          )}
          <span data-paint-later>
            <strong>{title}</strong>
            <small>{text}</small>
          </span>
        </SmartLink>
      ))}
    </nav>
  )
}
