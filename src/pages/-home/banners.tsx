import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { squareFrontQuery } from '~/entities/work/square.queries.ts'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import styles from './home-page.module.css'

/** As the style sheet has it. */
const SIZES = '(width > 960px) 420px, 86vw'

/** Activities, and what can be done here. */
export function Banners() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(squareFrontQuery)
  if (data.banners.length === 0) return null
  return (
    <nav aria-label={t`精选`} className={styles.banners}>
      {data.banners.map(({ id, title, text, picture, link }, at) => (
        <SmartLink key={id} link={link} className={styles.banner}>
          {/* The first one is in sight from the start; its place is the style sheet's. */}
          <img srcSet={widthsOf(picture)} sizes={SIZES} src={picture} alt="" width={640} height={640} loading={at === 0 ? 'eager' : 'lazy'} decoding="async" />
          <span>
            <strong>{title}</strong>
            <small>{text}</small>
          </span>
        </SmartLink>
      ))}
    </nav>
  )
}
